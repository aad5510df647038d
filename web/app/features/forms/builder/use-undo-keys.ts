import { useEffect } from 'react'

/** Ctrl+Z and Ctrl+Y, also in a box: what is typed there is a step like any other. */
export function useUndoKeys({ undo, redo }: { undo(): void; redo(): void }) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // An editor of its own takes back its own words first.
      if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const way = key === 'z' ? (event.shiftKey ? redo : undo) : key === 'y' ? redo : null
      if (!way) return
      event.preventDefault()
      way()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [undo, redo])
}
