import { type KeyboardEvent, type MouseEvent, type RefObject, useMemo, useState } from 'react'
import { elementOf } from '#lib/event-target.ts'
import type { Line } from './use-rows.ts'

export type At = { student: string; column: number }
type Options = {
  scroller: RefObject<HTMLElement | null>
  lines: readonly Line[]
  columns: number
  reveal(line: number): void
  toggle(studentId: string): void
  /** A cell, or with -1 the student. */
  open(at: At, element: HTMLElement): void
  fold(groupId: string): void
}

const cellOf = (target: EventTarget): { at: At; element: HTMLElement } | undefined => {
  const element = elementOf(target)?.closest<HTMLElement>('[data-col]')
  const student = element?.closest<HTMLElement>('[data-student]')?.dataset.student
  return element && student ? { at: { student, column: Number(element.dataset.col) }, element } : undefined
}

/** One cell can be reached with Tab; arrows walk on from there, x ticks the student, Enter opens. */
export function useGridKeys({ scroller, lines, columns, reveal, toggle, open, fold }: Options) {
  const { students, rowOf } = useMemo(() => {
    const all = lines.flatMap((line, at) => (line.kind === 'row' ? [{ id: line.student.id, at }] : []))
    return { students: all, rowOf: new Map(all.map(({ id }, row) => [id, row])) }
  }, [lines])
  const [kept, setKept] = useState<At>()
  const isThere = kept && rowOf.has(kept.student)
  const active: At | undefined = isThere ? kept : students[0] && { student: students[0].id, column: -1 }

  const focus = (next: At, line: number) => {
    setKept(next)
    const find = () =>
      scroller.current?.querySelector<HTMLElement>(
        `[data-student="${CSS.escape(next.student)}"] [data-col="${next.column}"]`,
      )
    reveal(line)
    // It scrolls there first, and only then the row is drawn.
    const soon = (frames: number) => {
      const cell = find()
      if (cell) cell.focus()
      else if (frames > 0) requestAnimationFrame(() => soon(frames - 1))
    }
    soon(60)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const here = cellOf(event.target)
    if (!here || event.ctrlKey || event.metaKey || event.altKey) return
    const { student, column } = here.at
    const row = rowOf.get(student) ?? 0
    const steps: Record<string, [row: number, column: number]> = {
      ArrowDown: [row + 1, column],
      ArrowUp: [row - 1, column],
      ArrowLeft: [row, column - 1],
      ArrowRight: [row, column + 1],
      Home: [row, -1],
      End: [row, columns - 1],
      PageDown: [row + 10, column],
      PageUp: [row - 10, column],
    }
    const step = steps[event.key]
    if (step) {
      event.preventDefault()
      const next = students[Math.min(students.length - 1, Math.max(0, step[0]))]
      if (next) focus({ student: next.id, column: Math.min(columns - 1, Math.max(-1, step[1])) }, next.at)
    } else if (event.key === 'x') toggle(student)
    else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      open(here.at, here.element)
    }
  }

  const onClick = (event: MouseEvent) => {
    const element = elementOf(event.target)
    const group = element?.closest<HTMLElement>('[data-fold]')?.dataset.fold
    if (group) return fold(group)
    const here = cellOf(event.target)
    if (!here) return
    const label = element?.closest('label')
    if (label) {
      // The box follows what is chosen; the press of its label comes as one of the box as well.
      if (element instanceof HTMLInputElement) toggle(here.at.student)
      return
    }
    if (String(getSelection())) return
    setKept(here.at)
    open(here.at, here.element)
  }
  return { active, listeners: { onKeyDown, onClick } }
}
