import type { TableRow } from '#db/tables.ts'
import { type HandledJob, type JobContext, job } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/applications.ts'
import { isOneOf } from '#protocol/shared/guards.ts'
import { applicationMails } from './applications.mails.ts'
import { applicationNews } from './applications.news.ts'
import { decided, reminderDue } from './applications.rules.ts'
import { hostContact } from './host/host-contact.ts'
import { mailHost } from './host/mail-host.ts'
import { settlingVacancy } from './settle-later.ts'
import { letGoOfPlaces } from './withdraw-application.ts'

/** Read at once; and how long one run goes on with each kind. The next hour does the rest. */
const SLICE = 200
const LONGEST_MS = 25_000
type Context = Pick<JobContext, 'site' | 'road' | 'log'>

// Written out, because that is how the indexes know them. $1 are those that were tended to already.
const among = (statuses: readonly string[]) => `a.status in (${statuses.map((status) => `'${status}'`).join(', ')})`

const dueForReminder = `select a.id from applications a where ${among(protocol.atHostStatuses)} and a.id <> all($1)
  and (sent_at < now() - interval '14 days' and not 14 = any(reminders)
    or sent_at < now() - interval '7 days' and reminders = '{}')
  and coalesce(talk_at, '-infinity') < now() and expires_at > now() order by sent_at limit ${SLICE}`

/** Nobody answered in time. */
const late = `select a.id from applications a where ${among([...protocol.atHostStatuses, 'offered'])}
  and a.expires_at < now() and a.id <> all($1) order by a.expires_at limit ${SLICE}`

/** The period of the student is over. */
const afterPeriod = `select a.id from internship_periods p join applications a on a.internship_period_id = p.id
  where p.end_date < today_nl() and ${among(protocol.openApplicationStatuses)} and a.id <> all($1) limit ${SLICE}`

const placesToOffer = `select distinct a.vacancy_id as id from applications a join vacancies v on v.id = a.vacancy_id
  where a.status = 'waiting' and v.places_taken < v.places and v.status in ('published', 'full') limit ${SLICE}`

/** However many fail, the others have their turn. */
async function eachOf({ site, road, log }: Context, text: string, act: typeof remind): Promise<void> {
  const until = Date.now() + LONGEST_MS
  const seen: string[] = []
  while (Date.now() < until) {
    const due = await road.inTenant(site, (tx) => tx.rows<{ id: string }>(text, [seen]))
    for (const { id } of due) {
      seen.push(id)
      try {
        await road.inTenant(site, (tx) => tend(tx, id, act))
      } catch (error) {
        log.warn({ application: id, err: error }, 'an application could not be tended to')
      }
    }
    if (due.length < SLICE) return
  }
}

type Tended = Pick<TableRow<'applications'>, 'id' | 'status' | 'reminders'> & {
  daysWaited: number
  isLate: boolean
  isPeriodOver: boolean
}

/** Locked one by one and looked at again: meanwhile somebody may have answered. */
async function tend(tx: Tx, id: string, act: typeof remind): Promise<void> {
  const row = await tx.row<Tended>(
    `select a.id, a.status, a.reminders, extract(day from now() - sent_at)::int as "daysWaited",
       coalesce(expires_at < now(), false) as "isLate",
       exists (select from internship_periods p where p.id = a.internship_period_id
         and p.end_date < today_nl()) as "isPeriodOver"
     from applications a where id = $1 for no key update`,
    [id],
  )
  if (row) await act(tx, row)
}

async function remind(tx: Tx, application: Tended): Promise<void> {
  if (!isOneOf(protocol.atHostStatuses, application.status)) return
  const day = reminderDue(application.daysWaited, protocol.reminderDays, application.reminders)
  if (day === undefined) return
  await tx.run('update applications set reminders = reminders || $2::smallint where id = $1', [application.id, day])
  const to = await hostContact(tx, application.id)
  if (!to) return
  const key = `${application.id}:${day}`
  await mailHost(tx, application.id, to, {
    news: applicationNews.applicationReceived,
    mail: applicationMails.applicationReminder,
    key,
    isToAnswer: true,
  })
}

async function expire(tx: Tx, application: Tended): Promise<void> {
  if (!application.isLate && !application.isPeriodOver) return
  const ended = await tx.moveAll(
    protocol.applicationLife.expire,
    { id: application.id },
    { set: decided, tell: ({ vacancyId, studentId, was }) => ({ vacancyId, studentId, was }) },
  )
  await letGoOfPlaces(tx, ended)
}

export async function tendApplications(context: Context): Promise<void> {
  await eachOf(context, late, expire)
  await eachOf(context, afterPeriod, expire)
  await eachOf(context, dueForReminder, remind)
  await context.road.inTenant(context.site, async (tx) => {
    for (const { id } of await tx.rows<{ id: string }>(placesToOffer)) tx.enqueue(settlingVacancy(id))
  })
}

export const tendApplicationsJob: HandledJob = job('tendApplications', tendApplications, '25 * * * *')
