import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { RecentActionsLink } from '#app/features/activities/recent-actions-link.tsx'
import { NotificationBell } from '#app/features/notifications/bell.tsx'
import { SearchButton } from '#app/features/search/search-button.tsx'
import { useT, useWords } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { countText, IconLink } from '#ui/icon-link.tsx'
import { useDraft } from '../background/use-draft.ts'
import { hasMenuPanel } from '../layout-for-home.ts'
import { AccountMenu } from '../menu/account-menu.tsx'
import { activeItem, type NavItem } from '../menu/navigation.ts'
import { activeTabClass, restTabClass, tabClass } from '../menu/tab-class.ts'
import { useNavigation } from '../menu/use-navigation.ts'
import { useWaiting, WaitingCount } from '../menu/waiting-count.tsx'

/**
 * The pages of the tab that one is on, as pills below the header. On a phone managers have them in their panel; everybody
 * else has a bar with only the tabs, so there the row stays and scrolls sideways.
 */
export function SubTabs() {
  const say = useWords()
  const { pathname } = useLocation()
  const { session } = useRoot()
  const tab = activeItem(useNavigation(), pathname)
  const row = useRef<HTMLUListElement>(null)
  // Where the row does not fit, the page one is on is in sight.
  useEffect(() => {
    const here = pathname && row.current?.querySelector<HTMLElement>('[aria-current]')
    if (here && row.current) row.current.scrollLeft = here.offsetLeft - row.current.offsetLeft - 16
  }, [pathname])
  if (!tab?.below) return null
  const active = activeItem(tab.below, pathname)
  return (
    <nav
      data-sub-tabs
      aria-label={say(tab.label)}
      className={`wrap-wide pt-5 max-md:pt-3 print:hidden ${hasMenuPanel(session) ? 'max-md:hidden' : ''}`}
    >
      <ul
        ref={row}
        className="flex gap-2 max-md:-mx-1 max-md:overflow-x-auto max-md:p-1 md:flex-wrap md:gap-x-0 min-[90rem]:gap-x-1"
      >
        {tab.below.map((item) => (
          <li key={item.path} className="max-md:shrink-0">
            <Link
              to={item.path}
              aria-current={item === active ? 'page' : undefined}
              className={`flex min-h-10 items-center rounded-control px-3.5 text-ui font-semibold no-underline max-md:min-h-11 md:max-[90rem]:px-2.5 ${
                item === active ? 'bg-primarysoft text-primaryink' : 'text-ink2 hover:bg-sunken hover:text-ink'
              }`}
            >
              {say(item.label)}
              <WaitingCount kinds={item.counts} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What the person's role comes here for. */
export function MemberTabs() {
  const say = useWords()
  const items = useNavigation()
  const active = activeItem(items, useLocation().pathname)
  return items
    .filter(({ isTool }) => !isTool)
    .map((item) => (
      <Link
        key={item.path}
        to={item.path}
        aria-current={item === active ? 'page' : undefined}
        className={`${tabClass} ${item === active ? activeTabClass : restTabClass}`}
      >
        {say(item.label)}
        <WaitingCount kinds={item.counts} />
      </Link>
    ))
}

/** Only its icon, with how much waits there; on a phone it stands in the menu. */
function ToolLink({ of: { path, label, counts, icon } }: { of: NavItem }) {
  const say = useWords()
  const t = useT('shell')
  const count = useWaiting(counts)
  const told = count > 0 ? `${say(label)}, ${t('waiting', { count: countText(count) })}` : say(label)
  return <IconLink to={path} icon={icon} count={count} label={told} className="max-md:hidden" />
}

export function MemberTools() {
  const tools = useNavigation().filter(({ isTool }) => isTool)
  useDraft()
  return (
    <>
      <SearchButton />
      {tools.map((tool) => (
        <ToolLink key={tool.path} of={tool} />
      ))}
      <RecentActionsLink />
      <NotificationBell />
      <AccountMenu />
    </>
  )
}
