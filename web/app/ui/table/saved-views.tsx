import { Link } from 'react-router'
import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { currentTab, tabBar, tabLink } from '../tab-looks.ts'
import { useCurrentInSight } from '../use-current-in-sight.ts'
import { viewOf } from './table-state.ts'
import type { TableView } from './table-view.ts'

/** A view that somebody kept under a name of their own, as it stands in the address. */
export type OwnView = { id: string; name: string; query: string }
type Props = { view: TableView; counts?: Record<string, number>; own?: OwnView[]; ownNow?: string }

/** Sets of filters with a name, and how much is behind each; then those of one's own, of which one may be on now. */
export function SavedViews({ view, counts = {}, own = [], ownNow }: Props) {
  const t = useT('table')
  const locale = useLocale()
  const { spec, address, words } = view
  const ownCurrent = own.find(({ query }) => query === ownNow)?.id
  const current = ownCurrent ?? viewOf(spec, address.state)
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
        {own.map(({ id, name, query }) => (
          <li key={id} className="flex">
            <Link
              to={{ search: query }}
              preventScrollReset
              aria-current={id === current ? 'true' : undefined}
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
