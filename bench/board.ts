import { deepEqual } from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts'
import { appUrl } from '#db/migrate.ts'
import { boardAdmin, prepareBoard } from './board-fill.ts'
import { compare, report, signIn, startServer, stopServers } from './compare.ts'
import { benchTenant } from './fill.ts'

/** `npm run bench:board`: the board of a period with ten phases against a bare server. */
const SIZE = Number(process.env.BENCH_SIZE ?? 2000)

const folder = await mkdtemp(join(tmpdir(), 'stagehaven-bench-'))
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') })
try {
  const { tenantId, schoolId, periodId } = await prepareBoard(postgres.url, SIZE)
  const common = { BENCH_TENANT_ID: tenantId, BENCH_SCHOOL_ID: schoolId, BENCH_PERIOD_ID: periodId }
  const ours = await startServer('app-server.ts', {
    ...common,
    BENCH_APP_DATABASE_URL: appUrl(postgres.url, 'bench'),
    SECRET: 'bench',
    SEED: 'none',
  })
  const bare = await startServer('board-bare.ts', { ...common, BENCH_DATABASE_URL: postgres.url })
  const session = await signIn(ours.port, benchTenant, boardAdmin.email, boardAdmin.password)
  const headers = { ...session, 'x-tenant': benchTenant, accept: 'application/vnd.api+json' }
  const path = `/api/v1/internships/board?filter[period_id]=${periodId}`
  const read = async (port: number, at: string, how = {}) =>
    (await fetch(`http://127.0.0.1:${port}${at}`, { headers: how })).json()
  deepEqual(await read(ours.port, path, headers), await read(bare.port, '/'))
  const servers = { ours, bare, postgresPid: postgres.pid }
  const results = [
    await compare(`board of ${SIZE}`, servers, {
      ours: { port: ours.port, headers, path: () => path },
      bare: { port: bare.port, path: () => '/' },
    }),
  ]
  report(`${SIZE} students, ten phases`, results)
  if (process.env.BENCH_OUT) await writeFile(process.env.BENCH_OUT, `${JSON.stringify(results, null, 2)}\n`)
} finally {
  stopServers()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
