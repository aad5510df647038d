import { CircleUserRound, LayoutDashboard, type LucideIcon, Search, Settings } from 'lucide-react'
import type { RootData } from '../../root.tsx'

export type NavItem = { key: string; path: string; icon: LucideIcon; under?: string[] }
type Member = RootData['session']

const stagebank: NavItem = { key: 'stagebank', path: '/stagebank', icon: Search }
const settings: NavItem = { key: 'settings', path: '/instellingen', icon: Settings }
const account: NavItem = { key: 'account', path: '/profile-edit', icon: CircleUserRound, under: ['/account'] }

/** The first tab is named after what one comes for: a student's own internship, a mentor's day, a host's to-do. */
function startKey(session: NonNullable<Member>): string {
  const { roles, organization } = session
  const has = (name: string) => roles.some((role) => role.name === name && role.resourceId === organization?.id)
  if (has('admin'))
    return organization?.type === 'School' || organization?.type === 'VolunteerCenter' ? 'dashboard' : 'host'
  if (has('mentor')) return 'today'
  return has('student') ? 'internship' : 'dashboard'
}

/** The tabs of a person: what exists for their role. Guests have the menu that the site's editors made. */
export function navigationFor(session: Member): NavItem[] {
  if (!session) return []
  const key = startKey(session)
  const isAdmin = session.roles.some(
    ({ name, resourceId }) => name === 'admin' && resourceId === session.organization?.id,
  )
  return [{ key, path: '/dashboard', icon: LayoutDashboard }, stagebank, ...(isAdmin ? [settings] : [])]
}

/** On a phone one's own account is an item of the bar, within reach of the thumb. */
export const barFor = (session: Member): NavItem[] => (session ? [...navigationFor(session), account] : [])

const isUnder = (pathname: string, path: string) =>
  pathname === path || (path !== '/' && pathname.startsWith(`${path}/`))

/** A sub-page keeps its item active: the longest path that the current one begins with. */
export function activeItem(items: NavItem[], pathname: string): NavItem | undefined {
  return items
    .filter(({ path, under = [] }) => [path, ...under].some((each) => isUnder(pathname, each)))
    .sort((a, b) => b.path.length - a.path.length)[0]
}
