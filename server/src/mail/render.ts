import type { Site } from '#engine/call.ts'
import type { NewMail } from './queue.ts'
import { mailTexts } from './texts.ts'

export type MailPurpose = keyof typeof mailTexts
export type RenderedMail = { subject: string; html: string; text: string }

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A name can hold anything its owner typed; a header must not. */
const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim()

export function renderMail(site: Site, mail: NewMail): RenderedMail {
  const texts: { subject: string; body: readonly string[]; button?: string } = mailTexts[mail.purpose][mail.to.locale]
  const values: Record<string, string> = { app: site.appName, firstName: mail.to.firstName, ...mail.values }
  // Filled in one pass, so that a value which itself looks like {a place} stays text.
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => oneLine(values[name] ?? ''))
  const link = mail.link && texts.button ? `${site.url}${mail.link}` : undefined
  const paragraphs = texts.body.map(fill)
  const button = texts.button ? fill(texts.button) : ''
  const text = [...paragraphs, ...(link ? [`${button}:\n${link}`] : []), site.appName].join('\n\n')
  return { subject: oneLine(fill(texts.subject)), text: `${text}\n`, html: page(site, mail, paragraphs, button, link) }
}

function page(site: Site, mail: NewMail, paragraphs: string[], button: string, link: string | undefined): string {
  const { primary } = site.theme
  const body = paragraphs.map((line) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`).join('\n')
  const action = link
    ? `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 28px;border-radius:999px;background:${primary[700]};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(button)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:#475569;word-break:break-all">${escapeHtml(link)}</p>`
    : ''
  return `<!doctype html>
<html lang="${mail.to.locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(site.appName)}</title></head>
<body style="margin:0;padding:24px;background:#f8fafc;color:#0f172a;font:16px/25px Inter,-apple-system,Segoe UI,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 16px;font-size:19px;font-weight:700;color:${primary[700]}">${escapeHtml(site.appName)}</p>
<div style="padding:28px;background:#ffffff;border:1px solid #e2e8f0;border-radius:16px">
${body}
${action}
</div>
<p style="margin:16px 0 0;font-size:14px;color:#475569">${escapeHtml(site.slogan[mail.to.locale])}</p>
</div>
</body>
</html>
`
}
