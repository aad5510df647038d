import type { RootData } from '#lib/use-root.ts'
import {
  Building2,
  CircleUserRound,
  Heart,
  type IconDrawing,
  LayoutDashboard,
  Megaphone,
  Route,
  Search,
  Send,
  Settings,
  UsersRound,
} from '#ui/icons.tsx'
import type { Home } from '#protocol/who-am-i.ts'

type SubItem = { key: string; path: string; under?: string[] }
/** In the bar of a phone some need a shorter word. */
export type NavItem = SubItem & { icon: IconDrawing; short?: string; below?: SubItem[] }
type Root = Pick<RootData, 'session' | 'site'>
type Session = NonNullable<RootData['session']>

const stagebank: NavItem = { key: 'stagebank', path: '/stagebank', icon: Search, short: 'stagebankShort' }
const account: NavItem = { key: 'account', path: '/profile-edit', icon: CircleUserRound, under: ['/account'] }

const applications: SubItem = { key: 'applications', path: '/aanmeldingen' }
const selfFound: SubItem = { key: 'selfFound', path: '/zelfgevonden' }
const proposals: SubItem = { key: 'proposals', path: '/voorstellen' }
const vacancies: SubItem = { key: 'vacancies', path: '/vacancies' }
const vacancyReview: SubItem = { key: 'vacancyReview', path: '/vacancies/review' }
const vacancyReports: SubItem = { key: 'vacancyReports', path: '/vacancies/reports' }
const users: SubItem = { key: 'users', path: '/users', under: ['/students'] }
const groups: SubItem = { key: 'groups', path: '/groups' }
const mentorships: SubItem = { key: 'mentorships', path: '/mentorships' }
const imports: SubItem = {
  key: 'imports',
  path: '/importeren/csv',
  under: ['/importeren', '/import_groups'],
}
const settings: SubItem = { key: 'allSettings', path: '/instellingen' }
const tags: SubItem = { key: 'tags', path: '/tags' }
const periods: SubItem = { key: 'periods', path: '/internship_periods' }
const activities: SubItem = { key: 'activities', path: '/recente_acties' }

const tab = (key: string, icon: IconDrawing, below: SubItem[]): NavItem => ({
  key,
  icon,
  path: below[0]?.path as string,
  ...(below.length > 1 ? { below } : { under: below[0]?.under }),
})
const organizations: SubItem[] = [
  { key: 'allOrganizations', path: '/organizations' },
  { key: 'approve', path: '/organizations/approve' },
]

/** What a role looks after, beyond its own start page and the stagebank. */
function caresFor(session: Session, flags: Root['site']['flags']): NavItem[] {
  const { home, organization } = session
  const coming = flags.selfFoundInternships ? [applications, selfFound] : [applications]
  if (home === 'school') {
    return [
      tab('internships', Route, [...coming, proposals, periods]),
      tab('people', UsersRound, [users, groups, mentorships, imports]),
      tab('organizations', Building2, [...organizations, vacancies, vacancyReview, vacancyReports]),
      tab('settings', Settings, [settings, { key: 'levels', path: '/levels' }, tags, activities]),
    ]
  }
  if (home === 'centre') {
    return [
      tab('vacancies', Megaphone, [{ ...vacancies, key: 'allVacancies' }, vacancyReview, vacancyReports, applications]),
      tab('organizations', Building2, organizations),
      tab('people', UsersRound, [users, imports]),
      tab('settings', Settings, [settings, periods, tags, activities]),
    ]
  }
  if (home === 'host') {
    const own = [
      { key: 'ownOrganization', path: `/organizations/${organization?.id}` },
      { ...users, key: 'colleagues' },
    ]
    return [{ ...applications, icon: Send }, { ...vacancies, icon: Megaphone }, tab('ownOrganization', Building2, own)]
  }
  if (home === 'mentees') {
    const own: SubItem = { ...mentorships, key: 'ownMentorships' }
    return [tab('myStudents', UsersRound, [{ ...users, key: 'allMyStudents' }, groups, own, ...coming, proposals])]
  }
  return [
    {
      ...applications,
      icon: Send,
      short: 'applicationsShort',
      ...(flags.selfFoundInternships ? { under: ['/zelfgevonden'] } : {}),
    },
    { key: 'favourites', path: '/favorieten', icon: Heart },
  ]
}

/** The first tab is named after what one comes for: a student's own internship, a mentor's day, a host's to-do. */
const startKeys: Record<Home, string> = {
  school: 'dashboard',
  centre: 'dashboard',
  host: 'host',
  mentees: 'today',
  internship: 'internship',
  place: 'dashboard',
}

/** The tabs of a person: what exists for their role. Guests have the menu that the site's editors made. */
export function navigationFor({ session, site }: Root): NavItem[] {
  if (!session) return []
  const key = startKeys[session.home ?? 'place']
  const start: NavItem = { key, path: '/dashboard', icon: LayoutDashboard }
  if (key === 'internship') start.short = 'internshipShort'
  return [start, stagebank, ...caresFor(session, site.flags)]
}

const FITTING = 5
/** On a phone one's own account is an item of the bar, within reach of the thumb; the stagebank is the first to go. */
export function barFor(root: Root): NavItem[] {
  if (!root.session) return []
  const items = [...navigationFor(root), account]
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
