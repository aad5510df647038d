import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import type { Search } from '#protocol/features/stagebank/stagebank-search.ts'
import { buttonClass } from '#ui/button.tsx'
import { Search as SearchIcon } from '#ui/icons.tsx'
import { KeptFields, useSubmitSearch } from './search-form-parts.tsx'

/** A plain GET form: what is chosen elsewhere on the page goes along. */
export function SearchForm({ search, children }: { search: Search; children?: ReactNode }) {
  const t = useT('stagebank')
  const submitSearch = useSubmitSearch()
  return (
    <search className="flex gap-2 sm:gap-3">
      <Form
        action="/stagebank"
        className="flex min-w-0 flex-1 gap-2 sm:gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          submitSearch(event.currentTarget)
        }}
      >
        <label className="relative min-w-0 flex-1">
          <span className="sr-only">{t('search.label')}</span>
          <SearchIcon className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-muted sm:left-4" />
          <input
            key={search.q}
            type="search"
            name="q"
            defaultValue={search.q}
            maxLength={80}
            placeholder={t('search.hint')}
            className="block min-h-12 w-full rounded-control border border-fieldline bg-surface pr-3 pl-11 text-base text-ink placeholder:text-muted sm:pr-4 sm:pl-12"
          />
        </label>
        <KeptFields search={search} but={['q', 'exact']} />
        <button type="submit" className={buttonClass('primary', 'xl', 'max-sm:hidden')}>
          {t('search.go')}
        </button>
      </Form>
      {children}
    </search>
  )
}
