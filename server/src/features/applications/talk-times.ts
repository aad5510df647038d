import { calendarSource } from '#engine/calendar.ts'
import { compile, Params } from '#engine/judging/condition.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import { talksOf } from './applications.policy.ts'
import { studentName } from './host/what-host-sees.ts'

const MOST = 200
/** Nobody says how long they talk; half an hour is what people keep free. */
const MINUTES = 30

const words: Record<Locale, Record<'own' | 'host', string>> = {
  nl: { own: 'Kennismaken bij {host}', host: 'Kennismaken met {student}' },
  en: { own: 'Meeting at {host}', host: 'Meeting {student}' },
}

type Row = {
  id: string
  isOwn: boolean
  start: Date
  student: string
  host: string
  place: string | null
  note: string | null
  changedAt: Date
}

/** When a student and a host meet before there is a place, for both of them. Who asked for another moment does not come. */
export const talkTimes = calendarSource('talk', async ({ tx, me, locale, today }) => {
  const params = new Params()
  const mine = compile(talksOf(me), 'a', params)
  if (mine === false) return []
  const rows = await tx.rows<Row>(
    `select a.id, a.student_id = ${params.add(me.id)} as "isOwn", a.talk_at as start, a.talk_place as place, a.talk_note as note,
       a.updated_at as "changedAt", ${studentName('a')} as student, o.name as host
     from applications a join organizations o on o.id = a.organization_id
     where ${mine} and a.status = 'in_talk' and a.talk_answer is distinct from 'other_moment'
       and a.talk_at >= ${params.add(today)}::date - 30
     order by a.talk_at, a.id limit ${MOST}`,
    params.values,
  )
  return rows.map(({ id, isOwn, start, student, host, place, note, changedAt }) => ({
    key: id,
    title: words[locale][isOwn ? 'own' : 'host'].replace('{host}', host).replace('{student}', student),
    when: { start, end: new Date(start.getTime() + MINUTES * 60_000) },
    changedAt,
    path: `/aanmeldingen/${id}`,
    ...(place ? { place } : {}),
    ...(note ? { note } : {}),
  }))
})
