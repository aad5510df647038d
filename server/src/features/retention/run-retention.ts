import type { JobContext } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { mailNews } from '#events/tell.ts'
import { erasePerson } from '#features/erasure/erase-person.ts'
import { changeStatus } from '#features/users/change-status.ts'
import type { Recipient } from '#mail/queue.ts'
import { inactivityWarned, type RetentionClass, type RetentionCounts } from '#protocol/features/retention.ts'
import { keysOf } from '#protocol/shared/guards.ts'
import { due } from './retention.classes.ts'
import { retentionMails } from './retention.mails.ts'
import { retentionNews } from './retention.news.ts'

/** Rows and people of one slice. A slice ends within seconds; the next one is a job of its own. */
const ROWS = 2000
const PEOPLE = 40

/** All of them at once, by one statement. */
const inBulk = {
  motivation: `update internships set motivation = null where id in (${due.motivation} limit ${ROWS})`,
  application: `delete from applications where id in (${due.application} limit ${ROWS})`,
  internship: `update internships set contact_name = null, contact_email = null, contact_phone_number = null,
    description = null where id in (${due.internship} limit ${ROWS})`,
  form: `delete from form_submissions where id in (${due.form} limit ${ROWS})`,
  message: `delete from notifications where id in (${due.message} limit ${ROWS})`,
} satisfies Partial<Record<RetentionClass, string>>

/** One by one: a person for whom it does not work out stays, and the others go on. */
const perPerson = {
  erase: (tx: Tx, id: string) => erasePerson(tx, id, { isGone: true }),
  warn,
  deactivate,
} satisfies Partial<Record<RetentionClass, (tx: Tx, id: string) => Promise<void>>>

async function warn(tx: Tx, id: string): Promise<void> {
  const to = await tx.row<Recipient>('select id, email, locale, first_name as "firstName" from users where id = $1', [
    id,
  ])
  if (!to) return
  const warning = await tx.row<{ day: string }>(
    `insert into inactivity_warnings (user_id) values ($1)
     on conflict (tenant_id, user_id) do update set warned_on = excluded.warned_on returning warned_on::text as day`,
    [id],
  )
  const made = { mail: retentionMails.inactivityWarning, key: `${id}:${warning?.day}`, to, link: '/inloggen' }
  await mailNews(tx, retentionNews.inactivityWarned, made)
  tx.emit(inactivityWarned, { userId: id }, { type: 'users', id })
}

async function deactivate(tx: Tx, id: string): Promise<void> {
  const user = await tx.row<{ id: string; status: string }>(
    'select id, status from users where id = $1 for no key update',
    [id],
  )
  if (user?.status !== 'active') return
  await changeStatus(tx, user, 'inactive')
  await tx.run('delete from inactivity_warnings where user_id = $1', [id])
}

/** The line of tonight. Whoever adds to it holds it, so that two runs at once do not count double. */
const addCounts = (tx: Tx, counts: RetentionCounts, isFinished: boolean) =>
  tx.run(
    `insert into retention_runs as r (counts, finished_at) values ($1, case when $2 then now() end)
     on conflict (tenant_id, ran_on) do update set finished_at = excluded.finished_at, counts = (
       select jsonb_object_agg(k, coalesce((r.counts->>k)::int, 0) + coalesce((excluded.counts->>k)::int, 0))
       from (select jsonb_object_keys(r.counts || excluded.counts) as k) keys)`,
    [JSON.stringify(counts), isFinished],
  )

/** One slice of what is due today. True when there is more. Doing it twice finds nothing the second time. */
export async function retentionSlice({ site, road, log }: Pick<JobContext, 'site' | 'road' | 'log'>): Promise<boolean> {
  let hasMore = false
  const counts: RetentionCounts = {}
  const today = await road.inTenant(
    site,
    async (tx) => (await tx.row<{ day: string }>('select today_nl()::text as day'))?.day,
  )
  for (const name of keysOf(inBulk)) {
    const done = await road.inTenant(site, (tx) => tx.run(inBulk[name], [today]))
    counts[name] = done
    if (done === ROWS) hasMore = true
  }
  counts.signIn = await road.inTenant(site, forgetSignIns)
  if (counts.signIn === ROWS) hasMore = true
  for (const name of keysOf(perPerson)) {
    const text = `${due[name]} order by c.due_on, c.id limit ${PEOPLE}`
    const people = await road.inTenant(site, (tx) => tx.rows<{ id: string }>(text, [today]))
    let done = 0
    for (const { id } of people) {
      try {
        await road.inTenant(site, (tx) => perPerson[name](tx, id))
        done++
      } catch (error) {
        log.warn({ retention: name, user: id, err: error }, 'retention skipped a person')
      }
    }
    counts[name] = done
    if (people.length === PEOPLE && done > 0) hasMore = true
  }
  await road.inTenant(site, async (tx) => {
    await addCounts(tx, counts, !hasMore)
    if (hasMore) tx.enqueue({ identifier: 'retentionSlice', payload: {}, key: `retention:${site.id}` })
  })
  return hasMore
}

async function forgetSignIns(tx: Tx): Promise<number> {
  const row = await tx.row<{ gone: number }>('select system.forget_sign_ins(current_tenant(), $1) as gone', [ROWS])
  return row?.gone ?? 0
}
