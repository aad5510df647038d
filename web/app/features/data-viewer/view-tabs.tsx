import { Link } from 'react-router'
import type { KeptView } from '#app/features/saved-views/saved-views.data.ts'
import { useT } from '#lib/i18n.tsx'
import { Users } from '#ui/icons.tsx'
import { currentTab, tabBar, tabLink } from '#ui/tab-looks.ts'

/** What somebody kept and what colleagues share with them, one press away. */
export function ViewTabs({ views, now }: { views: KeptView[]; now: string }) {
  const t = useT('table')
  const words = useT('saved-views')
  if (views.length === 0) return null
  return (
    <nav aria-label={t('views')} className="mt-3">
      <ul className={tabBar}>
        {views.map(({ id, name, query, isShared }) => (
          <li key={id} className="flex">
            <Link
              to={{ search: query }}
              aria-current={query === now ? 'true' : undefined}
              className={`${tabLink} ${currentTab}`}
            >
              <span className="max-w-56 truncate">{name}</span>
              {isShared ? (
                <>
                  <Users className="size-4 shrink-0 text-muted" />
                  <span className="sr-only">{words('sharedByYou')}</span>
                </>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
