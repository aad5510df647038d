import type { Block, FaqBlock, HeadingBlock, SimpleBlock, TextBlock } from '#protocol/features/content/blocks.ts'
import { stockPath } from '#protocol/features/stock-paths.ts'
import type { Inline, ListNode, Paragraph, RichTextDoc } from '#protocol/shared/rich-text.ts'

/** Pages written as a writer would: **bold** and [words](/address) inside plain paragraphs, lists as lists. */
const signs = /\*\*(.+?)\*\*|\[(.+?)\]\((.+?)\)/g

function inlineOf(line: string): Inline[] {
  const parts: Inline[] = []
  let at = 0
  for (const match of line.matchAll(signs)) {
    const [whole, bold, words, href] = match
    if (match.index > at) parts.push({ type: 'text', text: line.slice(at, match.index) })
    parts.push(
      bold
        ? { type: 'text', text: bold, marks: [{ type: 'bold' }] }
        : { type: 'text', text: words as string, marks: [{ type: 'link', attrs: { href: href as string } }] },
    )
    at = match.index + whole.length
  }
  if (at < line.length) parts.push({ type: 'text', text: line.slice(at) })
  return parts
}

const paragraph = (line: string): Paragraph => ({ type: 'paragraph', content: inlineOf(line) })
const items = (lines: string[], type: ListNode['type']): ListNode => ({
  type,
  content: lines.map((line) => ({ type: 'listItem', content: [paragraph(line)] })),
})

const docOf = (...content: (string | ListNode)[]): RichTextDoc => ({
  type: 'doc',
  content: content.map((part) => (typeof part === 'string' ? paragraph(part) : part)),
})

export const points = (...lines: string[]) => items(lines, 'bulletList')
export const steps = (...lines: string[]) => items(lines, 'orderedList')
export const text = (...content: (string | ListNode)[]): TextBlock => ({ type: 'text', doc: docOf(...content) })
export const heading = (words: string, level: 2 | 3 = 2): HeadingBlock => ({ type: 'heading', text: words, level })
export const button = (label: string, href: string): SimpleBlock => ({ type: 'callToAction', label, href })
export const vacancyList = (count: number, sector: string | null = null): SimpleBlock => ({
  type: 'vacancyList',
  sector,
  count,
})
export const vacanciesNear = (place: string, count: number): SimpleBlock => ({
  type: 'vacancyList',
  sector: null,
  count,
  place,
  within: 15,
})
export const vacancyMap = (): SimpleBlock => ({ type: 'map', shows: 'vacancies', sector: null })
export const addressMap = (): SimpleBlock => ({ type: 'map', shows: 'address', sector: null })
export const video = (url: string, title: string): SimpleBlock => ({ type: 'video', url, title })
/** A drawing of the product, in the colours of the site. */
export const drawing = (name: string, alt: string): SimpleBlock => ({
  type: 'picture',
  src: stockPath(name, 'site'),
  alt,
})
export const columns = (...parts: SimpleBlock[][]): Block => ({ type: 'columns', columns: parts })
export const faq = (answers: Record<string, string>): FaqBlock => ({
  type: 'faq',
  items: Object.entries(answers).map(([question, answer]) => ({ question, answer: docOf(answer) })),
})
