import { relative } from 'node:path'
import { inspect, styleText } from 'node:util'
import { seconds } from './duration.ts'

export type Totals = { passed: number; failed: number; skipped: number; failedFiles?: string[] }
/** What went wrong in a file, and what it printed. */
export type Notes = { failures: string[]; output: string }
/** What is printed about a file. */
export type Told = { text: string; isFailure: boolean; file?: string }

/** Handed out, and nothing was heard of it. */
export const notRun = (files: Iterable<string>): Told => {
  const lines = [...files].map((file) => `  ${styleText('red', '✗')} ${file}  not run\n`)
  return { text: lines.join(''), isFailure: lines.length > 0 }
}

/** Where only the end of a long output is kept, or read, what failed early would be lost. */
export function onceMore(told: readonly Told[]): string {
  const failed = told.filter(({ isFailure }) => isFailure)
  const isReadAnyway = failed.length === 0 || (failed.length === 1 && told.at(-1)?.isFailure)
  if (isReadAnyway) return ''
  return `\n${styleText('bold', 'What failed, once more')}\n${failed.map(({ text }) => text).join('')}`
}

export function summary(file: string, { passed, failed, skipped }: Totals, ms: number, notes: Notes): Told {
  const parts = [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`].filter(Boolean)
  const line = `${relative('.', file)}  ${styleText('dim', `${parts.join(', ')}, ${seconds(ms)}`)}\n`
  const mark = failed ? styleText('red', '✗') : styleText('green', '✓')
  const text = `  ${mark} ${line}${failed ? explanation(notes) : ''}`
  return { text, isFailure: failed > 0, file: relative('.', file) }
}

export function failedFile(file: string, ms: number, notes: Notes): Told {
  const line = `${relative('.', file)}  ${styleText('dim', `the file itself failed, ${seconds(ms)}`)}`
  const text = `  ${styleText('red', '✗')} ${line}\n${explanation({ ...notes, failures: [] })}`
  return { text, isFailure: true, file: relative('.', file) }
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
