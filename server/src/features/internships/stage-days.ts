import { type CalendarEntry, calendarSource } from '#engine/calendar.ts'
import { anyOf, compile, Params } from '#engine/judging/condition.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import { firstOfWeekdays } from '#protocol/shared/calendar-text.ts'
import { hostAgreed, own } from './internships.policy.ts'
import { notAgreed } from './student-name.ts'

/** A house with more people than this looks at its list. */
const MOST = 300

const words: Record<Locale, Record<'own' | 'volunteer' | 'host', string>> = {
  nl: { own: 'Stage bij {host}', volunteer: 'Vrijwilligerswerk bij {host}', host: '{student} komt' },
  en: { own: 'Internship at {host}', volunteer: 'Volunteering at {host}', host: '{student} comes' },
}

type Row = {
  id: string
  isOwn: boolean
  isVolunteer: boolean
  student: string
  host: string
  city: string | null
  title: string
  weekdays: number[]
  startDate: string
  endDate: string | null
  away: string[]
  changedAt: Date
}

/** The days that one comes oneself, and for a host those of its people; the days on which somebody is away are left out. */
export const stageDays = calendarSource('stage', async ({ tx, me, locale, today }) => {
  const params = new Params()
  const isOwn = compile(own(me), 'i', params)
  const mine = compile(anyOf(own(me), hostAgreed(me)), 'i', params)
  if (mine === false) return []
  const now = `${params.add(today)}::date`
  const rows = await tx.rows<Row>(
    `select i.id, ${isOwn} as "isOwn", i.school_id is null as "isVolunteer", i.title, i.weekdays,
       concat_ws(' ', u.first_name, u.infix, u.last_name) as student,
       coalesce(o.name, i.organization_name, i.title) as host, coalesce(o.city, i.city) as city,
       i.start_date::text as "startDate", i.end_date::text as "endDate",
       array(select distinct d::date::text from absences a,
           generate_series(a.first_day, coalesce(a.last_day, greatest(a.first_day, ${now})), interval '1 day') d
         where a.internship_id = i.id and a.status <> 'cancelled' and extract(isodow from d) = any(i.weekdays)
         order by 1) as away,
       greatest(i.updated_at, (select max(a.updated_at) from absences a where a.internship_id = i.id)) as "changedAt"
     from internships i join users u on u.id = i.student_id left join organizations o on o.id = i.organization_id
     where ${mine} and i.status <> all(${params.own([...notAgreed])}) and i.start_date is not null
       and cardinality(i.weekdays) > 0 and coalesce(i.end_date >= ${now} - 365, true)
     order by i.start_date desc, i.id limit ${MOST}`,
    params.values,
  )
  return rows.flatMap((row) => entryOf(row, locale))
})

function entryOf(row: Row, locale: Locale): CalendarEntry[] {
  const { id, isOwn, isVolunteer, student, host, city, title, weekdays, startDate, endDate, away, changedAt } = row
  const firstDay = firstOfWeekdays(startDate, weekdays)
  if (!firstDay || (endDate && firstDay > endDate)) return []
  const word = words[locale][isOwn ? (isVolunteer ? 'volunteer' : 'own') : 'host']
  return [
    {
      key: id,
      title: word.replace('{host}', host).replace('{student}', student),
      when: { firstDay, weekly: { weekdays, until: endDate, except: away } },
      changedAt,
      path: `/internships/${id}`,
      ...(isOwn ? { place: [host, city].filter(Boolean).join(', ') } : {}),
      ...(title === host ? {} : { note: title }),
    },
  ]
}
