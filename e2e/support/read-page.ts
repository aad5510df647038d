import { type Account, serverUrl, sessionOf } from './journey.ts'

export type ReadPage = (path: string) => Promise<{ status: number; html: string }>

/** Reads pages as they come from the server: what is in them costs far less to learn than from a browser. */
export async function readerOf(tenant: string, account?: Account): Promise<ReadPage> {
  const session = account ? await sessionOf(account, tenant) : []
  const cookie = session.map(({ name, value }) => `${name}=${value}`).join('; ')
  return async (path) => {
    const answer = await fetch(serverUrl() + path, { headers: { cookie, 'x-tenant': tenant } })
    return { status: answer.status, html: await answer.text() }
  }
}

/** Where one can go from here, each address once. */
export const linksIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/ href="([^"#]*)"/g)].map(([, path]) => (path ?? '').replaceAll('&amp;', '&'))),
]
