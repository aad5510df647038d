import { type Account, serverUrl } from './journey.ts'
import { sessionOf } from './sessions.ts'

export type ReadPage = (path: string) => Promise<{ status: number; html: string }>

/** Reads pages as they come from the server: what is in them costs far less to learn than from a browser. */
export async function readerOf(
  tenant: string,
  { account, language = 'nl' }: { account?: Account; language?: string } = {},
): Promise<ReadPage> {
  const session = account ? await sessionOf(account, tenant) : []
  const cookie = session.map(({ name, value }) => `${name}=${value}`).join('; ')
  const headers = { cookie, 'x-tenant': tenant, 'accept-language': language, accept: 'text/html' }
  return async (path) => {
    const answer = await fetch(serverUrl() + path, { headers })
    return { status: answer.status, html: await answer.text() }
  }
}

const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
const plain = (text: string) => text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (sign) => signs[sign] ?? sign)

/** Where one can go from here, each address once. */
export const linksIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/ href="([^"#]*)"/g)].map(([, path]) => plain(path ?? ''))),
]

/** What one reads there, each text that stands by itself. */
export const textsIn = (html: string): string[] =>
  html
    .replaceAll(/<(script|style)[\s>][\s\S]*?<\/\1>/g, '')
    .replaceAll(/<!--.*?-->/g, '')
    .split(/<[^>]*>/)
    .map(plain)

export const wordsIn = (html: string): string => textsIn(html).join(' ')

export const titleOf = (html: string): string => plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')
