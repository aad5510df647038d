import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../web/app/routes.ts'

export type Address = { path: string; isPrivate: boolean; status: number }

/** What stands for a part of an address that differs; a new one fails the tests until it is named here. */
const samples: Record<string, string[]> = {
  ':door': ['leerling', 'school', 'stagebieder'],
  '*': ['bestaat/niet'],
}
/** These lead on at once, so that there is nothing to look at. */
const passing = /(sign-out|kennisnet-success)\.tsx$/
/** What a page needs to show itself in full. */
const queries: Record<string, string> = {
  '/auth/reset': '?reset_password_token=verlopen',
  '/inloggen/kennisnet/error': '?code=account_conflict',
  '/confirm': '?confirmation_token=verlopen',
}

/** Every page of the site map, so that no page is forgotten. Only screens: files and actions have nothing to see. */
export const addresses: Address[] = (routes as RouteConfigEntry[]).flatMap((entry) => addressesOf(entry, '', false))

function addressesOf(entry: RouteConfigEntry, above: string, isPrivate: boolean): Address[] {
  if (!entry.file.endsWith('.tsx') || passing.test(entry.file)) return []
  const isHere = isPrivate || entry.file.endsWith('private-layout.tsx')
  const paths = entry.path === undefined ? [above] : join(above, entry.path)
  if (entry.children)
    return paths.flatMap((path) => entry.children?.flatMap((each) => addressesOf(each, path, isHere)) ?? [])
  return paths.map((path) => {
    const full = path || '/'
    return { path: full + (queries[full] ?? ''), isPrivate: isHere, status: entry.path === '*' ? 404 : 200 }
  })
}

function join(above: string, path: string): string[] {
  let found = [above]
  for (const part of path.split('/')) {
    const options = /^[:*]/.test(part) ? samples[part.replace(/\?$/, '')] : [part]
    if (!options) throw new Error(`${above}/${path}: name an example of ${part} in e2e/support/site-map.ts`)
    found = found.flatMap((start) => options.map((option) => `${start}/${option}`))
  }
  return found
}
