import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { checkLibraryFiles } from '#features/library/check-library-files.ts'
import { moveBetween } from '#protocol/declaring/lifecycle.ts'
import { isBlocks } from '#protocol/features/content/blocks.ts'
import * as protocol from '#protocol/features/content/content-pages.ts'
import { reservedSlugs } from '#protocol/generated/reserved-slugs.ts'
import { editors } from './content-pages.policy.ts'

const { lifecycle: _, ...moves } = protocol.pageLife

type Page = { kind: string; slug: string; status: string; publishedAt?: string | Date | null }
type Given = { slug?: string; blocksNl?: unknown; blocksEn?: unknown }

/** The first problem of the page as it would be. */
async function checkPage(tx: Tx, page: Page, given: Given, id: string | null): Promise<void> {
  if (!protocol.isSlug(page.slug)) throw failField('page.slug', 'slug')
  // News has addresses of its own. Only a slug that is given counts: the site may have come to use an address later.
  if (page.kind === 'page' && reservedSlugs.has(given.slug ?? '')) throw failField('page.slugReserved', 'slug')
  for (const name of ['blocksNl', 'blocksEn'] as const) {
    const blocks = given[name]
    if (blocks !== undefined && blocks !== null && !isBlocks(blocks)) throw failField('page.blocks', name)
    await checkLibraryFiles(tx, blocks, name)
  }
  if (page.status === 'scheduled' && !page.publishedAt) throw failField('page.moment', 'publishedAt')
  const other = await tx.row(
    'select 1 as found from content_pages where kind = $1 and slug = $2 and id is distinct from $3',
    [page.kind, page.slug, id],
  )
  if (other) throw failField('page.slugTaken', 'slug')
}

/** Whoever publishes without naming a moment means now. */
const momentOf = ({ status, publishedAt }: Page) => (status === 'published' ? (publishedAt ?? new Date()) : publishedAt)

const about = (id: string) => ({ type: 'contentPages', id })

export const createContentPage = handle(
  protocol.createContentPage,
  async ({ input, me, tx }) => {
    await checkPage(tx, input, input, null)
    const row = await tx.insert(protocol.contentPages, { ...input, publishedAt: momentOf(input), updatedBy: me.id })
    tx.emit(protocol.contentPageCreated, { contentPageId: row.id }, about(row.id))
    return { id: row.id, created: true }
  },
  editors,
)

export const updateContentPage = handle(protocol.updateContentPage, async ({ subject, input, me, tx }) => {
  if (Object.keys(input).length === 0) throw fail('request.invalid')
  const page: Page = { ...subject, ...input }
  await checkPage(tx, page, input, subject.id)
  const { status, ...columns } = input
  await tx.update(protocol.contentPages, subject.id, { ...columns, publishedAt: momentOf(page), updatedBy: me.id })
  const tell = { contentPageId: subject.id }
  const move = moveBetween(Object.values(moves), subject.status, page.status)
  if (move) await tx.move(move, subject, { tell })
  else tx.emit(protocol.contentPageUpdated, tell, about(subject.id))
})
