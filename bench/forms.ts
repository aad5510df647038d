import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts'
import { appUrl } from '#db/migrate.ts'
import { compare, report, signIn, startServer, stopServers } from './compare.ts'
import { adminEmail, formsTenant, keysOf, password, prepareForms, tokenOf } from './forms-fill.ts'

/** `npm run bench:forms`: the results of 5,000 submissions of 30 questions against a statement by hand, and saving a page of answers against an upsert. */
const SUBMISSIONS = 5000
const LINKS = 64

const folder = await mkdtemp(join(tmpdir(), 'stagehaven-bench-'))
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') })
try {
  const { tenantId, formId, ids } = await prepareForms(postgres.url, SUBMISSIONS, LINKS)
  const ours = await startServer('app-server.ts', {
    BENCH_APP_DATABASE_URL: appUrl(postgres.url, 'bench'),
    SECRET: 'bench',
    SEED: 'none',
  })
  const bare = await startServer('forms-bare.ts', {
    BENCH_TENANT_ID: tenantId,
    BENCH_FORM_ID: formId,
    BENCH_DATABASE_URL: postgres.url,
  })
  const common = { 'x-tenant': formsTenant, accept: 'application/vnd.api+json', 'content-type': 'application/json' }
  const admin = { ...common, ...(await signIn(ours.port, formsTenant, adminEmail, password)) }
  const servers = { ours, bare, postgresPid: postgres.pid }
  let saved = 0
  const next = () => saved++ % LINKS
  const page = (n: number) =>
    Object.fromEntries(
      [...keysOf('scale'), ...keysOf('choice')].slice(0, 10).map((key, at) => [key, `o${1 + ((n + at) % 5)}`]),
    )
  const results = [
    await compare(
      'results of 5,000',
      servers,
      {
        ours: { port: ours.port, headers: admin, path: () => `/api/v1/form_results?filter[form_id]=${formId}` },
        bare: { port: bare.port, path: () => '/' },
      },
      4,
    ),
    await compare('a page of answers saved', servers, {
      ours: {
        port: ours.port,
        method: 'POST',
        path: () => '/api/v1/form_answers/save',
        headers: common,
        body: () => {
          const n = next()
          return JSON.stringify({ token: tokenOf(n), version: 1, page: 0, answers: page(saved) })
        },
      },
      bare: {
        port: bare.port,
        method: 'POST',
        path: () => '/',
        body: () => JSON.stringify({ id: ids[next()], answers: page(saved) }),
      },
    }),
  ]
  report('Forms', results)
  const [counted, kept] = results
  if ((counted?.cpu ?? 0) > 2 || (kept?.cpu ?? 0) > 3) process.exitCode = 1
} finally {
  stopServers()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
