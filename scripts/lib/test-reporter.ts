import { writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { TestEvent } from 'node:test/reporters'
import { inspect, styleText } from 'node:util'
import { seconds } from './duration.ts'

export type Totals = { passed: number; failed: number; skipped: number }

/** Longer than the timeout of a test. */
const maxSilenceMs = 150_000

type Count = 'passed' | 'failed' | 'cancelled' | 'skipped' | 'todo'
type FileNotes = { path: string[]; failures: string[]; output: string; isRunning: boolean }

/** One line per file that passes; everything there is to know about one that does not. */
export default async function* report(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const files = new Map<string, FileNotes>()
  const soFar: Totals = { passed: 0, failed: 0, skipped: 0 }
  const watchdog = watchForSilence(files, soFar)
  for await (const event of events) {
    watchdog.refresh()
    const file = fileOf(event.data)
    const notes = files.get(file) ?? { path: [], failures: [], output: '', isRunning: false }
    files.set(file, notes)
    if (event.type === 'test:dequeue' || event.type === 'test:complete') {
      if (resolve(event.data.name) === file) notes.isRunning = event.type === 'test:dequeue'
    } else if (event.type === 'test:start') {
      notes.path = [...notes.path.slice(0, event.data.nesting), event.data.name]
    } else if (event.type === 'test:stdout' || event.type === 'test:stderr') {
      notes.output += event.data.message
    } else if (event.type === 'test:fail') {
      const { name, details, line, column } = event.data
      // Its tests ran well or were told already: what failed is the file as a whole.
      if (resolve(name) === file) {
        save(add(soFar, { passed: 0, failed: 1, skipped: 0 }))
        yield failedFile(file, details.duration_ms, notes)
      } else if (!('failureType' in details.error && details.error.failureType === 'subtestsFailed')) {
        notes.failures.push(failure(notes.path, `${relative('.', file)}:${line}:${column}`, details.error))
      }
    } else if (event.type === 'test:summary') {
      const totals = count(event.data.counts)
      save(event.data.file ? add(soFar, totals) : totals)
      if (event.data.file) yield summary(file, totals, event.data.duration_ms, notes)
    }
  }
}

/** Kept up to date, so that an end halfway still tells what was done. */
function save(totals: Totals) {
  if (process.env.TEST_TOTALS_FILE) writeFileSync(process.env.TEST_TOTALS_FILE, JSON.stringify(totals))
}

function add(sum: Totals, more: Totals): Totals {
  for (const key of ['passed', 'failed', 'skipped'] as const) sum[key] += more[key]
  return sum
}

/** A test ends by its timeout, but a file goes on as long as something is open in it: a server, a connection. */
function watchForSilence(files: Map<string, FileNotes>, soFar: Totals) {
  return setTimeout(() => {
    const stuck = [...files].filter(([, notes]) => notes.isRunning).map(([file]) => relative('.', file))
    process.stdout.write(`  ${styleText('red', '✗')} ${stuck.join(', ')} does not end: what did a test leave open?\n`)
    save(add(soFar, { passed: 0, failed: stuck.length, skipped: 0 }))
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

function summary(file: string, { passed, failed, skipped }: Totals, ms: number, notes: FileNotes): string {
  const parts = [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`].filter(Boolean)
  const line = `${relative('.', file)}  ${styleText('dim', `${parts.join(', ')}, ${seconds(ms)}`)}\n`
  return failed ? `  ${styleText('red', '✗')} ${line}${explanation(notes)}` : `  ${styleText('green', '✓')} ${line}`
}

function failedFile(file: string, ms: number, notes: FileNotes): string {
  const line = `${relative('.', file)}  ${styleText('dim', `the file itself failed, ${seconds(ms)}`)}`
  return `  ${styleText('red', '✗')} ${line}\n${explanation({ ...notes, failures: [] })}`
}

function explanation({ failures, output }: FileNotes): string {
  const printed = output.trim().split('\n').slice(-100).join('\n')
  const parts = [...failures, printed && `${styleText('dim', 'What it printed:')}\n${printed}`].filter(Boolean)
  return parts.map((part) => `\n${indent(part)}\n\n`).join('')
}

function failure(path: string[], place: string, error: Error): string {
  const cause = error.cause ?? error
  const isAssertion = cause instanceof Error && 'code' in cause && cause.code === 'ERR_ASSERTION'
  const text = isAssertion ? String(cause.stack) : inspect(cause, { depth: 4 })
  const own = text.split('\n').filter((line) => !noise.test(line))
  return `${styleText('red', path.join(' › '))}\n${styleText('dim', place)}\n${own.join('\n')}`
}

/** The inside of Node, and the many fields that an error of PostgreSQL leaves empty. */
const noise = /^\s+at (.*\(?node:|new Promise|Array\.map)|: undefined,$/

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '    ')
}
