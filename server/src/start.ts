import { createHmac } from 'node:crypto'
import { flushCompileCache } from 'node:module'
import { seedLibraries } from '../seeds/demo-library.ts'
import { seedDemo } from '../seeds/seed.ts'
import { type App, buildApp, listeningPort } from './app.ts'
import { Database } from './db/database.ts'
import { appUrl, migrate } from './db/migrate.ts'
import { System } from './db/system.ts'
import { prepareSealing } from './documents/sealing/seal-notices.ts'
import { Sealing } from './documents/sealing/sealing.ts'
import type { Env } from './env.ts'
import { siteTemplates } from './features/contract-templates/site-templates.ts'
import { siteWorkflow } from './features/workflows/site-workflow.ts'
import { isTold, notice, step } from './progress.ts'
import { startNotices } from './start-notices.ts'
import { Sites } from './tenants/sites.ts'
import { loadWeb } from './web/web-app.ts'

type Beginning = {
  env: Env
  /** Where it is, as soon as it answers. */
  database: Promise<string>
  /** What has to end, the last first. */
  stopping: (() => Promise<void>)[]
  stop: () => Promise<void>
}

/** From nothing to serving: database, schema, data, server. Every step says that it is done. */
export async function start({ env, database, stopping, stop }: Beginning): Promise<void> {
  const web = loadWeb(env.isDevelopment)
  web.catch(() => {})
  try {
    const url = await database
    const appPassword = databasePassword(env.secret)
    const { applied } = await migrate({ url, appPassword })
    step(applied.length > 0 ? `Database migrated (${applied.length} new)` : 'Database up to date')

    const sealing = new Sealing(env)
    // One that was given and cannot be opened is a wrong setting.
    if (env.sealP12) await sealing.key()

    const db = new Database(appUrl(url, appPassword))
    stopping.unshift(() => db.close())
    const system = new System(db)
    const sites = await Sites.load(system, env.defaultTenant, env.publicUrl)
    const app = await buildApp({ env, db, sites, web: await web })
    if (env.seed === 'demo') {
      await seedDemo(app, step)
      await seedLibraries(app)
    }
    for (const site of sites.all()) {
      await app.road.inTenant(site, siteWorkflow)
      if (site.flags.digitalContracts) await app.road.inTenant(site, siteTemplates)
    }

    // Mails that the worker sends have the name that a site has now.
    await app.live.ready()
    const worker = await app.startWorker()
    stopping.unshift(async () => {
      await app.close()
      await worker.stop()
    })
    const post = await app.listenForMail()
    if (post) stopping.unshift(() => post.close())
    const port = await listen(app, env)
    sites.listenOn(port)
    // What was compiled is kept now: a process that is killed could not do it at its end.
    flushCompileCache()
    if (isTold) announce(env, port)
    for (const text of startNotices(env)) notice(text)
    if (isTold) for (const text of await prepareSealing(sealing, url)) notice(text)
  } catch (error) {
    await stop()
    throw error
  }
}

/** Derived, so that every process of an installation knows it without it being kept anywhere. */
export function databasePassword(secret: string): string {
  return createHmac('sha256', secret).update('database app role').digest('base64url')
}

/** Connections that knock at the same moment; the kernel turns away what is more, without a word. */
const BACKLOG = 4096

/** A taken port is not the end: the next free one is used and said. */
async function listen(app: App, env: Env): Promise<number> {
  for (let port = env.port; ; port++) {
    try {
      await app.http.listen({ port, host: env.host, backlog: BACKLOG })
      return listeningPort(app.http) as number
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      if (!isTaken || env.isProduction || port >= env.port + 20) throw error
    }
  }
}

function announce(env: Env, port: number): void {
  const taken = port === env.port || env.port === 0 ? '' : `  (port ${env.port} is in use)\n`
  console.log(`\n  Stagehaven is running at http://localhost:${port}\n${taken}`)
  if (env.seed !== 'demo') return
  console.log(`  Sign in as schooladmin@demo.test, mentor@…, student@…, center@…, nonprofit@…, provider@… or volunteer@…
  with password Welkom-2026!  Other sites: replace demo by the site's key.
  API: http://localhost:${port}/api/docs   Mails: http://localhost:${port}/dev/mail\n`)
}
