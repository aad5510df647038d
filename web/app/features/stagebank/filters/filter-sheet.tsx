import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { isFiltered, searchText } from '#protocol/features/stagebank/stagebank-search.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { SlidersHorizontal } from '#ui/icons.tsx'
import { chosenChips } from './chosen-chips.ts'
import { FilterForm, type FilterProps } from './filter-form.tsx'

/** It comes when somebody opens it. */
const Panel = lazy(async () => ({ default: (await import('#ui/panel.tsx')).Panel }))

type Props = FilterProps & { total: number }

/** On a phone the filters lie in a sheet. Without scripts the same link shows them above the list. */
export function FilterSheet({ total, ...filters }: Props) {
  const t = useT('stagebank')
  const { search, facets, isPlaceUnknown } = filters
  const [isOpen, setOpen] = useState(false)
  const count = chosenChips(search, facets, isPlaceUnknown, t).length
  const text = searchText(search, { page: search.page })
  return (
    <>
      <Link
        to={{ search: `${text}${text ? '&' : '?'}filters=1` }}
        role="button"
        aria-label={count > 0 ? t('filters.open', { count }) : t('filters.title')}
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
        className="relative grid size-12 shrink-0 place-items-center rounded-full border border-line2 bg-surface text-ink hover:bg-sunken lg:hidden"
      >
        <SlidersHorizontal className="size-5" />
        {count > 0 ? (
          <span className="absolute -top-1.5 -right-1 grid size-6 place-items-center rounded-full bg-[var(--badge)] text-micro font-bold text-[var(--on-badge)]">
            {count}
          </span>
        ) : null}
      </Link>
      {isOpen ? (
        <Suspense>
          <Panel
            isOpen
            onClose={() => setOpen(false)}
            title={t('filters.title')}
            footer={
              <div className="flex gap-3">
                {isFiltered(search) ? (
                  <ButtonLink to={{ search: '' }} look="outline" preventScrollReset>
                    {t('clear')}
                  </ButtonLink>
                ) : null}
                <Button className="flex-1" onClick={() => setOpen(false)}>
                  {t(total === 1 ? 'filters.showOne' : 'filters.show', { total })}
                </Button>
              </div>
            }
          >
            <FilterForm {...filters} />
          </Panel>
        </Suspense>
      ) : null}
    </>
  )
}
