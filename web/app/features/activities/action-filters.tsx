import { useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { activityKinds } from '#protocol/generated/activity-kinds.ts'
import { Button } from '#ui/button.tsx'
import { Combobox } from '#ui/combobox.tsx'
import { DateRangeField } from '#ui/date-range-field.tsx'
import { ChevronDown, SlidersHorizontal } from '#ui/icons.tsx'
import { type Option, SelectField } from '#ui/select-field.tsx'
import { optionsFrom } from '#ui/use-options.ts'
import type { ActionFilters } from './activities.data.ts'

type Props = { filters: ActionFilters; person: Option | null; isFiltered: boolean }

const loadPeople = optionsFrom('/recente_acties/mensen')

/**
 * By whom, of what kind and when. Asked with a form that changes the address, so that it works before scripts arrive.
 * On a phone the list comes first and the filters fold open; where there is room they are always there.
 */
export function ActionFilterForm(props: Props) {
  const t = useT('activities')
  const fold = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    // Seen open is said to be open, also to who listens.
    if (fold.current && matchMedia('(min-width: 64rem)').matches) fold.current.open = true
  }, [])
  return (
    <details
      ref={fold}
      open={props.isFiltered}
      className="rounded-card border border-line bg-surface lg:sticky lg:top-24 lg:[&::details-content]:[content-visibility:visible]"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2.5 rounded-card px-5 font-semibold lg:pt-2">
        <SlidersHorizontal className="size-5" />
        {t('filters.title')}
        <ChevronDown className="ml-auto size-5 lg:hidden" />
      </summary>
      <Fields {...props} />
    </details>
  )
}

function Fields({ filters, person, isFiltered }: Props) {
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
