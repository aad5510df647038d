import { calendarSource } from '#engine/calendar.ts'
import { anyOf, type Condition, compile, existsIn, Params } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import { hostAgreed, own, ownStudents } from '#features/internships/internships.policy.ts'
import type { Locale } from '#protocol/errors/errors.ts'

const MOST = 500

const words: Record<Locale, Record<'own' | 'ownCall' | 'other' | 'otherCall' | 'somebody', string>> = {
  nl: {
    own: '{visitor} komt op bezoek',
    ownCall: 'Gesprek met {visitor}',
    other: 'Bezoek: {student} bij {host}',
    otherCall: 'Gesprek: {student}, {host}',
    somebody: 'School',
  },
  en: {
    own: '{visitor} comes to visit',
    ownCall: 'Talk with {visitor}',
    other: 'Visit: {student} at {host}',
    otherCall: 'Talk: {student}, {host}',
    somebody: 'School',
  },
}

type Row = {
  id: string
  internshipId: string
  isOwn: boolean
  isCall: boolean
  start: Date
  end: Date
  student: string
  host: string
  visitor: string | null
  place: string | null
  changedAt: Date
}

/** Whom it concerns, not everybody who may look: a whole school has too many. */
const concerns = (me: Me): Condition<'visits'> =>
  anyOf(
    { visitorId: me.staffOf().length > 0 ? me.self : [] },
    existsIn('internships', 'id', 'internshipId', anyOf(own(me), hostAgreed(me), ownStudents(me))),
  )

/** Visits and talks that are planned or were made lately. */
export const visitTimes = calendarSource('visit', async ({ tx, me, locale, today }) => {
  const params = new Params()
  const mine = compile(concerns(me), 'v', params)
  if (mine === false) return []
  const isOwn = compile(own(me), 'i', params)
  const now = `${params.add(today)}::date`
  const start = `((v.day + v.time::time) at time zone 'Europe/Amsterdam')`
  const rows = await tx.rows<Row>(
    `select v.id, v.internship_id as "internshipId", ${isOwn} as "isOwn", v.kind <> 'onSite' as "isCall",
       ${start} as start, ${start} + make_interval(mins => v.minutes) as "end", v.updated_at as "changedAt",
       concat_ws(' ', u.first_name, u.infix, u.last_name) as student, coalesce(o.name, i.organization_name, i.title) as host,
       (select concat_ws(' ', n.first_name, n.infix, n.last_name) from users n where n.id = v.visitor_id) as visitor,
       coalesce(v.place, case when v.kind = 'onSite' then concat_ws(', ', coalesce(o.name, i.organization_name), coalesce(o.city, i.city)) end)
         as place
     from visits v join internships i on i.id = v.internship_id join users u on u.id = v.student_id
       left join organizations o on o.id = i.organization_id
     where ${mine} and v.status <> 'cancelled' and v.day >= ${now} - 60
     order by v.day, v.time, v.id limit ${MOST}`,
    params.values,
  )
  return rows.map(({ id, internshipId, student, host, visitor, place, changedAt, ...row }) => {
    const word = words[locale][`${row.isOwn ? 'own' : 'other'}${row.isCall ? 'Call' : ''}`]
    return {
      key: id,
      title: word
        .replace('{visitor}', visitor ?? words[locale].somebody)
        .replace('{student}', student)
        .replace('{host}', host),
      when: { start: row.start, end: row.end },
      changedAt,
      path: `/internships/${internshipId}`,
      ...(place ? { place } : {}),
    }
  })
})
