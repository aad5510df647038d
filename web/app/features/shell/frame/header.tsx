import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { ButtonLink } from '#ui/button.tsx'
import { LogIn } from '#ui/icons.tsx'
import { Logo } from '#ui/logo.tsx'
import { hasMenuPanel, languageRoom } from '../layout-for-home.ts'
import { GuestMenu } from '../menu/guest-menu.tsx'
import { MainMenu } from '../menu/main-menu.tsx'
import { LanguageToggle } from '../preferences/language-toggle.tsx'
import { MemberTabs, MemberTools, MenuPanel } from './members-only.ts'

/** Tabs that grow out of the page: the active one has the page's colour and no line below it. */
export function Header() {
  const t = useT('shell')
  const { site, session } = useRoot()
  const hasMenu = hasMenuPanel(session)
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-surface">
      <div className="wrap flex h-16 items-stretch gap-3 md:h-[70px] md:gap-4 2xl:gap-7">
        {session ? <MenuPanel /> : null}
        <Link
          to="/"
          className={`flex min-w-0 items-center rounded-tile no-underline md:shrink-0 ${hasMenu ? 'max-[23.75rem]:[&_img]:hidden max-[23.75rem]:[&_svg]:hidden' : ''}`}
          aria-label={t('toHome', { app: site.appName })}
        >
          <Logo site={site} />
        </Link>
        <nav
          aria-label={t('main')}
          className={`hidden items-end gap-0.5 [@media(scripting:none)]:md:flex ${session ? 'xl:flex' : 'md:flex'}`}
        >
          {session ? <MemberTabs /> : <MainMenu />}
        </nav>
        <div className="ml-auto flex min-w-0 items-center gap-2 *:shrink-0 xl:max-[90rem]:gap-1">
          <div className={languageRoom(session)}>
            <LanguageToggle />
          </div>
          {session ? (
            <MemberTools />
          ) : (
            <>
              <ButtonLink to="/inloggen" size="md" className="min-h-11 max-md:hidden">
                <LogIn className="size-5" />
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
