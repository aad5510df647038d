import type { RowOf } from '#db/tables.ts'
import { Failure } from '#engine/fail.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { lookUpPlace } from '#features/stagebank/map/look-up-place.ts'
import {
  type BlockProblem,
  flatBlocks,
  isBlocks,
  placeAskedIn,
  type SimpleBlock,
} from '#protocol/features/content/blocks.ts'
import { type contentPages, contentPointer, partPointer } from '#protocol/features/content/content-pages.ts'
import {
  contentOfLive,
  isPageContent,
  missingEnglish,
  type PageContent,
  type PageProblem,
  pageProblems,
} from '#protocol/features/content/page-content.ts'

export type PageRow = RowOf<typeof contentPages>
/** What one person writes within this time is one version. */
const SITTING = `interval '30 minutes'`

type Version = { id: string; content: PageContent; publishedAt: Date | null }

export function contentOfRow(page: PageRow): PageContent {
  const [dutch, english] = [page.blocksNl, page.blocksEn]
  return contentOfLive({
    ...page,
    blocksNl: isBlocks(dutch) ? dutch : [],
    blocksEn: isBlocks(english) ? english : null,
  })
}

/** The one that is being written. A page that nobody wrote on here has none. */
export const currentVersion = (tx: Tx, pageId: string) =>
  tx.row<Version>(
    `select id, content, published_at as "publishedAt" from page_versions where page_id = $1 and is_current`,
    [pageId],
  )

type Made = { by: string | null; publishedAt?: Date | null; writtenAt?: Date; isCurrent?: boolean }

export async function addVersion(tx: Tx, pageId: string, content: PageContent, made: Made) {
  const { by, publishedAt = null, writtenAt = null, isCurrent = true } = made
  if (isCurrent) await tx.run('update page_versions set is_current = false where page_id = $1 and is_current', [pageId])
  return tx.one<{ id: string }>(
    `insert into page_versions
       (page_id, number, content, missing_english, made_by_id, published_at, is_current, written_at)
     select $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5, $6, coalesce($7::timestamptz, now())
     from page_versions where page_id = $1 returning id`,
    [pageId, JSON.stringify(content), missingEnglish(content), by, publishedAt, isCurrent, writtenAt],
  )
}

/**
 * Goes on with the version of this sitting, or begins the next one. What was published or planned stays as it was, and so
 * does what stands there when all of it makes way for another text.
 */
export async function keepVersion(tx: Tx, page: PageRow, content: PageContent, isNew = false): Promise<void> {
  const hasGoneOn = await tx.run(
    `update page_versions set content = $2, missing_english = $3, written_at = now()
     where page_id = $1 and is_current and not $5
       and published_at is null and publish_at is null and made_by_id = $4 and created_at > now() - ${SITTING}`,
    [page.id, JSON.stringify(content), missingEnglish(content), tx.me.id, isNew],
  )
  if (hasGoneOn > 0) return
  if (page.revision === 0) await keepBeginning(tx, page)
  await addVersion(tx, page.id, content, { by: tx.me.id })
}

/** What stood there before anybody wrote here, so that one can go back to it. */
export async function keepBeginning(tx: Tx, page: PageRow): Promise<void> {
  if (await currentVersion(tx, page.id)) return
  const content = contentOfRow(page)
  if (content.parts.length === 0 && page.status === 'draft') return
  const publishedAt = page.status === 'draft' ? null : page.publishedAt
  await addVersion(tx, page.id, content, { by: page.updatedBy, publishedAt, writtenAt: page.updatedAt })
}

/** The version that goes live, made of the page itself where nobody wrote on it here. */
export async function versionToShow(tx: Tx, page: PageRow): Promise<Version> {
  const current = await currentVersion(tx, page.id)
  if (current) return current
  const content = contentOfRow(page)
  return { ...(await addVersion(tx, page.id, content, { by: tx.me.id })), content, publishedAt: null }
}

/** A page that was changed past the editor goes on from there. */
export async function followLive(tx: Tx, page: PageRow): Promise<void> {
  if (await currentVersion(tx, page.id))
    await addVersion(tx, page.id, contentOfRow(page), { by: tx.me.id, publishedAt: new Date() })
}

const codes = {
  link: 'page.link',
  foreign: 'page.foreign',
  words: 'page.words',
  picture: 'page.picture',
  video: 'page.video',
  place: 'page.place',
} as const satisfies Record<BlockProblem, string>
const told = (problem: PageProblem) =>
  problem.at === 'title'
    ? { code: 'page.title' as const, source: { pointer: contentPointer } }
    : {
        ...{ code: codes[problem.why], params: { number: problem.number } },
        source: { pointer: partPointer(problem.number) },
      }
export const refusal = (problems: PageProblem[]): Failure => new Failure(problems.slice(0, 20).map(told))

/** Everything that keeps a page from being shown is told at once. */
export function requireWhole(content: PageContent): void {
  const problems = isPageContent(content) ? [...pageProblems(content), ...unknownPlaces(content)] : []
  if (problems.length > 0) throw refusal(problems)
}

/** Around a place that nobody knows there are vacancies from everywhere, which is not what the page says. */
function unknownPlaces({ parts }: PageContent): PageProblem[] {
  const isUnknown = (block: SimpleBlock) => {
    const place = placeAskedIn(block)
    return place !== null && lookUpPlace(place, null).isPlaceUnknown
  }
  return parts.flatMap(({ nl, en }, index) =>
    (['nl', 'en'] as const)
      .filter((lang) => flatBlocks([(lang === 'en' && en) || nl]).some(isUnknown))
      .slice(0, 1)
      .map((lang) => ({ at: 'part' as const, number: index + 1, lang, why: 'place' as const })),
  )
}
