import { type KeyboardEvent, type MouseEvent, type RefObject, useRef, useState } from 'react'
import { elementOf } from '#lib/event-target.ts'
import type { Selecting } from './use-selection.ts'

type Options = {
  body: RefObject<HTMLTableSectionElement | null>
  ids: string[]
  selecting?: Selecting
  /** Opens a row: its panel, or else its page. */
  open?(id: string): void
  /** Brings a row into the picture when only a part of a long list is drawn. */
  reveal?(index: number): void
}

const controls = 'a, button, input, select, label, summary'

/** One row can be reached with Tab; arrows walk on from there, x ticks, Enter opens, Shift with an arrow ticks on. */
export function useRowKeys({ body, ids, selecting, open, reveal }: Options) {
  const [activeId, setActiveId] = useState<string>()
  const anchor = useRef<number>(undefined)
  const active = Math.max(0, ids.indexOf(activeId ?? ''))
  const rowOf = (target: EventTarget) => elementOf(target)?.closest<HTMLElement>('tr[data-id]')

  const focusRow = (index: number) => {
    const id = ids[index]
    if (id === undefined) return
    setActiveId(id)
    const find = () => body.current?.querySelector<HTMLElement>(`tr[data-id="${CSS.escape(id)}"]`)
    const drawn = find()
    if (drawn) return drawn.focus()
    reveal?.(index)
    // The page scrolls there first, and only then the row is drawn.
    const focusSoon = (frames: number) => {
      const row = find()
      if (row) row.focus()
      else if (frames > 0) requestAnimationFrame(() => focusSoon(frames - 1))
    }
    focusSoon(60)
  }

  const move = (event: KeyboardEvent, next: number) => {
    event.preventDefault()
    const index = Math.min(ids.length - 1, Math.max(0, next))
    if (event.shiftKey && selecting) {
      anchor.current ??= active
      selecting.tick(ids.slice(Math.min(anchor.current, index), Math.max(anchor.current, index) + 1))
    } else anchor.current = undefined
    focusRow(index)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const row = rowOf(event.target)
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey
    if (!row || event.defaultPrevented || hasModifier) return
    const { id = '' } = row.dataset
    const index = ids.indexOf(id)
    const steps: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1 }
    const step = steps[event.key] ?? (event.target === row ? { Home: 0, End: ids.length - 1 }[event.key] : undefined)
    if (step !== undefined) move(event, step)
    else if (event.key === 'x' && selecting) selecting.toggle(id)
    else if (event.key === 'Escape') selecting?.clear()
    else if (event.key === 'Enter' && event.target === row) open?.(id)
  }

  const onClick = (event: MouseEvent) => {
    const row = rowOf(event.target)
    const isControl = elementOf(event.target)?.closest(controls)
    // Whoever marks a piece of text to copy it does not want to go anywhere.
    if (row && !isControl && !String(getSelection())) open?.(row.dataset.id ?? '')
  }

  const onFocus = (event: { target: EventTarget }) => {
    const row = rowOf(event.target)
    if (row) setActiveId(row.dataset.id)
  }

  return { active, listeners: { onKeyDown, onClick, onFocus } }
}
