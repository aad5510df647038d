/** What a browser keeps of a table for one person: how it looks, and what they asked of it last, as in its address. */
export type KeptTable = { columns: string[]; density: string; asked: string }

const YEAR = 365 * 24 * 3600
/** A cookie goes along with every request. */
const MOST = 1500

const cookieOf = (name: string) => `table-${name}`
/** Whoever is not signed in. */
export const guest = 'guest'
/** Enough to tell people who share a computer apart. */
const whose = (userId: string) => userId.slice(0, 8)

/** What this person left; what another one left on the same computer counts for nothing. */
export function keptTable(request: Request, name: string, userId: string): KeptTable | undefined {
  const cookies = request.headers.get('cookie') ?? ''
  const text = new RegExp(`(?:^|;\\s*)${cookieOf(name)}=([^;]*)`).exec(cookies)?.[1] ?? ''
  const [owner, columns = '', density = '', asked = ''] = text.split('~')
  if (owner !== whose(userId)) return undefined
  return { columns: columns.split('.').filter(Boolean), density, asked }
}

/** The cookie that keeps it, in the place of what was kept before. */
export function keptCookie(name: string, userId: string, { columns, density, asked }: KeptTable): string {
  const text = [whose(userId), columns.join('.'), density, asked.length > MOST ? '' : asked].join('~')
  return `${cookieOf(name)}=${text}; Path=/; Max-Age=${YEAR}; SameSite=Lax`
}

/** The cookies that take away what is kept of every table. */
export const forgottenTables = (cookies: string): string[] =>
  [...cookies.matchAll(/(?:^|;\s*)(table-[\w-]+)=/g)].map(([, name]) => `${name}=; Path=/; Max-Age=0; SameSite=Lax`)
