import type { Site } from '#engine/call.ts'
import { oneLine, ownLines } from '#protocol/features/mail-filling.ts'
import type { WrittenMail } from '#protocol/features/mail-text.ts'
import { escapeHtml } from './escape-html.ts'
import { bodyParts, buttonsOf, type MailText } from './mail-kind.ts'
import { mailPage, paragraph } from './mail-page.ts'
import { sectionsHtml, sectionsText } from './mail-sections.ts'
import type { NewMail } from './queue.ts'
import { type Piece, piecesOf } from './written-body.ts'

type RenderedMail = { subject: string; html: string; text: string }

const stopWords = { nl: 'Geen mails meer hierover', en: 'No more mails about this' }

/** With `written`, what a school or centre wrote instead of the text that comes with the product. */
export function renderMail(
  site: Site,
  mail: Omit<NewMail, 'key'>,
  formal?: Partial<MailText>,
  written?: WrittenMail,
): RenderedMail {
  const texts: MailText = { ...mail.mail[mail.to.locale], ...formal }
  const values: Record<string, string> = { app: site.appName, firstName: mail.to.firstName, ...mail.values }
  const filled = (name: string): string => (Object.hasOwn(values, name) ? (values[name] ?? '') : '')
  // Filled in one pass, so that a value which itself looks like {a place} stays text.
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => oneLine(filled(name)))
  // What is somebody's own text as a whole keeps its lines.
  const lineOf = (text: string) => {
    const [, own] = /^\{(\w+)\}$/.exec(text) ?? []
    return own ? ownLines(filled(own)) : fill(text)
  }
  const plainPieces = (lines: readonly string[]): Piece[] =>
    // A line about something that is not there is no line.
    lines
      .map(lineOf)
      .filter(Boolean)
      .map((text) => ({ text, html: paragraph(escapeHtml(text).replaceAll('\n', '<br>')) }))
  const { kept } = bodyParts(texts.body, mail.mail.keeps)
  const pieces = written ? [...piecesOf(written.body, filled, site.url), ...plainPieces(kept)] : plainPieces(texts.body)
  const subject = written
    ? written.subject.map((part) => (part.type === 'field' ? filled(part.attrs.name) : part.text)).join('')
    : fill(texts.subject)
  const labels = written ? written.buttons : buttonsOf(texts).map(fill)
  const paths = mail.links ?? (mail.link ? [mail.link] : [])
  const buttons = paths
    .slice(0, labels.length)
    .map((path, at) => ({ label: labels[at] ?? '', url: `${site.url}${path}` }))
  const stop = mail.stop
    ? { label: texts.stop ?? stopWords[mail.to.locale], url: `${site.url}${mail.stop}` }
    : undefined
  const ends = stop ? [`${stop.label}:\n${stop.url}`] : []
  const actions = buttons.map(({ label, url }) => `${label}:\n${url}`)
  const said = [...pieces.map((piece) => piece.text), ...sectionsText(site, mail.sections)]
  const text = [...said, ...actions, site.appName, ...ends].join('\n\n')
  const body = `${pieces.map(({ html }) => html).join('\n')}${sectionsHtml(site, mail.sections)}`
  const title = oneLine(subject)
  return {
    subject: title,
    text: `${text}\n`,
    html: mailPage(site, mail.to.locale, { subject: title, body, buttons, stop }),
  }
}
