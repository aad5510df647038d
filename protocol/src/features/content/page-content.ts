import { libraryFileOf } from '#protocol/features/library-paths.ts'
import { sharedDrawing } from '#protocol/features/stock-paths.ts'
import { isObject } from '#protocol/shared/guards.ts'
import {
  type Block,
  type BlockProblem,
  blockProblem,
  flatBlocks,
  isBlock,
  isOwnPicture,
  MAX_BLOCKS,
  type SimpleBlock,
} from './blocks.ts'

export type InBoth = { nl: string; en: string }
/** One block in both languages. Without English the Dutch one is shown. Somebody may say that it is the same in English. */
export type PagePart = { key: string; nl: Block; en: Block | null; isSame?: boolean }
/** A page as it is written: both languages side by side, each block beside its translation. */
export type PageContent = {
  title: InBoth
  summary: InBoth
  /** What search engines show; without one the summary. */
  description: InBoth
  /** What a shared link shows; without one the picture of the site. */
  share?: string
  parts: PagePart[]
}

/** Drawings have a size for it by themselves, and so has every picture of the library. */
export const isSharePicture = (src: unknown): src is string =>
  isOwnPicture(src) && (libraryFileOf(src) !== null || sharedDrawing(src) !== null)

const most = { title: 120, summary: 300, description: 300 } as const
const keys = ['title', 'summary', 'description', 'share', 'parts']
const partKeys = ['key', 'nl', 'en', 'isSame']
const hasOnly = (value: object, known: readonly string[]) => Object.keys(value).every((key) => known.includes(key))
const isBoth = (value: unknown, max: number): value is InBoth =>
  isObject(value) &&
  hasOnly(value, ['nl', 'en']) &&
  [value.nl, value.en].every((text) => typeof text === 'string' && text.length <= max)

function isPart(value: unknown): value is PagePart {
  return (
    isObject(value) &&
    hasOnly(value, partKeys) &&
    typeof value.key === 'string' &&
    /^[a-z0-9]{1,20}$/i.test(value.key) &&
    (value.isSame === undefined || typeof value.isSame === 'boolean') &&
    isBlock(value.nl, 'draft') &&
    (value.en === null || (isBlock(value.en, 'draft') && value.en.type === value.nl.type))
  )
}

/** What can be kept while it is written: it may be unfinished, and holds nothing that a page cannot hold. */
export function isPageContent(value: unknown): value is PageContent {
  return (
    isObject(value) &&
    hasOnly(value, keys) &&
    isBoth(value.title, most.title) &&
    isBoth(value.summary, most.summary) &&
    isBoth(value.description, most.description) &&
    (value.share === undefined || isSharePicture(value.share)) &&
    Array.isArray(value.parts) &&
    value.parts.length <= MAX_BLOCKS &&
    value.parts.every(isPart) &&
    new Set(value.parts.map(({ key }) => key)).size === value.parts.length
  )
}

export type PageProblem = { at: 'title' } | { at: 'part'; number: number; lang: 'nl' | 'en'; why: BlockProblem }

/** Where a page holds what a page cannot hold at all: the first block, and why. */
export function foreignPart(value: unknown): PageProblem | null {
  if (!isObject(value) || !Array.isArray(value.parts)) return null
  for (const [index, part] of value.parts.entries())
    for (const lang of ['nl', 'en'] as const) {
      const block = isObject(part) ? part[lang] : null
      const why = block === null ? null : blockProblem(block, 'draft')
      if (why) return { at: 'part', number: index + 1, lang, why }
    }
  return null
}

/** What is still missing before everybody can see it. */
export function pageProblems({ title, parts }: PageContent): PageProblem[] {
  const found: PageProblem[] = title.nl.trim() === '' ? [{ at: 'title' }] : []
  for (const [index, part] of parts.entries())
    for (const lang of ['nl', 'en'] as const) {
      const block = part[lang]
      const why = block && (blockProblem(block) ?? (hasBlankText(block) ? 'words' : null))
      if (why) found.push({ at: 'part', number: index + 1, lang, why })
    }
  return found
}

/** A text, or an answer, in which nothing stands. Older pages may have one, so it is asked for only when somebody publishes. */
const hasBlankText = (block: Block): boolean =>
  flatBlocks([block]).some(
    (each) =>
      (each.type === 'text' && isBlank(each.doc)) ||
      (each.type === 'faq' && each.items.some(({ answer }) => isBlank(answer))),
  )

/** A list of vacancies says the same in every language, and so does a part that is still empty. */
export const needsWords = (block: Block): boolean => flatBlocks([block]).some(hasOwnWords)
function hasOwnWords(block: SimpleBlock): boolean {
  switch (block.type) {
    case 'text':
      return !isBlank(block.doc)
    case 'heading':
      return isSaid(block.text)
    case 'picture':
      // One of the library brings its words along.
      return isSaid(libraryFileOf(block.src) ? '' : block.alt, block.caption)
    case 'callToAction':
      return isSaid(block.label)
    case 'faq':
      return block.items.some(({ question, answer }) => isSaid(question) || !isBlank(answer))
    case 'numbers':
      return block.items.some(({ value, label }) => isSaid(value, label))
    case 'quote':
      return isSaid(block.text, block.name, block.role)
    case 'video':
      return isSaid(block.title)
    case 'vacancyList':
    case 'form':
    case 'map':
      return false
  }
}
const isSaid = (...texts: (string | undefined)[]) => texts.some((text) => text?.trim())
const isBlank = (doc: { content: object[] }) => !JSON.stringify(doc.content).includes('"text":')

/** English that was begun as a copy of the Dutch and not touched since. */
export const isCopied = ({ nl, en, isSame = false }: PagePart): boolean =>
  en !== null && !isSame && JSON.stringify(nl) === JSON.stringify(en)
export const isTranslated = (part: PagePart): boolean => !needsWords(part.nl) || (part.en !== null && !isCopied(part))

/** Without a title there is no page; an introduction may be left out, in both languages. */
export const lacksEnglish = (content: PageContent, name: 'title' | 'summary'): boolean =>
  content[name].en.trim() === '' && (name === 'title' || content[name].nl.trim() !== '')

/** How many things stand there in Dutch only; the title and the introduction count as one each. */
export const missingEnglish = (content: PageContent): number =>
  (['title', 'summary'] as const).filter((name) => lacksEnglish(content, name)).length +
  content.parts.filter((part) => !isTranslated(part)).length

/** The words of a page as everybody reads it. */
export type LiveWords = {
  titleNl: string
  titleEn?: string | null | undefined
  summaryNl?: string | null | undefined
  summaryEn?: string | null | undefined
  descriptionNl?: string | null | undefined
  descriptionEn?: string | null | undefined
  blocksNl: Block[]
  blocksEn?: Block[] | null | undefined
  sharePicture?: string | null | undefined
}

const orNothing = (text: string) => text.trim() || null

export function liveWordsOf({ title, summary, description, share, parts }: PageContent): LiveWords {
  const isEnglish = parts.some((part) => part.en !== null && isTranslated(part))
  return {
    titleNl: title.nl.trim(),
    titleEn: orNothing(title.en),
    summaryNl: orNothing(summary.nl),
    summaryEn: orNothing(summary.en),
    descriptionNl: orNothing(description.nl),
    descriptionEn: orNothing(description.en),
    sharePicture: share ?? null,
    blocksNl: parts.map(({ nl }) => nl),
    // A block without English stands in Dutch between the others, rather than not at all.
    blocksEn: isEnglish ? parts.map((part) => (part.en && isTranslated(part) ? part.en : standIn(part.nl))) : null,
  }
}

/** A Dutch block where English is read. */
export const standIn = (nl: Block): Block => (needsWords(nl) ? { ...nl, lang: 'nl' } : { ...nl })

/** The other way round, for a page that was not written here: blocks of one kind at one place belong together. */
export function contentOfLive(live: LiveWords): PageContent {
  const [dutch, english] = [live.blocksNl, live.blocksEn ?? []]
  const parts: PagePart[] = []
  let next = 0
  for (const nl of dutch) {
    const found = english.findIndex((block, index) => index >= next && block.type === nl.type)
    const en = english[found]
    // What only English has keeps its place; nobody's words get lost.
    if (en) for (const only of english.slice(next, found)) parts.push(partOf(parts.length, only, only))
    parts.push(partOf(parts.length, nl, en ?? null))
    if (en) next = found + 1
  }
  for (const only of english.slice(next)) parts.push(partOf(parts.length, only, only))
  return {
    title: { nl: live.titleNl, en: live.titleEn ?? '' },
    summary: { nl: live.summaryNl ?? '', en: live.summaryEn ?? '' },
    description: { nl: live.descriptionNl ?? '', en: live.descriptionEn ?? '' },
    ...(isSharePicture(live.sharePicture) && { share: live.sharePicture }),
    // A Dutch block that stood in for English is no translation.
    parts: parts.map((part) => (isStandIn(part) ? { ...part, en: null } : part)).slice(0, MAX_BLOCKS),
  }
}
const partOf = (index: number, nl: Block, en: Block | null): PagePart => ({ key: `deel${index + 1}`, nl, en })
const isStandIn = (part: PagePart) => part.nl !== part.en && (part.en?.lang === 'nl' || isCopied(part))
