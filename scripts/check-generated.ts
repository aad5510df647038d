import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { features } from '../server/src/features.ts'
import { openApiDocument } from '../server/src/http/docs/openapi.ts'

/** docs/openapi.json is reviewed like code: it must be what the declarations say. `--write` brings it up to date. */
const file = join(import.meta.dirname, '../docs/openapi.json')
const text = `${JSON.stringify(openApiDocument(features), null, 2)}\n`

if (process.argv.includes('--write')) {
  await writeFile(file, text)
} else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
  console.error('docs/openapi.json does not match the declarations: run "npm run generate" and review the change.')
  process.exitCode = 1
}
