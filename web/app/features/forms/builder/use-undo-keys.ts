import { useEffect } from 'react'
import type { Builder } from './use-form-builder.ts'

/** Ctrl+Z and Ctrl+Y, also in a box: what is typed there is a step like any other. */
export function useUndoKeys({ undo, redo }: Pick<Builder, 'undo' | 'redo'>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
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
