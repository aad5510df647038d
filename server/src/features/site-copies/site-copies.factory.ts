import type { CopiedPage, CopiedSite } from '#protocol/features/copied-site.ts'
import { noLook } from '#protocol/tenants/site-theme.ts'
import { type ZipEntry, zipOf } from '#server/files/zip-writer.ts'
import { COPY_FORMAT, COPY_VERSION, copyNames, markOf } from './judge-copy.ts'

const none = { nl: '', en: '' }
export const copiedPage = (slug: string, values: Partial<CopiedPage> = {}): CopiedPage => ({
  ...{ kind: 'page', slug, status: 'published', publishedAt: '2026-01-05T08:00:00.000Z', takeDownAt: null },
  ...{ readers: [], formerSlugs: [], draft: null },
  live: { title: { nl: 'Van elders', en: '' }, summary: none, description: none, parts: [] },
  ...values,
})
export const copiedSite = (values: Partial<CopiedSite> = {}): CopiedSite => ({
  ...{ pages: [], menus: [], files: [], look: noLook, texts: {} },
  ...values,
})

async function whole(entries: ZipEntry[]): Promise<Buffer> {
  const all = async function* () {
    yield* entries
  }
  const chunks: Buffer[] = []
  for await (const chunk of zipOf(all())) chunks.push(chunk)
  return Buffer.concat(chunks)
}

type Given = { site?: unknown; files?: Record<string, Buffer>; more?: ZipEntry[]; manifest?: object; swap?: Buffer }

/** An archive as the product makes one, or nearly. `swap` takes the place of the content after its hash was taken. */
export function archiveOf({
  site = copiedSite(),
  files = {},
  more = [],
  manifest = {},
  swap,
}: Given = {}): Promise<Buffer> {
  const content: ZipEntry = { name: copyNames.site, bytes: Buffer.from(JSON.stringify(site)), isDeflated: true }
  const entries: ZipEntry[] = [
    ...Object.entries(files).map(([id, bytes]) => ({ name: copyNames.file(id), bytes })),
    content,
  ]
  const list = {
    ...{
      format: COPY_FORMAT,
      version: COPY_VERSION,
      site: 'elders',
      name: 'Elders',
      madeAt: '2026-01-05T08:00:00.000Z',
    },
    entries: entries.map(({ name, bytes }) => ({ name, bytes: bytes.length, sha256: markOf(bytes) })),
    ...manifest,
  }
  const told = { name: copyNames.manifest, bytes: Buffer.from(JSON.stringify(list)) }
  if (swap) content.bytes = swap
  return whole([...entries, told, ...more])
}
