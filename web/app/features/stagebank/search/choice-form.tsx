import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Form } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import type { Search } from '#protocol/features/stagebank/stagebank-search.ts'
import { buttonClass } from '#ui/button.tsx'
import { ChevronDown } from '#ui/icons.tsx'
import { KeptFields, useSubmitSearch } from './search-form-parts.tsx'

/**
 * A part of the question. A choice counts at once, and one that was made before the page listened counts when it does.
 * Where there are no scripts a button sends it; elsewhere it would push the results down and let them jump up again.
 */
export function ChoiceForm({ search, names, children }: { search: Search; names: string[]; children: ReactNode }) {
  const t = useT('stagebank')
  const submitSearch = useSubmitSearch()
  const form = useRef<HTMLFormElement>(null)
  const countEarlyChoice = useEffectEvent(() => {
    const options = [...(form.current?.querySelectorAll('option') ?? [])]
    if (form.current && options.some((each) => each.selected !== each.defaultSelected)) submitSearch(form.current)
  })
  useEffect(() => countEarlyChoice(), [])
  return (
    <Form
      ref={form}
      action="/stagebank"
      autoComplete="off"
      className="flex flex-wrap gap-2"
      onChange={(event) => submitSearch(event.currentTarget, { preventScrollReset: true })}
    >
      <KeptFields search={search} but={names} />
      {children}
      <span className="hidden [@media(scripting:none)]:block">
        <button type="submit" className={buttonClass('outline', 'md', 'min-h-11')}>
          {t('apply')}
        </button>
      </span>
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
