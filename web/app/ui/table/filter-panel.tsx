import type { FormEvent } from 'react'
import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { buttonClass } from '../button.tsx'
import { chipClass, FilterChip } from '../chip.tsx'
import { ListFilter, Plus } from '../icons.tsx'
import { Popover } from '../popover.tsx'
import { KeptParams } from './kept-params.tsx'
import { SearchedFilter } from './searched-filter.tsx'
import { type TableSpec, viewOf } from './table-state.ts'
import type { TableView } from './table-view.ts'
import { TickLabel } from './tick-label.tsx'

/** The filters that are on, each to be taken away by itself, and the form where one chooses them. */
export function Filters({ view }: { view: TableView }) {
  const { spec, address, words } = view
  const t = useT('table')
  const { filters, q } = address.state
  // A view says itself what it shows: its filters are the name of its tab.
  const active = viewOf(spec, address.state) ? [] : Object.entries(filters)
  const hasSorts = spec.columns.some(({ sort }) => sort)
  if (!spec.filters && !hasSorts) return null
  return (
    <>
      {active.map(([name, values]) => {
        const text = values.map((value) => words(`filters.${name}.${value}`)).join(', ')
        const label = words(`filters.${name}.label`)
        return (
          <FilterChip
            key={name}
            to={address.to({ filters: { ...filters, [name]: [] } })}
            label={t('removeFilter', { filter: label, values: text })}
          >
            {`${label}: ${text}`}
          </FilterChip>
        )
      })}
      <div className={`max-md:order-first! ${spec.filters ? '' : 'md:hidden'}`}>
        <Popover
          sheetTitle={t('filters')}
          className="w-80"
          summaryClassName={chipClass('dashed', 'group-open/popover:bg-sunken')}
          summary={
            <>
              <Plus className="size-4.5 max-md:hidden" />
              <ListFilter className="size-4.5 md:hidden" />
              <span className="max-md:sr-only">{t('filter')}</span>
            </>
          }
        >
          <FilterForm view={view} />
        </Popover>
      </div>
      {active.length > 0 || q ? (
        <Link
          to={address.to({ filters: {}, q: '' })}
          preventScrollReset
          className="ml-1 inline-flex min-h-10 items-center text-sm font-semibold text-primaryink underline underline-offset-4"
        >
          {t('clearFilters')}
        </Link>
      ) : null}
    </>
  )
}

function FilterForm({ view: { spec, address, words } }: { view: TableView }) {
  const t = useT('table')
  const names = Object.keys(spec.filters ?? {})
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const filters = Object.fromEntries(names.map((name) => [name, form.getAll(name).map(String)]))
    address.go({ filters, sort: String(form.get('sort') ?? address.state.sort) })
  }
  return (
    <form method="get" onSubmit={submit} key={JSON.stringify(address.state)}>
      <KeptParams address={address} own={[...names, 'sort']} />
      <div className="space-y-4">
        {Object.entries(spec.filters ?? {}).map(([name, { options, search }]) => (
          <fieldset key={name}>
            <legend className="px-1 pb-1 text-cap font-semibold text-muted">{words(`filters.${name}.label`)}</legend>
            {search ? (
              <SearchedFilter
                name={name}
                label={words(`filters.${name}.label`)}
                path={search}
                known={options.map((value) => ({ value, label: words(`filters.${name}.${value}`) }))}
                chosen={address.state.filters[name] ?? []}
                rowClassName="choice-row"
              />
            ) : (
              options.map((option) => (
                <TickLabel
                  key={option}
                  name={name}
                  value={option}
                  defaultChecked={address.state.filters[name]?.includes(option) ?? false}
                  labelClassName="choice-row"
                >
                  {words(`filters.${name}.${option}`)}
                </TickLabel>
              ))
            )}
          </fieldset>
        ))}
        <SortChoice spec={spec} sort={address.state.sort} words={words} />
      </div>
      <div className="sticky bottom-0 -mx-4 mt-4 border-t border-line bg-surface px-4 py-3 md:-bottom-4 md:-mb-4 md:pb-4">
        <button type="submit" className={buttonClass('primary', 'md', 'w-full max-md:min-h-12')}>
          {t('showResults')}
        </button>
      </div>
    </form>
  )
}

/** A phone has no headers to sort by. */
function SortChoice({ spec, sort, words }: { spec: TableSpec; sort: string; words: TableView['words'] }) {
  const t = useT('table')
  const sortable = spec.columns.filter((column) => column.sort)
  if (sortable.length === 0) return null
  return (
    <label className="block md:hidden">
      <span className="block px-1 pb-1.5 text-cap font-semibold text-muted">{t('sortBy')}</span>
      <select
        name="sort"
        defaultValue={sort}
        className="h-12 w-full rounded-field border border-fieldline bg-surface px-3 text-base text-ink"
      >
        {sortable.flatMap(({ key }) => [
          <option key={key} value={key}>
            {t('ascending', { column: words(`columns.${key}`) })}
          </option>,
          <option key={`-${key}`} value={`-${key}`}>
            {t('descending', { column: words(`columns.${key}`) })}
          </option>,
        ])}
      </select>
    </label>
  )
}
