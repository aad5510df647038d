import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parse } from 'csv-parse/sync'
import pg from 'pg'
import { Database } from '#db/database.ts'
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts'
import { appUrl, migrate } from '#db/migrate.ts'
import { System } from '#db/system.ts'
import type { Site } from '#engine/call.ts'
import { Sites } from '#tenants/sites.ts'
import { Client } from '../protocol/src/client.ts'
import { confirmImport, imports, mapImport } from '../protocol/src/features/imports.ts'
import { buildApp } from '../server/src/app.ts'
import { readEnv } from '../server/src/env.ts'
import { magisterFile, pupils } from '../server/test/import-files/students-file.ts'
import { organization, person, transportOf } from '../server/test/world.ts'
import { fillUsers } from './users-fill.ts'

/**
 * `node bench/import.ts`: 10,000 students through the import, preview and run together, against a bare script that parses
 * the same file and upserts the same rows in batches; both into a PostgreSQL of their own run, told as a ratio.
 */
const SIZE = Number(process.env.BENCH_ROWS ?? 10_000)
const classes = Array.from({ length: Math.ceil(SIZE / 28) }, (_, index) => `K${index}`)
const file = magisterFile(pupils(SIZE, classes).map((pupil) => ({ ...pupil, mentor: '' })))

const folder = await mkdtemp(join(tmpdir(), 'stagehaven-import-'))
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') })
try {
  await migrate({ url: postgres.url, appPassword: 'bench' })
  const db = new Database(appUrl(postgres.url, 'bench'))
  const system = new System(db)
  for (const key of ['demo', 'public', 'corderius']) await system.ensureTenant(key)
  await system.ensureSchoolYears()
  const sites = await Sites.load(system, 'demo')
  const env = readEnv({ SECRET: 'bench', DATA_DIR: folder, LOG_LEVEL: 'silent', SEED: 'none' })
  const app = await buildApp({ env: { ...env, port: 0 }, db, sites })
  await app.http.ready()
  const worker = await app.startWorker()
  const ours = await importOurs(app)
  const bare = await importBare(sites.key('public')?.id as string)
  console.log(
    `${SIZE} students: ours ${ours.ms} ms (preview ${ours.preview} ms), bare ${bare} ms, ${(ours.ms / bare).toFixed(2)} x`,
  )
  console.log(`memory: ${ours.memory} MB more than idle at most`)
  const [usual, meanwhile] = [ours.usual, ours.meanwhile].map((times) => p95(times))
  console.log(
    `another person's lists, p95: usually ${usual?.toFixed(1)} ms, meanwhile ${meanwhile?.toFixed(1)} ms (${ours.meanwhile.length} answers), ${((meanwhile ?? 0) / (usual ?? 1)).toFixed(2)} x`,
  )
  await worker.stop()
  await app.close()
  await db.close()
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

async function importOurs(app: Awaited<ReturnType<typeof buildApp>>) {
  const site = app.sites.key('demo') as Site
  const school = await organization(app, site, 'School', { name: 'Bench College' })
  const admin = await person(app, site, [['admin', school.id]])
  const api = new Client(transportOf(app), admin.credentials)
  const form = new FormData()
  form.set('organizationId', school.id)
  form.set('kind', 'students')
  form.set('file', new File([file], 'bench.csv'))
  const request = new Request('http://x/', { method: 'POST', body: form })
  const sent = await app.http.inject({
    method: 'POST',
    url: '/api/v1/imports',
    headers: {
      ...admin.credentials,
      accept: 'application/vnd.api+json',
      'content-type': request.headers.get('content-type') as string,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  const { id } = sent.json().data
  const becomes = async (...states: string[]) => {
    for (;;) {
      const row = await api.find(imports, id)
      if (row.status === 'failed') throw new Error(`the import failed: ${row.failure}`)
      if (states.includes(row.status)) return row
      await sleep(200)
    }
  }
  const { columns } = await becomes('parsed')
  const other = await otherSchool(app)
  const usual = await answerTimes(app, other, sleep(8000))
  const idle = process.memoryUsage().rss
  let most = idle
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 50)
  const importing = Promise.withResolvers<void>()
  const others = answerTimes(app, other, importing.promise)
  const started = performance.now()
  await api.run(mapImport, id, { fields: columns.map(({ field }) => field ?? '') })
  await becomes('previewed')
  const preview = Math.round(performance.now() - started)
  await api.run(confirmImport, id)
  await becomes('completed')
  const ms = Math.round(performance.now() - started)
  clearInterval(watch)
  importing.resolve()
  const memory = Math.round((most - idle) / 1024 / 1024)
  return { ms, preview, memory, usual, meanwhile: await others }
}

/** A school of another partner that has been here for a year, and its administrator: same tables, other rows. */
async function otherSchool(app: Awaited<ReturnType<typeof buildApp>>): Promise<Record<string, string>> {
  const owner = new pg.Client({ connectionString: postgres.url })
  await owner.connect()
  const { schoolId } = await fillUsers(owner, 'corderius', 2000)
  await owner.end()
  return (await person(app, app.sites.key('corderius') as Site, [['admin', schoolId]])).credentials
}

/** How long somebody else waits for a list, asked for twenty times a second until then. */
async function answerTimes(
  app: Awaited<ReturnType<typeof buildApp>>,
  headers: Record<string, string>,
  until: Promise<void>,
): Promise<number[]> {
  const times: number[] = []
  let over = false
  until.then(() => {
    over = true
  })
  const ask = async () => {
    const started = performance.now()
    const { statusCode, body } = await app.http.inject({ url: '/api/v1/users?page[size]=25', headers })
    if (statusCode !== 200) throw new Error(`another person got ${statusCode}: ${body}`)
    times.push(performance.now() - started)
  }
  const pending: Promise<void>[] = []
  while (!over) {
    pending.push(ask())
    await sleep(50)
  }
  await Promise.all(pending)
  return times
}

function p95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] as number
}

/** Parses, and writes in batches of a thousand; knows nothing about conflicts, progress, reports or undoing. */
async function importBare(tenantId: string): Promise<number> {
  const client = new pg.Client({ connectionString: appUrl(postgres.url, 'bench') })
  await client.connect()
  await client.query(`select set_config('app.tenant', $1, false)`, [tenantId])
  const school = (
    await client.query(
      `insert into organizations (type, status, name) values ('School', 'approved', 'Bare') returning id`,
    )
  ).rows[0].id
  const year = (await client.query('select id from school_years where today_nl() between start_date and end_date'))
    .rows[0].id
  const started = performance.now()
  const records = (parse(file, { bom: true, columns: true }) as Record<string, string>[]).map((record) => ({
    ...record,
    birth: (record.Geboortedatum as string).split('-').reverse().join('-'),
  }))
  for (let at = 0; at < records.length; at += 1000) {
    const batch = JSON.stringify(records.slice(at, at + 1000))
    const from = `jsonb_to_recordset($1::jsonb) as r("Stamnummer" text, "Roepnaam" text, "Tussenvoegsel" text, "Achternaam" text, "Klas" text, "E-mail" text, birth date)`
    await client.query('begin')
    await client.query(
      `insert into users (email, first_name, infix, last_name, status)
       select r."E-mail", r."Roepnaam", nullif(r."Tussenvoegsel", ''), r."Achternaam", 'invited' from ${from}
       on conflict (tenant_id, email_key) do update set first_name = excluded.first_name, last_name = excluded.last_name`,
      [batch],
    )
    await client.query(
      `insert into student_profiles (id, school_id, student_number, birth_date)
       select u.id, $2, r."Stamnummer", r.birth from ${from}
       cross join lateral (select u.id from users u where u.email_key = lower(r."E-mail") limit 1) u
       on conflict (tenant_id, id) do update set student_number = excluded.student_number`,
      [batch, school],
    )
    await client.query(
      `insert into roles (user_id, name, organization_id) select u.id, 'student', $2 from ${from}
       cross join lateral (select u.id from users u where u.email_key = lower(r."E-mail") limit 1) u
       on conflict do nothing`,
      [batch, school],
    )
    await client.query(
      `insert into groups (school_id, school_year_id, name) select distinct $2::uuid, $3::uuid, r."Klas" from ${from} on conflict do nothing`,
      [batch, school, year],
    )
    await client.query(
      `insert into group_memberships (group_id, student_id) select g.id, u.id from ${from}
       cross join lateral (select u.id from users u where u.email_key = lower(r."E-mail") limit 1) u
       cross join lateral (select g.id from groups g
         where g.school_id = $2 and g.school_year_id = $3 and g.name_key = lower(r."Klas") limit 1) g
       on conflict do nothing`,
      [batch, school, year],
    )
    await client.query('commit')
  }
  const ms = Math.round(performance.now() - started)
  await client.end()
  return ms
}
