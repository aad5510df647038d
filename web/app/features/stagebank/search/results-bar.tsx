import type { ReactNode } from 'react'
import { useT } from '#lib/i18n.tsx'
import { type Search, sortOf, sorts } from '#protocol/features/stagebank/stagebank-search.ts'
import { Choice, ChoiceForm } from './choice-form.tsx'

type Props = {
  search: Search
  /** The words as they were read. */
  q: string
  total: number
  isCapped: boolean
  isPlaceUnknown: boolean
  hasHome: boolean
  children?: ReactNode
}

/** How many there are, and in which order. */
export function ResultsBar({ search, q, total, isCapped, isPlaceUnknown, hasHome, children }: Props) {
  const t = useT('stagebank')
  const title = search.q ? 'results.for' : search.within && !isPlaceUnknown ? 'results.near' : 'results.all'
  const can = {
    relevantie: Boolean(search.q),
    dichtbij: (Boolean(search.place) && !isPlaceUnknown) || hasHome,
    nieuw: true,
  }
  const number = isCapped ? 'capped' : total === 1 ? 'one' : 'many'
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <h1 tabIndex={-1} className="text-h3 outline-none md:text-h2" aria-live="polite">
        {t(`${title}.${number}`, { total, q })}
      </h1>
      <div className="flex flex-wrap items-start gap-2">
        {children}
        {total > 0 ? (
          <ChoiceForm search={search} names={['sort']}>
            <Choice
              name="sort"
              label={t('sort.label')}
              value={sortOf(isPlaceUnknown ? { ...search, place: '' } : search, hasHome)}
            >
              {sorts
                .filter((sort) => can[sort])
                .map((sort) => (
                  <option key={sort} value={sort}>
                    {t(`sort.${sort}`)}
                  </option>
                ))}
            </Choice>
          </ChoiceForm>
        ) : null}
      </div>
    </div>
  )
}
