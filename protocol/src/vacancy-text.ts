import { isObject } from './rich-text.ts'

/** A text with headings, lists and links, as the editor makes it. */
export type RichNode = {
  type: string
  text?: string
  attrs?: Record<string, unknown>
  marks?: { type: string; attrs?: Record<string, unknown> }[]
  content?: RichNode[]
}

const deepest = 12
const mostNodes = 2000
/** What may stand in what. */
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

/** Only nodes and marks that we know, in places where they may stand; links only to the web, to a mail or to a page. */
export function isVacancyText(value: unknown): value is RichNode {
  let nodes = 0
  const isSound = (node: unknown, parent: string | null, depth: number): boolean => {
    if (!isObject(node) || typeof node.type !== 'string' || depth > deepest || ++nodes > mostNodes) return false
    const { type, text, content, marks } = node
    if (parent === null ? type !== 'doc' : !inside[parent]?.includes(type)) return false
    if (type === 'text' && (typeof text !== 'string' || text === '')) return false
    if (type !== 'text' && (text !== undefined || marks !== undefined)) return false
    if (marks !== undefined && !(Array.isArray(marks) && marks.every(isMark))) return false
    return content === undefined || (Array.isArray(content) && content.every((each) => isSound(each, type, depth + 1)))
  }
  return isSound(value, null, 0)
}

function isMark(mark: unknown): boolean {
  if (!isObject(mark)) return false
  if (mark.type === 'bold' || mark.type === 'italic') return true
  const href = mark.type === 'link' && isObject(mark.attrs) ? mark.attrs.href : undefined
  return (
    typeof href === 'string' && href.length <= 2000 && /^(https?:\/\/[^/\s]\S*|mailto:\S+@\S+|\/(?!\/)\S*)$/i.test(href)
  )
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
