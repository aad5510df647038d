import { type HandledJob, job } from '#engine/feature.ts'
import { on } from '#engine/reactions.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { tell } from '#events/tell.ts'
import { isThere } from '#features/groups/has-left.ts'
import { type Account, adminsOf } from '#features/mentorships/who-looks-after.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import { periodClosing, periodOpening } from '#protocol/features/periods.ts'
import { weekdayText } from '#protocol/shared/dates-written.ts'
import { periodMails } from './periods.mails.ts'
import { periodNews } from './periods.news.ts'
import { participantsOf } from './periods-in-scope.ts'

type Period = { id: string; name: string; schoolId: string; school: string; maySearch: boolean } & Record<
  'startDate' | 'endDate',
  string
>

/** As it is now: what was put away, or got other days, tells nobody. */
const periodOf = (tx: Tx, id: string) =>
  tx.row<Period>(
    `select p.id, p.name, p.school_id as "schoolId", o.name as school, p.may_search as "maySearch",
       p.start_date::text as "startDate", p.end_date::text as "endDate"
     from internship_periods p join organizations o on o.id = p.school_id where p.id = $1 and p.status = 'active'`,
    [id],
  )

/** Who takes part and is at the school now. */
const takingPart = `select u.id, u.email, u.locale, u.first_name as "firstName" from organization_people o
  join internship_periods p on p.id = $1 and p.school_id = o.organization_id join users u on u.id = o.user_id
  where 'student' = any(o.roles_here) and u.status in ('active', 'invited') and ${isThere('o')}
    and o.user_id in (${participantsOf('array[$1::uuid]')})`

const SLICE = 200
const NAME = 'tellPeriodOpening'

type Happened = { id: string; periodId: string; startDate: string }

/** So many at a time: a school has more students than fit in one transaction. */
async function tellSome(tx: Tx, event: Happened, after: string): Promise<string | undefined> {
  const period = await periodOf(tx, event.periodId)
  if (period?.startDate !== event.startDate) return undefined
  const students = await tx.rows<Account & { status: string }>(
    `select * from (${takingPart} and u.status = 'active' and u.id > $2::uuid) s order by s.id limit ${SLICE}`,
    [period.id, after],
  )
  for (const to of students)
    await tell(tx, periodNews.periodOpening, {
      event,
      to,
      detail: period.name,
      path: period.maySearch ? '/stagebank' : '/dashboard',
      mail: periodMails.periodOpening,
      values: { period: period.name, school: period.school, day: weekdayText(period.startDate, to.locale) },
    })
  return students.length === SLICE ? students.at(-1)?.id : undefined
}

/** Once more after it was cut off it tells nobody twice. */
export const tellPeriodOpening: HandledJob = job(NAME, async ({ site, payload, road }) => {
  const { eventId = '', periodId = '', startDate = '' } = payload
  const event = { id: eventId, periodId, startDate }
  let after: string | undefined = '00000000-0000-0000-0000-000000000000'
  while (after) {
    const from: string = after
    after = await road.inTenant(site, (tx) => tellSome(tx, event, from))
  }
})

const tellOpening = on('tellPeriodOpening', periodOpening, async ({ event, tx }) => {
  const payload = { eventId: event.id, periodId: event.subjectId, startDate: event.startDate }
  tx.enqueue({ identifier: NAME, payload, key: `${NAME}:${event.id}` })
})

const without: Record<Locale, (count: number) => string> = {
  nl: (count) => (count === 1 ? '1 leerling heeft nog geen plek' : `${count} leerlingen hebben nog geen plek`),
  en: (count) => (count === 1 ? '1 student has no place yet' : `${count} students have no place yet`),
}

/** Mentors hear of their own students, administrators of all; who has nobody without a place hears nothing. */
const tellClosing = on('tellPeriodClosing', periodClosing, async ({ event, tx }) => {
  const period = await periodOf(tx, event.subjectId)
  if (period?.endDate !== event.endDate) return
  const left = await tx.rows<{ id: string }>(
    `select s.id from (${takingPart}) s where not exists (
       select from student_standings t where t.student_id = s.id and t.about_id = $1 and t.stage > 0)`,
    [period.id],
  )
  if (left.length === 0) return
  const mentors = await tx.rows<Account & { count: number }>(
    `select u.id, u.email, u.locale, u.first_name as "firstName", count(distinct m.student_id)::int as count
     from mentored_students m join users u on u.id = m.mentor_id and u.status = 'active'
     join roles r on r.user_id = u.id and r.organization_id = $2 where m.student_id = any($1::uuid[])
     group by u.id, u.email, u.locale, u.first_name`,
    [left.map(({ id }) => id), period.schoolId],
  )
  const admins = (await adminsOf(tx, period.schoolId)).map((each) => ({ ...each, count: left.length }))
  // Who is both hears of all.
  for (const { count, ...to } of [...admins, ...mentors]) {
    const said = without[to.locale](count)
    await tell(tx, periodNews.periodClosing, {
      event,
      to,
      detail: `${period.name} (${said})`,
      path: `/internship_periods/${period.id}`,
      mail: periodMails.periodClosing,
      values: { period: period.name, day: weekdayText(period.endDate, to.locale), without: said },
    })
  }
})

export const periodReactions = [tellOpening, tellClosing]
