import { globSync } from 'node:fs'
import { join } from 'node:path'
import { castsIn } from './lib/casts.ts'

/**
 * How many casts each part of the code may have: as many as it has. The numbers only go down; whoever takes a cast away
 * takes it off here. A guard, a schema or a type that says more is nearly always possible.
 */
const limits = {
  'protocol/src': 17,
  'server/src/engine': 30,
  'server/src/features': 25,
  'web/app': 1,
}

process.chdir(join(import.meta.dirname, '..'))
for (const [folder, limit] of Object.entries(limits)) {
  const files = globSync(`${folder}/**/*.{ts,tsx}`).filter((file) => !file.includes('.test.'))
  const found = files.flatMap(castsIn)
  const casts = found.filter(({ kind }) => kind !== 'any')
  for (const { file, line } of found.filter(({ kind }) => kind === 'any')) refuse(`${file}:${line} says any`)
  if (casts.length > limit) {
    const worst = casts.filter(({ kind }) => kind !== 'as')
    refuse(`${folder} has ${casts.length} casts, ${limit} are allowed (scripts/check-casts.ts). The worst of them:`)
    for (const { file, line, kind } of worst) console.error(`  ${file}:${line} ${kind}`)
  } else if (casts.length < limit) console.log(`${folder} has ${casts.length} casts: its limit can be lowered to that`)
}

function refuse(line: string): void {
  console.error(line)
  process.exitCode = 1
}
