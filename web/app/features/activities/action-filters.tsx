import { lazy, Suspense, useEffect, useRef } from 'react'
import { useT } from '#lib/i18n.tsx'
import { ChevronDown, SlidersHorizontal } from '#ui/icons.tsx'
import type { FilterProps } from './filter-fields.tsx'

const wide = '(min-width: 64rem)'

/** On a phone most people only read: what makes the fields more than the browser's own comes when they are unfolded. */
const FilterFields = lazy(async () => {
  if (typeof document !== 'undefined') await unfolded()
  return import('./filter-fields.tsx')
})

function unfolded(): Promise<void> {
  const isOpen = () => document.querySelector('details[data-filters][open]') !== null
  return new Promise((resolve) => {
    if (matchMedia(wide).matches || isOpen()) return resolve()
    const look = () => {
      if (!isOpen()) return
      document.removeEventListener('toggle', look, true)
      resolve()
    }
    document.addEventListener('toggle', look, true)
  })
}

/**
 * By whom, of what kind and when. Asked with a form that changes the address, so that it works before scripts arrive.
 * On a phone the list comes first and the filters fold open; where there is room they are always there.
 */
export function ActionFilterForm(props: FilterProps) {
  const t = useT('activities')
  const fold = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    // Seen open is said to be open, also to who listens.
    if (fold.current && matchMedia(wide).matches) fold.current.open = true
  }, [])
  return (
    <details
      ref={fold}
      data-filters
      open={props.isFiltered}
      className="rounded-card border border-line bg-surface lg:sticky lg:top-24 lg:[&::details-content]:[content-visibility:visible]"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2.5 rounded-card px-5 font-semibold lg:pt-2">
        <SlidersHorizontal className="size-5" />
        {t('filters.title')}
        <ChevronDown className="ml-auto size-5 lg:hidden" />
      </summary>
      <Suspense>
        <FilterFields {...props} />
      </Suspense>
    </details>
  )
}
