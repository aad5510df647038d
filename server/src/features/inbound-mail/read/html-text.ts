const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', euro: '€' }
/** Where programs put what is answered to: from here on nothing is one's own. */
const quotes = [
  /<blockquote\b/i,
  /<div\b[^>]*\bclass="?[^">]*\b(gmail_quote|gmail_attr|yahoo_quoted|moz-cite-prefix|protonmail_quote)\b/i,
  /<div\b[^>]*\bid="?(divRplyFwdMsg|appendonsend|mail-editor-reference-message-container)\b/i,
  /<div\b[^>]*\bstyle="[^"]*border-top:\s*solid\s+#?(E1E1E1|B5C4DF)/i,
  /<hr\b[^>]*\btabindex="-1"/i,
]

/** A mail that was written as a page, as text: its own part, with a line for each line. */
export function htmlText(html: string): string {
  const found = quotes.map((quote) => html.search(quote)).filter((at) => at >= 0)
  const own = found.length > 0 ? html.slice(0, Math.min(...found)) : html
  return own
    .replace(/<!--[\s\S]*?(-->|$)/g, '')
    .replace(/<(style|script|head|title)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/<br\b[^>]*> ?/gi, '\n')
    .replace(/<li\b[^>]*> ?/gi, '\n- ')
    .replace(/ ?<\/(p|div|tr|li|h[1-6]|ul|ol|table)\s*> ?/gi, '\n')
    .replace(/<[^>]*>?/g, '')
    .replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,8});/gi, (whole, name: string) => entity(name) ?? whole)
    .replace(/[ \t]+\n/g, '\n')
}

function entity(name: string): string | undefined {
  if (!name.startsWith('#')) return named[name.toLowerCase()]
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}
