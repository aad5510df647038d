import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** A details element opens and closes without scripts; with them also by Escape, a press outside and navigation. */
export function useClosingDetails() {
  const menu = useRef<HTMLDetailsElement>(null)
  const { pathname } = useLocation()
  const here = useRef(pathname)
  useEffect(() => {
    // Not when scripts arrive: what was opened before them stays open.
    if (here.current !== pathname) menu.current?.removeAttribute('open')
    here.current = pathname
  }, [pathname])
  useEffect(() => {
    const close = (event: Event) => {
      const isOutside = !menu.current?.contains(event.target as Node)
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape'
      if (!menu.current?.open || (!isEscape && (event.type === 'keydown' || !isOutside))) return
      menu.current.removeAttribute('open')
      if (isEscape) menu.current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [])
  return menu
}
