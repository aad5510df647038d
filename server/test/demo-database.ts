import pg from 'pg'
import { appUrl } from '#db/migrate.ts'
import { System } from '#db/system.ts'
import { Sites } from '#tenants/sites.ts'
import { seedDemo } from '../seeds/seed.ts'
import { buildApp } from '../src/app.ts'
import { readEnv } from '../src/env.ts'
import { patientDatabase } from './patient-database.ts'
import { appPassword, copyDatabase } from './prepared-database.ts'

const filled = 'demo_filled'
// Any number; it only has to be the same in every process.
const FILLING_LOCK = 7_281_196

/** A database with the demo data of all sites. It is filled once per run, by whoever needs it first; others wait for it. */
export async function copyDemo(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [FILLING_LOCK])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [filled])
    if (!rowCount) {
      const statements = await fill(await copyDatabase(url, `${filled}_draft`))
      await client.query(`comment on database ${filled}_draft is '${statements}'`)
      await client.query(`alter database ${filled}_draft rename to ${filled}`)
    }
  } finally {
    await client.end()
  }
  return copyDatabase(url, name, filled)
}

/** How many statements it took to fill all sites. */
export async function statementsOfDemo(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const text = `select shobj_description(oid, 'pg_database') as told from pg_database where datname = $1`
    const { rows } = await client.query<{ told: string }>(text, [filled])
    return Number(rows[0]?.told)
  } finally {
    await client.end()
  }
}

async function fill(url: string): Promise<number> {
  const db = patientDatabase(appUrl(url, appPassword))
  const sites = await Sites.load(new System(db), 'demo')
  const env = readEnv({ SECRET: 'test', LOG_LEVEL: 'silent', SEED: 'none' })
  const app = await buildApp({ env, db, sites })
  await app.http.ready()
  let isCounted = false
  await seedDemo(app, async () => {
    if (!isCounted) await countAnew(url)
    isCounted = true
  })
  const { statementCount } = db
  await app.close()
  await db.close()
  return statementCount
}

/** After the first site: the others are then filled as is best for tables that have rows, in two thirds of the time. */
async function countAnew(url: string): Promise<void> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  await owner.query('analyze').finally(() => owner.end())
}
