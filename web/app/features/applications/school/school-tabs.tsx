import { Link } from 'react-router'
import { useWaiting } from '#app/features/shell/menu/waiting-count.tsx'
import { useT } from '#lib/i18n.tsx'
import { countText } from '#ui/icon-link.tsx'
import { currentTab, tabBar, tabLink } from '#ui/tab-looks.ts'

/** Everything, or only what waits for one's own yes. */
export function SchoolTabs() {
  const t = useT('applications')
  const tabs = [
    { key: 'all', to: '/aanmeldingen', count: undefined },
    { key: 'review', to: '/te-beoordelen/aanmeldingen', count: countText(useWaiting(['applications'])) },
  ]
  return (
    <nav aria-label={t('school.tabs')}>
      <ul className={tabBar}>
        {tabs.map(({ key, to, count }) => (
          <li key={key} className="flex">
            <Link to={to} aria-current={key === 'all' ? 'page' : undefined} className={`${tabLink} ${currentTab}`}>
              {t(`school.tab.${key}`)}
              {count === undefined ? null : <span className="text-sm tabular-nums">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
