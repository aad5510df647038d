import { data, type RouterContextProvider, redirect } from 'react-router'
import { shownPicture } from '#app/features/library/library-picture.tsx'
import { cardOf } from '#app/features/stagebank/cards/vacancy-card.data.ts'
import { apiContext, pageContext } from '#lib/context.ts'
import type { Client } from '#protocol/client.ts'
import type { Row } from '#protocol/declaring/rows.ts'
import type { Block } from '#protocol/features/content/blocks.ts'
import { flatBlocks, isBlocks } from '#protocol/features/content/blocks.ts'
import { pageForms } from '#protocol/features/content/content-forms.ts'
import { contentPages, isSlug, pathOfPage } from '#protocol/features/content/content-pages.ts'
import { libraryFiles } from '#protocol/features/library.ts'
import { libraryFileOf } from '#protocol/features/library-paths.ts'
import { vacancies } from '#protocol/features/vacancies/vacancies.ts'
import { type Found, listKey, type PageForms, type PagePictures, type VacancyLists } from './found.ts'

type Context = Readonly<RouterContextProvider>
type Locale = 'nl' | 'en'

/** The page in the language of the reader; what was not translated stands in Dutch. */
export function inLanguage(page: Row<typeof contentPages>, locale: Locale) {
  const isEnglish = locale === 'en'
  const blocks = (isEnglish && page.blocksEn) || page.blocksNl
  return {
    slug: page.slug,
    title: (isEnglish && page.titleEn) || page.titleNl,
    summary: (isEnglish && page.summaryEn) || page.summaryNl || '',
    description: (isEnglish && page.descriptionEn) || page.descriptionNl || '',
    publishedAt: page.publishedAt,
    // Stored before a rule changed? Then it is left out rather than shown half.
    blocks: isBlocks(blocks) ? blocks : [],
  }
}

/** One page with everything that its blocks show; 404 for what is not there, not out yet or not an address at all. */
export async function findPage(context: Context, kind: 'page' | 'news', slug: string) {
  const missing = () => data(null, { status: 404 })
  if (!isSlug(slug)) throw missing()
  const api = context.get(apiContext)
  const one = { page: { size: 1 } }
  const [row] = await api.list(contentPages, { filter: { kindEq: kind, slugEq: slug, removedAtNull: true }, ...one })
  if (!row) {
    const moved = { kindEq: kind, formerSlug: slug, removedAtNull: true }
    const [now] = await api.list(contentPages, { filter: moved, fields: { contentPages: ['kind', 'slug'] }, ...one })
    throw now ? redirect(pathOfPage(now), 301) : missing()
  }
  const { locale, site } = context.get(pageContext)
  const page = inLanguage(row, locale)
  return { page, found: await findFor(api, page.blocks), canonical: `${site.url}${pathOfPage(row)}` }
}

/** What the blocks show without holding it themselves, asked for all at once. */
export async function findFor(api: Client, blocks: readonly Block[], formIds: readonly string[] = []): Promise<Found> {
  const [lists, named] = await Promise.all([vacancyLists(api, blocks), namedIn(api, blocks, formIds)])
  return { lists, ...named }
}

/** What the blocks name and somebody else keeps. */
export async function namedIn(api: Client, blocks: readonly Block[], formIds: readonly string[] = []) {
  const [pictures, forms] = await Promise.all([
    picturesOf(api, blocks),
    formsOf(api, [...formIdsIn(blocks), ...formIds]),
  ])
  return { pictures, forms }
}

const formIdsIn = (blocks: readonly Block[]) =>
  flatBlocks(blocks).flatMap((block) => (block.type === 'form' && block.formId) || [])

const MOST_FORMS = 100
/** Those that anybody may fill in. */
async function formsOf(api: Client, ids: readonly string[]): Promise<PageForms> {
  const formId = [...new Set(ids)].slice(0, MOST_FORMS)
  if (formId.length === 0) return {}
  const { forms } = await api.tell(pageForms, { filter: { formId } })
  return Object.fromEntries(forms.map((form) => [form.id, form]))
}

const MOST_PICTURES = 200
/** Those that are still in the library. */
async function picturesOf(api: Client, blocks: readonly Block[]): Promise<PagePictures> {
  const ids = flatBlocks(blocks).flatMap((block) => (block.type === 'picture' && libraryFileOf(block.src)) || [])
  const idIn = [...new Set(ids)].slice(0, MOST_PICTURES)
  if (idIn.length === 0) return {}
  const rows = await api.list(libraryFiles, {
    filter: { idIn, kindEq: 'picture', statusEq: 'kept' },
    page: { size: MOST_PICTURES },
  })
  return Object.fromEntries(rows.map((row) => [row.id, shownPicture(row)]))
}

/** Two blocks that ask for the same get the same, asked for once. */
export async function vacancyLists(api: Client, blocks: readonly Block[]): Promise<VacancyLists> {
  const wanted = flatBlocks(blocks).filter((block) => block.type === 'vacancyList')
  const byKey = new Map(wanted.map((block) => [listKey(block), block]))
  const found = await Promise.all(
    [...byKey].map(async ([key, { sector, count, words }]) => {
      const search = words?.trim()
      const rows = await api.list(vacancies, {
        filter: { statusEq: 'published', ...(sector && { sectorEq: sector }), ...(search && { search }) },
        include: ['organization'],
        sort: '-createdAt',
        page: { size: count },
      })
      return [key, rows.map(cardOf)] as const
    }),
  )
  return Object.fromEntries(found)
}
