import { Form, Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { activityKinds } from '#protocol/generated/activity-kinds.ts'
import { Button } from '#ui/button.tsx'
import { Combobox } from '#ui/combobox.tsx'
import { DateRangeField } from '#ui/date-range-field.tsx'
import { type Option, SelectField } from '#ui/select-field.tsx'
import { optionsFrom } from '#ui/use-options.ts'
import type { ActionFilters } from './activities.data.ts'

export type FilterProps = { filters: ActionFilters; person: Option | null; isFiltered: boolean }

const loadPeople = optionsFrom('/recente_acties/mensen')

export default function FilterFields({ filters, person, isFiltered }: FilterProps) {
  const t = useT('activities')
  const kinds = Object.keys(activityKinds).map((value) => ({ value, label: t(`kinds.${value}`) }))
  return (
    <Form method="get" className="grid gap-5 p-5 pt-4">
      {filters.about ? (
        <>
          <input type="hidden" name="over" value={filters.about.type} />
          <input type="hidden" name="id" value={filters.about.id} />
        </>
      ) : null}
      <Combobox
        name="persoon"
        label={t('filters.person')}
        placeholder={t('filters.personHint')}
        load={loadPeople}
        defaultOption={person ?? undefined}
      />
      <SelectField
        name="soort"
        label={t('filters.kind')}
        placeholder={t('filters.anyKind')}
        options={kinds}
        defaultValue={filters.kind ?? ''}
      />
      <DateRangeField
        names={{ start: 'van', end: 'tot' }}
        label={t('filters.dates')}
        defaultValue={{ start: filters.from, end: filters.until }}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit">{t('filters.submit')}</Button>
        {isFiltered ? (
          <Link to="/recente_acties" className="inline-flex min-h-11 items-center px-2 text-ui font-medium underline">
            {t('filters.clear')}
          </Link>
        ) : null}
      </div>
    </Form>
  )
}
