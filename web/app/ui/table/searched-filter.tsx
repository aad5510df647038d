import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useT } from '#lib/i18n.tsx'
import { Search } from '../icons.tsx'
import type { Option } from '../select-field.tsx'
import { optionsFrom, uniqueOptions, useOptions } from '../use-options.ts'
import { SHOWN_CHOICES } from './choices.ts'
import { TickLabel } from './tick-label.tsx'

type Props = {
  name: string
  label: string
  path: string
  known: Option[]
  chosen: readonly string[]
  rowClassName: string
}

/**
 * A filter with very many choices: the first of them come when it is opened, others are found by a part of their name.
 * What was ticked once stays in sight.
 */
export function SearchedFilter({ name, label, path, known, chosen, rowClassName }: Props) {
  const t = useT('table')
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const isSeen = useIsSeen(box)
  const load = useMemo(() => optionsFrom(path), [path])
  const [query, setQuery] = useState('')
  const [held, setHeld] = useState(known)
  const found = useOptions(load, query, isSeen)
  const isHydrated = useIsHydrated()
  const shown = uniqueOptions([...held, ...found.options])
  const count = found.options.length
  const outcome = count === 0 ? 'none' : count < SHOWN_CHOICES ? 'found' : 'first'
  const state = found.state === 'idle' ? outcome : found.state
  return (
    <div ref={box}>
      {isHydrated ? (
        <div className="relative mb-1">
          <Search className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-muted" />
          <input
            type="search"
            value={query}
            maxLength={100}
            autoComplete="off"
            aria-label={t('searchChoices', { filter: label })}
            aria-describedby={id}
            placeholder={t('search')}
            onChange={({ currentTarget }) => setQuery(currentTarget.value)}
            // It searches while one types; the rest of the form is not meant yet.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            className="block h-11 w-full rounded-control border border-fieldline bg-surface pr-3 pl-10 text-ui text-ink placeholder:text-muted md:h-9"
          />
        </div>
      ) : null}
      {shown.map((option) => (
        <TickLabel
          key={option.value}
          name={name}
          value={option.value}
          defaultChecked={chosen.includes(option.value)}
          onChange={() => setHeld((before) => uniqueOptions([...before, option]))}
          labelClassName={rowClassName}
        >
          {option.label}
        </TickLabel>
      ))}
      <p id={id} role="status" className="px-1 text-cap text-muted">
        {isSeen ? t(`choices.${state}`, { count }) : ''}
      </p>
    </div>
  )
}

/** Nothing is asked for before somebody opens it. */
function useIsSeen(box: React.RefObject<HTMLElement | null>): boolean {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      setIsSeen(true)
    })
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  return isSeen
}
