import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'

const pages = [
  { key: 'profile', path: '/profile-edit' },
  { key: 'email', path: '/profile-edit/email' },
  { key: 'settings', path: '/profile-edit/settings' },
  { key: 'news', path: '/profile-edit/meldingen' },
  { key: 'periodic', path: '/profile-edit/periodieke-mail' },
  { key: 'calendar', path: '/profile-edit/agenda' },
  { key: 'roles', path: '/account/roles' },
]

/** The pages about oneself, above each of them; for a student with what they tell about themselves. */
export function ProfileTabs() {
  const t = useT('account')
  const { session } = useRoot()
  const about = { key: 'about', path: `/students/${session?.user.id}/edit` }
  const shown = session?.can.describeOneself ? pages.toSpliced(1, 0, about) : pages
  const tabs = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // Another page has another active tab.
  useEffect(() => {
    const here = pathname && tabs.current?.querySelector('[aria-current]')
    if (here) here.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pathname])
  return (
    <nav ref={tabs} data-bar-stays aria-label={t('tabs.label')} className="-mx-5 overflow-x-auto px-5 pb-1">
      <ul className="flex gap-1.5">
        {shown.map(({ key, path }) => (
          <li key={key}>
            <NavLink
              to={path}
              end
              className={({ isActive }) =>
                `inline-flex min-h-11 items-center rounded-control px-4 text-ui font-semibold whitespace-nowrap no-underline ${
                  isActive ? 'bg-primarysoft text-primaryink' : 'text-muted hover:bg-sunken hover:text-ink'
                }`
              }
            >
              {t(`tabs.${key}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
