import { Link } from 'react-router'
import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { currentTab, tabBar, tabLink } from '../tab-looks.ts'
import { useCurrentInSight } from '../use-current-in-sight.ts'
import { viewOf } from './table-state.ts'
import type { TableView } from './table-view.ts'

/** Sets of filters with a name, and how much is behind each. */
export function SavedViews({ view, counts = {} }: { view: TableView; counts?: Record<string, number> }) {
  const t = useT('table')
  const locale = useLocale()
  const { spec, address, words } = view
  const current = viewOf(spec, address.state)
  const row = useCurrentInSight<HTMLUListElement>(current ?? 'none')
  return (
    <nav aria-label={t('views')}>
      <ul ref={row} className={tabBar}>
        {spec.views?.map(({ key, filters }) => (
          <li key={key} className="flex">
            <Link
              to={address.to({
                filters: Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, [...values]])),
              })}
              preventScrollReset
              aria-current={key === current ? 'true' : undefined}
              className={`${tabLink} ${currentTab}`}
            >
              {words(`views.${key}`)}
              {counts[key] === undefined ? null : (
                <span className="text-sm tabular-nums">{numberText(counts[key], locale)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
