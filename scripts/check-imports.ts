import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'

/**
 * Imports point one way: protocol ← engine, db, events, auth, mail ← features ← app. A feature uses of another feature
 * only its policy (rules about a row often speak of rows elsewhere), its commands and its factory.
 */
const root = join(import.meta.dirname, '..')
const aliases: Record<string, string> = {
  '#protocol/': 'protocol/src/',
  '#engine/': 'server/src/engine/',
  '#db/': 'server/src/db/',
  '#events/': 'server/src/events/',
  '#auth/': 'server/src/auth/',
  '#mail/': 'server/src/mail/',
  '#tenants/': 'server/src/tenants/',
  '#features/': 'server/src/features/',
  '#server/': 'server/src/',
  '#test/': 'server/test/',
}

const rules: { from: RegExp; never: RegExp; why: string }[] = [
  { from: /^protocol\//, never: /^(server|web|scripts)\//, why: 'the protocol imports neither side' },
  {
    from: /^server\/src\/(engine|db|events|mail|tenants)\//,
    never: /^server\/src\/features/,
    why: 'the engine knows no feature',
  },
  {
    from: /^server\/src\/(engine|db|events|mail|tenants)\//,
    never: /^server\/src\/app\.ts/,
    why: 'parts do not know the whole',
  },
  { from: /^server\/src\//, never: /^web\//, why: 'the server does not import the web' },
]

const problems: string[] = []
for (const file of await sources()) {
  if (/\.test\.ts$/.test(file)) continue
  const text = await readFile(join(root, file), 'utf8')
  for (const [, specifier = ''] of text.matchAll(/(?:from|import)\s+'([^']+)'/g)) {
    const target = resolveImport(file, specifier)
    if (!target) continue
    for (const { from, never, why } of rules)
      if (from.test(file) && never.test(target)) problems.push(`${file} → ${target}: ${why}`)
    const other = /^server\/src\/features\/([^/]+)\/([^/]+)$/.exec(target)
    const own = /^server\/src\/features\/([^/]+)\//.exec(file)?.[1]
    if (own && other && other[1] !== own && !isShared(other[2] as string))
      problems.push(`${file} → ${target}: not for other features`)
    if (/\/index\.ts$/.test(target)) problems.push(`${file} → ${target}: import the file itself`)
  }
}
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0

function isShared(name: string): boolean {
  return name.endsWith('.policy.ts') || name.endsWith('.factory.ts') || !/\.(feature|reactions|rules)\.ts$/.test(name)
}

function resolveImport(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return relative(root, resolve(root, dirname(file), specifier))
  const alias = Object.keys(aliases).find((prefix) => specifier.startsWith(prefix))
  return alias && `${aliases[alias]}${specifier.slice(alias.length)}`
}

async function sources(): Promise<string[]> {
  const found: string[] = []
  for (const folder of ['protocol', 'server', 'scripts', 'bench']) {
    const entries = await readdir(join(root, folder), { recursive: true }).catch(() => [])
    found.push(...entries.filter((name) => name.endsWith('.ts')).map((name) => `${folder}/${name}`))
  }
  return found
}
