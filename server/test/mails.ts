import { after } from 'node:test'
import type { Site } from '#engine/call.ts'
import type { App } from '../src/app.ts'
import type { Env } from '../src/env.ts'
import { OwnDatabase } from './own-database.ts'
import { until } from './until.ts'

export type Mail = { purpose: string; recipient: string; subject: string; html: string; text: string; link: URL }

/**
 * An app whose reactions run while this file's tests do, on a database of its own: a worker takes every job it finds,
 * also those of tests that run beside it.
 */
export async function reactingApp(env: Partial<Env> = {}, database?: OwnDatabase): Promise<App> {
  let worker: { stop(): Promise<void> } | undefined
  // Said before the app says how it ends, because its database waits for the worker's connections.
  after(() => worker?.stop())
  const app = await (database ?? (await OwnDatabase.create({ after }))).app(env)
  worker = await app.startWorker()
  return app
}

/** The mails to an address, oldest first. */
export async function mailsTo(app: App, site: Site, recipient: string, purpose?: string): Promise<Mail[]> {
  const rows = await app.road.db.withTenant(site.id, (sql) =>
    sql.rows<Omit<Mail, 'link'> & { body_text: string }>(
      `select purpose, recipient, subject, html, body_text from mails
       where recipient = $1 and ($2::text is null or purpose = $2) order by created_at`,
      [recipient, purpose ?? null],
    ),
  )
  return rows.map(({ body_text: text, ...mail }) => {
    const address = /https?:\/\/\S+/.exec(text)?.[0]
    return { ...mail, text, link: new URL(address ?? 'about:blank') }
  })
}

/** Nobody waits a minute in a test: what follows a decision that could be taken back follows now. */
export const hurry = (app: App) =>
  app.road.db.pool.query(`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs
    where run_at > now() and task_identifier in ('react', 'settleStudent') and attempts = 0), run_at => now())`)

/** The newest mail for a purpose, as soon as there are `count` of them. */
export async function mailTo(app: App, site: Site, recipient: string, purpose: string, count = 1): Promise<Mail> {
  const mails = await until(`there are ${count} × ${purpose} to ${recipient}`, async () => {
    const found = await mailsTo(app, site, recipient, purpose)
    if (found.length < count) await hurry(app)
    return found.length >= count ? found : undefined
  })
  return mails.at(-1) as Mail
}

/** The token in a mail's link, whatever its name is. */
export function tokenIn(mail: Mail): string {
  const token = [...mail.link.searchParams].find(([name]) => name.endsWith('token'))?.[1]
  if (!token) throw new Error(`no token in ${mail.link}`)
  return token
}
