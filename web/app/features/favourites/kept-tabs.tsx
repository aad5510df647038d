import { NavLink } from 'react-router'
import { useT } from '#lib/i18n.tsx'

const tabs = [
  { to: '/favorieten', key: 'places' },
  { to: '/favorieten/zoekopdrachten', key: 'searches' },
] as const

/** The two things one keeps: places, and questions to ask again. */
export function KeptTabs() {
  const t = useT('favourites')
  return (
    <nav aria-label={t('tabs.label')} className="mt-5 flex gap-6 border-b border-line">
      {tabs.map(({ to, key }) => (
        <NavLink
          key={to}
          to={to}
          end
          className="-mb-px inline-flex min-h-11 items-center border-b-[3px] border-transparent text-ui font-medium text-ink2 no-underline hover:text-ink aria-[current=page]:border-primarymark aria-[current=page]:font-semibold aria-[current=page]:text-primaryink"
        >
          {t(`tabs.${key}`)}
        </NavLink>
      ))}
    </nav>
  )
}
