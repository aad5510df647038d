import { useEffect, useRef } from 'react'

export type Changed = { type: string; id: string }
type Heard = {
  /** What changed within a moment, of what the reader may see. */
  onChange(changes: Changed[]): void
  /** Something was missed: look at everything again. */
  onMissed(): void
}

/** Together with what comes right after it. */
const PAUSE = 80
/** A stream that was ended by the server is not opened again at once. */
const AGAIN = 5000

/** Hears what others change while the page is open; nothing while it lies behind others, and then all of it is read again. */
export function useLive(heard: Heard): void {
  const latest = useRef(heard)
  latest.current = heard
  useEffect(() => {
    let source: EventSource | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let again: ReturnType<typeof setTimeout> | undefined
    let waiting: Changed[] = []
    let hasMissed = false
    const tell = () => {
      timer = undefined
      const changes = waiting
      waiting = []
      if (changes.length > 0) latest.current.onChange(changes)
    }
    const open = () => {
      source = new EventSource('/api/v1/live')
      source.addEventListener('open', () => {
        if (hasMissed) latest.current.onMissed()
        hasMissed = false
      })
      source.addEventListener('change', ({ data }) => {
        waiting.push(JSON.parse(data))
        timer ??= setTimeout(tell, PAUSE)
      })
      source.addEventListener('resync', () => latest.current.onMissed())
      source.addEventListener('end', ({ data }) => {
        close()
        hasMissed = true
        // Who is signed out hears nothing more; else another process takes over.
        if (JSON.parse(data).reason !== 'session') again = setTimeout(open, AGAIN)
      })
      source.addEventListener('error', () => {
        hasMissed = true
      })
    }
    const close = () => {
      source?.close()
      source = undefined
      clearTimeout(again)
    }
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') {
        close()
        hasMissed = true
      } else if (!source) open()
    }
    open()
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      close()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [])
}
