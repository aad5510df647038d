import type { Site } from '#engine/call.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import { bestOnWhite, contrast } from '#protocol/tenants/contrast.ts'
import { escapeHtml } from './escape-html.ts'

type Link = { label: string; url: string }
export type MailParts = { subject: string; body: string; buttons: Link[]; stop: Link | undefined }

/** By night, in mail programs that ask: they read this one style sheet, and the others show the mail as by day. */
const night = { page: '#0b1220', sheet: '#151f2e', line: '#334155', ink: '#e2e8f0', soft: '#a9b6c9' }

function coloursOf({ theme: { primary } }: Site) {
  const accent = ([300, 200, 100] as const)
    .map((shade) => primary[shade])
    .find((colour) => contrast(colour, night.sheet) >= 4.5)
  return { day: primary[bestOnWhite(primary).shade], night: accent ?? night.ink }
}

const darkStyle = (accent: string) => `<style>
@media (prefers-color-scheme:dark){
.page{background:${night.page}!important;color:${night.ink}!important}
.sheet{background:${night.sheet}!important;border-color:${night.line}!important}
.soft{color:${night.soft}!important}
.accent{color:${accent}!important}
.first{background:${accent}!important;color:${night.page}!important}
.next{border-color:${accent}!important;color:${accent}!important}
}
</style>`

export const paragraph = (html: string): string => `<p style="margin:0 0 16px">${html}</p>`
/** Underlined, as links in a text are; the colour is that of the text, which can be read by day and by night. */
export const textLink = (href: string, html: string): string =>
  `<a href="${escapeHtml(href)}" style="color:inherit;text-decoration:underline">${html}</a>`

/** The look of every mail: that of the site, in what every mail program understands. */
export function mailPage(site: Site, locale: Locale, { subject, body, buttons, stop }: MailParts): string {
  const accent = coloursOf(site)
  const shape = 'display:inline-block;padding:14px 28px;border-radius:999px;font-weight:600;text-decoration:none'
  const looks = (at: number) =>
    at === 0
      ? `class="first" style="${shape};background:${accent.day};color:#ffffff"`
      : `class="next" style="${shape};border:1px solid ${accent.day};color:${accent.day}"`
  const actions = buttons.map(
    ({ label, url }, at) =>
      `<p style="margin:${at === 0 ? 24 : 12}px 0"><a href="${escapeHtml(url)}" ${looks(at)}>${escapeHtml(label)}</a></p>`,
  )
  const [first] = buttons
  // For whoever cannot press a button; several of them lead to the same page.
  const written = first
    ? `<p class="soft" style="margin:0 0 16px;font-size:14px;color:#475569;word-break:break-all">${escapeHtml(first.url)}</p>`
    : ''
  const end = stop
    ? `\n<p style="margin:12px 0 0;font-size:14px"><a href="${escapeHtml(stop.url)}" class="soft" style="color:#475569">${escapeHtml(stop.label)}</a></p>`
    : ''
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title>
${darkStyle(accent.night)}</head>
<body class="page" style="margin:0;padding:24px;background:#f8fafc;color:#0f172a;font:16px/25px Inter,-apple-system,Segoe UI,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto">
<p class="accent" style="margin:0 0 16px;font-size:19px;font-weight:700;color:${accent.day}">${escapeHtml(site.appName)}</p>
<div class="sheet" style="padding:28px;background:#ffffff;border:1px solid #e2e8f0;border-radius:16px">
${body}
${[...actions, written].join('\n')}
</div>
<p class="soft" style="margin:16px 0 0;font-size:14px;color:#475569">${escapeHtml(site.slogan[locale])}</p>${end}
</div>
</body>
</html>
`
}
