import { Link, useLocation } from 'react-router'
import { useT } from '../../lib/i18n.tsx'
import { useRoot } from '../../root.tsx'
import { activeItem, barFor } from './navigation.ts'

/** The main menu on a phone, for whoever is signed in: at the bottom, where the thumb is. */
export function BottomBar() {
  const t = useT('shell')
  const items = barFor(useRoot().session)
  const active = activeItem(items, useLocation().pathname)
  if (items.length === 0) return null
  return (
    <>
      <div aria-hidden="true" className="h-18 bg-surface md:hidden" />
      <nav
        aria-label={t('main')}
        className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface px-1 pt-1.5 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:hidden"
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
