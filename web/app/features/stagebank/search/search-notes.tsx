import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { type Search, searchText } from '#protocol/features/stagebank/stagebank-search.ts'

/** The place is none that we know, or there is none to measure from, so it left nothing out. */
export function UnknownPlace({ search }: { search: Search }) {
  const t = useT('stagebank')
  return (
    <p className="mt-2 rounded-tile bg-warnsoft px-4 py-3 text-ui text-warnink">
      {t(search.place ? 'place.everywhere' : 'place.needed', { place: search.place })}
    </p>
  )
}

/** The place was read as a town that is spelled almost so; and the way back, when that was not meant. */
export function PlaceReadAs({ typed, search }: { typed: string; search: Search }) {
  const t = useT('stagebank')
  return (
    <p>
      {t('place.readAs', { typed, read: search.place })}{' '}
      <Link
        to={{ search: searchText(search, { place: '', within: null }) }}
        preventScrollReset
        className="font-semibold text-primaryink underline underline-offset-2"
      >
        {t('place.without')}
      </Link>
    </p>
  )
}

/** How many are left out because of somebody's age, and the way to see them all the same; and back. */
export function AgeNote({ search, age, hidden }: { search: Search; age: number; hidden: number }) {
  const t = useT('stagebank')
  if (hidden === 0 && !search.isForAllAges) return null
  return (
    <p>
      {search.isForAllAges
        ? t('hidden.shown', { age })
        : t(hidden === 1 ? 'hidden.one' : 'hidden.many', { count: hidden, age })}{' '}
      <Link
        to={{ search: searchText(search, { isForAllAges: !search.isForAllAges }) }}
        preventScrollReset
        className="font-semibold text-primaryink underline underline-offset-2"
      >
        {t(search.isForAllAges ? 'hidden.hide' : 'hidden.show')}
      </Link>
    </p>
  )
}
