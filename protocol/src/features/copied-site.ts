import { isTimestamp } from '#protocol/declaring/fields.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { isSlug, type PageReader, pageReaders } from '#protocol/features/content/content-pages.ts'
import { type Audience, audiences, menuLevels } from '#protocol/features/content/menus.ts'
import { isPageContent, type PageContent, pageProblems } from '#protocol/features/content/page-content.ts'
import { isObject, isOneOf } from '#protocol/shared/guards.ts'
import { isSafeLink } from '#protocol/shared/rich-text.ts'
import { canBeRead, paletteNames } from '#protocol/tenants/look-contrast.ts'
import { type SiteTexts, textNames } from '#protocol/tenants/site-texts.ts'
import { isPalette, noLook, type SiteLook } from '#protocol/tenants/site-theme.ts'
import { fonts, shapes } from '#protocol/tenants/themes.ts'

export type PageName = { kind: 'page' | 'news'; slug: string }
export type CopiedPage = PageName & {
  status: 'draft' | 'published' | 'scheduled'
  publishedAt: string | null
  takeDownAt: string | null
  readers: PageReader[]
  /** Addresses that lead to it. */
  formerSlugs: string[]
  /** What everybody reads, and what is being written beside it. */
  live: PageContent | null
  draft: PageContent | null
}
export type CopiedItem = {
  title: string
  titleEn: string | null
  linkType: 'content_page' | 'system_page' | 'outside_link'
  /** Pages by what they are called in an address: ids are of one site only. */
  page: PageName | null
  systemPage: string | null
  path: string | null
  url: string | null
  identifier: string | null
  hiddenFor: Audience[]
  /** Which item before it it lies below. */
  parent: number | null
}
export type CopiedMenu = { slug: string; items: CopiedItem[] }
export type CopiedFile = {
  id: string
  kind: 'picture' | 'document'
  /** The same for the same file, on whichever site. */
  mark: string
  name: string
  folder: string | null
  altNl: string | null
  altEn: string | null
  isDecorative: boolean
  focusX: number
  focusY: number
}
/** A form that stands on a page. Its questions stay where they are: there it is found by its name. */
export type CopiedForm = { id: string; name: string }
/** What whoever writes a site made, without anything about people. */
export type CopiedSite = {
  pages: CopiedPage[]
  menus: CopiedMenu[]
  files: CopiedFile[]
  /** Older copies do not name them. */
  forms?: CopiedForm[]
  look: SiteLook
  texts: SiteTexts
}

const most = { pages: 2000, menus: 20, items: 5000, files: 5000, forms: 2000 } as const
type Given = Record<string, unknown>

const orNull = (value: unknown, is: (value: unknown) => boolean) => value === null || is(value)
const isText = (max: number) => (value: unknown) => typeof value === 'string' && value.length <= max
const isListOf = (value: unknown, max: number, is: (value: unknown) => boolean) =>
  Array.isArray(value) && value.length <= max && value.every(is)
const isName = (value: unknown): boolean =>
  isObject(value) && isOneOf(['page', 'news'], value.kind) && typeof value.slug === 'string' && isSlug(value.slug)
const isMoment = (value: unknown) => typeof value === 'string' && isTimestamp(value)

const isWhole = (value: unknown) => isPageContent(value) && pageProblems(value).length === 0

export const isCopiedPage = (value: unknown): value is CopiedPage =>
  isObject(value) &&
  isName(value) &&
  isOneOf(['draft', 'published', 'scheduled'], value.status) &&
  orNull(value.publishedAt, isMoment) &&
  (value.status === 'draft' || value.publishedAt !== null) &&
  orNull(value.takeDownAt, isMoment) &&
  isListOf(value.readers, pageReaders.length, (each) => isOneOf(pageReaders, each)) &&
  isListOf(value.formerSlugs, 100, (each) => typeof each === 'string' && isSlug(each)) &&
  orNull(value.live, isWhole) &&
  orNull(value.draft, isPageContent) &&
  (value.status === 'draft' || value.live !== null)

const isItem = (value: unknown, at: number): boolean =>
  isObject(value) &&
  isText(80)(value.title) &&
  value.title !== '' &&
  orNull(value.titleEn, isText(80)) &&
  isOneOf(['content_page', 'system_page', 'outside_link'], value.linkType) &&
  orNull(value.page, isName) &&
  orNull(value.systemPage, isText(60)) &&
  orNull(value.path, (path) => isSafeLink(path) && path.startsWith('/')) &&
  orNull(value.url, (url) => isSafeLink(url) && url.startsWith('https://')) &&
  orNull(value.identifier, isText(60)) &&
  isListOf(value.hiddenFor, audiences.length, (each) => isOneOf(audiences, each)) &&
  orNull(value.parent, (parent) => Number.isInteger(parent) && Number(parent) >= 0 && Number(parent) < at)

function isMenu(value: unknown): value is CopiedMenu {
  if (!isObject(value) || !isText(60)(value.slug) || !isListOf(value.items, most.items, isObject)) return false
  const items: Given[] = Array.isArray(value.items) ? value.items : []
  const levels: number[] = []
  for (const [at, item] of items.entries()) {
    if (!isItem(item, at)) return false
    levels.push(typeof item.parent === 'number' ? (levels[item.parent] ?? menuLevels) + 1 : 1)
  }
  return levels.every((level) => level <= menuLevels)
}

const isPoint = (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100
const isFile = (value: unknown): value is CopiedFile =>
  isObject(value) &&
  isId(value.id) &&
  isOneOf(['picture', 'document'], value.kind) &&
  typeof value.mark === 'string' &&
  /^[0-9a-f]{64}$/.test(value.mark) &&
  isText(120)(value.name) &&
  orNull(value.folder, isText(60)) &&
  orNull(value.altNl, isText(250)) &&
  orNull(value.altEn, isText(250)) &&
  typeof value.isDecorative === 'boolean' &&
  isPoint(value.focusX) &&
  isPoint(value.focusY)

const isForm = (value: unknown): value is CopiedForm => isObject(value) && isId(value.id) && isText(255)(value.name)

/** What can be read by everybody, as when a look is published. */
function isLook(value: unknown): value is SiteLook {
  if (!isObject(value) || Object.keys(value).some((key) => !(key in noLook))) return false
  return (
    [value.name, value.sloganNl, value.sloganEn].every((each) => orNull(each, isText(120))) &&
    orNull(value.logoId, isId) &&
    orNull(value.fontSans, (font) => isOneOf(fonts, font)) &&
    orNull(value.fontHeading, (font) => isOneOf(fonts, font)) &&
    orNull(value.shape, (shape) => isOneOf(shapes, shape)) &&
    paletteNames.every((name) => orNull(value[name], (given) => isPalette(given) && canBeRead(name, given)))
  )
}

const isTexts = (value: unknown): value is SiteTexts =>
  isObject(value) && Object.entries(value).every(([key, text]) => isOneOf(textNames, key) && isText(2000)(text))

/** What is wrong with a site that somebody brings, by the name of the part; nothing when all of it can stand here. */
export function wrongPart(value: unknown): string | null {
  if (!isObject(value) || Object.keys(value).filter((key) => key !== 'forms').length !== 5) return 'site.json'
  const { pages, menus, files, look, texts, forms = [] } = value
  if (!Array.isArray(pages) || pages.length > most.pages) return 'pages'
  const page: unknown = pages.find((each) => !isCopiedPage(each))
  if (page !== undefined) return isObject(page) && isText(80)(page.slug) ? `/${page.slug}` : 'pages'
  if (!isListOf(menus, most.menus, isMenu)) return 'menus'
  if (!isListOf(files, most.files, isFile)) return 'files'
  if (!isListOf(forms, most.forms, isForm)) return 'forms'
  if (!isLook(look)) return 'look'
  return isTexts(texts) ? null : 'texts'
}
export const isCopiedSite = (value: unknown): value is CopiedSite => wrongPart(value) === null
