import { Link, useLocation } from 'react-router'
import { useT, useWords } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { hasMenuPanel } from '../layout-for-home.ts'
import { activeItem, barOf } from './navigation.ts'
import { useNavigation } from './use-navigation.ts'
import { WaitingCount } from './waiting-count.tsx'

/**
 * The main menu on a phone and in the app: at the bottom, where the thumb is. Managers have a panel instead, except
 * where there are no scripts to open it.
 */
export function BottomBar() {
  if (!hasMenuPanel(useRoot().session)) return <Bar className="app:block" />
  return (
    <noscript>
      <Bar className="" />
    </noscript>
  )
}

function Bar({ className }: { className: string }) {
  const t = useT('shell')
  const say = useWords()
  const items = barOf(useNavigation())
  const active = activeItem(items, useLocation().pathname)
  return (
    <>
      <div data-bar aria-hidden="true" className={`hidden h-18 bg-surface max-md:block print:hidden! ${className}`} />
      <nav
        data-bar
        aria-label={t('main')}
        className={`fixed inset-x-0 bottom-0 z-40 hidden border-t border-line bg-surface px-1 pt-1.5 pb-[max(0.5rem,env(safe-area-inset-bottom))] max-md:block max-[21rem]:px-0 print:hidden! ${className}`}
      >
        <ul className="flex justify-between">
          {items.map((item) => {
            const isActive = item === active
            return (
              <li key={item.path} className="grow">
                <Link
                  to={item.path}
                  aria-current={isActive ? 'page' : undefined}
                  className={`flex min-h-13 flex-col items-center gap-0.5 rounded-tile text-micro font-semibold whitespace-nowrap no-underline max-[22rem]:text-[11px] max-[22rem]:tracking-tight ${isActive ? 'text-primaryink' : 'text-muted'}`}
                >
                  <span
                    className={`relative grid h-8 w-14 place-items-center rounded-full max-[22rem]:w-11 ${isActive ? 'bg-primarysoft' : ''}`}
                  >
                    <item.icon className="size-5" />
                    <span className="absolute -top-1 right-0 flex">
                      <WaitingCount kinds={item.counts} />
                    </span>
                  </span>
                  {say(item.short ?? item.label)}
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
    </>
  )
}
