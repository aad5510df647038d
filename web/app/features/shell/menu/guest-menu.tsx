import { Link, useLocation } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { LogIn, Menu } from '#ui/icons.tsx'
import { NarrowLanguage } from '../preferences/language-toggle.tsx'
import { MenuList } from './main-menu.tsx'
import { useClosingDetails } from './use-closing-details.ts'
import { useMenu } from './use-menu.ts'

/** On a phone the tabs of a guest stand behind one button. */
export function GuestMenu() {
  const t = useT('shell')
  const menu = useClosingDetails()
  const { pathname } = useLocation()
  return (
    <details ref={menu} className="relative md:hidden">
      <summary className="grid size-11 list-none place-items-center rounded-full border border-line hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{t('menu')}</span>
        <Menu className="size-5" />
      </summary>
      <nav
        aria-label={t('main')}
        className="absolute right-0 z-50 mt-2 max-h-[calc(100dvh-5rem)] w-72 max-w-[calc(100vw-2.5rem)] overflow-y-auto rounded-[20px] border border-line bg-surface p-2 shadow-e3"
      >
        <MenuList items={useMenu()} pathname={pathname} />
        <Link
          to="/inloggen"
          className="mt-1 flex min-h-12 items-center gap-3 border-t border-line px-3 pt-1 font-semibold text-primaryink no-underline"
        >
          <LogIn className="size-5" />
          {t('signIn')}
        </Link>
        <NarrowLanguage />
      </nav>
    </details>
  )
}
