import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { castsIn, type Found } from './lib/casts.ts'

/**
 * A cast says that something is so without looking. A guard, a schema or a type that says more is nearly always
 * possible (decision 22); protocol/src/shared/guards.ts has the small ones.
 */
process.chdir(join(import.meta.dirname, '..'))

const files = globSync('{protocol,server,web,e2e,bench,scripts}/**/*.{ts,tsx}', { exclude: ['**/build', '**/.*'] })
const found = files.flatMap(castsIn)
const isProduct = (file: string) => /^(protocol\/src|server\/src|web\/app)\//.test(file) && !file.includes('.test.')
const isFeature = (file: string) => /^(server\/src\/features|web\/app)\//.test(file) && isProduct(file)
const casts = found.filter(({ file, kind }) => kind !== 'any' && isProduct(file))

// A cast by way of `unknown` or `never` passes also where two types have nothing in common: there is no reason for one.
for (const each of casts.filter(({ kind }) => kind !== 'as')) refuse(each)
for (const each of found.filter(({ kind }) => kind === 'any')) refuse(each)

/** Features and pages: at most one in a thousand lines. */
const lines = files.filter(isFeature).reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length, 0)
allow('features and web', isFeature, Math.floor(lines / 1000))
/** What carries the types for all others: as many as it has. Whoever takes one away lowers the number. */
allow('protocol', (file) => file.startsWith('protocol/'), 7)
allow('engine', (file) => file.startsWith('server/src/engine/'), 8)

function allow(where: string, isThere: (file: string) => boolean, limit: number): void {
  const there = casts.filter(({ file }) => isThere(file))
  if (there.length <= limit) return
  console.error(`${where}: ${there.length} casts, ${limit} are allowed`)
  for (const each of there) refuse(each)
}

function refuse({ file, line, kind }: Found): void {
  console.error(`  ${file}:${line} ${kind}`)
  process.exitCode = 1
}
