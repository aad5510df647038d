import { isObject } from './guards.ts'

/**
 * Text with paragraphs, lists, links and emphasis, stored as the JSON of the editor and never as HTML. What is not in
 * this list cannot be stored, so whatever shows it need not be afraid of it.
 */
export type Mark = { type: 'bold' } | { type: 'italic' } | { type: 'link'; attrs: { href: string } }
type TextNode = { type: 'text'; text: string; marks?: Mark[] }
/** `More`: what else may stand in a sentence, such as a field. */
export type Inline<More = never> = TextNode | { type: 'hardBreak' } | More
export type Paragraph<More = never> = { type: 'paragraph'; content?: Inline<More>[] }
export type ListNode<More = never> = { type: 'bulletList' | 'orderedList'; content: ListItem<More>[] }
export type ListItem<More = never> = { type: 'listItem'; content: (Paragraph<More> | ListNode<More>)[] }
export type RichTextDoc<More = never> = { type: 'doc'; content: (Paragraph<More> | ListNode<More>)[] }

const MAX_DEPTH = 6
const MAX_LENGTH = 10_000

type Unknown = Record<string, unknown>
export const isTextOf = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= max

/** A page of this site, a secure address elsewhere, or a mailbox; nothing that could run. */
export function isSafeLink(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > 500 || /[\s\\\p{Cc}]/u.test(value)) return false
  if (value.startsWith('/')) return !value.startsWith('//')
  return /^(https:\/\/[^/?#@]+([/?#]|$)|mailto:[^@]+@[^@]+$)/i.test(value) && URL.canParse(value)
}

type IsPart = (part: Unknown, depth: number) => boolean

export function isRichText<More = never>(value: unknown, isMore: IsPart = () => false): value is RichTextDoc<More> {
  const isBlock: IsPart = ({ type, content }, depth) => {
    if (type === 'paragraph') return content === undefined || isList(content, isInline)
    return (type === 'bulletList' || type === 'orderedList') && isList(content, isListItem, depth)
  }
  const isListItem: IsPart = ({ type, content }, depth) => type === 'listItem' && isList(content, isBlock, depth)
  const isInline: IsPart = (part, depth) => {
    const { type, text, marks } = part
    if (type === 'hardBreak' || isMore(part, depth)) return true
    return type === 'text' && typeof text === 'string' && text !== '' && (marks === undefined || isList(marks, isMark))
  }
  return (
    isObject(value) &&
    value.type === 'doc' &&
    isList(value.content, isBlock) &&
    JSON.stringify(value).length <= MAX_LENGTH
  )
}

function isList(value: unknown, isPart: IsPart, depth = 0): boolean {
  return Array.isArray(value) && depth < MAX_DEPTH && value.every((part) => isObject(part) && isPart(part, depth + 1))
}

const isMark: IsPart = ({ type, attrs }) =>
  type === 'bold' || type === 'italic' || (type === 'link' && isObject(attrs) && isSafeLink(attrs.href))
