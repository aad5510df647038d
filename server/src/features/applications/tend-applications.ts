import { type HandledJob, type JobContext, job } from '#engine/feature.ts'
import { camelRow, type TableRow, type Tx } from '#engine/transaction.ts'
import { queueMail } from '#mail/queue.ts'
import * as protocol from '#protocol/applications.ts'
import { issueApplicationLink } from './application-links.ts'
import { reminderDue } from './applications.rules.ts'
import { hostContact } from './host-contact.ts'
import { hostMailValues } from './mail-values.ts'
import { settlingVacancy } from './settling.ts'
import { type Held, letGoOfPlaces } from './withdraw.ts'

/** What one run does at most of each kind; the next hour does the rest. */
const SLICE = 200
type Context = Pick<JobContext, 'site' | 'road' | 'log'>

const dueForReminder = `select id from applications where status = any($1)
  and (sent_at < now() - interval '14 days' and not 14 = any(reminders)
    or sent_at < now() - interval '7 days' and reminders = '{}')
  and coalesce(talk_at, '-infinity') < now() and expires_at > now() order by sent_at limit ${SLICE}`

/** Nobody answered in time, or the period of the student is over. */
const dueToExpire = `select a.id from applications a left join internship_periods p on p.id = a.internship_period_id
  where a.status = any($1) and (a.expires_at < now() or p.end_date < today_nl())
  order by a.expires_at, a.id limit ${SLICE}`

const placesToOffer = `select distinct a.vacancy_id as id from applications a join vacancies v on v.id = a.vacancy_id
  where a.status = 'waiting' and v.places_taken < v.places and v.status in ('published', 'full') limit ${SLICE}`

/** Locked one by one and looked at again: meanwhile somebody may have answered. */
async function eachOf({ site, road, log }: Context, text: string, values: unknown[], act: typeof remind) {
  const due = await road.inTenant(site, (tx) => tx.rows<{ id: string }>(text, values))
  for (const { id } of due) {
    try {
      await road.inTenant(site, async (tx) => {
        const row = await tx.row(
          `select a.*, extract(day from now() - sent_at)::int as days_waited,
             coalesce(expires_at < now(), false) as is_late,
             exists (select from internship_periods p where p.id = a.internship_period_id
               and p.end_date < today_nl()) as is_period_over
           from applications a where id = $1 for no key update`,
          [id],
        )
        if (row) await act(tx, camelRow(row))
      })
    } catch (error) {
      log.warn({ application: id, err: error }, 'an application could not be tended to')
    }
  }
}

async function remind(tx: Tx, application: TableRow): Promise<void> {
  if (!protocol.atHostStatuses.includes(application.status)) return
  const day = reminderDue(application.daysWaited, protocol.reminderDays, application.reminders)
  if (day === undefined) return
  await tx.run('update applications set reminders = reminders || $2::smallint where id = $1', [application.id, day])
  const to = await hostContact(tx, application.id)
  if (!to) return
  const link = await issueApplicationLink(tx, application.id, to.email)
  const values = await hostMailValues(tx, application.id, to.locale)
  await queueMail(tx, {
    purpose: 'applicationReminder',
    key: `${application.id}:${day}`,
    to,
    values,
    links: [`${link}&kies=accept`, `${link}&kies=decline`, `${link}&kies=talk`],
  })
}

async function expire(tx: Tx, application: TableRow): Promise<void> {
  const { id, vacancyId, studentId, status } = application
  const isOpen = (protocol.openApplicationStatuses as readonly string[]).includes(status)
  if (!isOpen || !(application.isLate || application.isPeriodOver)) return
  await tx.run(
    `update applications set status = 'expired', expires_at = null, decided_at = clock_timestamp() where id = $1`,
    [id],
  )
  await letGoOfPlaces(tx, [application as unknown as Held])
  tx.emit(protocol.applicationExpired, { vacancyId, studentId, was: status }, { type: 'applications', id })
}

export async function tendApplications(context: Context): Promise<void> {
  await eachOf(context, dueToExpire, [protocol.openApplicationStatuses], expire)
  await eachOf(context, dueForReminder, [protocol.atHostStatuses], remind)
  await context.road.inTenant(context.site, async (tx) => {
    for (const { id } of await tx.rows<{ id: string }>(placesToOffer)) tx.enqueue(settlingVacancy(id))
  })
}

export const tendApplicationsJob: HandledJob = job('tendApplications', tendApplications, '25 * * * *')
