import { useEffect, useState } from 'react'
import type { Option } from './select-field.tsx'

export type LoadOptions = (query: string, signal: AbortSignal) => Promise<Option[]>
export type OptionState = { options: Option[]; state: 'idle' | 'loading' | 'failed' }

const pauseMs = 250

/** Asks an address of ours that answers `?q=` with options, and takes what else is given. */
export const optionsFrom =
  (path: string, also?: Record<string, string>): LoadOptions =>
  async (query, signal) => {
    const answer = await fetch(`${path}?${new URLSearchParams({ ...also, q: query })}`, { signal })
    if (!answer.ok) throw new Error(`options: ${answer.status}`)
    return answer.json()
  }

/** Each value once; the first one stays. */
export const uniqueOptions = (options: Option[]): Option[] =>
  options.filter(({ value }, index) => options.findIndex((each) => each.value === value) === index)

/** What fits what was typed, asked for once the typing pauses; an answer that comes too late is forgotten. */
export function useOptions(load: LoadOptions, query: string, isWanted: boolean): OptionState {
  const [found, setFound] = useState<OptionState & { of: string }>({ options: [], state: 'idle', of: '' })
  useEffect(() => {
    if (!isWanted) return setFound({ options: [], state: 'idle', of: query })
    const stop = new AbortController()
    setFound(({ options }) => ({ options, state: 'loading', of: query }))
    const timer = setTimeout(() => {
      load(query, stop.signal).then(
        (options) => stop.signal.aborted || setFound({ options, state: 'idle', of: query }),
        () => stop.signal.aborted || setFound({ options: [], state: 'failed', of: query }),
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [load, query, isWanted])
  // Nobody reads that there is nothing before it was asked.
  return isWanted && found.of !== query ? { options: found.options, state: 'loading' } : found
}
