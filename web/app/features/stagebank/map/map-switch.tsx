import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { type Search, searchText } from '#protocol/features/stagebank/stagebank-search.ts'
import { List, MapIcon } from '#ui/icons.tsx'

/** From the list to the map and back, where there is no room for both. */
export function MapSwitch({ search, className = '' }: { search: Search; className?: string }) {
  const t = useT('stagebank')
  const Icon = search.isMap ? List : MapIcon
  return (
    <Link
      to={{ search: searchText(search, { isMap: !search.isMap, page: search.page }) }}
      preventScrollReset={search.isMap}
      className={`inline-flex min-h-12 items-center gap-3 rounded-control bg-ink px-6 text-base font-semibold text-surface no-underline shadow-e3 xl:hidden ${className}`}
    >
      <Icon className="size-5" />
      {t(search.isMap ? 'showList' : 'showMap')}
    </Link>
  )
}
