import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { hashPassword } from '#auth/passwords/hash.ts'
import { Database } from '#db/database.ts'
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts'
import { appUrl, migrate } from '#db/migrate.ts'
import { System } from '#db/system.ts'
import { Sites } from '#tenants/sites.ts'
import { type Server, startServer, stopServers } from './compare.ts'
import { fillSchool, type School } from './growth-fill.ts'
import { once } from './measure.ts'
import { type StatementTime, topStatements, watchStatements } from './statement-times.ts'

/**
 * `npm run bench:growth`: every screen of a school with 10,000 students against that of one with 300, on two sites of the
 * same kind in one database. `BENCH_SHOW=dashboard` also tells which statements of such screens cost most.
 */
const sizes = { small: 300, large: Number(process.env.BENCH_SIZE ?? 10_000) }
const sites = { small: 'stagehaven', large: 'public' } as const
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const VISITS = 6
const MOST = 1.5
const password = 'a bench needs no secret'

type Side = keyof typeof sites
const sides: Side[] = ['small', 'large']
type Screen = {
  name: string
  who: 'admin' | 'mentor'
  path: (school: School) => string
  /** It is told and not counted: what is asked for is more in a large school, not only found among more. */
  isMore?: boolean
}

const both = (name: string, path: Screen['path']): Screen[] =>
  (['admin', 'mentor'] as const).map((who) => ({ name, who, path }))
const forAdmin = (name: string, path: Screen['path']): Screen => ({ name, who: 'admin', path })

const screens: Screen[] = [
  ...both('dashboard', () => '/dashboard'),
  ...both('people', () => '/users'),
  forAdmin('people by role', () => '/users?role=student'),
  forAdmin('people by level', ({ levelId }) => `/users?role=student&level=${levelId}`),
  forAdmin('people by mentor', ({ mentorId }) => `/users?role=student&mentor=${mentorId}`),
  forAdmin('people by class', ({ groupId }) => `/users?role=student&group=${groupId}`),
  forAdmin('people by stage', () => '/users?stage=running'),
  // A name as one types it: both schools have one person who is called that.
  ...both('people, search', () => '/users?q=daan+de+vries+289'),
  // Thirty times as many people have this name in a school that is thirty times as large.
  ...both('people, broad search', () => '/users?q=jansen').map((screen) => ({ ...screen, isMore: true })),
  // Each word is looked for in seven lists, and a larger school has more of each.
  ...[
    ...both('everything, search', () => '/zoeken?q=daan+de+vries+289'),
    ...both('everything, broad search', () => '/zoeken?q=jansen'),
  ].map((screen) => ({ ...screen, isMore: true })),
  ...both('person', ({ studentId }) => `/users/${studentId}`),
  ...both('mentorships', () => '/mentorships'),
  ...both('recent actions', () => '/recente_acties'),
  ...both('classes', () => '/groups'),
  ...both('class', ({ groupId }) => `/groups/${groupId}`),
  ...both('periods', () => '/internship_periods'),
  ...both('period', ({ periodId }) => `/internship_periods/${periodId}`),
  ...both('levels', () => '/levels'),
  ...both('tags', () => '/tags'),
  forAdmin('imports', () => '/importeren'),
  ...both('organizations', () => '/organizations'),
  forAdmin('vacancies', () => '/vacancies'),
  ...both('applications', () => '/aanmeldingen'),
  ...both('self-found', () => '/zelfgevonden'),
  forAdmin('privacy', () => '/instellingen/privacy'),
]

const wanted = screens.filter(({ name, who }) => `${name} ${who}`.includes(process.env.BENCH_ONLY ?? ''))
const folder = process.env.BENCH_DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'stagehaven-growth-')))
let postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), durable: false })
const owner = () => new pg.Client({ connectionString: postgres.url })

try {
  const schools = await prepare()
  const server = await startServer('page-server.ts', {
    BENCH_APP_DATABASE_URL: appUrl(postgres.url, 'bench'),
    BENCH_FILES: folder,
    SECRET: 'bench',
    SEED: 'none',
    LOG_LEVEL: 'error',
  })
  const cookies = {
    admin: { small: await cookieOf(server, 'small', 'admin'), large: await cookieOf(server, 'large', 'admin') },
    mentor: { small: await cookieOf(server, 'small', 'mentor'), large: await cookieOf(server, 'large', 'mentor') },
  }
  const watcher = owner()
  await watcher.connect()
  const results: Awaited<ReturnType<typeof measure>>[] = []
  for (const screen of wanted) results.push(await measure(screen, schools, server, cookies[screen.who], watcher))
  await watcher.end()
  console.log(`\nA navigation, CPU in ms: ${sizes.small} and ${sizes.large} students; at most ${MOST} x\n`)
  const isOver = (each: (typeof results)[number]) => !each.isMore && Math.max(each.postgresRatio, each.ratio) > MOST
  for (const result of results) {
    const { name, who, small, large, postgresRatio, ratio } = result
    const of = (side: Cost) => `${side.postgres.toFixed(1).padStart(7)} + ${side.server.toFixed(1).padEnd(5)}`
    const mark = isOver(result) ? ' <' : result.isMore ? ' (not counted)' : ''
    console.log(
      `${`${name}, ${who}`.padEnd(24)} PostgreSQL + Node ${of(small)} ${of(large)}   ${postgresRatio.toFixed(2).padStart(6)} x, together ${ratio.toFixed(2)} x${mark}`,
    )
  }
  if (process.env.BENCH_OUT) await writeFile(process.env.BENCH_OUT, `${JSON.stringify(results, null, 2)}\n`)
  const over = results.filter(isOver)
  if (over.length > 0) {
    console.error(`\n${over.length} of ${results.length} screens cost more than ${MOST} x`)
    process.exitCode = 1
  }
} finally {
  stopServers()
  await postgres.stop()
  if (!process.env.BENCH_DATA_DIR) await rm(folder, { recursive: true, force: true })
}

async function prepare(): Promise<Record<Side, School>> {
  if (await watchStatements(postgres.url)) {
    await postgres.stop()
    postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), durable: false })
  }
  await migrate({ url: postgres.url, appPassword: 'bench' })
  const db = new Database(appUrl(postgres.url, 'bench'))
  const system = new System(db)
  await Sites.load(system, sites.small)
  await system.ensureSchoolYears()
  await db.close()
  const client = owner()
  await client.connect()
  await client.query('create table if not exists bench_schools (side text primary key, school jsonb)')
  const hash = await hashPassword(password)
  for (const side of sides) {
    const known = await client.query('select from bench_schools where side = $1', [side])
    if (known.rows.length > 0) continue
    const started = performance.now()
    const school = await fillSchool(client, sites[side], sizes[side], hash)
    await client.query('insert into bench_schools values ($1, $2)', [side, school])
    console.log(`${sizes[side]} students in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
  // Nothing else of PostgreSQL is to run meanwhile.
  await client.query('alter system set autovacuum = off')
  await client.query('select pg_reload_conf()')
  await client.query('vacuum analyze')
  const { rows } = await client.query('select side, school from bench_schools')
  await client.end()
  return Object.fromEntries(rows.map(({ side, school }) => [side, school])) as Record<Side, School>
}

async function cookieOf({ port }: Server, side: Side, who: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/auth/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-tenant': sites[side] },
    body: JSON.stringify({ email: `${who}1@groei.test`, password }),
  })
  if (answer.status !== 200) throw new Error(`${who} of the ${side} school could not sign in: ${answer.status}`)
  return answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
}

type Cost = { postgres: number; server: number }

/** The two take turns; of each the round counts that was disturbed least. */
async function measure(
  { name, who, path, isMore = false }: Screen,
  schools: Record<Side, School>,
  { port, pid }: Server,
  cookies: Record<Side, string>,
  watcher: pg.Client,
) {
  const agent = new Agent({ keepAlive: true })
  const visit = (side: Side) =>
    once(agent, {
      port,
      path: () => path(schools[side]).replace(/(\?|$)/, '.data$1'),
      headers: { host: `${sites[side]}.localhost:${port}`, cookie: cookies[side], 'accept-encoding': 'br' },
    })
  const rounds: Record<Side, Cost[]> = { small: [], large: [] }
  const shown: Partial<Record<Side, StatementTime[]>> = {}
  // Long enough that every connection has prepared every statement.
  for (const side of sides) for (let index = 0; index < 12; index++) await visit(side)
  for (let round = 0; round < ROUNDS; round++) {
    for (const side of sides) {
      await watcher.query('select pg_stat_statements_reset()')
      const before = cpuOf(pid)
      for (let index = 0; index < VISITS; index++) await visit(side)
      const after = cpuOf(pid)
      shown[side] = await topStatements(watcher, VISITS)
      const each = (key: keyof Cost) => (after[key] - before[key]) / VISITS
      rounds[side].push({ postgres: each('postgres'), server: each('server') })
    }
  }
  agent.destroy()
  if (process.env.BENCH_SHOW && `${name} ${who}`.includes(process.env.BENCH_SHOW)) {
    console.log(`\n${name}, ${who}: ms per navigation, ${sides.join(' and ')}`)
    for (const { ms, calls, query } of shown.large ?? []) {
      const before = shown.small?.find((each) => each.query === query)?.ms ?? 0
      console.log(
        `${before.toFixed(2).padStart(8)} ${ms.toFixed(2).padStart(8)}  ${calls} x ${query.slice(0, Number(process.env.BENCH_WIDTH ?? 400))}`,
      )
    }
  }
  const least = (side: Side, key: keyof Cost) => Math.min(...rounds[side].map((round) => round[key]))
  const of = (side: Side): Cost => ({ postgres: least(side, 'postgres'), server: least(side, 'server') })
  const [small, large] = [of('small'), of('large')]
  const sum = ({ postgres: one, server: other }: Cost) => one + other
  const ratio = sum(large) / sum(small)
  return { name, who, isMore, small, large, postgresRatio: large.postgres / small.postgres, ratio }
}

/** CPU in milliseconds so far: of every thread of the server, and of PostgreSQL with whatever it started. */
function cpuOf(pid: number): Cost {
  const ran = (path: string) => {
    try {
      return Number(readFileSync(path, 'utf8').split(' ')[0]) / 1e6
    } catch {
      return 0
    }
  }
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
  const children = readFileSync(`/proc/${postgres.pid}/task/${postgres.pid}/children`, 'utf8').trim().split(' ')
  return {
    postgres: sum(children.map((child) => ran(`/proc/${child}/schedstat`))) + ofEnded(postgres.pid),
    server: sum(readdirSync(`/proc/${pid}/task`).map((task) => ran(`/proc/${pid}/task/${task}/schedstat`))),
  }
}

/** What processes that this one started have used and that are gone: connections come and go while it is measured. */
function ofEnded(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  const TICK_MS = 10
  return (Number(fields[13]) + Number(fields[14])) * TICK_MS
}
