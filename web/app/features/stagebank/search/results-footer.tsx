import { useT } from '#lib/i18n.tsx'
import { perPageChoices, type Search, searchText } from '#protocol/features/stagebank/stagebank-search.ts'
import { Pager } from '#ui/pager.tsx'
import { Choice, ChoiceForm } from './choice-form.tsx'

/** Which part of the list this is, how much of it on a page, and the way to the rest. */
export function ResultsFooter({ search, total, last }: { search: Search; total: number; last: number }) {
  const t = useT('stagebank')
  const { page, per } = search
  if (total <= perPageChoices[0]) return null
  const range = { from: (page - 1) * per + 1, to: Math.min(page * per, total), total }
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <p className="text-sm text-muted">{t('range', range)}</p>
      <Pager page={page} last={last} to={(number) => ({ search: searchText(search, { page: number }) })} />
      <ChoiceForm search={search} names={['per']}>
        <Choice name="per" label={t('per.label')} value={String(per)}>
          {perPageChoices.map((each) => (
            <option key={each} value={each}>
              {t('per.choice', { per: each })}
            </option>
          ))}
        </Choice>
      </ChoiceForm>
    </div>
  )
}
