import { useEffect, useRef } from 'react'

const AFTER_MS = 10_000
const LOOK_AGAIN_MS = 2_000

/**
 * Closes something after a while, but not under the pointer or the focus of whoever is busy with it; and at once when
 * somebody begins to tick rows for what comes next.
 */
export function useClosingByItself(isOver: boolean, close: () => void) {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isOver) return
    let timer: ReturnType<typeof setTimeout>
    const closeOrWait = () => {
      if (element.current?.matches(':hover, :focus-within')) timer = setTimeout(closeOrWait, LOOK_AGAIN_MS)
      else close()
    }
    timer = setTimeout(closeOrWait, AFTER_MS)
    const onChange = ({ target }: Event) => target instanceof Element && target.closest('table') && close()
    document.addEventListener('change', onChange)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('change', onChange)
    }
  }, [isOver, close])
  return element
}
