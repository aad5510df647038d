import { CircleUserRound, House, LayoutDashboard, LogIn, type LucideIcon } from 'lucide-react'
import type { RootData } from '../../root.tsx'

export type NavItem = { key: string; path: string; icon: LucideIcon; under?: string[] }
type Member = RootData['session']

const publicItems: NavItem[] = [
  { key: 'home', path: '/', icon: House },
  { key: 'signIn', path: '/inloggen', icon: LogIn },
]
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

/** The tabs of a person: what exists for their role. Guests see the public pages; signing in has its own button. */
export function navigationFor(session: Member): NavItem[] {
  if (!session) return publicItems.filter(({ key }) => key !== 'signIn')
  return [{ key: startKey(session), path: '/dashboard', icon: LayoutDashboard }]
}

/** On a phone one's own account is an item of the bar, within reach of the thumb. */
export const barFor = (session: Member): NavItem[] =>
  session ? [publicItems[0] as NavItem, ...navigationFor(session), account] : []

/** The menu of a guest on a phone. */
export const guestMenu: NavItem[] = publicItems

const isUnder = (pathname: string, path: string) =>
  pathname === path || (path !== '/' && pathname.startsWith(`${path}/`))

/** A sub-page keeps its item active: the longest path that the current one begins with. */
export function activeItem(items: NavItem[], pathname: string): NavItem | undefined {
  return items
    .filter(({ path, under = [] }) => [path, ...under].some((each) => isUnder(pathname, each)))
    .sort((a, b) => b.path.length - a.path.length)[0]
}
