import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useT } from '#lib/i18n.tsx'
import type { Search } from '#protocol/features/stagebank/stagebank-search.ts'
import { buttonClass } from '#ui/button.tsx'
import { ChevronDown } from '#ui/icons.tsx'
import { KeptFields, useSubmitSearch } from './search-form-parts.tsx'

/** A part of the question. A choice counts at once; without scripts a button sends it. */
export function ChoiceForm({ search, names, children }: { search: Search; names: string[]; children: ReactNode }) {
  const t = useT('stagebank')
  const submitSearch = useSubmitSearch()
  const isReady = useIsHydrated()
  return (
    <Form
      action="/stagebank"
      className="flex flex-wrap gap-2"
      onChange={(event) => submitSearch(event.currentTarget, { preventScrollReset: true })}
    >
      <KeptFields search={search} but={names} />
      {children}
      {isReady ? null : (
        <button type="submit" className={buttonClass('outline', 'md', 'min-h-11')}>
          {t('apply')}
        </button>
      )}
    </Form>
  )
}

type ChoiceProps = { name: string; label: string; value: string; children: ReactNode }

export function Choice({ name, label, value, children }: ChoiceProps) {
  return (
    <label className="relative">
      <span className="sr-only">{label}</span>
      <select
        key={value}
        name={name}
        defaultValue={value}
        className="min-h-11 appearance-none rounded-control border border-line2 bg-surface pr-8 pl-3.5 text-sm font-semibold text-ink hover:bg-sunken max-sm:field-sizing-content sm:pr-9 sm:pl-4"
      >
        {children}
      </select>
      <ChevronDown className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted stroke-2" />
    </label>
  )
}
