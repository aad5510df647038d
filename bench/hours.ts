import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts'
import { appUrl } from '#db/migrate.ts'
import { compare, report, signIn, startServer, stopServers } from './compare.ts'
import { hostEmail, hoursTenant, password, prepareHours, pupilEmail } from './hours-fill.ts'

/** `npm run bench:hours`: writing down a day against a bare insert, and the screen of a host for which 200 days wait. */
const STUDENTS = 128
const WAITING = 200
const DAY = 24 * 60 * 60 * 1000

const folder = await mkdtemp(join(tmpdir(), 'stagehaven-bench-'))
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') })
try {
  const { tenantId, places } = await prepareHours(postgres.url, STUDENTS, WAITING)
  const ours = await startServer('app-server.ts', {
    BENCH_APP_DATABASE_URL: appUrl(postgres.url, 'bench'),
    SECRET: 'bench',
    SEED: 'none',
  })
  const bare = await startServer('hours-bare.ts', { BENCH_TENANT_ID: tenantId, BENCH_DATABASE_URL: postgres.url })
  const common = { 'x-tenant': hoursTenant, accept: 'application/vnd.api+json', 'content-type': 'application/json' }
  const half = STUDENTS / 2
  const sessions: Record<string, string>[] = []
  for (let n = 0; n < half; n++)
    sessions.push({ ...common, ...(await signIn(ours.port, hoursTenant, pupilEmail(n), password)) })

  /** Each day of each student once, the newest first. Ours and theirs are of different students. */
  const daysOf = (first: number) => {
    let made = 0
    return () => {
      const [who, back] = [made % half, Math.floor(made / half) + 1]
      made++
      const day = new Date(Date.now() - back * DAY).toISOString().slice(0, 10)
      const { internshipId = '' } = places[first + who] ?? {}
      return {
        who,
        body: JSON.stringify({ internshipId, day, startsAt: '09:00', endsAt: '10:00', work: 'Vloer geveegd' }),
      }
    }
  }
  const [ourDays, bareDays] = [daysOf(0), daysOf(half)]
  let next = ourDays()
  const servers = { ours, bare, postgresPid: postgres.pid }
  const host = { ...common, ...(await signIn(ours.port, hoursTenant, hostEmail, password)) }
  const fields = 'day,starts_at,ends_at,minutes,work,needs_school'
  const list = `/api/v1/hour_entries?filter[to_confirm]=true&include=student&page[size]=200&fields[hour_entries]=${fields},student,internship&fields[students]=first_name,infix,last_name`
  const results = [
    await compare('200 days that wait', servers, {
      ours: { port: ours.port, headers: host, path: () => list },
      bare: { port: bare.port, path: () => '/' },
    }),
    await compare('a day written down', servers, {
      ours: {
        port: ours.port,
        method: 'POST',
        path: () => '/api/v1/hour_entries',
        headers: () => {
          next = ourDays()
          return { ...sessions[next.who], 'idempotency-key': randomUUID() }
        },
        body: () => next.body,
      },
      bare: { port: bare.port, method: 'POST', path: () => '/', body: () => bareDays().body },
    }),
  ]
  report('Hours', results)
  if (process.env.BENCH_OUT) await writeFile(process.env.BENCH_OUT, `${JSON.stringify(results, null, 2)}\n`)
} finally {
  stopServers()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
