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

const ROUNDS = 5
const CONNECTIONS = 32
const tenant = 'demo'

type Given = {
  /** Where the page is, and what stands on it when it is the right one. */
  path: string
  sees: RegExp
  fill(client: pg.Client, tenantId: string): Promise<void>
}

/** The HTML of a page for a visitor, against the same bytes as a file of the same process. */
export async function pageAgainstFile({ path, sees, fill }: Given): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'stagehaven-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') })
  try {
    await prepare(postgres.url, fill)
    const { port } = await startServer('page-server.ts', {
      BENCH_APP_DATABASE_URL: appUrl(postgres.url, 'bench'),
      BENCH_FILES: folder,
      SECRET: 'bench',
      SEED: 'none',
    })
    const headers = { 'x-tenant': tenant, 'accept-encoding': 'br', accept: 'text/html' }
    const page = await bodyOf(port, path, headers)
    assert.match(brotliDecompressSync(page).toString(), sees)
    await writeFile(join(folder, 'page.html.br'), page)
    await writeFile(join(folder, 'page.html'), brotliDecompressSync(page))
    const targets = { page: path, file: '/bench/page.html' } as const
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
}

async function prepare(url: string, fill: Given['fill']): Promise<void> {
  await migrate({ url, appPassword: 'bench' })
  const db = new Database(appUrl(url, 'bench'))
  await Sites.load(new System(db), tenant)
  await db.close()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('select id from tenants where key = $1', [tenant])
  await client.query(`select set_config('app.tenant', $1, false)`, [rows[0].id])
  await fill(client, rows[0].id)
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
