import { useT } from '../../lib/i18n.tsx'
import { Choice, ChoiceForm } from './choice-form.tsx'
import { hoursChoices, type Search, sorts } from './search.ts'

/** How many there are, and in which order. */
export function ResultsBar({ search, total }: { search: Search; total: number }) {
  const t = useT('stagebank')
  const title = search.q ? 'results.for' : 'results.all'
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
      <h1 className="text-h3 md:text-h2" aria-live="polite">
        {t(`${title}.${total === 1 ? 'one' : 'many'}`, { total, q: search.q })}
      </h1>
      <ChoiceForm search={search} names={['hours', 'sort']}>
        <Choice name="hours" label={t('hoursFilter.label')} value={search.hours ?? ''}>
          <option value="">{t('hoursFilter.any')}</option>
          {hoursChoices.map((hours) => (
            <option key={hours} value={hours}>
              {t(hours === 'more' ? 'hoursFilter.more' : 'hoursFilter.most', { hours })}
            </option>
          ))}
        </Choice>
        <Choice name="sort" label={t('sort.label')} value={search.sort}>
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </Choice>
      </ChoiceForm>
    </div>
  )
}
