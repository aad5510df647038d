import type { ComponentProps } from 'react'
import { ChevronDown } from '#ui/icons.tsx'

/** The browser's own list inside a table, where its label is the row. */
export function PlainSelect({
  isOpen = false,
  className = '',
  ...select
}: ComponentProps<'select'> & { isOpen?: boolean }) {
  return (
    <span className={`relative block ${className}`}>
      <select
        {...select}
        className={`min-h-11 w-full appearance-none rounded-field border bg-surface pr-10 pl-3.5 text-ui ${isOpen ? 'border-warnmark' : 'border-fieldline'}`}
      />
      <ChevronDown className="pointer-events-none absolute top-3 right-3 size-5 text-muted" />
    </span>
  )
}
