import { useEffect, useState } from 'react'

type State<T> = { data: T | undefined; state: 'busy' | 'ready' | 'failed' }

/**
 * What an address of ours answers, asked past the router: a list that does not come says so where it belongs, and takes
 * nothing away of what somebody wrote beside it. What came before stays in sight until there is something new.
 */
export function useFetched<T>(path: string | null, pauseMs = 0): State<T> & { again(): void } {
  const [found, setFound] = useState<State<T>>({ data: undefined, state: 'busy' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (path === null) return
    const stop = new AbortController()
    setFound(({ data }) => ({ data, state: 'busy' }))
    const timer = setTimeout(async () => {
      try {
        const answer = await fetch(path, { signal: stop.signal })
        if (!answer.ok || answer.redirected) throw new Error(`${path}: ${answer.status}`)
        const data: T = await answer.json()
        if (!stop.signal.aborted) setFound({ data, state: 'ready' })
      } catch {
        if (!stop.signal.aborted) setFound({ data: undefined, state: 'failed' })
      }
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [path, pauseMs, attempt])
  return { ...found, again: () => setAttempt((count) => count + 1) }
}
