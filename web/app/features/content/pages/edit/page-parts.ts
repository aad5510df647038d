import { shortText } from '#lib/seo.ts'
import type { Block, PictureBlock, SimpleBlock } from '#protocol/features/content/blocks.ts'
import { MAX_BLOCKS } from '#protocol/features/content/blocks.ts'
import { isCopied, type PageContent, type PagePart } from '#protocol/features/content/page-content.ts'
import type { RichTextDoc } from '#protocol/shared/rich-text.ts'

export const emptyText: RichTextDoc = { type: 'doc', content: [] }

const simple: { [T in SimpleBlock['type']]: Extract<SimpleBlock, { type: T }> } = {
  text: { type: 'text', doc: emptyText },
  heading: { type: 'heading', text: '', level: 2 },
  picture: { type: 'picture', src: '', alt: '' },
  callToAction: { type: 'callToAction', label: '', href: '' },
  faq: { type: 'faq', items: [{ question: '', answer: emptyText }] },
  vacancyList: { type: 'vacancyList', sector: null, count: 3 },
  numbers: {
    type: 'numbers',
    items: [
      { value: '', label: '' },
      { value: '', label: '' },
    ],
  },
  quote: { type: 'quote', text: '', name: '' },
  form: { type: 'form', formId: '' },
  map: { type: 'map', shows: 'vacancies', sector: null },
  video: { type: 'video', url: '', title: '' },
}
export const newSimple = (type: SimpleBlock['type']): SimpleBlock => simple[type]
export const newBlock = (type: Block['type']): Block =>
  type === 'columns' ? { type, columns: [[simple.text], [simple.text]] } : simple[type]

const newKey = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12)
export const newPart = (type: Block['type']): PagePart => ({ key: newKey(), nl: newBlock(type), en: null })

export const placeOf = ({ parts }: PageContent, key: string | null) => parts.findIndex((part) => part.key === key)

export const insertPart = (content: PageContent, part: PagePart, at: number): PageContent =>
  content.parts.length >= MAX_BLOCKS
    ? content
    : { ...content, parts: [...content.parts.slice(0, at), part, ...content.parts.slice(at)] }

export const removePart = (content: PageContent, key: string): PageContent => ({
  ...content,
  parts: content.parts.filter((part) => part.key !== key),
})

/** Only the changed part is another object, so that the others are not drawn again. */
export const changePart = (content: PageContent, key: string, change: Partial<PagePart>): PageContent => ({
  ...content,
  parts: content.parts.map((part) => (part.key === key ? { ...part, ...change } : part)),
})

/** One language of a part. English that is still a copy goes along with the Dutch. */
export function writePart(content: PageContent, key: string, lang: 'nl' | 'en', block: Block | null): PageContent {
  const part = content.parts.find((each) => each.key === key)
  if (!part) return content
  if (lang === 'en') return changePart(content, key, { en: block, isSame: false })
  return block ? changePart(content, key, { nl: block, ...(isCopied(part) && { en: block }) }) : content
}

export const copyPart = (content: PageContent, key: string, copyKey = newKey()): PageContent => {
  const at = placeOf(content, key)
  const part = content.parts[at]
  return part ? insertPart(content, { ...part, key: copyKey }, at + 1) : content
}

/** A picture somebody chose, with its words in both languages; those of the library stay there. */
export type PickedForPage = { src: string; alts: { nl: string; en: string } }
export const pictureWith = (block: PictureBlock | null, { src, alts }: PickedForPage, lang: 'nl' | 'en') => ({
  ...(block ?? { type: 'picture' as const }),
  src,
  alt: alts[lang],
})

/** Both languages show one picture. English needs nobody when the picture says it all. */
export function choosePicture(content: PageContent, key: string, picked: PickedForPage): PageContent {
  const { nl, en } = content.parts.find((part) => part.key === key) ?? {}
  if (nl?.type !== 'picture' || (en && en.type !== 'picture')) return content
  const isWhole = en || (picked.alts.en && !nl.caption)
  return changePart(content, key, {
    nl: pictureWith(nl, picked, 'nl'),
    en: isWhole ? pictureWith(en ?? null, picked, 'en') : null,
  })
}

/** `to` is its place among the others; nothing goes past either end. */
export function movePart(content: PageContent, key: string, to: number): PageContent {
  const from = placeOf(content, key)
  const part = content.parts[from]
  const place = Math.max(0, Math.min(content.parts.length - 1, to))
  if (!part || place === from) return content
  const rest = content.parts.filter((each) => each !== part)
  return { ...content, parts: [...rest.slice(0, place), part, ...rest.slice(place)] }
}

/** The words with which one knows a block among others. */
export function excerptOf(block: Block): string {
  const found: string[] = []
  const walk = (value: unknown, key: string): void => {
    if (typeof value === 'string') {
      if (!['type', 'src', 'href', 'sector', 'formId', 'shows', 'url'].includes(key)) found.push(value)
    } else if (value && typeof value === 'object') for (const [name, each] of Object.entries(value)) walk(each, name)
  }
  walk(block, '')
  return shortText(found.join(' '), 80)
}
