import { readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { features } from '../server/src/features.ts'
import { openApiDocument } from '../server/src/http/docs/openapi.ts'

const root = join(import.meta.dirname, '..')

/** Reviewed like code: each must be what the declarations say. `--write` brings them up to date. */
const files = {
  'docs/openapi.json': `${JSON.stringify(openApiDocument(features), null, 2)}\n`,
  'protocol/src/abilities.ts': abilityNames(),
}

for (const [path, text] of Object.entries(files)) {
  const file = join(root, path)
  if (process.argv.includes('--write')) {
    await writeFile(file, text)
  } else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    console.error(
      `${relative(root, file)} does not match the declarations: run "npm run generate" and review the change.`,
    )
    process.exitCode = 1
  }
}

/** The abilities of all features, for the screens that ask for them by name. */
function abilityNames(): string {
  const names = features.flatMap(({ abilities }) => abilities.map(({ name }) => name)).sort()
  return [
    '// Written by `npm run generate` from the abilities that the features of the server declare.',
    'export const abilityNames = [',
    ...names.map((name) => `  '${name}',`),
    '] as const',
    '',
    '/** What somebody may do that is not about one row. */',
    'export type AbilityName = (typeof abilityNames)[number]',
    '',
  ].join('\n')
}
