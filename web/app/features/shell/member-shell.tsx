import { Link, useLocation } from 'react-router'
import { useT } from '../../lib/i18n.tsx'
import { useRoot } from '../../root.tsx'
import { RecentActionsLink } from '../activities/recent-actions-link.tsx'
import { NotificationBell } from '../notifications/bell.tsx'
import { AccountMenu } from './account-menu.tsx'
import { activeItem, barFor, navigationFor } from './navigation.ts'
import { activeTabClass, restTabClass, tabClass } from './tab-class.ts'

/** What the person's role comes here for. */
export function MemberTabs() {
  const t = useT('shell')
  const items = navigationFor(useRoot().session)
  const active = activeItem(items, useLocation().pathname)
  return items.map((item, index) => (
    <Link
      key={item.key}
      to={item.path}
      aria-current={item === active ? 'page' : undefined}
      className={`${tabClass} ${index < 2 ? '' : 'max-lg:hidden'} ${item === active ? activeTabClass : restTabClass}`}
    >
      {t(`nav.${item.key}`)}
    </Link>
  ))
}

export function MemberTools() {
  return (
    <>
      <RecentActionsLink />
      <NotificationBell />
      <AccountMenu />
    </>
  )
}

/** The main menu on a phone: at the bottom, where the thumb is. */
export function BottomBar() {
  const t = useT('shell')
  const items = barFor(useRoot().session)
  const active = activeItem(items, useLocation().pathname)
  return (
    <>
      <div aria-hidden="true" className="hidden h-18 bg-surface max-md:block app:block" />
      <nav
        aria-label={t('main')}
        className="fixed inset-x-0 bottom-0 z-40 hidden border-t border-line bg-surface px-1 pt-1.5 pb-[max(0.5rem,env(safe-area-inset-bottom))] max-md:block app:block"
      >
        <ul className="grid auto-cols-fr grid-flow-col">
          {items.map((item) => {
            const isActive = item === active
            return (
              <li key={item.key}>
                <Link
                  to={item.path}
                  aria-current={isActive ? 'page' : undefined}
                  className={`flex min-h-13 flex-col items-center gap-0.5 rounded-tile text-micro font-semibold no-underline ${isActive ? 'text-primaryink' : 'text-muted'}`}
                >
                  <span className={`grid h-8 w-14 place-items-center rounded-full ${isActive ? 'bg-primarysoft' : ''}`}>
                    <item.icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
                  </span>
                  {t(`nav.${item.key}`)}
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
    </>
  )
}
