import type { RootData } from '#lib/use-root.ts'
import type { Home } from '#protocol/features/who-am-i.ts'
import type { QueueName } from '#protocol/generated/queues.ts'
import type { IconDrawing } from '#ui/icon-drawing.tsx'
import { Building2, CircleUserRound, Megaphone, Route, Settings, UsersRound } from '#ui/icons.tsx'
import type { MainEntry, TabName } from './menu-entry.ts'

type SubItem = { label: string; path: string; under?: readonly string[]; counts?: readonly QueueName[] }
/** Labels are whole names of words. In the bar of a phone some need a shorter one. */
export type NavItem = SubItem & {
  icon: IconDrawing
  short?: string
  isFirstToGo?: boolean
  isTool?: boolean
  below?: SubItem[]
}
type Session = Pick<NonNullable<RootData['session']>, 'home' | 'can' | 'waiting'> & {
  organization: { id: string } | undefined
}
type Collected = MainEntry & { feature: string }

/** The tabs that hold pages of several features, and their place for who has them. */
const tabs: Record<TabName, { icon: IconDrawing; order: Partial<Record<Home, number>> }> = {
  internships: { icon: Route, order: { school: 10 } },
  vacancies: { icon: Megaphone, order: { centre: 10 } },
  people: { icon: UsersRound, order: { school: 20, centre: 30 } },
  organizations: { icon: Building2, order: { school: 30, centre: 20 } },
  settings: { icon: Settings, order: { school: 40, centre: 40 } },
  ownOrganization: { icon: Building2, order: { host: 30 } },
  myStudents: { icon: UsersRound, order: { mentees: 10 } },
}

/** One's own account, where the menu under one's name is out of reach. */
export const ownAccount: NavItem = {
  label: 'shell.nav.account',
  path: '/profile-edit',
  icon: CircleUserRound,
  under: ['/account'],
}

/** The tabs of a person: what features offer to who comes for this and may. Guests have the menu of the site's editors. */
export function navigationFor(entries: readonly Collected[], session: Session | null): NavItem[] {
  if (!session) return []
  const home = session.home ?? 'place'
  const mine = entries.filter(
    ({ home: homes, can, decides }) =>
      homes.includes(home) && (!can || session.can[can]) && (!decides || session.waiting[decides] !== undefined),
  )
  const item = ({ feature, label, path, under, counts }: Collected): SubItem => ({
    label: `${feature}.${label}`,
    path: path.replace(':organization', session.organization?.id ?? ''),
    under,
    counts,
  })
  const shared = Object.entries(tabs).flatMap(([name, { icon, order }]) => {
    const below = mine.filter((entry) => 'tab' in entry && entry.tab === name).map(item)
    const [first] = below
    if (!first) return []
    const pages = below.length > 1 ? { below } : { under: first.under }
    const counts = below.flatMap((page) => page.counts ?? [])
    return [{ order: order[home] ?? 0, tab: { label: `shell.nav.${name}`, icon, path: first.path, counts, ...pages } }]
  })
  const own = mine.flatMap((entry) => {
    if (!('icon' in entry)) return []
    const { feature, order, icon, short, isFirstToGo, isTool } = entry
    return [{ order, tab: { ...item(entry), icon, short: short && `${feature}.${short}`, isFirstToGo, isTool } }]
  })
  return [...own, ...shared].sort((one, other) => one.order - other.order).map(({ tab }) => tab)
}

const FITTING = 5
/** On a phone one's own account is an item of the bar, within reach of the thumb. */
export function barOf(items: readonly NavItem[]): NavItem[] {
  const all = [...items, ownAccount]
  while (all.length > FITTING) {
    const first = all.findIndex(({ isFirstToGo }) => isFirstToGo)
    if (first < 0) break
    all.splice(first, 1)
  }
  return all
}

/** What had no room in the bar; on a phone it stands in the menu under one's name. */
export function besideBar(items: readonly NavItem[]): NavItem[] {
  const bar = barOf(items)
  return items.filter((item) => !bar.includes(item))
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
