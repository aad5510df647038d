import { useEffect, useRef } from 'react'
import { useT } from '#lib/i18n.tsx'
import type { Facets } from '#protocol/features/stagebank/stagebank.ts'
import type { Search } from '#protocol/features/stagebank/stagebank-search.ts'
import { FilterChip } from '#ui/chip.tsx'
import { chosenChips } from './chosen-chips.ts'

type Props = { search: Search; facets: Facets; isPlaceUnknown: boolean }

/** What is chosen now; one press takes it away. */
export function ChosenRow({ search, facets, isPlaceUnknown }: Props) {
  const t = useT('stagebank')
  const chips = chosenChips(search, facets, isPlaceUnknown, t)
  const row = useRef<HTMLUListElement>(null)
  const pressed = useRef<number | null>(null)
  // The pressed chip is gone: the keyboard goes on at the next one, else at what was found.
  useEffect(() => {
    const at = pressed.current
    pressed.current = null
    if (at === null || document.activeElement !== document.body) return
    const left = row.current?.querySelectorAll('a') ?? []
    const next = left[Math.min(at, chips.length - 1)] ?? document.querySelector('h1')
    next?.focus({ preventScroll: true })
  }, [chips.length])
  if (chips.length === 0) return null
  return (
    <ul
      ref={row}
      aria-label={t('chips.label')}
      className="-mx-5 -mb-1 flex gap-2 overflow-x-auto px-5 pt-3 pb-1 [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:overflow-visible lg:px-0"
    >
      {chips.map(({ key, label, to }, index) => (
        <li key={key} className="max-w-full shrink-0">
          <FilterChip
            to={{ search: to }}
            label={t('chips.remove', { label })}
            onClick={() => {
              pressed.current = index
            }}
          >
            {label}
          </FilterChip>
        </li>
      ))}
    </ul>
  )
}
