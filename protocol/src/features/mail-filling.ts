import type { Inline, ListNode, Paragraph } from '#protocol/shared/rich-text.ts'
import type { MailBlock, MailDoc } from './mail-text.ts'

/** A name can hold anything its owner typed; a header must not. */
export const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim()
/** Somebody's own lines, each as one. */
export const ownLines = (text: string): string => text.split('\n').map(oneLine).join('\n').trim()

export type FilledBlock = Paragraph | ListNode
type Known = (name: string) => string

/** The text about somebody. A line about something that is not there is no line. */
export function fillDoc({ content }: MailDoc, known: Known): FilledBlock[] {
  return content.flatMap((block) => fillBlock(block, known))
}

function fillBlock(block: MailBlock, known: Known): FilledBlock[] {
  if (block.type === 'paragraph') {
    const parts = block.content ?? []
    const content = parts.flatMap((part): Inline[] => {
      if (part.type !== 'field') return [part]
      const value = known(part.attrs.name)
      // What is somebody's own text as a whole keeps its lines.
      return parts.length === 1 ? linesOf(ownLines(value)) : textOf(oneLine(value))
    })
    const isSaid = content.some((part) => part.type === 'text' && part.text.trim() !== '')
    return isSaid ? [{ type: 'paragraph', content }] : []
  }
  const items = block.content
    .map((item) => ({ ...item, content: item.content.flatMap((each) => fillBlock(each, known)) }))
    .filter((item) => item.content.length > 0)
  return items.length > 0 ? [{ ...block, content: items }] : []
}

const textOf = (text: string): Inline[] => (text === '' ? [] : [{ type: 'text', text }])
const linesOf = (text: string): Inline[] =>
  text.split('\n').flatMap((line, at): Inline[] => (at === 0 ? textOf(line) : [{ type: 'hardBreak' }, ...textOf(line)]))

/** Where a link leads, seen from a mailbox. */
export const hrefFrom = (url: string, href: string): string => (href.startsWith('/') ? `${url}${href}` : href)

/** For mail programs that show no HTML. */
export function plainBlock(block: FilledBlock, url: string): string {
  if (block.type === 'paragraph')
    return (block.content ?? [])
      .map((part) => plainPart(part, url))
      .join('')
      .trim()
  const mark = (at: number) => (block.type === 'bulletList' ? '-' : `${at + 1}.`)
  return block.content
    .map((item, at) => `${mark(at)} ${item.content.map((each) => plainBlock(each, url)).join('\n')}`)
    .map((item) => item.replaceAll('\n', '\n  '))
    .join('\n')
}

function plainPart(part: Inline, url: string): string {
  if (part.type === 'hardBreak') return '\n'
  const link = part.marks?.find((mark) => mark.type === 'link')
  if (!link) return part.text
  const address = hrefFrom(url, link.attrs.href).replace(/^mailto:/, '')
  return part.text.trim() === address ? part.text : `${part.text} (${address})`
}
