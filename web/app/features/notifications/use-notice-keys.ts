import { useEffect } from 'react'

const typing = 'input, textarea, select, [contenteditable=true]'
const open = 'dialog[open], [role=dialog], [role=alertdialog]'

/**
 * j and k go down and up through the list, e marks what one stands on as read; Enter opens it, as on any button. Whoever
 * switched the keys of the queue off has none here either.
 */
export function useNoticeKeys(): void {
  useEffect(() => {
    if (localStorage.getItem('queue-keys') === 'off') return
    // Where one was: a row that was read may be gone, and then the next one stands in its place.
    let last = -1
    const press = (event: KeyboardEvent) => {
      const { target, key } = event
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector(open)) return
      if (target instanceof HTMLElement && target.matches(typing)) return
      const rows = [...document.querySelectorAll<HTMLElement>('[data-notice]')]
      const here = rows.findIndex((row) => row.contains(document.activeElement))
      const step = { j: 1, k: -1 }[key]
      if (step) {
        const wanted = here >= 0 ? here + step : Math.max(last, 0)
        last = Math.min(rows.length - 1, Math.max(0, wanted))
        rows[last]?.querySelector<HTMLElement>('[name=open]')?.focus()
      } else if (key === 'e' && !event.repeat) rows[here]?.querySelector<HTMLElement>('[name=read]')?.click()
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
