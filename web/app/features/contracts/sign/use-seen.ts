import { useEffect } from 'react'
import { useFetcher } from 'react-router'

/** That somebody reads it is noted once a person touches the page; what only opens a link does not. */
export function useSeen(isUp: boolean): void {
  const { submit } = useFetcher()
  useEffect(() => {
    if (!isUp) return
    const stop = new AbortController()
    const tell = () => {
      stop.abort()
      void submit({ do: 'view' }, { method: 'post' })
    }
    for (const kind of ['pointerdown', 'keydown', 'touchmove', 'wheel'])
      window.addEventListener(kind, tell, { once: true, passive: true, signal: stop.signal })
    return () => stop.abort()
  }, [isUp, submit])
}
