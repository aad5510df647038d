import { data } from 'react-router'
import { requireThat } from '#lib/require-can.server.ts'
import type { Client } from '#protocol/client.ts'
import type { Row } from '#protocol/declaring/rows.ts'
import { isBlocks } from '#protocol/features/content/blocks.ts'
import { contentPages, pageVersions } from '#protocol/features/content/content-pages.ts'
import { contentOfLive, type PageContent } from '#protocol/features/content/page-content.ts'
import { forms } from '#protocol/features/forms.ts'

export type PageState = 'live' | 'changed' | 'planned' | 'draft'
type Page = Pick<Row<typeof contentPages>, 'status' | 'publishedAt'>
type Current = { publishedAt?: string | null | undefined } | undefined

/** Whether visitors see it, and whether they see the newest words. */
export function stateOf({ status, publishedAt }: Page, current: Current, plannedAt: string | null): PageState {
  const isOut = status !== 'draft' && !!publishedAt && Date.parse(publishedAt) <= Date.now()
  if (!isOut) return plannedAt || status === 'scheduled' ? 'planned' : 'draft'
  return current && !current.publishedAt ? 'changed' : 'live'
}

/** What is being written, and what waits for its moment, of these pages. */
export async function versionsOf(api: Client, pageIds: string[]) {
  const fields = { pageVersions: ['pageId', 'publishAt', 'publishedAt', 'missingEnglish'] } as const
  const ask = (filter: { isCurrentEq: true } | { publishAtNull: false }) =>
    api.list(pageVersions, { filter: { pageIdIn: pageIds, ...filter }, fields, page: { size: 200 } })
  const [current, planned] = await Promise.all([ask({ isCurrentEq: true }), ask({ publishAtNull: false })])
  return (id: string) => ({
    current: current.find(({ pageId }) => pageId === id),
    plannedAt: planned.find(({ pageId }) => pageId === id)?.publishAt ?? null,
  })
}

const contentOf = (page: Row<typeof contentPages>): PageContent =>
  contentOfLive({
    ...page,
    blocksNl: isBlocks(page.blocksNl) ? page.blocksNl : [],
    blocksEn: isBlocks(page.blocksEn) ? page.blocksEn : null,
  })

/** One page for whoever writes it: as it is written now, and how far it is. */
export async function readEditedPage(api: Client, id: string) {
  const [row, [version], of] = await Promise.all([
    api.find(contentPages, id),
    api.list(pageVersions, {
      filter: { pageIdEq: id, isCurrentEq: true },
      fields: { pageVersions: ['content', 'number', 'writtenAt'] },
      page: { size: 1 },
    }),
    versionsOf(api, [id]),
  ])
  requireThat(row.can.copyPage)
  if (row.removedAt) throw data(null, { status: 404 })
  const { current, plannedAt } = of(id)
  const { kind, slug, revision, readers, updatedAt } = row
  return {
    page: {
      ...{ id, kind, slug, revision, readers, plannedAt },
      publishedAt: row.publishedAt ?? null,
      takeDownAt: row.takeDownAt ?? null,
      savedAt: version?.writtenAt ?? updatedAt,
      state: stateOf(row, current, plannedAt),
    },
    content: version?.content ?? contentOf(row),
    live: row.status === 'draft' ? null : contentOf(row),
  }
}
export type EditedPage = Awaited<ReturnType<typeof readEditedPage>>

const MOST_FORMS = 80
/** The forms that can stand on a page: anybody may fill them in. */
export async function openForms(api: Client): Promise<string[]> {
  const found = await api.list(forms, {
    filter: { statusEq: 'published' },
    fields: { forms: ['isPublic'] },
    sort: '-updatedAt',
    page: { size: MOST_FORMS },
  })
  return found.filter(({ isPublic }) => isPublic).map(({ id }) => id)
}
