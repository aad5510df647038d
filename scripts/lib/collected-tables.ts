import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'

/** What every `<feature>.errors.ts` says, or `<feature>.blocks.ts`, in one table, so that `fail('code')` knows them all. */
export async function collected(what: 'errors' | 'blocks'): Promise<string> {
  const files = globSync(`protocol/src/**/*.${what}.ts`).sort((one, other) =>
    basename(one) < basename(other) ? -1 : 1,
  )
  const parts = files.map((file) => ({ name: nameOf(file, what), path: file.replace('protocol/src/', '../') }))
  await requireDistinct(files, what)
  return [
    `// Written by "npm run generate" from every <feature>.${what}.ts.`,
    ...parts.map(({ name, path }) => `import { ${what} as ${name} } from '${path}'`),
    '',
    `export const ${what} = {`,
    ...parts.map(({ name }) => `  ...${name},`),
    '}',
    '',
  ].join('\n')
}

/** One of two texts would be lost without a word. */
async function requireDistinct(files: readonly string[], what: string): Promise<void> {
  const seen = new Map<string, string>()
  for (const file of files) {
    const { [what]: table }: Record<string, object> = await import(resolve(file))
    for (const code of Object.keys(table ?? {})) {
      if (seen.has(code)) throw new Error(`${code} stands in ${seen.get(code)} and in ${file}`)
      seen.set(code, file)
    }
  }
}

const nameOf = (file: string, what: string) =>
  basename(file, `.${what}.ts`).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
