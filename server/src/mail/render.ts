import type { Site } from '#engine/call.ts'
import { escapeHtml } from './escape-html.ts'
import type { MailText } from './mail-kind.ts'
import { sectionsHtml, sectionsText } from './mail-sections.ts'
import type { NewMail } from './queue.ts'

type RenderedMail = { subject: string; html: string; text: string }

/** A name can hold anything its owner typed; a header must not. */
const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim()

export function renderMail(site: Site, mail: NewMail, formal?: Partial<MailText>): RenderedMail {
  const texts: MailText = { ...mail.mail[mail.to.locale], ...formal }
  const values: Record<string, string> = { app: site.appName, firstName: mail.to.firstName, ...mail.values }
  // Filled in one pass, so that a value which itself looks like {a place} stays text.
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => oneLine(values[name] ?? ''))
  // What is somebody's own text as a whole keeps its lines.
  const paragraph = (text: string) => {
    const [, own] = /^\{(\w+)\}$/.exec(text) ?? []
    return own ? (values[own] ?? '').split('\n').map(oneLine).join('\n').trim() : fill(text)
  }
  // A line about something that is not there is no line.
  const paragraphs = texts.body.map(paragraph).filter(Boolean)
  const labels = texts.buttons ?? (texts.button ? [texts.button] : [])
  const paths = mail.links ?? (mail.link ? [mail.link] : [])
  const buttons = paths
    .slice(0, labels.length)
    .map((path, at) => ({ label: fill(labels[at] as string), url: `${site.url}${path}` }))
  const stop = mail.stop && texts.stop ? { label: texts.stop, url: `${site.url}${mail.stop}` } : undefined
  const ends = stop ? [`${stop.label}:\n${stop.url}`] : []
  const actions = buttons.map(({ label, url }) => `${label}:\n${url}`)
  const text = [...paragraphs, ...sectionsText(site, mail.sections), ...actions, site.appName, ...ends].join('\n\n')
  return {
    subject: oneLine(fill(texts.subject)),
    text: `${text}\n`,
    html: page(site, mail, paragraphs, { buttons, stop }),
  }
}

type Link = { label: string; url: string }
type Links = { buttons: Link[]; stop: Link | undefined }

function page(site: Site, mail: NewMail, paragraphs: string[], { buttons, stop }: Links): string {
  const { primary } = site.theme
  const body = paragraphs
    .map((line) => `<p style="margin:0 0 16px">${escapeHtml(line).replaceAll('\n', '<br>')}</p>`)
    .join('\n')
  const shape = 'display:inline-block;padding:14px 28px;border-radius:999px;font-weight:600;text-decoration:none'
  const colours = (at: number) =>
    at === 0 ? `background:${primary[700]};color:#ffffff` : `border:1px solid ${primary[700]};color:${primary[700]}`
  const actions = buttons.map(
    ({ label, url }, at) =>
      `<p style="margin:${at === 0 ? 24 : 12}px 0"><a href="${escapeHtml(url)}" style="${shape};${colours(at)}">${escapeHtml(label)}</a></p>`,
  )
  const [first] = buttons
  // For whoever cannot press a button; several of them lead to the same page.
  const written = first
    ? `<p style="margin:0 0 16px;font-size:14px;color:#475569;word-break:break-all">${escapeHtml(first.url)}</p>`
    : ''
  const action = [...actions, written].join('\n')
  const end = stop
    ? `\n<p style="margin:12px 0 0;font-size:14px"><a href="${escapeHtml(stop.url)}" style="color:#475569">${escapeHtml(stop.label)}</a></p>`
    : ''
  return `<!doctype html>
<html lang="${mail.to.locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(site.appName)}</title></head>
<body style="margin:0;padding:24px;background:#f8fafc;color:#0f172a;font:16px/25px Inter,-apple-system,Segoe UI,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 16px;font-size:19px;font-weight:700;color:${primary[700]}">${escapeHtml(site.appName)}</p>
<div style="padding:28px;background:#ffffff;border:1px solid #e2e8f0;border-radius:16px">
${body}${sectionsHtml(site, mail.sections)}
${action}
</div>
<p style="margin:16px 0 0;font-size:14px;color:#475569">${escapeHtml(site.slogan[mail.to.locale])}</p>${end}
</div>
</body>
</html>
`
}
