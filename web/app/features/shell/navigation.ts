import { CircleUserRound, LayoutDashboard, type LucideIcon, Search, Settings } from 'lucide-react'
import type { RootData } from '../../root.tsx'
import { isAdministrator, isManager } from './is-administrator.ts'

export type SubItem = { key: string; path: string; under?: string[] }
/** In the bar of a phone some need a shorter word. */
export type NavItem = SubItem & { icon: LucideIcon; short?: string; below?: SubItem[] }
type Member = RootData['session']

const stagebank: NavItem = { key: 'stagebank', path: '/stagebank', icon: Search, short: 'stagebankShort' }
const account: NavItem = { key: 'account', path: '/profile-edit', icon: CircleUserRound, under: ['/account'] }

const settings: NavItem = { key: 'settings', path: '/instellingen', icon: Settings }

/** What a role looks after, beyond its own start page and the stagebank. */
const caresFor = (session: NonNullable<Member>): NavItem[] => (isAdministrator(session) ? [settings] : [])

/** The first tab is named after what one comes for: a student's own internship, a mentor's day, a host's to-do. */
function startKey(session: NonNullable<Member>): string {
  const { roles, organization } = session
  const has = (name: string) => roles.some((role) => role.name === name && role.resourceId === organization?.id)
  if (has('admin')) return isManager(session) ? 'dashboard' : 'host'
  if (has('mentor')) return 'today'
  return has('student') ? 'internship' : 'dashboard'
}

/** The tabs of a person: what exists for their role. Guests have the menu that the site's editors made. */
export function navigationFor(session: Member): NavItem[] {
  if (!session) return []
  return [{ key: startKey(session), path: '/dashboard', icon: LayoutDashboard }, stagebank, ...caresFor(session)]
}

const FITTING = 5
/** On a phone one's own account is an item of the bar, within reach of the thumb; the stagebank is the first to go. */
export function barFor(session: Member): NavItem[] {
  if (!session) return []
  const items = [...navigationFor(session), account]
  return items.length > FITTING ? items.filter((item) => item !== stagebank) : items
}

const isUnder = (pathname: string, path: string) =>
  pathname === path || (path !== '/' && pathname.startsWith(`${path}/`))

const lengthOf = ({ path, under = [] }: SubItem, pathname: string): number =>
  Math.max(0, ...[path, ...under].map((each) => (isUnder(pathname, each) ? each.length : 0)))

/** A sub-page keeps its item active: the longest path that the current one begins with. */
export function activeItem<I extends SubItem & { below?: SubItem[] }>(items: I[], pathname: string): I | undefined {
  const reach = (item: I) => Math.max(...[item, ...(item.below ?? [])].map((each) => lengthOf(each, pathname)))
  return items.filter((item) => reach(item) > 0).sort((a, b) => reach(b) - reach(a))[0]
}
