import { isObject } from './guards.ts'

/**
 * Text with paragraphs, lists, links and emphasis, stored as the JSON of the editor and never as HTML. What is not in
 * this list cannot be stored, so whatever shows it need not be afraid of it.
 */
export type Mark = { type: 'bold' } | { type: 'italic' } | { type: 'link'; attrs: { href: string } }
type TextNode = { type: 'text'; text: string; marks?: Mark[] }
export type Inline = TextNode | { type: 'hardBreak' }
export type Paragraph = { type: 'paragraph'; content?: Inline[] }
export type ListNode = { type: 'bulletList' | 'orderedList'; content: ListItem[] }
export type ListItem = { type: 'listItem'; content: (Paragraph | ListNode)[] }
export type RichTextDoc = { type: 'doc'; content: (Paragraph | ListNode)[] }

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

export function isRichText(value: unknown): value is RichTextDoc {
  return (
    isObject(value) &&
    value.type === 'doc' &&
    isList(value.content, isBlock) &&
    JSON.stringify(value).length <= MAX_LENGTH
  )
}

function isList(value: unknown, isPart: (part: Unknown, depth: number) => boolean, depth = 0): boolean {
  return Array.isArray(value) && depth < MAX_DEPTH && value.every((part) => isObject(part) && isPart(part, depth + 1))
}

function isBlock({ type, content }: Unknown, depth: number): boolean {
  if (type === 'paragraph') return content === undefined || isList(content, isInline)
  return (type === 'bulletList' || type === 'orderedList') && isList(content, isListItem, depth)
}

function isListItem({ type, content }: Unknown, depth: number): boolean {
  return type === 'listItem' && isList(content, isBlock, depth)
}

function isInline({ type, text, marks }: Unknown): boolean {
  if (type === 'hardBreak') return true
  return type === 'text' && typeof text === 'string' && text !== '' && (marks === undefined || isList(marks, isMark))
}

function isMark({ type, attrs }: Unknown): boolean {
  if (type === 'bold' || type === 'italic') return true
  return type === 'link' && isObject(attrs) && isSafeLink(attrs.href)
}
