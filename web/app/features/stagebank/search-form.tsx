import { Search as SearchIcon } from 'lucide-react'
import { Form } from 'react-router'
import { useT } from '../../lib/i18n.tsx'
import { buttonClass } from '../../ui/button.tsx'
import type { Search } from './search.ts'
import { useAsk } from './use-ask.ts'

/** A plain GET form: what is chosen elsewhere on the page goes along. */
export function SearchForm({ search }: { search: Search }) {
  const t = useT('stagebank')
  const ask = useAsk()
  return (
    <search>
      <Form
        action="/stagebank"
        className="flex gap-2 sm:gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          ask(event.currentTarget)
        }}
      >
        <label className="relative min-w-0 flex-1">
          <span className="sr-only">{t('search.label')}</span>
          <SearchIcon
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-muted sm:left-4"
            strokeWidth={1.75}
          />
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
        <Kept search={search} />
        <button type="submit" className={buttonClass('primary', 'xl', 'max-sm:px-5')}>
          {t('search.go')}
        </button>
      </Form>
    </search>
  )
}

/** The rest of the question, for a form that asks only a part of it. */
export function Kept({
  search: { q, sectors, hours, sort, per, isMap },
  but = ['q'],
}: {
  search: Search
  but?: string[]
}) {
  const fields = [
    ['q', q],
    ...sectors.map((sector) => ['sector', sector]),
    ['hours', hours ?? ''],
    ['sort', sort === 'new' ? '' : sort],
    ['per', per === 24 ? '' : String(per)],
    ['kaart', isMap ? '1' : ''],
  ].filter(([name, value]) => value && !but.includes(name as string))
  return fields.map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)
}
