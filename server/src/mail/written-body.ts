import { type FilledBlock, fillDoc, hrefFrom, plainBlock } from '#protocol/features/mail-filling.ts'
import type { MailDoc } from '#protocol/features/mail-text.ts'
import type { Inline } from '#protocol/shared/rich-text.ts'
import { escapeHtml } from './escape-html.ts'
import { paragraph, textLink } from './mail-page.ts'

/** One block of a mail, as both kinds of mail programs get it. */
export type Piece = { html: string; text: string }

/** A text that a school or centre wrote, about somebody. Only what stands here becomes HTML, and all of it is escaped. */
export const piecesOf = (doc: MailDoc, known: (name: string) => string, url: string): Piece[] =>
  fillDoc(doc, known).map((block) => ({ html: htmlOf(block, url), text: plainBlock(block, url) }))

function htmlOf(block: FilledBlock, url: string): string {
  if (block.type === 'paragraph') return paragraph(sentence(block.content, url))
  const tag = block.type === 'bulletList' ? 'ul' : 'ol'
  const within = (each: FilledBlock) => (each.type === 'paragraph' ? sentence(each.content, url) : htmlOf(each, url))
  const items = block.content.map(({ content }) => `<li>${content.map(within).join('<br>')}</li>`)
  return `<${tag} style="margin:0 0 16px;padding:0 0 0 24px">${items.join('')}</${tag}>`
}

const sentence = (parts: readonly Inline[] = [], url: string): string => parts.map((part) => word(part, url)).join('')

function word(part: Inline, url: string): string {
  if (part.type === 'hardBreak') return '<br>'
  const marks = part.marks ?? []
  const link = marks.find((mark) => mark.type === 'link')
  let html = escapeHtml(part.text)
  if (marks.some(({ type }) => type === 'bold')) html = `<strong>${html}</strong>`
  if (marks.some(({ type }) => type === 'italic')) html = `<em>${html}</em>`
  return link ? textLink(hrefFrom(url, link.attrs.href), html) : html
}
