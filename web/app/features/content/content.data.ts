import { data, type RouterContextProvider, redirect, redirectDocument } from 'react-router'
import { shownPicture } from '#app/features/library/library-picture.tsx'
import { pictureWords } from '#app/features/library/picture-words.ts'
import { cardFields, cardOf } from '#app/features/stagebank/cards/vacancy-card.data.ts'
import { apiContext, pageContext, requestContext } from '#lib/context.ts'
import type { SharePicture } from '#lib/seo.ts'
import { findSession, pathOf, requireSession } from '#lib/session.server.ts'
import { findLook } from '#lib/site-look.server.ts'
import type { Client } from '#protocol/client.ts'
import type { Row } from '#protocol/declaring/rows.ts'
import type { Block } from '#protocol/features/content/blocks.ts'
import { flatBlocks, isBlocks } from '#protocol/features/content/blocks.ts'
import { pageForms } from '#protocol/features/content/content-forms.ts'
import { contentPages, isSlug, pageDoor, pathOfPage } from '#protocol/features/content/content-pages.ts'
import { needsWords, standIn } from '#protocol/features/content/page-content.ts'
import { allowedVideos, type VideoHost, videoOf } from '#protocol/features/content/videos.ts'
import { libraryFiles } from '#protocol/features/library.ts'
import { libraryFileOf, librarySharePath, shareSize } from '#protocol/features/library-paths.ts'
import { searchStagebank } from '#protocol/features/stagebank/stagebank.ts'
import { sharedDrawing, stockSize } from '#protocol/features/stock-paths.ts'
import { vacancies } from '#protocol/features/vacancies/vacancies.ts'
import {
  type Found,
  listKey,
  type PageForms,
  type PagePictures,
  type SiteAddress,
  usualDistance,
  type Wanted,
  wantedBy,
} from './found.ts'

type Context = Readonly<RouterContextProvider>
type Locale = 'nl' | 'en'

/** The page in the language of the reader; what was not translated stands in Dutch, and says so. */
export function inLanguage(page: Row<typeof contentPages>, locale: Locale) {
  const isEnglish = locale === 'en'
  const given = (isEnglish && page.blocksEn) || page.blocksNl
  // Stored before a rule changed? Then it is left out rather than shown half.
  const sound = isBlocks(given) ? given : []
  const blocks = isEnglish && !page.blocksEn ? sound.map(standIn) : sound
  const dutch = {
    title: isEnglish && !page.titleEn,
    summary: isEnglish && !page.summaryEn && !!page.summaryNl,
    blocks: blocks.some(({ lang }) => lang === 'nl'),
  }
  const isAllDutch = dutch.title && blocks.every((block) => block.lang === 'nl' || !needsWords(block))
  const describedInEnglish = page.descriptionEn || page.summaryEn
  return {
    slug: page.slug,
    title: (isEnglish && page.titleEn) || page.titleNl,
    summary: (isEnglish && page.summaryEn) || page.summaryNl || '',
    description: (isEnglish && describedInEnglish) || page.descriptionNl || '',
    publishedAt: page.publishedAt,
    share: page.sharePicture ?? null,
    blocks,
    /** The language of what is not in that of the reader, and how much of the page that is. */
    langs: { title: langOf(dutch.title), summary: langOf(dutch.summary) },
    inDutch: isAllDutch ? 'all' : Object.values(dutch).some(Boolean) ? 'part' : null,
  } as const
}
const langOf = (isDutch: boolean) => (isDutch ? 'nl' : undefined)

/** One page with everything that its blocks show; 404 for what is not there, not out yet or not an address at all. */
export async function findPage(context: Context, kind: 'page' | 'news', slug: string) {
  const missing = () => data(null, { status: 404 })
  if (!isSlug(slug)) throw missing()
  const api = context.get(apiContext)
  const { search } = new URL(pathOf(context.get(requestContext)), 'https://here.invalid')
  const one = { page: { size: 1 } }
  const [row] = await api.list(contentPages, { filter: { kindEq: kind, slugEq: slug, removedAtNull: true }, ...one })
  if (!row) {
    const moved = { kindEq: kind, formerSlug: slug, removedAtNull: true }
    const [now] = await api.list(contentPages, { filter: moved, fields: { contentPages: ['kind', 'slug'] }, ...one })
    if (now) throw redirect(pathOfPage(now) + search, 301)
    if (await isBehindDoor(context, kind, slug)) await requireSession(context)
    throw missing()
  }
  const { locale, site } = context.get(pageContext)
  const { share, ...page } = inLanguage(row, locale)
  const found = await findFor(context, page.blocks, { share })
  const picture = sharePicture(share, found, site.url, locale)
  return { page, found, canonical: `${site.url}${pathOfPage(row)}`, picture }
}

/** Whoever is signed in and does not find a page is not helped by signing in. */
async function isBehindDoor(context: Context, kind: 'page' | 'news', slug: string): Promise<boolean> {
  if (await findSession(context)) return false
  return (await context.get(apiContext).tell(pageDoor, { filter: { kind, slug } })).needsSignIn
}

type Named = { formIds?: readonly string[]; share?: string | null }
type Also = Named & { isWritten?: boolean }
/** What the blocks show without holding it themselves, asked for all at once. Whoever writes may still choose the address. */
export async function findFor(
  context: Context,
  blocks: readonly Block[],
  { isWritten, ...also }: Also = {},
): Promise<Found> {
  const api = context.get(apiContext)
  const hasAddress = isWritten || flatBlocks(blocks).some((block) => block.type === 'map' && block.shows === 'address')
  const [lists, named, address] = await Promise.all([
    vacancyLists(
      api,
      flatBlocks(blocks).flatMap((block) => wantedBy(block) ?? []),
    ),
    namedIn(api, blocks, also),
    hasAddress ? siteAddress(context) : null,
  ])
  return { ...lists, ...named, address, videos: isWritten ? [] : videosFor(context, blocks) }
}

/** What a link to the page shows elsewhere, by its whole address. Nothing when it is not there any more. */
function sharePicture(path: string | null, { pictures }: Found, base: string, locale: Locale): SharePicture | null {
  const drawing = sharedDrawing(path)
  if (drawing) return { ...stockSize, url: `${base}${drawing}`, alt: '' }
  const picture = pictures[libraryFileOf(path) ?? '']
  if (!picture) return null
  const { alt } = pictureWords(picture, locale)
  return { ...shareSize, url: `${base}${librarySharePath(picture.fileId)}`, alt }
}

/** What the blocks name and somebody else keeps. */
export async function namedIn(api: Client, blocks: readonly Block[], { formIds = [], share }: Named = {}) {
  const inBlocks = flatBlocks(blocks).map((block) => (block.type === 'picture' ? block.src : null))
  const [pictures, forms] = await Promise.all([
    picturesOf(
      api,
      [share, ...inBlocks].flatMap((path) => libraryFileOf(path) ?? []),
    ),
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
async function picturesOf(api: Client, ids: readonly string[]): Promise<PagePictures> {
  const idIn = [...new Set(ids)].slice(0, MOST_PICTURES)
  if (idIn.length === 0) return {}
  const rows = await api.list(libraryFiles, {
    filter: { idIn, kindEq: 'picture', statusEq: 'kept' },
    page: { size: MOST_PICTURES },
  })
  return Object.fromEntries(rows.map((row) => [row.id, shownPicture(row)]))
}

/** Two blocks that ask for the same get the same, asked for once. */
export async function vacancyLists(
  api: Client,
  wanted: readonly Wanted[],
): Promise<Pick<Found, 'lists' | 'unknownPlaces'>> {
  const byKey = new Map(wanted.map((each) => [listKey(each), each]))
  const found = await Promise.all([...byKey].map(async ([key, each]) => ({ key, ...(await findVacancies(api, each)) })))
  return {
    lists: Object.fromEntries(found.map(({ key, cards }) => [key, cards])),
    unknownPlaces: found.filter(({ isPlaceUnknown }) => isPlaceUnknown).map(({ key }) => key),
  }
}

async function findVacancies(api: Client, { sector, count, ...given }: Wanted) {
  const [words, place] = [given.words?.trim(), given.place?.trim()]
  const shown = { include: ['organization'], fields: cardFields, page: { size: count } } as const
  if (!place) {
    const filter = {
      statusEq: 'published' as const,
      ...(sector && { sectorEq: sector }),
      ...(words && { search: words }),
    }
    const newest = await api.list(vacancies, { ...shown, filter, sort: '-createdAt' })
    return { cards: newest.map(cardOf), isPlaceUnknown: false }
  }
  const filter = {
    near: place,
    within: given.within ?? usualDistance,
    ...(sector && { sectors: sector }),
    ...(words && { q: words }),
  }
  const rows = await api.askAll(searchStagebank, { ...shown, filter, sort: 'distance' })
  const cards = rows.map((row) => ({ ...cardOf(row), kilometres: rows.meta.distances[row.id] ?? null }))
  return { cards, isPlaceUnknown: rows.meta.isPlaceUnknown }
}

/** Where the site is, by what its texts say: the town, or else its postal code. Nowhere when we know neither. */
async function siteAddress(context: Context): Promise<SiteAddress | null> {
  const { texts, names } = await findLook(context)
  const lines = texts.address?.trim() ?? ''
  const [, code, town] = /\b(\d{4} ?[A-Z]{2})\b *(.*)$/m.exec(lines) ?? []
  const none = { fields: { vacancies: [] }, page: { size: 1 } } as const
  for (const near of [town, code]) {
    if (!near) continue
    const { meta } = await context.get(apiContext).askAll(searchStagebank, { ...none, filter: { near } })
    if (!meta.place || meta.placeGuess) continue
    const { latitude, longitude } = meta.place
    return { name: texts.organization ?? names.name, lines, latitude, longitude }
  }
  return null
}

/**
 * The hosts whose players stand on this answer, because its reader wants them. What a document may load is said once, when
 * it is made: a page with a player that would come to another document comes as one of its own.
 */
function videosFor(context: Context, blocks: readonly Block[]): VideoHost[] {
  const { url, headers } = context.get(requestContext)
  const said = allowedVideos(headers.get('cookie'))
  const hosts = flatBlocks(blocks).flatMap((block) => (block.type === 'video' && videoOf(block.url)?.host) || [])
  const shown = said.filter((host) => hosts.includes(host))
  const { pathname } = new URL(url)
  if (shown.length > 0 && pathname.endsWith('.data')) throw redirectDocument(pathname.slice(0, -'.data'.length))
  context.get(pageContext).allowPlayers(shown)
  return shown
}
