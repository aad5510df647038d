import { createHash } from 'node:crypto'
import { fail } from '#engine/fail.ts'
import { drawnSize } from '#features/library/draw-picture.ts'
import { inspectFile } from '#features/library/inspect-file.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { type CopiedSite, isCopiedSite, wrongPart } from '#protocol/features/copied-site.ts'
import { libraryRules } from '#protocol/features/library.ts'
import { copyRules } from '#protocol/features/site-copies.ts'
import { isObject } from '#protocol/shared/guards.ts'
import { type Allowed, entriesOf } from './zip-reader.ts'

export const COPY_FORMAT = 'site-copy'
/** Of the second one it names the forms that stand on its pages. */
export const COPY_VERSION = 2
const SITE = 'site.json'
const MANIFEST = 'manifest.json'
export const copyNames = { site: SITE, manifest: MANIFEST, file: (id: string) => `files/${id}` } as const

export type Manifest = {
  format: string
  version: number
  site: string
  name: string
  madeAt: string
  entries: { name: string; bytes: number; sha256: string }[]
}
export const markOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** The id of the file that an entry holds. */
export const fileIdIn = (name: string): string | null => {
  const id = name.startsWith('files/') ? name.slice('files/'.length) : ''
  return isId(id) && id === id.toLowerCase() ? id : null
}
const allowed: Allowed = (name) =>
  name === SITE || name === MANIFEST ? 50_000_000 : fileIdIn(name) ? libraryRules.documentBytes : undefined

export const copyEntries = (chunks: AsyncIterable<Buffer>) => entriesOf(chunks, allowed)

type Seen = { bytes: number; sha256: string }
export type JudgedCopy = { manifest: Manifest; site: CopiedSite }

/** Looks at all of an archive before anything of it is used: it is one of ours, whole and unchanged, and can stand on a site. */
export async function judgeCopy(
  chunks: AsyncIterable<Buffer>,
  onFile: (count: number) => Promise<void>,
): Promise<JudgedCopy> {
  const seen = new Map<string, Seen>()
  const texts = new Map<string, string>()
  let total = 0
  for await (const [name, bytes] of copyEntries(chunks)) {
    total += bytes.length
    if (total > copyRules.archiveBytes) throw fail('copy.large')
    seen.set(name, { bytes: bytes.length, sha256: markOf(bytes) })
    if (fileIdIn(name)) {
      await requireLibraryFile(name, bytes)
      await onFile(seen.size)
    } else texts.set(name, bytes.toString('utf8'))
  }
  const manifest = manifestIn(texts.get(MANIFEST))
  for (const { name, bytes, sha256 } of manifest.entries) {
    const entry = seen.get(name)
    if (entry?.bytes !== bytes || entry.sha256 !== sha256) throw fail('copy.damaged', { name })
  }
  // Beside what is listed there is the list.
  if (manifest.entries.length !== seen.size - 1) throw fail('copy.foreign')
  const site = jsonIn(texts.get(SITE))
  const wrong = wrongPart(site)
  if (wrong !== null || !isCopiedSite(site)) throw fail('copy.content', { name: wrong ?? SITE })
  for (const file of site.files) if (!seen.has(copyNames.file(file.id))) throw fail('copy.damaged', { name: file.name })
  return { manifest, site }
}

/** As when somebody sends it to the library: no programs, no second file inside, no picture that is too large. */
async function requireLibraryFile(name: string, bytes: Buffer): Promise<void> {
  try {
    if (inspectFile(bytes).kind === 'picture') await drawnSize(bytes)
  } catch {
    throw fail('copy.file', { name })
  }
}

function jsonIn(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    throw fail('copy.foreign')
  }
}

function manifestIn(text: string | undefined): Manifest {
  const given = jsonIn(text)
  if (!isObject(given) || given.format !== COPY_FORMAT || typeof given.version !== 'number') throw fail('copy.foreign')
  if (given.version > COPY_VERSION) throw fail('copy.newer')
  if (!isManifest(given)) throw fail('copy.foreign')
  return given
}

const isText = (value: unknown, max: number) => typeof value === 'string' && value.length <= max
const isManifest = (value: object): value is Manifest => {
  if (!isObject(value) || !Array.isArray(value.entries)) return false
  const isEntry = (each: unknown) => isObject(each) && isText(each.name, 100) && isText(each.sha256, 64)
  return isText(value.site, 60) && isText(value.name, 200) && isText(value.madeAt, 40) && value.entries.every(isEntry)
}
