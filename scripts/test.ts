import { existsSync, globSync } from 'node:fs'
import { chmod, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { inspect, styleText } from 'node:util'
import { isInterrupted, runNode } from './lib/command.ts'
import { seconds } from './lib/duration.ts'
import { groupFiles, siteOf } from './lib/group-files.ts'
import { type JourneyServer, makeJourneyDatabase, startJourneyServer } from './lib/journey-server.ts'
import { cleanUp, startTestDatabase } from './lib/test-database.ts'
import type { Totals } from './lib/test-report-text.ts'

process.chdir(join(import.meta.dirname, '..'))
// So many processes load the same files, and the next run loads most of them again.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled')

/** Several checkers at once find much of the same out anew, and here other work keeps the cores busy. */
const tsc = ['node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1']
const checks = [
  { name: 'types', args: tsc },
  { name: 'route types', args: ['node_modules/@react-router/dev/bin.cjs', 'typegen', 'web'] },
  { name: 'types of the web', args: [...tsc, '-p', 'web'] },
  { name: 'lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'] },
  { name: 'import directions', args: ['scripts/check-imports.ts'] },
  { name: 'rights in screens', args: ['scripts/check-rights.ts'] },
  { name: 'translations', args: ['scripts/check-translations.ts'] },
  { name: 'generated files', args: ['scripts/check-generated.ts'] },
  { name: 'casts', args: ['scripts/check-casts.ts'] },
].filter(({ args }) => existsSync(args[0] as string))

/** The longest first, so that none of them is still busy when all others are done. */
const long = [
  ...[
    'private-pages',
    'public-pages',
    'written-pages',
    'seeded-sites',
    'new-feature',
    'src/crash.test',
    'new-school',
    'every-list',
  ],
  ...['bulk-actions-at-work', 'connection-loss', 'src/start.test', 'db/embedded-postgres', 'signing-in'],
  ...['mail/delivery', 'engine/permissions', 'engine/every-resource', 'supported-versions'],
]
const rank = (file: string) => long.findIndex((word) => file.includes(word)) + 1 || long.length + 1

/** What failed beside the tests, to be told again after them. */
const early: string[] = []
/** Files that failed, and passed when they were run again. */
const shaky: string[] = []
const totals: Totals = { passed: 0, failed: 0, skipped: 0 }
const words = process.argv.slice(2)
const onlyChecks = words.join() === 'checks'
const unitFiles = onlyChecks ? [] : find('{protocol,server,scripts,bench,web/app}/**/*.test.ts')
const journeyFiles = onlyChecks ? [] : find('e2e/**/*.test.ts')
const files = [...unitFiles, ...journeyFiles].sort(byRank)

if (onlyChecks) await runChecks()
else if (files.length) await withDatabase(runEverything)
else add({ failed: 1 }, 'No test file has all these words in its path.')

if (early.length && files.length)
  console.log(`\n${styleText('bold', 'What failed beside the tests')}\n${early.join('')}`)
if (shaky.length)
  console.log(`\n${styleText('bold', 'Shaky')}: failed, then passed alone. Each hides a fault: ${shaky.join(', ')}`)
if (isInterrupted()) console.log('\nInterrupted.')
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`)
process.exit(isInterrupted() ? 130 : totals.failed ? 1 : 0)

/** Told together at their end: other things are told meanwhile. */
async function runChecks() {
  const began = Date.now()
  const lines: string[] = []
  for (const { name, args } of checks) {
    const start = Date.now()
    const { code, output } = await runNode(args, { quiet: true })
    const line = `${name}  ${styleText('dim', seconds(Date.now() - start))}`
    lines.push(code === 0 ? `  ${styleText('green', '✓')} ${line}` : `  ${styleText('red', '✗')} ${line}\n\n${output}`)
    if (code !== 0) early.push(lines.at(-1) as string)
    add(code === 0 ? { passed: 1 } : { failed: 1 })
  }
  const [title, time] = [styleText('bold', 'Checks'), styleText('dim', `  ${seconds(Date.now() - began)}`)]
  console.log(`\n${[title, ...lines, time].join('\n')}\n`)
}

/**
 * Pages and demo data are made beside one another, then all tests run together, and the checks go on meanwhile: both cores
 * have something to do to the end.
 */
async function runEverything(temp: string, databaseUrl: string) {
  const needsPages = journeyFiles.length > 0 || unitFiles.some((file) => file.includes('/web/'))
  const pages = needsPages ? runNode(['scripts/build-web.ts'], { quiet: true }) : undefined
  const journeyDatabase = journeyFiles.length ? makeJourneyDatabase(databaseUrl) : undefined
  journeyDatabase?.catch(() => {})
  const checking = words.length ? undefined : runChecks()
  let server: JourneyServer | undefined
  try {
    if (pages) await section('Pages', () => pages.then(({ code, output }) => void (code && addEarly(output))))
    server = journeyDatabase && (await startJourneyServer(temp, await journeyDatabase))
    await section('Tests', () => runTests(temp, { TEST_DATABASE_URL: databaseUrl, ...whereOf(server) }))
  } finally {
    await server?.stop()
    await checking
  }
}

/** One server with demo data for all journeys: each minds its own business in it. */
function whereOf(server: JourneyServer | undefined) {
  if (!server) return {}
  return { JOURNEY_URL: server.url, JOURNEY_DATABASE_URL: server.databaseUrl, JOURNEY_DATA_DIR: server.dataDir }
}

/** Four at a time: on two cores that fills the moments in which a test waits for something. */
async function runTests(temp: string, where: NodeJS.ProcessEnv) {
  const counted = await runFiles(files, 4, temp, where)
  const { failedFiles = [] } = counted
  // Where a whole run gates, few that fail have a second try, alone; see docs/decisions/020-shaky-journeys.md.
  const isWorthATry = failedFiles.length > 0 && failedFiles.length <= Number(process.env.TEST_AGAIN ?? 0)
  if (!isWorthATry || isInterrupted()) return add(counted)
  console.log(`\n${styleText('bold', 'Once more, alone')}`)
  const again = await runFiles(failedFiles, 1, temp, where)
  if (again.failed) return add(counted)
  shaky.push(...failedFiles)
  add({ ...counted, passed: counted.passed + counted.failed, failed: 0 })
}

async function runFiles(which: string[], atOnce: number, temp: string, where: NodeJS.ProcessEnv): Promise<Totals> {
  const totalsFile = join(temp, 'totals.json')
  const entries = groupFiles(which, (file) => rank(file) <= long.length, join(temp, 'groups'))
  const listFile = join(temp, 'entries.json')
  await writeFile(listFile, JSON.stringify(entries))
  const env = { TMPDIR: temp, NODE_ENV: 'test', TEST_TOTALS_FILE: totalsFile, ...where }
  const { code } = await runNode(['scripts/lib/run-tests.ts', String(atOnce), listFile], { env, isGroup: true })
  const none: Totals = { passed: 0, failed: 0, skipped: 0 }
  const counted = { ...none, ...JSON.parse(await readFile(totalsFile, 'utf8').catch(() => '{}')) }
  await rm(totalsFile, { force: true })
  if (code === 0 || counted.failed || isInterrupted()) return counted
  console.log(`  The test runner ended with code ${code}.`)
  return { ...counted, failed: 1 }
}

async function withDatabase(use: (temp: string, url: string) => Promise<void>) {
  const temp = await realpath(await mkdtemp(join(tmpdir(), 'stagehaven-test-')))
  await chmod(temp, 0o755) // root's PostgreSQL runs as another user, who must get in
  try {
    const database = await startTestDatabase(temp)
    await use(temp, database.url).finally(() => database.stop())
  } catch (error) {
    add({ failed: 1 }, inspect(error))
  } finally {
    await cleanUp(temp)
  }
}

async function section(title: string, run: () => Promise<void>) {
  const start = Date.now()
  console.log(`\n${styleText('bold', title)}`)
  await run()
  console.log(styleText('dim', `  ${seconds(Date.now() - start)}`))
}

function find(pattern: string): string[] {
  const found = globSync(pattern, { exclude: (path) => path.includes('node_modules') })
  return found.filter((file) => words.every((word) => file.includes(word)))
}

function byRank(one: string, other: string): number {
  return rank(one) - rank(other) || placeOf(one).localeCompare(placeOf(other))
}

/** Journeys at one site stand together: whoever comes there next finds a browser that was there before (e2e/support/seats.ts). */
function placeOf(file: string): string {
  return file.startsWith('e2e/') ? `e2e/${siteOf(file)}/${file}` : file
}

function addEarly(text: string) {
  early.push(text)
  add({ failed: 1 }, text)
}

function add(counts: Partial<Totals>, line?: string) {
  for (const key of ['passed', 'failed', 'skipped'] as const) totals[key] += counts[key] ?? 0
  if (line) console.log(line)
}
