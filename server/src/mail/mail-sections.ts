import type { Site } from '#engine/call.ts'
import { escapeHtml } from './escape-html.ts'

/** A heading, and lines that each lead to a page of the site. */
export type MailSection = { title: string; lines: readonly { text: string; path: string }[] }

const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim()

export const sectionsText = ({ url }: Site, sections: readonly MailSection[] = []): string[] =>
  sections.map(({ title, lines }) =>
    [title.toUpperCase(), ...lines.map(({ text, path }) => `• ${oneLine(text)}\n  ${url}${path}`)].join('\n'),
  )

export function sectionsHtml({ url, theme }: Site, sections: readonly MailSection[] = []): string {
  const link = ({ text, path }: MailSection['lines'][number]) =>
    `<p style="margin:0 0 8px"><a href="${escapeHtml(`${url}${path}`)}" class="accent" style="color:${theme.primary[700]};font-weight:600">${escapeHtml(oneLine(text))}</a></p>`
  return sections
    .map(
      ({ title, lines }) => `
<h2 style="margin:24px 0 8px;padding-top:16px;border-top:1px solid #e2e8f0;font-size:16px;line-height:24px">${escapeHtml(title)}</h2>
${lines.map(link).join('\n')}`,
    )
    .join('')
}
