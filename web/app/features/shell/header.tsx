import { LogIn } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useT } from '../../lib/i18n.tsx'
import { useRoot } from '../../root.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { AccountMenu } from './account-menu.tsx'
import { GuestMenu } from './guest-menu.tsx'
import { LanguageToggle } from './language-toggle.tsx'
import { activeItem, navigationFor } from './navigation.ts'

const tab =
  'relative -mb-px inline-flex h-14 items-center rounded-t-2xl border border-b-0 px-[17px] text-ui font-semibold whitespace-nowrap no-underline'
// The feet bend outwards into the line below the header.
const foot =
  "before:absolute before:bottom-0 before:-left-3.5 before:size-3.5 before:content-[''] after:absolute after:-right-3.5 after:bottom-0 after:size-3.5 after:content-['']"
const bend =
  'before:bg-[radial-gradient(circle_at_0_0,transparent_13px,var(--line)_13px,var(--line)_14px,var(--page)_14.5px)] after:bg-[radial-gradient(circle_at_100%_0,transparent_13px,var(--line)_13px,var(--line)_14px,var(--page)_14.5px)]'
const activeTab = `z-10 border-line bg-page text-primaryink ${foot} ${bend}`

/** Tabs that grow out of the page: the active one has the page's colour and no line below it. */
export function Header() {
  const t = useT('shell')
  const { site, session } = useRoot()
  const { pathname } = useLocation()
  const items = navigationFor(session)
  const active = activeItem(items, pathname)
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-surface">
      <div className="wrap flex h-16 items-stretch gap-3 md:h-[70px] md:gap-9">
        <Link
          to="/"
          className="flex items-center rounded-tile no-underline"
          aria-label={t('toHome', { app: site.appName })}
        >
          <Logo site={site} />
        </Link>
        <nav aria-label={t('main')} className="hidden items-end gap-0.5 md:flex">
          {items.map((item) => (
            <Link
              key={item.key}
              to={item.path}
              aria-current={item === active ? 'page' : undefined}
              className={`${tab} ${item === active ? activeTab : 'border-transparent text-ink2 hover:text-ink'}`}
            >
              {t(`nav.${item.key}`)}
            </Link>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <div className="max-[22.5rem]:hidden">
            <LanguageToggle />
          </div>
          {session ? (
            <AccountMenu />
          ) : (
            <>
              <ButtonLink to="/inloggen" size="md" className="min-h-11 max-md:hidden">
                <LogIn aria-hidden="true" className="size-5" strokeWidth={1.75} />
                {t('signIn')}
              </ButtonLink>
              <GuestMenu />
            </>
          )}
        </div>
      </div>
    </header>
  )
}
