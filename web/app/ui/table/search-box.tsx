import { useEffect, useRef } from 'react'
import { useIsHydrated } from '#lib/hydrated.ts'
import { Search } from '../icons.tsx'
import { KeptParams } from './kept-params.tsx'
import type { TableAddress } from './use-table-state.ts'

const PAUSE = 300

/** Searches when one stops typing for a moment; without scripts when one presses Enter. The key / leads to it. */
export function SearchBox({ address, label }: { address: TableAddress; label: string }) {
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(address)
  latest.current = address
  const { q } = address.state
  useSlash(input)
  useEffect(() => {
    // Cleared from elsewhere. What somebody is typing is never overwritten.
    if (input.current && document.activeElement !== input.current) input.current.value = q
  }, [q])
  useEffect(() => () => clearTimeout(timer.current), [])
  const search = () => {
    clearTimeout(timer.current)
    const next = input.current?.value.trim() ?? ''
    if (next !== latest.current.state.q) latest.current.go({ q: next }, { replace: true })
  }
  const isHydrated = useIsHydrated()
  return (
    <search>
      <form
        method="get"
        className="relative"
        onSubmit={(event) => {
          event.preventDefault()
          search()
        }}
      >
        <KeptParams address={address} own={['q']} />
        <Search className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted" />
        <input
          ref={input}
          type="search"
          name="q"
          maxLength={100}
          defaultValue={q}
          aria-label={label}
          placeholder={label}
          aria-keyshortcuts="/"
          onChange={() => {
            clearTimeout(timer.current)
            timer.current = setTimeout(search, PAUSE)
          }}
          className="block h-11 w-full rounded-control border border-fieldline bg-surface pr-4 pl-11 text-ui text-ink placeholder:text-muted placeholder-shown:text-ellipsis md:h-10 md:w-76 md:pr-11"
        />
        {isHydrated ? (
          <span
            aria-hidden="true"
            className="absolute top-1/2 right-3 grid size-6 -translate-y-1/2 place-items-center rounded-[min(6px,var(--r-field))] border border-line2 bg-surface font-sans text-cap text-muted max-md:hidden"
          >
            /
          </span>
        ) : null}
      </form>
    </search>
  )
}

function useSlash(input: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event
      const isTyping =
        target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
      const isBehind = document.querySelector('[aria-modal="true"], [role="dialog"]')
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping || isBehind) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [input])
}
