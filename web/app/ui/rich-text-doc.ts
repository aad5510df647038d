import { ownPath } from '../lib/own-path.ts'

/** A text with headings, lists and links, as the editor stores it. It may come from anywhere, so nothing in it is trusted. */
export type RichNode = {
  type: string
  text?: string
  attrs?: Record<string, unknown>
  marks?: { type: string; attrs?: Record<string, unknown> }[]
  content?: RichNode[]
}
export type RichDoc = { type: 'doc'; content: RichNode[] }

export const emptyDoc: RichDoc = { type: 'doc', content: [] }

const deepest = 12
const blocks = new Set(['paragraph', 'heading', 'bulletList', 'orderedList', 'listItem', 'hardBreak', 'text'])
/** What may stand in what; a list in a heading would break the page around it. */
const inside: Record<string, string[]> = {
  doc: ['paragraph', 'heading', 'bulletList', 'orderedList'],
  paragraph: ['text', 'hardBreak'],
  heading: ['text', 'hardBreak'],
  bulletList: ['listItem'],
  orderedList: ['listItem'],
  listItem: ['paragraph', 'bulletList', 'orderedList'],
}

/** Where a link may lead: the web, a mail, or a page of ours. */
export function safeHref(given: unknown): string | undefined {
  if (typeof given !== 'string' || given.length > 2000 || /[\s\p{Cc}]/u.test(given)) return undefined
  if (/^https?:\/\/[^/]/i.test(given)) return URL.canParse(given) ? given : undefined
  if (/^mailto:[^?]+@[^?]+/i.test(given)) return given
  return ownPath(given)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Only the nodes and marks that we know, with only what we know about them. */
export function cleanDoc(given: unknown): RichDoc {
  if (!isObject(given) || given.type !== 'doc') return emptyDoc
  return { type: 'doc', content: cleanContent(given.content, 'doc', 0) }
}

/** The same from what a form sends. */
export function readDoc(text: string | undefined): RichDoc {
  try {
    return cleanDoc(JSON.parse(text || 'null'))
  } catch {
    return emptyDoc
  }
}

function cleanContent(given: unknown, parent: string, depth: number): RichNode[] {
  if (!Array.isArray(given) || depth > deepest) return []
  return given.flatMap((node) => cleanNode(node, parent, depth) ?? [])
}

function cleanNode(given: unknown, parent: string, depth: number): RichNode | undefined {
  if (!isObject(given) || typeof given.type !== 'string' || !blocks.has(given.type)) return undefined
  const { type } = given
  if (!inside[parent]?.includes(type)) return undefined
  if (type === 'hardBreak') return { type }
  if (type === 'text') {
    if (typeof given.text !== 'string' || given.text === '') return undefined
    const marks = cleanMarks(given.marks)
    return { type, text: given.text, ...(marks.length > 0 ? { marks } : {}) }
  }
  const content = cleanContent(given.content, type, depth + 1)
  if (content.length === 0 && type !== 'paragraph') return undefined
  const level = isObject(given.attrs) && given.attrs.level === 2 ? 2 : 3
  return { type, ...(type === 'heading' ? { attrs: { level } } : {}), ...(content.length > 0 ? { content } : {}) }
}

function cleanMarks(given: unknown): NonNullable<RichNode['marks']> {
  if (!Array.isArray(given)) return []
  return given.flatMap((mark) => {
    if (!isObject(mark)) return []
    if (mark.type === 'bold' || mark.type === 'italic') return [{ type: mark.type }]
    const href = mark.type === 'link' && isObject(mark.attrs) ? safeHref(mark.attrs.href) : undefined
    return href ? [{ type: 'link', attrs: { href } }] : []
  })
}

/** What a person would read, without how it looks. */
export function plainText(node: { text?: string; content?: RichNode[] }): string {
  return node.text ?? node.content?.map(plainText).join(' ').trim() ?? ''
}

/** How much was written; marks and lists do not count. */
export function textLength(node: { text?: string; content?: RichNode[] }): number {
  return node.text?.length ?? node.content?.reduce((sum, each) => sum + textLength(each), 0) ?? 0
}
