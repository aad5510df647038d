import assert from 'node:assert/strict'
import { chmod, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { appUrl } from '#db/migrate.ts'
import { makeJourneyDatabase } from '../scripts/lib/journey-server.ts'
import { cleanUp, startTestDatabase } from '../scripts/lib/test-database.ts'
import { appPassword } from '../server/test/prepared-database.ts'
import { compare, report, startServer, stopServers } from './compare.ts'
import { signLink, signTenant } from './sign-link.ts'

/** `npm run bench:sign-page`: the page of who signs by a link, as HTML, against a bare server with one query and the same bytes. */
const folder = await mkdtemp(join(tmpdir(), 'stagehaven-bench-'))
await chmod(folder, 0o755)
const database = await startTestDatabase(folder)
try {
  const url = await makeJourneyDatabase(database.url)
  const path = await signLink(url)
  const ours = await startServer('page-server.ts', {
    BENCH_APP_DATABASE_URL: appUrl(url, appPassword),
    BENCH_FILES: folder,
    SECRET: 'bench',
    SEED: 'none',
  })
  const phone = 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36'
  const headers = { 'x-tenant': signTenant, 'accept-encoding': 'br', accept: 'text/html', 'user-agent': phone }
  const page = await (await fetch(`http://127.0.0.1:${ours.port}${path}`, { headers })).text()
  assert.match(page, /name="agrees"/)
  const file = join(folder, 'page.html')
  await writeFile(file, page)
  const bare = await startServer('sign-page-bare.ts', { BENCH_DATABASE_URL: url, BENCH_FILE: file })
  const result = await compare(
    'sign page, HTML',
    { ours, bare, postgresPid: database.pid },
    {
      ours: { port: ours.port, headers, path: () => path },
      bare: { port: bare.port, path: () => '/' },
    },
    8,
  )
  report('Signing', [result])
  console.log(`\n${page.length} bytes before compression`)
  if (process.env.BENCH_OUT) await writeFile(process.env.BENCH_OUT, `${JSON.stringify(result, null, 2)}\n`)
} finally {
  stopServers()
  await database.stop()
  await cleanUp(folder)
}
