import pg from 'pg'
import { hashPassword } from '#auth/passwords/hash.ts'
import type { Site } from '#engine/call.ts'
import type { App } from '../src/app.ts'
import { demoPassword } from './demo-people.ts'
import { random } from './random.ts'
import { tellStory } from './site-story.ts'

// Any number; it only has to be the same in every process.
const SEED_LOCK = 7_281_195

/** One process at a time: to a second one, a site that is being filled looks like one whose making was cut off. */
export async function alone(url: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  // Losing it with the database fails the seeding itself, which tells more.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('set lock_timeout = 0; set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [SEED_LOCK])
    await work()
  } finally {
    await client.end()
  }
}

/** Told after each site that was filled. */
type Step = (text: string) => void | Promise<void>

export function seedDemo(app: App, step: Step): Promise<void> {
  return alone(app.road.db.url, () => seedSites(app, step))
}

/** Fills every site that has nobody yet. One whose making was cut off is made anew; one that fails stops the start. */
async function seedSites(app: App, step: Step): Promise<void> {
  let passwordHash: string | undefined
  const { level } = app.http.log
  // Thousands of lines about invented people would bury the one that says where the server runs.
  app.http.log.level = 'warn'
  for (const site of app.sites.all()) {
    if (!(await app.system.beginSeed(site.id))) continue
    const started = performance.now()
    passwordHash ??= await hashPassword(demoPassword)
    await seedSite(app, site, passwordHash)
    await app.system.endSeed(site.id)
    await step(`Demo data for ${site.appName} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  }
  app.http.log.level = level
}

export const seedSite = (app: App, site: Site, passwordHash: string) =>
  tellStory({ app, site, random: random(site.key), passwordHash, today: new Date() })
