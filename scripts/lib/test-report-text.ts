import { relative } from 'node:path'
import { inspect, styleText } from 'node:util'
import { seconds } from './duration.ts'

export type Totals = { passed: number; failed: number; skipped: number }
/** What went wrong in a file, and what it printed. */
export type Notes = { failures: string[]; output: string }

/** Handed out, and nothing was heard of it. */
export const notRun = (files: Iterable<string>): string =>
  [...files].map((file) => `  ${styleText('red', '✗')} ${file}  not run\n`).join('')

export function summary(file: string, { passed, failed, skipped }: Totals, ms: number, notes: Notes): string {
  const parts = [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`].filter(Boolean)
  const line = `${relative('.', file)}  ${styleText('dim', `${parts.join(', ')}, ${seconds(ms)}`)}\n`
  return failed ? `  ${styleText('red', '✗')} ${line}${explanation(notes)}` : `  ${styleText('green', '✓')} ${line}`
}

export function failedFile(file: string, ms: number, notes: Notes): string {
  const line = `${relative('.', file)}  ${styleText('dim', `the file itself failed, ${seconds(ms)}`)}`
  return `  ${styleText('red', '✗')} ${line}\n${explanation({ ...notes, failures: [] })}`
}

function explanation({ failures, output }: Notes): string {
  const printed = output.trim().split('\n').slice(-100).join('\n')
  const parts = [...failures, printed && `${styleText('dim', 'What it printed:')}\n${printed}`].filter(Boolean)
  return parts.map((part) => `\n${indent(part)}\n\n`).join('')
}

export function failure(path: string[], place: string, error: Error): string {
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
