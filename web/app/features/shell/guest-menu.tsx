import { Menu } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useT } from '../../lib/i18n.tsx'
import { NarrowLanguage } from './narrow-language.tsx'
import { activeItem, guestMenu } from './navigation.ts'
import { useClosingDetails } from './use-closing-details.ts'

/** On a phone the tabs of a guest stand behind one button. */
export function GuestMenu() {
  const t = useT('shell')
  const menu = useClosingDetails()
  const active = activeItem(guestMenu, useLocation().pathname)
  return (
    <details ref={menu} className="relative md:hidden">
      <summary className="grid size-11 list-none place-items-center rounded-full border border-line hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{t('menu')}</span>
        <Menu aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </summary>
      <nav
        aria-label={t('main')}
        className="absolute right-0 z-50 mt-2 w-64 rounded-[20px] border border-line bg-surface p-2 shadow-e3"
      >
        <ul>
          {guestMenu.map((item) => (
            <li key={item.key}>
              <Link
                to={item.path}
                aria-current={item === active ? 'page' : undefined}
                className={`flex min-h-12 items-center gap-3 rounded-tile px-3 font-semibold no-underline ${
                  item === active ? 'bg-primarysoft text-primaryink' : 'text-ink hover:bg-sunken'
                }`}
              >
                <item.icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
                {t(`nav.${item.key}`)}
              </Link>
            </li>
          ))}
        </ul>
        <NarrowLanguage />
      </nav>
    </details>
  )
}
