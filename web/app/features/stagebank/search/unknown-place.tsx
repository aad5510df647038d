import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { type Search, searchText } from '#protocol/stagebank/stagebank-search.ts'

/** The place is none that we know, or there is none to measure from, so it left nothing out; with what may be meant. */
export function UnknownPlace({ search, guess }: { search: Search; guess: string | null }) {
  const t = useT('stagebank')
  return (
    <p className="mt-2 rounded-tile bg-warnsoft px-4 py-3 text-ui text-warnink">
      {t(search.place ? 'place.everywhere' : 'place.needed', { place: search.place })}{' '}
      {guess ? (
        <Link
          to={{ search: searchText(search, { place: guess }) }}
          preventScrollReset
          className="font-semibold underline underline-offset-2"
        >
          {t('place.guess', { place: guess })}
        </Link>
      ) : null}
    </p>
  )
}
