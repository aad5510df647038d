import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { libraryFileOf } from '#protocol/features/library-paths.ts'
import { isKeyOf, isObject, isOneOf } from '#protocol/shared/guards.ts'
import { isRichText, isSafeLink, type RichTextDoc } from '#protocol/shared/rich-text.ts'
import { videoOf } from './videos.ts'

export type HeadingBlock = { type: 'heading'; text: string; level: 2 | 3 }
export type TextBlock = { type: 'text'; doc: RichTextDoc }
/**
 * A picture of this site, with what it shows in words for whoever cannot see it. One of the library has its words there, in
 * both languages.
 */
export type PictureBlock = { type: 'picture'; src: string; alt: string; caption?: string }
export type CallToActionBlock = { type: 'callToAction'; label: string; href: string }
export type FaqBlock = { type: 'faq'; items: { question: string; answer: RichTextDoc }[] }
/** Which vacancies: of a sector, with these words, so many kilometres around a postal code or a town. */
export type VacancyQuery = { sector: string | null; words?: string; place?: string; within?: number }
/** Those that fit: the newest, or where there is a place the nearest. */
export type VacancyListBlock = { type: 'vacancyList'; count: number } & VacancyQuery
/** Where vacancies are, or where the site itself is. */
export type MapBlock = { type: 'map'; shows: (typeof mapShows)[number] } & VacancyQuery
export const mapShows = ['vacancies', 'address'] as const
/** Of a host that we know. It plays once the visitor wants that; until then nobody there hears of them. */
export type VideoBlock = { type: 'video'; url: string; title: string }
export type NumbersBlock = { type: 'numbers'; items: { value: string; label: string }[] }
/** A form of the site that anybody may fill in. */
export type FormBlock = { type: 'form'; formId: string }
export type QuoteBlock = { type: 'quote'; text: string; name: string; role?: string }
export type SimpleBlock =
  | HeadingBlock
  | TextBlock
  | PictureBlock
  | CallToActionBlock
  | FaqBlock
  | VacancyListBlock
  | NumbersBlock
  | QuoteBlock
  | FormBlock
  | MapBlock
  | VideoBlock
export type ColumnsBlock = { type: 'columns'; columns: SimpleBlock[][] }
/**
 * What a page is made of. Columns hold the other kinds, never columns again. Among English blocks one that nobody
 * translated says that it is Dutch, so that it is read aloud as Dutch.
 */
export type Block = (SimpleBlock | ColumnsBlock) & { lang?: 'nl' }

export const MAX_BLOCKS = 60
/** While one writes a block may be empty; what everybody sees is whole. */
type Stage = 'draft' | 'whole'

const between = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most
const hasWords = (value: unknown, max: number, stage: Stage): value is string =>
  typeof value === 'string' && value.length <= max && (stage === 'draft' || value.trim() !== '')
const mayHaveWords = (value: unknown, max: number) => value === undefined || hasWords(value, max, 'draft')

const drawing = /^\/stock\/((site|night|house)\/)?[a-z0-9-]+\.svg$/
/** Only pictures that this site has itself: nothing elsewhere hears who reads a page. */
export const isOwnPicture = (src: unknown): src is string =>
  typeof src === 'string' && (drawing.test(src) || libraryFileOf(src) !== null)
const isLink = (href: unknown, stage: Stage) => isSafeLink(href) || (stage === 'draft' && href === '')

const farthest = 100
const isVacancyQuery = ({ sector, words, place, within }: Given) =>
  (sector === null || hasWords(sector, 40, 'whole')) &&
  mayHaveWords(words, 60) &&
  mayHaveWords(place, 60) &&
  (within === undefined || between(within, 1, farthest))
const queryKeys = ['sector', 'words', 'place', 'within'] as const

type Given = Record<string, unknown>
type Kind = { keys: readonly string[]; isSound(block: Given, stage: Stage): boolean }
const kinds: Record<SimpleBlock['type'], Kind> = {
  heading: {
    keys: ['text', 'level'],
    isSound: ({ text, level }, stage) => hasWords(text, 160, stage) && between(level, 2, 3),
  },
  text: { keys: ['doc'], isSound: ({ doc }) => isRichText(doc) },
  picture: {
    keys: ['src', 'alt', 'caption'],
    isSound: ({ src, alt, caption }, stage) =>
      (isOwnPicture(src) || (stage === 'draft' && src === '')) &&
      hasWords(alt, 200, libraryFileOf(src) ? 'draft' : stage) &&
      mayHaveWords(caption, 200),
  },
  callToAction: {
    keys: ['label', 'href'],
    isSound: ({ label, href }, stage) => hasWords(label, 80, stage) && isLink(href, stage),
  },
  faq: {
    keys: ['items'],
    isSound: ({ items }, stage) =>
      isListOf(items, 40, (item) => hasWords(item.question, 200, stage) && isRichText(item.answer), [
        'question',
        'answer',
      ]),
  },
  vacancyList: {
    keys: ['count', ...queryKeys],
    isSound: (block) => between(block.count, 1, 12) && isVacancyQuery(block),
  },
  map: {
    keys: ['shows', ...queryKeys],
    isSound: (block) => isOneOf(mapShows, block.shows) && isVacancyQuery(block),
  },
  video: {
    keys: ['url', 'title'],
    isSound: ({ url, title }, stage) =>
      (videoOf(url) !== null || (stage === 'draft' && url === '')) && hasWords(title, 120, stage),
  },
  numbers: {
    keys: ['items'],
    isSound: ({ items }, stage) =>
      isListOf(items, 4, (item) => hasWords(item.value, 12, stage) && hasWords(item.label, 60, stage), [
        'value',
        'label',
      ]),
  },
  quote: {
    keys: ['text', 'name', 'role'],
    isSound: ({ text, name, role }, stage) =>
      hasWords(text, 400, stage) && hasWords(name, 80, stage) && mayHaveWords(role, 80),
  },
  form: { keys: ['formId'], isSound: ({ formId }, stage) => isId(formId) || (stage === 'draft' && formId === '') },
}
export const blockTypes: readonly Block['type'][] = [
  'text',
  'heading',
  'picture',
  'columns',
  'callToAction',
  'vacancyList',
  'faq',
  'numbers',
  'quote',
  'form',
  'map',
  'video',
]

const hasOnly = (value: Given, known: readonly string[]) => Object.keys(value).every((key) => known.includes(key))
const isListOf = (value: unknown, max: number, isPart: (part: Given) => boolean, keys: readonly string[]) =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= max &&
  value.every((part) => isObject(part) && hasOnly(part, keys) && isPart(part))

function isSimple(block: unknown, stage: Stage): boolean {
  if (!isObject(block)) return false
  const { type } = block
  return isKeyOf(kinds, type) && hasOnly(block, ['type', ...kinds[type].keys]) && kinds[type].isSound(block, stage)
}

export function isBlock(block: unknown, stage: Stage = 'whole'): block is Block {
  if (!isObject(block)) return false
  const { lang, ...own } = block
  if (lang !== undefined && lang !== 'nl') return false
  if (own.type !== 'columns') return isSimple(own, stage)
  const { columns } = own
  const isColumn = (column: unknown) =>
    Array.isArray(column) &&
    (column.length > 0 || stage === 'draft') &&
    column.length <= MAX_BLOCKS &&
    column.every((each) => isSimple(each, stage))
  return (
    hasOnly(own, ['type', 'columns']) &&
    Array.isArray(columns) &&
    between(columns.length, 2, 3) &&
    columns.every(isColumn)
  )
}

/** A list of blocks of which every one is whole and holds nothing else. An empty page is a page too. */
export function isBlocks(value: unknown): value is Block[] {
  return Array.isArray(value) && value.length <= MAX_BLOCKS && value.every((block) => isBlock(block))
}

/** Every block of a page, also those inside columns. */
export function flatBlocks(blocks: readonly Block[]): SimpleBlock[] {
  return blocks.flatMap((block) => (block.type === 'columns' ? block.columns.flat() : [block]))
}

/** Around which place a block shows vacancies, if around one. */
export function placeAskedIn(block: SimpleBlock): string | null {
  const asks = block.type === 'vacancyList' || (block.type === 'map' && block.shows === 'vacancies')
  return (asks && block.place?.trim()) || null
}

export type BlockProblem = 'link' | 'foreign' | 'words' | 'picture' | 'video' | 'place'
/** Why a block cannot be on a page, for whoever wrote it; nothing when it can. */
export function blockProblem(block: unknown, stage: Stage = 'whole'): BlockProblem | null {
  if (isBlock(block, stage)) return null
  if (hasForeignLink(block)) return 'link'
  if (hasForeignVideo(block)) return 'video'
  if (!isBlock(block, 'draft')) return 'foreign'
  return flatBlocks([block]).some(({ type, ...rest }) => type === 'picture' && !isOwnPicture('src' in rest && rest.src))
    ? 'picture'
    : 'words'
}

/** A link anywhere inside that leads where links may not lead, such as `javascript:`. */
function hasForeignLink(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasForeignLink)
  if (!isObject(value)) return false
  return Object.entries(value).some(([key, each]) =>
    key === 'href' ? each !== '' && !isSafeLink(each) : hasForeignLink(each),
  )
}

/** A video of a host that we do not know. */
function hasForeignVideo(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasForeignVideo)
  if (!isObject(value)) return false
  if (value.type === 'video') return value.url !== '' && videoOf(value.url) === null
  return Object.values(value).some(hasForeignVideo)
}
