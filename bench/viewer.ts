import { deepEqual } from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { hashPassword } from '#auth/passwords/hash.ts'
import { Database } from '#db/database.ts'
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts'
import { appUrl, migrate } from '#db/migrate.ts'
import { System } from '#db/system.ts'
import type { Row } from '#protocol/declaring/rows.ts'
import type { dataExports } from '#protocol/features/data-exports.ts'
import type { DataRows } from '#protocol/features/data-viewer/data-viewer.ts'
import { Sites } from '#tenants/sites.ts'
import { compare, report, signIn, startServer, stopServers } from './compare.ts'
import { benchTenant, fill } from './fill.ts'

/** `npm run bench:viewer`: pages of a filtered 100,000 against SQL by hand, and a file of everything by a worker of its own. */
const SIZE = Number(process.env.BENCH_SIZE ?? 133_334)
/** 4,000 of the usual size: three quarters of all pass the filter. */
const LAST = Math.floor((SIZE * 0.75) / 25)
const GOAL_ROWS = 20_000
const email = 'admin@bench-viewer.test'
const password = 'a bench needs no secret'

const folder = process.env.BENCH_DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'stagehaven-bench-')))
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') })
try {
  const tenantId = await prepare()
  const urls = { app: appUrl(postgres.url, 'bench'), dataDir: join(folder, 'data') }
  const ours = await startServer('app-server.ts', {
    BENCH_APP_DATABASE_URL: urls.app,
    DATA_DIR: urls.dataDir,
    SECRET: 'bench',
    SEED: 'none',
  })
  const bare = await startServer('viewer-bare.ts', { BENCH_DATABASE_URL: postgres.url, BENCH_TENANT_ID: tenantId })
  const session = await signIn(ours.port, benchTenant, email, password)
  const headers = { ...session, 'x-tenant': benchTenant, accept: 'application/vnd.api+json' }
  const columns = 'title,organization.name,internshipPeriod.name,status,hours,startDate'
  const view = new URLSearchParams({
    'filter[source]': 'internships',
    'filter[columns]': columns,
    'filter[where]': JSON.stringify(['hours:from:10']),
    'filter[order]': 'organization.name,-hours',
    'filter[size]': '25',
  })
  const path = (page: number) => `/api/v1/data_viewer/rows?${view}&filter[page]=${page}`
  const ask = async (port: number, at: string, how = {}): Promise<{ meta: DataRows }> =>
    JSON.parse(await (await fetch(`http://127.0.0.1:${port}${at}`, how)).text())
  for (const page of [1, LAST]) {
    const [mine, theirs] = await Promise.all([ask(ours.port, path(page), { headers }), ask(bare.port, `/${page}`)])
    deepEqual(mine.meta.rows, theirs.meta.rows)
    deepEqual(mine.meta.records, theirs.meta.records)
  }
  const servers = { ours, bare, postgresPid: postgres.pid }
  const question = (page: number) =>
    compare(
      `page ${page}`,
      servers,
      { ours: { port: ours.port, headers, path: () => path(page) }, bare: { port: bare.port, path: () => `/${page}` } },
      4,
    )
  report(`${SIZE} internships, of which a filter leaves three quarters`, [await question(1), await question(LAST)])
  for (const file of ['csv', 'xlsx']) await exportAll(ours.port, headers, urls, file, columns.split(','))
  console.log(
    `load ${loadavg()
      .map((each) => each.toFixed(1))
      .join(' ')}`,
  )
} finally {
  stopServers()
  await postgres.stop()
  if (!process.env.BENCH_DATA_DIR) await rm(folder, { recursive: true, force: true })
}

/** All of them, by a worker in a process of its own; its memory is read all along. */
async function exportAll(
  port: number,
  headers: Record<string, string>,
  urls: { app: string; dataDir: string },
  file: string,
  columns: string[],
) {
  const worker = spawn(
    process.execPath,
    [join(import.meta.dirname, '../server/test/worker-process.ts'), urls.app, '', urls.dataDir],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  await once(worker.stdout, 'data')
  const residentMb = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${worker.pid}/status`, 'utf8'))?.[1]) / 1024
  const idle = residentMb()
  const api = `http://127.0.0.1:${port}/api/v1/data_exports`
  const tell = async (path: string, how = {}): Promise<{ data: { id: string; attributes: Row<typeof dataExports> } }> =>
    JSON.parse(await (await fetch(`${api}${path}`, { headers, ...how })).text())
  const { data } = await tell('', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ source: 'internships', file, columns }),
  })
  const memory: number[] = []
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    memory.push(residentMb())
    const { attributes } = (await tell(`/${data.id}`)).data
    if (!['queued', 'running'].includes(attributes.status)) {
      const seconds = (Date.parse(attributes.finishedAt ?? '') - Date.parse(attributes.createdAt)) / 1000
      const perSecond = attributes.total / seconds
      console.log(
        `${file}: ${attributes.status}, ${attributes.total} rows, ${(attributes.bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s: ` +
          `${perSecond.toFixed(0)} rows a second (goal ${GOAL_ROWS}); worker ${idle.toFixed(0)} MB idle, ` +
          `${[0.25, 0.5, 0.75, 1].map((part) => memory[Math.ceil(memory.length * part) - 1]?.toFixed(0)).join(', ')} MB in its quarters`,
      )
      if (perSecond < GOAL_ROWS) process.exitCode = 1
      break
    }
  }
  worker.kill()
  await once(worker, 'exit')
}

async function prepare(): Promise<string> {
  await migrate({ url: postgres.url, appPassword: 'bench' })
  const db = new Database(appUrl(postgres.url, 'bench'))
  await Sites.load(new System(db), benchTenant)
  await db.close()
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const { tenantId, schoolId } = await fill(client, SIZE)
  const [admin] = (
    await client.query(
      `insert into users (email, status, first_name, last_name) values ($1, 'active', 'Ada', 'Beheer') returning id`,
      [email],
    )
  ).rows
  await client.query(`insert into roles (user_id, name, organization_id) values ($1, 'admin', $2)`, [
    admin.id,
    schoolId,
  ])
  await client.query('insert into credentials (user_id, password_hash) values ($1, $2)', [
    admin.id,
    await hashPassword(password),
  ])
  await client.end()
  return tenantId
}
