import { isKeyOf, isObject } from '#protocol/shared/guards.ts'
import { isRichText, isSafeLink, isTextOf, type RichTextDoc } from '#protocol/shared/rich-text.ts'

export type HeadingBlock = { type: 'heading'; text: string; level: 2 | 3 }
export type TextBlock = { type: 'text'; doc: RichTextDoc }
type CallToActionBlock = { type: 'callToAction'; label: string; href: string }
export type FaqBlock = { type: 'faq'; items: { question: string; answer: RichTextDoc }[] }
type VacancyListBlock = { type: 'vacancyList'; sector: string | null; count: number }
export type SimpleBlock = HeadingBlock | TextBlock | CallToActionBlock | FaqBlock | VacancyListBlock
type ColumnsBlock = { type: 'columns'; columns: SimpleBlock[][] }
/** What a page is made of. Columns hold the other kinds, never columns again. */
export type Block = SimpleBlock | ColumnsBlock

const MAX_BLOCKS = 60

const between = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most

type Given = Record<string, unknown>
const kinds: Record<SimpleBlock['type'], (block: Given) => boolean> = {
  heading: ({ text, level }) => isTextOf(text, 160) && between(level, 2, 3),
  text: ({ doc }) => isRichText(doc),
  callToAction: ({ label, href }) => isTextOf(label, 80) && isSafeLink(href),
  faq: ({ items }) =>
    isListOf(
      items,
      40,
      (item) => isObject(item) && isTextOf(item.question, 200) && isRichText(item.answer) && hasOnly(item, faqKeys),
    ),
  vacancyList: ({ sector, count }) => (sector === null || isTextOf(sector, 40)) && between(count, 1, 12),
}
const faqKeys = ['question', 'answer']
const keys: Record<Block['type'], string[]> = {
  heading: ['type', 'text', 'level'],
  text: ['type', 'doc'],
  callToAction: ['type', 'label', 'href'],
  faq: ['type', 'items'],
  vacancyList: ['type', 'sector', 'count'],
  columns: ['type', 'columns'],
}

const hasOnly = (value: Given, known: string[]) => Object.keys(value).every((key) => known.includes(key))
const isListOf = (value: unknown, max: number, isPart: (part: unknown) => boolean): value is unknown[] =>
  Array.isArray(value) && value.length > 0 && value.length <= max && value.every(isPart)

function isSimple(block: unknown): boolean {
  if (!isObject(block)) return false
  const { type } = block
  return isKeyOf(kinds, type) && hasOnly(block, keys[type]) && kinds[type](block)
}

function isBlock(block: unknown): boolean {
  if (!isObject(block) || block.type !== 'columns') return isSimple(block)
  const { columns } = block
  const isSound = (column: unknown) => isListOf(column, MAX_BLOCKS, isSimple)
  return hasOnly(block, keys.columns) && isListOf(columns, 3, isSound) && columns.length >= 2
}

/** A list of blocks of which every one is whole and holds nothing else. An empty page is a page too. */
export function isBlocks(value: unknown): value is Block[] {
  return Array.isArray(value) && value.length <= MAX_BLOCKS && value.every(isBlock)
}

/** Every block of a page, also those inside columns. */
export function flatBlocks(blocks: readonly Block[]): SimpleBlock[] {
  return blocks.flatMap((block) => (block.type === 'columns' ? block.columns.flat() : [block]))
}
