import { Link } from 'react-router'
import type { KeptView } from '#app/features/saved-views/saved-views.data.ts'
import { useT } from '#lib/i18n.tsx'
import { currentTab, tabBar, tabLink } from '#ui/tab-looks.ts'

/** What somebody kept, one press away. */
export function ViewTabs({ views, now }: { views: KeptView[]; now: string }) {
  const t = useT('table')
  if (views.length === 0) return null
  return (
    <nav aria-label={t('views')} className="mt-3">
      <ul className={tabBar}>
        {views.map(({ id, name, query }) => (
          <li key={id} className="flex">
            <Link
              to={{ search: query }}
              aria-current={query === now ? 'true' : undefined}
              className={`${tabLink} ${currentTab}`}
            >
              <span className="max-w-56 truncate">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
