import { Link, useLocation } from 'react-router'
import { useT } from '../../lib/i18n.tsx'
import { useRoot } from '../../root.tsx'
import { RecentActionsLink } from '../activities/recent-actions-link.tsx'
import { NotificationBell } from '../notifications/bell.tsx'
import { AccountMenu } from './account-menu.tsx'
import { activeItem, navigationFor } from './navigation.ts'
import { activeTabClass, restTabClass, tabClass } from './tab-class.ts'
import { useDraft } from './use-draft.ts'

/** The pages of the tab that one is on, as pills below the header. A phone has them in its menu. */
export function SubTabs() {
  const t = useT('shell')
  const { pathname } = useLocation()
  const tab = activeItem(navigationFor(useRoot()), pathname)
  if (!tab?.below) return null
  const active = activeItem(tab.below, pathname)
  return (
    <nav data-sub-tabs aria-label={t(`nav.${tab.key}`)} className="wrap-wide pt-5 max-md:hidden">
      <ul className="flex flex-wrap gap-2">
        {tab.below.map((item) => (
          <li key={item.key}>
            <Link
              to={item.path}
              aria-current={item === active ? 'page' : undefined}
              className={`flex min-h-10 items-center rounded-control px-4 text-ui font-semibold no-underline ${
                item === active ? 'bg-primarysoft text-primaryink' : 'text-ink2 hover:bg-sunken hover:text-ink'
              }`}
            >
              {t(`nav.${item.key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What the person's role comes here for. */
export function MemberTabs() {
  const t = useT('shell')
  const items = navigationFor(useRoot())
  const active = activeItem(items, useLocation().pathname)
  return items.map((item, index) => (
    <Link
      key={item.key}
      to={item.path}
      aria-current={item === active ? 'page' : undefined}
      className={`${tabClass} ${index < 3 ? '' : 'max-lg:hidden'} ${item === active ? activeTabClass : restTabClass}`}
    >
      {t(`nav.${item.key}`)}
    </Link>
  ))
}

export function MemberTools() {
  useDraft()
  return (
    <>
      <RecentActionsLink />
      <NotificationBell />
      <AccountMenu />
    </>
  )
}
