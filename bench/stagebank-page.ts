import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import pg from 'pg'
import { Database } from '#db/database.ts'
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts'
import { appUrl, migrate } from '#db/migrate.ts'
import { System } from '#db/system.ts'
import { Sites } from '#tenants/sites.ts'
import { startServer, stopServers } from './compare.ts'
import { load } from './measure.ts'

/** `npm run bench:page`: the HTML of the stagebank for a visitor, against the same bytes as a file of the same process. */
const SIZE = Number(process.env.BENCH_SIZE ?? 2000)
const ROUNDS = 5
const CONNECTIONS = 32
const tenant = 'demo'

const folder = await mkdtemp(join(tmpdir(), 'stagehaven-bench-'))
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') })
try {
  await prepare()
  const { port } = await startServer('page-server.ts', {
    BENCH_APP_DATABASE_URL: appUrl(postgres.url, 'bench'),
    BENCH_FILES: folder,
    SECRET: 'bench',
    SEED: 'none',
  })
  const headers = { 'x-tenant': tenant, 'accept-encoding': 'br', accept: 'text/html' }
  const page = await bodyOf(port, '/stagebank', headers)
  assert.match(brotliDecompressSync(page).toString(), /Plek nummer/)
  await writeFile(join(folder, 'page.html.br'), page)
  await writeFile(join(folder, 'page.html'), brotliDecompressSync(page))
  const targets = { page: '/stagebank', file: '/bench/page.html' } as const
  const best = { page: 0, file: 0 }
  // In turns, so that a busy moment of the machine meets both.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const name of ['page', 'file'] as const) {
      const { requests, seconds } = await load({ port, headers, path: () => targets[name] }, CONNECTIONS, 2000)
      if (round > 0) best[name] = Math.max(best[name], requests / seconds)
    }
  }
  const part = Math.round((best.page / best.file) * 100)
  console.log(`${page.length} bytes, ${CONNECTIONS} connections, best of ${ROUNDS} rounds`)
  console.log(`page ${Math.round(best.page)} requests/s, file ${Math.round(best.file)} requests/s: ${part} %`)
} finally {
  stopServers()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

async function prepare(): Promise<void> {
  await migrate({ url: postgres.url, appPassword: 'bench' })
  const db = new Database(appUrl(postgres.url, 'bench'))
  await Sites.load(new System(db), tenant)
  await db.close()
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const { rows } = await client.query('select id from tenants where key = $1', [tenant])
  await client.query(`select set_config('app.tenant', $1, false)`, [rows[0].id])
  const host = await client.query(
    `insert into organizations (tenant_id, type, name, status, city, latitude, longitude)
     values ($1, 'Provider', 'Bakkerij', 'approved', 'Utrecht', 52.09, 5.12) returning id`,
    [rows[0].id],
  )
  await client.query(
    `insert into vacancies (tenant_id, organization_id, title, description, status, sector, places, published_at)
     select $1, $2, 'Plek nummer ' || n, 'Help mee in de bakkerij', 'published', 'horeca', 3, now() - n * interval '1 minute'
     from generate_series(1, $3::int) n`,
    [rows[0].id, host.rows[0].id, SIZE],
  )
  await client.end()
}

function bodyOf(port: number, path: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, path, headers }, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece) => pieces.push(piece))
      answer.on('end', () => resolve(Buffer.concat(pieces)))
    })
    asked.on('error', reject)
    asked.end()
  })
}
