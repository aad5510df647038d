import { useEffect, useState } from 'react'
import type { FoundEverything } from './find-everything.server.ts'

const PAUSE = 150

export type FoundState = FoundEverything & { state: 'idle' | 'loading' | 'failed'; of: string }

/** What fits what was typed: asked once the typing pauses. An answer that comes too late is not waited for. */
export function useFound(q: string, kind: string, isWanted: boolean, attempt: number): FoundState {
  const [found, setFound] = useState<FoundState>({ groups: [], state: 'idle', of: '' })
  useEffect(() => {
    if (!isWanted) return setFound({ groups: [], state: 'idle', of: '' })
    const stop = new AbortController()
    setFound((before) => ({ ...before, state: 'loading' }))
    const timer = setTimeout(async () => {
      try {
        const answer = await fetch(`/zoeken/gevonden?${new URLSearchParams({ q, soort: kind })}`, {
          signal: stop.signal,
        })
        // The session is over: the page leads to signing in, and back to what was typed.
        if (answer.redirected) return location.assign(`/zoeken?${new URLSearchParams({ q })}`)
        if (!answer.ok) throw new Error(`search: ${answer.status}`)
        const { groups }: FoundEverything = await answer.json()
        setFound({ groups, state: 'idle', of: q })
      } catch {
        if (!stop.signal.aborted) setFound({ groups: [], state: 'failed', of: q })
      }
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [q, kind, isWanted, attempt])
  return found
}
