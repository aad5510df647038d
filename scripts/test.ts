import { existsSync, globSync } from 'node:fs'
import { chmod, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect, styleText } from 'node:util'
import { isInterrupted, runNode } from './lib/command.ts'
import { seconds } from './lib/duration.ts'
import { groupFiles } from './lib/group-files.ts'
import { type JourneyServer, startJourneyServer } from './lib/journey-server.ts'
import { cleanUp, startTestDatabase } from './lib/test-database.ts'
import type { Totals } from './lib/test-report-text.ts'

process.chdir(join(import.meta.dirname, '..'))

const checks = [
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '--noEmit'] },
  { name: 'route types', args: ['node_modules/@react-router/dev/bin.cjs', 'typegen', 'web'] },
  { name: 'types of the web', args: ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'web'] },
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
    'src/start.test',
    'seeded-sites',
    'bulk-actions-at-work',
    'connection-loss',
    'mail/delivery',
    'every-list',
    'new-feature',
  ],
  ...['src/crash.test', 'engine/permissions', 'erasure/erasure', 'places-race'],
  ...['private-pages', 'public-pages', 'signing-in', 'new-school', 'organizations.test', 'stagebank.test'],
]
const rank = (file: string) => long.findIndex((word) => file.includes(word)) + 1 || long.length + 1

const totals: Totals = { passed: 0, failed: 0, skipped: 0 }
const words = process.argv.slice(2)
const onlyChecks = words.join() === 'checks'
const unitFiles = onlyChecks ? [] : find('{protocol,server,scripts,bench,web/app}/**/*.test.ts')
const journeyFiles = onlyChecks ? [] : find('e2e/**/*.test.ts')

const needsPages = journeyFiles.length > 0 || unitFiles.some((file) => file.includes('/web/'))

// One core checks while the other builds.
const pages = needsPages ? buildPages() : undefined
if (!words.length || onlyChecks) await section('Checks', runChecks)
if (unitFiles.length || journeyFiles.length) await withDatabase(runAllTests)
else if (!onlyChecks) add({ failed: 1 }, 'No test file has all these words in its path.')

if (isInterrupted()) console.log('\nInterrupted.')
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`)
process.exit(isInterrupted() ? 130 : totals.failed ? 1 : 0)

async function runChecks() {
  for (const { name, args } of checks) {
    const start = Date.now()
    const { code, output } = await runNode(args, { quiet: true })
    const line = `${name}  ${styleText('dim', seconds(Date.now() - start))}`
    if (code === 0) add({ passed: 1 }, `  ${styleText('green', '✓')} ${line}`)
    else add({ failed: 1 }, `  ${styleText('red', '✗')} ${line}\n\n${output}`)
  }
}

async function runAllTests(temp: string, databaseUrl: string) {
  const env = { TEST_DATABASE_URL: databaseUrl, TMPDIR: temp, NODE_ENV: 'test' }
  if (pages)
    await section('Pages', () => pages.then(({ code, output }) => add({ failed: code ? 1 : 0 }, code ? output : '')))
  // It fills itself with demo data while the tests run, which wait for one thing and another anyway.
  const server = journeyFiles.length ? startJourneyServer(temp, databaseUrl) : undefined
  server?.catch(() => {})
  try {
    if (unitFiles.length) await section('Tests', () => runTests(unitFiles, 3, temp, env))
    if (server) await section('Journeys', async () => runJourneys(await server, temp, env))
  } finally {
    await server?.then(
      ({ stop }) => stop(),
      () => {},
    )
  }
}

function buildPages() {
  return runNode(['scripts/build-web.ts'], { quiet: true })
}

/** One server with demo data for all journeys: each minds its own business in it. */
async function runJourneys({ url, databaseUrl, dataDir }: JourneyServer, temp: string, env: NodeJS.ProcessEnv) {
  const where = { JOURNEY_URL: url, JOURNEY_DATABASE_URL: databaseUrl, JOURNEY_DATA_DIR: dataDir }
  await runTests(journeyFiles, 2, temp, { ...env, ...where })
}

async function runTests(files: string[], concurrency: number, temp: string, env: NodeJS.ProcessEnv) {
  const totalsFile = join(temp, 'totals.json')
  const entries = groupFiles(files, (file) => rank(file) <= long.length, join(temp, 'groups'))
  const listFile = join(temp, 'entries.json')
  await writeFile(listFile, JSON.stringify(entries))
  const args = ['scripts/lib/run-tests.ts', String(concurrency), listFile]
  // Every file is a process of its own, and all of them load the same modules.
  const cache = { NODE_COMPILE_CACHE: join(temp, 'compiled') }
  const { code } = await runNode(args, { env: { ...env, ...cache, TEST_TOTALS_FILE: totalsFile } })
  const counted: Totals = JSON.parse(await readFile(totalsFile, 'utf8').catch(() => '{}'))
  await rm(totalsFile, { force: true })
  add(counted)
  if (code !== 0 && !counted.failed && !isInterrupted())
    add({ failed: 1 }, `  The test runner ended with code ${code}.`)
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
  const files = globSync(pattern, { exclude: (path) => path.includes('node_modules') })
  return files
    .filter((file) => words.every((word) => file.includes(word)))
    .sort((one, other) => rank(one) - rank(other) || one.localeCompare(other))
}

function add(counts: Partial<Totals>, line?: string) {
  for (const key of ['passed', 'failed', 'skipped'] as const) totals[key] += counts[key] ?? 0
  if (line) console.log(line)
}
