import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { TestEvent } from 'node:test/reporters'
import { styleText } from 'node:util'
import {
  failedFile,
  failure,
  type Notes,
  notRun,
  onceMore,
  summary,
  type Told,
  type Totals,
} from './test-report-text.ts'

/** Longer than the timeout of a test. */
const maxSilenceMs = 330_000

type Count = 'passed' | 'failed' | 'cancelled' | 'skipped' | 'todo'
type FileNotes = Notes & { path: string[]; isRunning: boolean; counts: Totals }

/**
 * One line per file that passes; everything there is to know about one that does not, at once and again at the end. Each of the files that were handed
 * out is told about: one that nothing was heard of did not run, and that is a failure.
 */
export const reportOn = (handedOut: string[]) => (events: AsyncIterable<TestEvent>) => report(events, handedOut)

async function* report(events: AsyncIterable<TestEvent>, handedOut: string[]): AsyncGenerator<string> {
  const told: Told[] = []
  for await (const each of tellOfFiles(events, handedOut, told)) {
    told.push(each)
    yield each.text
  }
  saveFailed(told)
  yield onceMore(told)
}

async function* tellOfFiles(
  events: AsyncIterable<TestEvent>,
  handedOut: string[],
  told: readonly Told[],
): AsyncGenerator<Told> {
  const files = new Map<string, FileNotes>()
  const untold = new Set(handedOut)
  const soFar = nothing()
  const watchdog = watchForSilence(files, soFar, untold, told)
  for await (const event of events) {
    watchdog.refresh()
    const file = fileOf(event.data)
    const notes = files.get(file) ?? { path: [], failures: [], output: '', isRunning: false, counts: nothing() }
    files.set(file, notes)
    if (event.type === 'test:dequeue' || event.type === 'test:complete') {
      if (resolve(event.data.name) === file) notes.isRunning = event.type === 'test:dequeue'
    } else if (event.type === 'test:start') {
      notes.path = [...notes.path.slice(0, event.data.nesting), event.data.name]
    } else if (event.type === 'test:stdout' || event.type === 'test:stderr') {
      notes.output += event.data.message
    } else if (event.type === 'test:pass') {
      const { file: definedIn, name, details, skip, todo } = event.data
      if (isMember(event.data)) yield memberSummary(tell(untold, name), details.duration_ms, notes)
      else if (details.type !== 'suite') add(notes.counts, skip || todo ? { skipped: 1 } : { passed: 1 })
      if (isAstray(definedIn, notes)) notes.failures.push(`"${name}" is a test of ${definedIn}`)
    } else if (event.type === 'test:fail') {
      const { name, details, line, column } = event.data
      const isOwn = !isBecauseOfTests(details.error)
      // Its tests ran well or were told already: what failed is the file as a whole.
      if (resolve(name) === file) {
        save(add(soFar, { failed: 1 }))
        yield failedFile(tell(untold, file), details.duration_ms, notes)
      } else if (isMember(event.data)) {
        if (isOwn) notes.failures.push(failure([name], name, details.error))
        yield memberSummary(tell(untold, name), details.duration_ms, notes)
      } else if (isOwn) {
        if (details.type !== 'suite') add(notes.counts, { failed: 1 })
        const place = isGroup(file) ? notes.path[0] : relative('.', file)
        notes.failures.push(failure(notes.path, `${place}:${line}:${column}`, details.error))
      }
    } else if (event.type === 'test:summary') {
      const totals = count(event.data.counts)
      save(event.data.file ? add(soFar, totals) : totals)
      if (event.data.file && !isGroup(file)) yield summary(tell(untold, file), totals, event.data.duration_ms, notes)
      if (!event.data.file) Object.assign(soFar, totals)
    }
  }
  if (untold.size === 0) return
  process.exitCode = 1
  save(add(soFar, { failed: untold.size }))
  yield notRun(untold)
}

const tell = (untold: Set<string>, file: string): string => {
  untold.delete(relative('.', file))
  return file
}

/** Of a file that shares its process. One without any test lost them to another file, see `isAstray`. */
function memberSummary(file: string, ms: number, notes: FileNotes): Told {
  const { counts, failures } = notes
  const isLost = counts.passed + counts.failed + counts.skipped === 0
  if (isLost) failures.push('None of its tests ran.')
  // The runner's own count knows nothing of what is wrong with a file as a whole.
  if (failures.length > counts.failed) process.exitCode = 1
  counts.failed = Math.max(counts.failed, failures.length)
  const text = summary(file, counts, ms, notes)
  Object.assign(notes, { failures: [], output: '', counts: nothing() })
  return text
}

/** Kept up to date, so that an end halfway still tells what was done. */
function save(totals: Totals) {
  if (process.env.TEST_TOTALS_FILE) writeFileSync(process.env.TEST_TOTALS_FILE, JSON.stringify(totals))
}

/** Which files have failed; nothing when something failed that is no file. */
function saveFailed(told: readonly Told[]) {
  const failed = told.filter(({ isFailure }) => isFailure)
  const failedFiles = [...new Set(failed.flatMap(({ file }) => file ?? []))]
  const path = process.env.TEST_TOTALS_FILE
  if (!path || !existsSync(path) || failed.some(({ file }) => !file)) return
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), failedFiles }))
}

function add(sum: Totals, more: Partial<Totals>): Totals {
  for (const key of ['passed', 'failed', 'skipped'] as const) sum[key] += more[key] ?? 0
  return sum
}

const nothing = (): Totals => ({ passed: 0, failed: 0, skipped: 0 })

/** Files that share a process are suites of an entry file (see group-files.ts), and told about one by one. */
const isGroup = (file: string) => file.endsWith('.test.mjs')
const isMember = ({ nesting, name, details }: { nesting: number; name: string; details: { type?: string } }) =>
  nesting === 0 && details.type === 'suite' && name.endsWith('.test.ts')

/** What a file awaits may belong to another one, and then its tests count as those of that one (see `testApp`). */
const isAstray = (definedIn: string | undefined, { path: [member] }: FileNotes) =>
  Boolean(member?.endsWith('.test.ts') && definedIn?.endsWith('.test.ts') && resolve(member) !== definedIn)

const isBecauseOfTests = (error: Error) => 'failureType' in error && error.failureType === 'subtestsFailed'

/** A test ends by its timeout, but a file goes on as long as something is open in it: a server, a connection. */
function watchForSilence(files: Map<string, FileNotes>, soFar: Totals, untold: Set<string>, told: readonly Told[]) {
  return setTimeout(() => {
    const stuck = [...files]
      .filter(([, notes]) => notes.isRunning)
      .map(([file, notes]) => (isGroup(file) ? (notes.path[0] ?? file) : relative('.', file)))
    const text = `  ${styleText('red', '✗')} ${stuck.join(', ')} does not end: what did a test leave open?\n`
    for (const file of stuck) tell(untold, file)
    const last = [{ text, isFailure: true }, notRun(untold)]
    process.stdout.write(last.map((each) => each.text).join('') + onceMore([...told, ...last]))
    save(add(soFar, { failed: stuck.length + untold.size }))
    process.kill(process.pid, 'SIGTERM')
  }, maxSilenceMs).unref()
}

/** A test that is defined in a helper still belongs to the file that was run. */
function fileOf(data: unknown): string {
  const { entryFile, file } = (data ?? {}) as { entryFile?: string; file?: string }
  return entryFile ?? file ?? ''
}

function count(counts: object): Totals {
  // The types of Node forget the number of failed tests.
  const { passed, failed, cancelled, skipped, todo } = counts as Record<Count, number>
  return { passed, failed: failed + cancelled, skipped: skipped + todo }
}
