import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { elementOf } from '#lib/event-target.ts'

/**
 * A details element opens and closes without scripts; with them also by Escape, a press outside, navigation, and when
 * what it is about became something else: then what was pressed in it is gone, so the focus goes to what opens it.
 */
export function useClosingDetails(about?: string) {
  const menu = useRef<HTMLDetailsElement>(null)
  const { pathname } = useLocation()
  const before = useRef({ pathname, about })
  useEffect(() => {
    const { current: last } = before
    before.current = { pathname, about }
    if (last.about !== about && menu.current?.open) menu.current.querySelector('summary')?.focus()
    // Not when scripts arrive: what was opened before them stays open.
    if (last.pathname !== pathname || last.about !== about) menu.current?.removeAttribute('open')
  }, [pathname, about])
  useEffect(() => {
    const close = (event: Event) => {
      const isOutside = !menu.current?.contains(elementOf(event.target))
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
