import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import manifest from '../package.json' with { type: 'json' }
import { importProblem, isTest, spellingProblem } from './lib/import-rules.ts'

/** Imports point one way (CONTRIBUTING.md tells which), in protocol, server and web. */
process.chdir(join(import.meta.dirname, '..'))

const aliases = Object.entries(manifest.imports).map(([from, to]) => [from, to].map((path) => path.replace('*', '')))
const siteMap = readFileSync('web/app/routes.ts', 'utf8')
const isScreen = (file: string) => siteMap.includes(`'${file.replace('web/app/', '')}'`)

let problems = 0
for (const file of globSync('{protocol,server,web/app}/**/*.{ts,tsx}').sort()) {
  if (isTest(file)) continue
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)) {
    const target = targetOf(file, specifier)
    const problem = target && (importProblem(file, target, isScreen) ?? spellingProblem(file, target, specifier))
    if (!problem) continue
    problems++
    console.error(`${file} → ${target}: ${problem}`)
  }
}
process.exitCode = problems > 0 ? 1 : 0

/** The file within the project that is meant; nothing for a package, and for types that are made of the site map. */
function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.includes('+types/')) return
  if (specifier.startsWith('.')) return posix.join(dirname(file), specifier.replace(/\?.*/, ''))
  const [from = '', to = ''] = aliases.find(([prefix = '']) => specifier.startsWith(prefix)) ?? []
  return from && posix.join(to, specifier.slice(from.length))
}
