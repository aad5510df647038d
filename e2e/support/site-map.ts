import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../web/app/routes.ts'
import { schoolOf } from './demo-school.ts'
import type { Account } from './journey.ts'
import { readVisits } from './visits.ts'

export type Address = {
  path: string
  isPrivate: boolean
  status: number
  account: Account
  tenant: string
  scripts?: number
}

const visits = await readVisits()
/** These lead on at once, so that there is nothing to look at. */
const passing = /(sign-out|kennisnet-success|scanned)\.tsx$/

/** Every page of the site map, so that no page is forgotten. Only screens: files and actions have nothing to see. */
export const addresses: Address[] = []
for (const entry of routes as RouteConfigEntry[]) addresses.push(...(await addressesOf(entry, '', false)))

async function addressesOf(entry: RouteConfigEntry, above: string, isPrivate: boolean): Promise<Address[]> {
  if (!entry.file.endsWith('.tsx') || passing.test(entry.file)) return []
  const isHere = isPrivate || entry.file.endsWith('private-layout.tsx')
  const path = entry.path === undefined ? above : `${above}/${entry.path}`
  if (entry.children) {
    const below = await Promise.all(entry.children.map((each) => addressesOf(each, path, isHere)))
    return below.flat()
  }
  const { query = '', as: account = 'schooladmin', at: tenant = 'demo', scripts } = visits[path] ?? {}
  const status = entry.path === '*' ? 404 : 200
  return (await filledIn(path || '/')).map((full) => ({
    path: full + query,
    isPrivate: isHere,
    status,
    account,
    tenant,
    ...(scripts ? { scripts } : {}),
  }))
}

async function filledIn(path: string): Promise<string[]> {
  const open = /:\w+|\*/.exec(path)?.[0]
  if (!open) return [path]
  const { part, at = 'demo' } = visits[path] ?? {}
  if (!part) throw new Error(`${path}: say what stands for ${open} in a <feature>.visits.ts beside its screens`)
  return [await part(await schoolOf(at))].flat().map((given) => {
    const parts = given.split('/')
    return path.replace(/:\w+|\*/g, () => parts.shift() ?? '')
  })
}
