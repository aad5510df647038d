import { deepEqual } from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { hashPassword } from '#auth/passwords/hash.ts'
import { Database } from '#db/database.ts'
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts'
import { appUrl, migrate } from '#db/migrate.ts'
import { System } from '#db/system.ts'
import { Sites } from '#tenants/sites.ts'
import { fields, relations } from './bare-internships.ts'
import { compare, report, signIn, startServer, stopServers } from './compare.ts'
import { benchTenant, fill } from './fill.ts'

/** `npm run bench`: our server against the bare one, interleaved in one run on one database, told as ratios. */
const SIZE = Number(process.env.BENCH_SIZE ?? 100_000)
const email = 'admin@bench.test'
const password = 'a bench needs no secret'

const folder = process.env.BENCH_DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'stagehaven-bench-')))
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') })
try {
  const prepared = await prepare()
  const common = {
    BENCH_EMAIL: email,
    BENCH_PASSWORD: password,
    BENCH_TENANT_ID: prepared.tenantId,
    BENCH_SCHOOL_ID: prepared.schoolId,
    BENCH_ADMIN_ID: prepared.adminId,
  }
  const ours = await startServer('app-server.ts', {
    ...common,
    BENCH_APP_DATABASE_URL: appUrl(postgres.url, 'bench'),
    SECRET: 'bench',
    SEED: 'none',
  })
  const bare = await startServer('bare.ts', { ...common, BENCH_DATABASE_URL: postgres.url })
  const servers = { ours, bare, postgresPid: postgres.pid }
  const session = await signIn(ours.port, benchTenant, email, password)
  const ids = prepared.ids
  const pick = () => ids[Math.floor(Math.random() * ids.length)] as string
  // The relations are asked for as well, or the rows would not say whose they are.
  const asked = { ...fields, internships: [...fields.internships, ...relations] }
  const wanted = [
    'include=student,organization,vacancy,current_phase,internship_period,contact_person,supervisor',
    ...Object.entries(asked).map(([type, names]) => `fields[${type}]=${names.join(',')}`),
  ].join('&')
  const headers = { ...session, 'x-tenant': benchTenant, accept: 'application/vnd.api+json' }
  const listPath = `/api/v1/internships?${wanted}&page[size]=25`
  const filters = `filter[internship_period_id_eq]=${prepared.periodId}&filter[status_eq]=running&filter[hours_gteq]=20`
  const filteredPath = `${listPath}&${filters}`
  const shown = pick()
  for (const [path, bareIs] of [
    [listPath, '/list'],
    [filteredPath, `/filtered/${prepared.periodId}`],
    [`/api/v1/internships/${shown}?${wanted}`, `/show/${shown}`],
  ] as const)
    deepEqual(...(await Promise.all([ask(ours.port, path, headers), ask(bare.port, bareIs)])))
  const results = [
    await compare('list of 25 with 7 includes', servers, {
      ours: { port: ours.port, headers, path: () => listPath },
      bare: { port: bare.port, path: () => '/list' },
    }),
    await compare('the same, with three filters', servers, {
      ours: { port: ours.port, headers, path: () => filteredPath },
      bare: { port: bare.port, path: () => `/filtered/${prepared.periodId}` },
    }),
    await compare('show with 7 includes', servers, {
      ours: { port: ours.port, headers, path: () => `/api/v1/internships/${pick()}?${wanted}` },
      bare: { port: bare.port, path: () => `/show/${pick()}` },
    }),
    await compare(
      'sign-in',
      servers,
      {
        ours: {
          port: ours.port,
          method: 'POST',
          path: () => '/auth/sign_in',
          body: JSON.stringify({ email, password }),
          headers: { 'x-tenant': benchTenant, 'content-type': 'application/json' },
        },
        bare: { port: bare.port, path: () => '/sign_in' },
      },
      8,
    ),
  ]
  report(`${SIZE} internships`, results)
  if (process.env.BENCH_OUT) await writeFile(process.env.BENCH_OUT, `${JSON.stringify(results, null, 2)}\n`)
} finally {
  stopServers()
  await postgres.stop()
  if (!process.env.BENCH_DATA_DIR) await rm(folder, { recursive: true, force: true })
}

/** The fields that a server answers with, without what is its own: links, permissions, the order of what is included. */
async function ask(port: number, path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
  const text = (await answer.text()).replaceAll(/http:[^"]*\/api\/v1\//g, '')
  const { data, included } = JSON.parse(text) as { data: Told | Told[]; included: Told[] }
  const sorted = included.toSorted((a, b) => (a.type + a.id < b.type + b.id ? -1 : 1))
  return { data: [data].flat().map(toldBy), included: sorted.map(({ relationships: _, ...row }) => toldBy(row)) }
}

type Told = { type: string; id: string; attributes: object; relationships?: object }
function toldBy({ type, id, attributes, relationships }: Told) {
  return { type, id, attributes, relationships }
}

async function prepare(): Promise<{
  tenantId: string
  schoolId: string
  periodId: string
  adminId: string
  ids: string[]
}> {
  await migrate({ url: postgres.url, appPassword: 'bench' })
  const db = new Database(appUrl(postgres.url, 'bench'))
  await Sites.load(new System(db), benchTenant)
  await db.close()
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const known = (await client.query(`select tenant_id, id from organizations where brin = '99XX'`)).rows[0]
  const { tenantId, schoolId } = known ? { tenantId: known.tenant_id, schoolId: known.id } : await fill(client, SIZE)
  await client.query(`select set_config('app.tenant', $1, false)`, [tenantId])
  await client.query(
    `insert into users (email, status, first_name, last_name) values ($1, 'active', 'Ada', 'Beheer') on conflict do nothing`,
    [email],
  )
  const admin = (await client.query('select id from users where email = $1', [email])).rows[0].id
  await client.query(
    `insert into roles (user_id, name, organization_id) values ($1, 'admin', $2) on conflict do nothing`,
    [admin, schoolId],
  )
  await client.query(
    `insert into credentials (user_id, password_hash) values ($1, $2) on conflict (tenant_id, user_id) do update set password_hash = excluded.password_hash`,
    [admin, await hashPassword(password)],
  )
  const ids = (
    await client.query('select id from internships where tenant_id = $1 order by random() limit 5000', [tenantId])
  ).rows.map((row) => row.id)
  const periodId = (await client.query('select id from internship_periods where school_id = $1 limit 1', [schoolId]))
    .rows[0].id
  await client.end()
  return { tenantId, schoolId, periodId, adminId: admin, ids }
}
