import { isObject } from '#protocol/shared/guards.ts'
import { ownPath } from '#protocol/shared/own-path.ts'

/** A text with headings, lists and links, as the editor makes it. It may come from anywhere, so nothing in it is trusted. */
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
const mostNodes = 2000
/** In letters of JSON, with every link and mark: some ten times the longest text. */
const mostLetters = 60_000
/** What may stand in what; a list in a heading would break the page around it. */
const inside: Record<string, readonly string[]> = {
  doc: ['paragraph', 'heading', 'bulletList', 'orderedList'],
  paragraph: ['text', 'hardBreak'],
  heading: ['text', 'hardBreak'],
  bulletList: ['listItem'],
  orderedList: ['listItem'],
  listItem: ['paragraph', 'bulletList', 'orderedList'],
  text: [],
  hardBreak: [],
}
const mayStandIn = (parent: string, type: string) => inside[parent]?.includes(type) ?? false

/** Where a link may lead: a secure address of the web, which does not pretend to be another one, a mail, or a page of ours. */
export function safeHref(given: unknown): string | undefined {
  if (typeof given !== 'string' || given.length > 2000 || /[\s\p{Cc}]/u.test(given)) return undefined
  if (/^https:\/\/[^/?#@\\]+([/?#]|$)/i.test(given)) return URL.canParse(given) ? given : undefined
  if (/^mailto:[^?]+@[^?]+/i.test(given)) return given
  return ownPath(given)
}

/** Only nodes and marks that we know, in places where they may stand, and not more than a text needs. */
export function isVacancyText(value: unknown): value is RichNode {
  let nodes = 0
  const isSound = (node: unknown, parent: string | null, depth: number): boolean => {
    if (!isObject(node) || typeof node.type !== 'string' || depth > deepest || ++nodes > mostNodes) return false
    const { type, text, content, marks } = node
    if (parent === null ? type !== 'doc' : !mayStandIn(parent, type)) return false
    if (type === 'text' && (typeof text !== 'string' || text === '')) return false
    if (type !== 'text' && (text !== undefined || marks !== undefined)) return false
    if (marks !== undefined && !(Array.isArray(marks) && marks.every((mark) => cleanMark(mark)))) return false
    return content === undefined || (Array.isArray(content) && content.every((each) => isSound(each, type, depth + 1)))
  }
  return isSound(value, null, 0) && JSON.stringify(cleanDoc(value)).length <= mostLetters
}

/** Only the nodes and marks that we know, with only what we know about them. */
export function cleanDoc(given: unknown): RichDoc {
  if (!isObject(given) || given.type !== 'doc') return emptyDoc
  return { type: 'doc', content: cleanContent(given.content, 'doc', 0) }
}

function cleanContent(given: unknown, parent: string, depth: number): RichNode[] {
  if (!Array.isArray(given) || depth > deepest) return []
  return given.flatMap((node) => cleanNode(node, parent, depth) ?? [])
}

function cleanNode(given: unknown, parent: string, depth: number): RichNode | undefined {
  if (!isObject(given) || typeof given.type !== 'string' || !mayStandIn(parent, given.type)) return undefined
  const { type } = given
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

type Mark = NonNullable<RichNode['marks']>[number]

/** Of each kind one. */
function cleanMarks(given: unknown): Mark[] {
  const marks = (Array.isArray(given) ? given : []).flatMap((mark) => cleanMark(mark) ?? [])
  return marks.filter((mark, at) => marks.findIndex(({ type }) => type === mark.type) === at)
}

function cleanMark(mark: unknown): Mark | undefined {
  if (!isObject(mark)) return undefined
  if (mark.type === 'bold' || mark.type === 'italic') return { type: mark.type }
  const href = mark.type === 'link' && isObject(mark.attrs) ? safeHref(mark.attrs.href) : undefined
  return href ? { type: 'link', attrs: { href } } : undefined
}

const isBlock = ({ type }: RichNode) => type !== 'text' && type !== 'hardBreak'

/** What a person would read, each paragraph on a line of its own. */
export function plainTextOf(node: RichNode): string {
  if (node.type === 'hardBreak') return '\n'
  if (node.text !== undefined) return node.text
  const parts = (node.content ?? []).map(plainTextOf)
  const isText = !(node.content ?? []).some(isBlock)
  return isText ? parts.join('') : parts.filter((part) => part.trim() !== '').join('\n')
}

/** The other way round: plain lines as paragraphs, for what was written before there was an editor. */
export const vacancyTextOf = (text: string): RichNode => ({
  type: 'doc',
  content: text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line.trim() }] })),
})
