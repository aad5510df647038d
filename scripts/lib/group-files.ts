import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** A file whose first lines say so is alone in its process: it changes the clock, or ends what others need. */
const aloneMark = /^\/\/ A process of its own: /m

const isJourney = (file: string) => file.startsWith('e2e/')

/**
 * Every process loads the server anew, or starts a browser, a second and a half each time: so many files share one. Journeys
 * take longer, and fewer of them keep both cores busy to the end.
 */
type Kind = { isOf: (file: string) => boolean; size: number; shared?: string }
const kinds: Kind[] = [
  { isOf: isJourney, size: 12, shared: 'e2e/support/journey.ts' },
  { isOf: (file) => file.startsWith('server/'), size: 24, shared: 'server/test/setup.ts' },
  { isOf: () => true, size: 30 },
]

/** What node:test is given to run, and the test files that run by it. */
export type Entry = { path: string; files: string[] }

/** Writes an entry file per group into `folder`. Long files and those that say so are alone, and stay what they are. */
export function groupFiles(files: string[], isLong: (file: string) => boolean, folder: string): Entry[] {
  mkdirSync(folder, { recursive: true })
  const entries: Entry[] = []
  const open = new Map<Kind, string[]>()
  const close = (kind: Kind) => {
    const members = open.get(kind)
    open.delete(kind)
    if (members) entries.push(writeEntry(join(folder, `group-${entries.length + 1}.test.mjs`), members, kind.shared))
  }
  for (const bundle of bundled(files, (file) => isLong(file) || isAlone(file))) {
    if (typeof bundle === 'string') {
      entries.push({ path: bundle, files: [bundle] })
      continue
    }
    const kind = kinds.find(({ isOf }) => isOf(bundle[0] as string)) as Kind
    if ((open.get(kind) ?? []).length + bundle.length > kind.size) close(kind)
    open.set(kind, [...(open.get(kind) ?? []), ...bundle])
  }
  for (const kind of kinds) close(kind)
  return entries
}

/**
 * Journeys at one site go into one group: told one after the other, none changes what another one looks at. At the demo site
 * are too many for that, and they mind each other.
 */
function bundled(files: string[], isOnItsOwn: (file: string) => boolean): (string | string[])[] {
  const bundles: (string | string[])[] = []
  for (const file of files) {
    const last = bundles.at(-1)
    if (isOnItsOwn(file)) bundles.push(file)
    else if (Array.isArray(last) && isAtOneSite(last[0] as string, file)) last.push(file)
    else bundles.push([file])
  }
  return bundles
}

const isAtOneSite = (one: string, other: string) =>
  isJourney(one) && isJourney(other) && siteOf(one) === siteOf(other) && siteOf(one) !== 'demo'

/** Where a journey begins. */
export function siteOf(file: string): string {
  return /tenant(?:: | = )'(\w+)'/.exec(readFileSync(file, 'utf8'))?.[1] ?? 'demo'
}

function isAlone(file: string): boolean {
  return aloneMark.test(readFileSync(file, 'utf8').slice(0, 500))
}

function writeEntry(path: string, files: string[], shared?: string): Entry {
  const runner = resolve(import.meta.dirname, 'test-group.ts')
  const lines = [
    `import { runGroup } from ${JSON.stringify(runner)}`,
    `await runGroup(${JSON.stringify(files)}, ${JSON.stringify(shared && resolve(shared))})`,
  ]
  writeFileSync(path, `${lines.join('\n')}\n`)
  return { path, files }
}
