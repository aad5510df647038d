import type pg from 'pg'
import { runTask } from './lib/with-database.ts'

const usage = `Jobs that follow a change: mails, notifications, nightly work.
  npm run jobs -- counts           how many wait, run and failed for good
  npm run jobs -- list             those that failed for good, newest first
  npm run jobs -- retry <id>|all   run them again, with all their attempts
  npm run jobs -- mails            mails that nobody got: refused, or kept for longer than a day without SMTP_URL
The database is DATABASE_URL, or the one that Stagehaven runs in DATA_DIR.`

type Letter = { id: string; tenant: string; name: string; attempts: number; reason: string; failed_at: Date }

const tasks: Record<string, (client: pg.Client, argument: string | undefined) => Promise<string>> = {
  async counts(client) {
    const { rows } = await client.query('select waiting, running, dead, oldest_seconds from system.job_counts()')
    const { waiting, running, dead, oldest_seconds } = rows[0]
    return `waiting  ${waiting}\nrunning  ${running}\ndead     ${dead}\noldest   ${Math.round(oldest_seconds)} s`
  },

  async list(client) {
    const { rows } = await client.query<Letter>(
      `select d.id::text, coalesce(t.key, '-') as tenant, concat_ws(' ', d.task, d.reaction) as name, d.attempts, d.reason,
         d.failed_at
       from system.list_dead_letters(null) d left join tenants t on t.id = d.tenant_id order by d.failed_at desc, d.id desc`,
    )
    if (rows.length === 0) return 'No dead letters.'
    return rows
      .map(({ id, tenant, name, attempts, reason, failed_at }) =>
        [id, failed_at.toISOString(), tenant, name, `${attempts} attempts`, reason].join('  '),
      )
      .join('\n')
  },

  /** To whom is no part of it: this is read on a screen. */
  async mails(client) {
    const { rows } = await client.query<{
      id: string
      tenant: string
      purpose: string
      error: string
      created_at: Date
    }>(
      `select m.id, t.key as tenant, m.purpose, coalesce(m.error, '-') as error, m.created_at
       from mails m join tenants t on t.id = m.tenant_id where m.status = 'failed' order by m.created_at desc, m.id`,
    )
    if (rows.length === 0) return 'No mails that nobody got.'
    return rows
      .map(({ id, tenant, purpose, error, created_at }) =>
        [id, created_at.toISOString(), tenant, purpose, error].join('  '),
      )
      .join('\n')
  },

  async retry(client, argument) {
    if (argument !== 'all' && !/^\d+$/.test(argument ?? '')) throw new Error(usage)
    const ids = argument === 'all' ? null : [argument]
    const { rows } = await client.query('select system.retry_dead_letters(null, $1) as retried', [ids])
    if (rows[0].retried === 0 && ids) throw new Error(`There is no dead letter ${argument}.`)
    return `${rows[0].retried} job${rows[0].retried === 1 ? '' : 's'} will run again.`
  },
}

await runTask(tasks, usage)
