import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'

/** The error codes of every `<feature>.errors.ts` in one table, so that `fail('code')` knows them all. */
export async function collectedErrors(): Promise<string> {
  const files = globSync('protocol/src/**/*.errors.ts').sort((one, other) => (basename(one) < basename(other) ? -1 : 1))
  const parts = files.map((file) => ({ name: nameOf(file), path: file.replace('protocol/src/', '../') }))
  await requireDistinct(files)
  return [
    '// Written by "npm run generate" from every <feature>.errors.ts.',
    ...parts.map(({ name, path }) => `import { errors as ${name} } from '${path}'`),
    '',
    'export const errors = {',
    ...parts.map(({ name }) => `  ...${name},`),
    '}',
    '',
  ].join('\n')
}

/** One of two texts would be lost without a word. */
async function requireDistinct(files: readonly string[]): Promise<void> {
  const seen = new Map<string, string>()
  for (const file of files) {
    const { errors }: { errors: object } = await import(resolve(file))
    for (const code of Object.keys(errors)) {
      if (seen.has(code)) throw new Error(`${code} stands in ${seen.get(code)} and in ${file}`)
      seen.set(code, file)
    }
  }
}

const nameOf = (file: string) =>
  basename(file, '.errors.ts').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
