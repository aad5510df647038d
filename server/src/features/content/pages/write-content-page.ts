import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { checkLibraryFiles } from '#features/library/check-library-files.ts'
import { moveBetween } from '#protocol/declaring/lifecycle.ts'
import { isBlocks } from '#protocol/features/content/blocks.ts'
import * as protocol from '#protocol/features/content/content-pages.ts'
import { isSharePicture } from '#protocol/features/content/page-content.ts'
import { reservedSlugs } from '#protocol/generated/reserved-slugs.ts'
import { required } from '#protocol/shared/guards.ts'
import { editors } from '../content-pages.policy.ts'
import { currentVersion, followLive } from './page-versions.ts'
import { planTakeDown } from './publish-page.ts'

const { lifecycle: _, ...moves } = protocol.pageLife

type Moment = string | Date | null
type Page = { kind: string; slug: string; status: string; publishedAt?: Moment; takeDownAt?: Moment }
type Given = {
  slug?: string
  sharePicture?: string | null
  blocksNl?: unknown
  blocksEn?: unknown
  takeDownAt?: Moment
}

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
  if (given.sharePicture && !isSharePicture(given.sharePicture)) throw failField('page.share', 'sharePicture')
  if (page.status === 'scheduled' && !page.publishedAt) throw failField('page.moment', 'publishedAt')
  if (given.takeDownAt && new Date(given.takeDownAt) <= tx.registry.now()) throw failField('page.past', 'takeDownAt')
  const other = await tx.row(
    `select 1 as found from content_pages
     where kind = $1 and slug = $2 and removed_at is null and id is distinct from $3`,
    [page.kind, page.slug, id],
  )
  if (other) throw failField('page.slugTaken', 'slug')
}

/** Whoever publishes without naming a moment means now. */
const momentOf = ({ status, publishedAt }: Page) => (status === 'published' ? (publishedAt ?? new Date()) : publishedAt)

const about = (id: string) => ({ type: 'contentPages', id })

/** Where a page is now nothing leads elsewhere any more. */
const freeAddress = (tx: Tx, { kind, slug }: Page) =>
  tx.run('delete from page_redirects where kind = $1 and slug = $2', [kind, slug])

export const createContentPage = handle(
  protocol.createContentPage,
  async ({ input: { readers = null, ...input }, me, tx }) => {
    await checkPage(tx, input, input, null)
    const publishedAt = momentOf(input)
    const row = await tx.insert(protocol.contentPages, {
      ...input,
      publishedAt,
      readers: readers ?? [],
      updatedBy: me.id,
    })
    await freeAddress(tx, row)
    planTakeDown(tx, row.id, input.takeDownAt)
    tx.emit(protocol.contentPageCreated, { contentPageId: row.id }, about(row.id))
    return { id: row.id, created: true }
  },
  editors,
)

/** What is read on the page. Who it is for, and its address, belong to the page and not to what stands on it. */
const words = [
  ...(['titleNl', 'titleEn', 'summaryNl', 'summaryEn', 'blocksNl', 'blocksEn'] as const),
  ...(['descriptionNl', 'descriptionEn', 'sharePicture'] as const),
]

export const updateContentPage = handle(protocol.updateContentPage, async ({ subject, input, me, tx }) => {
  if (Object.keys(input).length === 0) throw fail('request.invalid')
  const page: Page = { ...subject, ...input }
  await checkPage(tx, page, input, subject.id)
  const hasWords = words.some((name) => input[name] !== undefined)
  const version = hasWords ? await currentVersion(tx, subject.id) : undefined
  if (version && !version.publishedAt) throw fail('page.beingWritten')
  const { status, ...columns } = input
  const revision = hasWords ? { revision: subject.revision + 1 } : {}
  const changed = { ...columns, ...revision, publishedAt: momentOf(page), updatedBy: me.id }
  await tx.update(protocol.contentPages, subject.id, changed)
  if (page.slug !== subject.slug) await leadOn(tx, subject, page)
  if (version) {
    const now = await tx.rowFrom(protocol.contentPages, 'where id = $1', [subject.id])
    await followLive(tx, required(now, 'page that was just changed'))
  }
  planTakeDown(tx, subject.id, input.takeDownAt)
  const tell = { contentPageId: subject.id }
  const move = moveBetween(Object.values(moves), subject.status, page.status)
  if (move) await tx.move(move, subject, { tell })
  else tx.emit(protocol.contentPageUpdated, tell, about(subject.id))
})

/** Whoever has the old address, in a mail or on paper, still gets there; for one that nobody could know there is no need. */
async function leadOn(tx: Tx, before: Page & { id: string }, page: Page): Promise<void> {
  await freeAddress(tx, page)
  if (!before.publishedAt) return
  await tx.run(
    `insert into page_redirects (page_id, kind, slug) values ($1, $2, $3)
     on conflict (tenant_id, kind, slug) do update set page_id = excluded.page_id`,
    [before.id, before.kind, before.slug],
  )
}
