import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { Database } from '#db/database.ts'
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts'
import { appUrl, migrate } from '#db/migrate.ts'
import { System } from '#db/system.ts'
import { Sites } from '#tenants/sites.ts'
import { compare, report, startServer, stopServers } from './compare.ts'
import { fillStagebank } from './stagebank-fill.ts'
import { growth } from './stagebank-growth.ts'

/**
 * `npm run bench:stagebank`: searching 100,000 vacancies against a bare server with the best SQL for the same answer, then
 * how the first page grows with the number of vacancies. `BENCH_GROWTH=10000,100000` names other sizes, empty leaves it out.
 */
const SIZE = Number(process.env.BENCH_SIZE ?? 100_000)
const sizes = (process.env.BENCH_GROWTH ?? '10000,100000,1000000').split(',').filter(Boolean).map(Number)

const folder = process.env.BENCH_DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'stagehaven-bench-')))
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') })
const client = new pg.Client({ connectionString: postgres.url })
try {
  await migrate({ url: postgres.url, appPassword: 'bench' })
  const db = new Database(appUrl(postgres.url, 'bench'))
  const known = (await Sites.load(new System(db), 'demo')).all().map(({ key }) => key)
  await db.close()
  await client.connect()
  const filled = await fillStagebank(client, known[0] as string, SIZE)
  await client.query(`create index if not exists bench_words on vacancy_search using gin (words);
    create index if not exists bench_tags on vacancy_search using gin (tag_ids); analyze vacancy_search`)
  const ours = await startServer('app-server.ts', {
    BENCH_APP_DATABASE_URL: appUrl(postgres.url, 'bench'),
    SECRET: 'bench',
    SEED: 'none',
  })
  const bare = await startServer('stagebank-bare.ts', {
    BENCH_TENANT_ID: filled.tenantId,
    BENCH_TAGS: filled.tags.join(),
    BENCH_DATABASE_URL: postgres.url,
  })
  const headers = { 'x-tenant': known[0] as string, accept: 'application/vnd.api+json' }
  const servers = { ours, bare, postgresPid: postgres.pid }
  const question = (name: string, path: string, bareName: string) =>
    compare(name, servers, {
      ours: { port: ours.port, headers, path: () => `/api/v1/stagebank${path}` },
      bare: { port: bare.port, path: () => `/${bareName}` },
    })
  const fields = 'fields[organizations]=name,city&fields[tags]=name'
  const near = 'filter[near]=Utrecht&filter[within]=25'
  const results = [
    await question(
      'text, 25 km, two tags',
      `?include=organization,tags&${fields}&page[size]=24&filter[q]=honden&${near}&filter[tags]=${filled.tags}`,
      'search',
    ),
    await question('first view of the map', '/map?filter[zoom]=7', 'map'),
  ]
  report(`${SIZE} vacancies`, results)
  const grown = await growth(client, ours.port, known, sizes)
  if (process.env.BENCH_OUT) await writeFile(process.env.BENCH_OUT, `${JSON.stringify({ results, grown }, null, 2)}\n`)
} finally {
  stopServers()
  await client.end()
  await postgres.stop()
  if (!process.env.BENCH_DATA_DIR) await rm(folder, { recursive: true, force: true })
}
