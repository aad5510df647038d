import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useT, useWords } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { Menu } from '#ui/icons.tsx'
import { Panel } from '#ui/panel.tsx'
import { hasMenuPanel } from '../layout-for-home.ts'
import { LanguageToggle } from '../preferences/language-toggle.tsx'
import { activeItem, ownAccount } from './navigation.ts'
import { useNavigation } from './use-navigation.ts'
import { WaitingCount } from './waiting-count.tsx'

/**
 * What does not fit beside one another comes in from the left: on narrow screens for a school or centre, who have more than
 * fits in a bar, and for everybody else where there is neither room for tabs nor a bar.
 */
export function MenuPanel() {
  const t = useT('shell')
  const say = useWords()
  const { session } = useRoot()
  const [isOpen, setIsOpen] = useState(false)
  const isHydrated = useIsHydrated()
  const { pathname } = useLocation()
  const items = [...useNavigation(), ownAccount]
  const active = activeItem(items, pathname)
  return (
    <div
      className={`-ml-2.5 flex items-center [@media(scripting:none)]:hidden xl:hidden ${hasMenuPanel(session) ? '' : 'max-md:hidden'}`}
    >
      <button
        type="button"
        // Until the page listens a press would be lost.
        disabled={!isHydrated}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('menu')}
        onClick={() => setIsOpen(true)}
        className="grid size-11 place-items-center rounded-full text-ink hover:bg-sunken"
      >
        <Menu className="size-6" />
      </button>
      <Panel isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('menu')} side="left" footer={<Language />}>
        <p className="-mt-1 mb-3 text-sm text-muted">{session?.organization?.name}</p>
        <nav aria-label={t('main')}>
          <ul className="-mx-3 grid gap-1">
            {items.map((item) => (
              <li key={item.path}>
                <Link
                  to={item.path}
                  aria-current={item === active && !item.below ? 'page' : undefined}
                  onClick={() => setIsOpen(false)}
                  className={`flex min-h-13 items-center gap-4 rounded-tile px-3 text-base font-semibold no-underline ${
                    item === active ? 'bg-primarysoft text-primaryink' : 'text-ink hover:bg-sunken'
                  }`}
                >
                  <item.icon className={`size-6 ${item === active ? '' : 'text-muted'}`} />
                  {say(item.label)}
                  {item.below ? null : <WaitingCount kinds={item.counts} />}
                </Link>
                {item.below ? (
                  <ul className="mt-1 ml-8.5 grid border-l border-line pl-3">
                    {item.below.map((each) => (
                      <li key={each.path}>
                        <Link
                          to={each.path}
                          aria-current={each === activeItem(item.below ?? [], pathname) ? 'page' : undefined}
                          onClick={() => setIsOpen(false)}
                          className="flex min-h-11 items-center rounded-tile px-3 text-ui font-medium text-ink2 no-underline hover:bg-sunken aria-[current]:text-primaryink"
                        >
                          {say(each.label)}
                          <WaitingCount kinds={each.counts} />
                        </Link>
                      </li>
                    ))}
                  </ul>
                ) : null}
              </li>
            ))}
          </ul>
        </nav>
      </Panel>
    </div>
  )
}

function Language() {
  const t = useT('shell')
  return (
    <div className="flex items-center justify-between">
      <span className="text-ui text-muted">{t('language')}</span>
      <LanguageToggle />
    </div>
  )
}
