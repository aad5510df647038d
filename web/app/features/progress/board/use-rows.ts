import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIsHydrated } from '#lib/hydrated.ts'
import type { Student } from './board-model.ts'
import type { Group } from './board-view.ts'
import { nextPicture, type Picture } from './next-picture.ts'

export type Line = { kind: 'group'; group: Group } | { kind: 'row'; student: Student; index: number }

/** Classes and their students as one list of lines; of a class that is folded only its name. */
export function linesOf(groups: readonly Group[], folded: ReadonlySet<string>): Line[] {
  let index = 0
  const hasNames = groups.length > 1 || groups.some(({ name }) => name !== null)
  return groups.flatMap((group): Line[] => {
    const students = group.students.map((student): Line => ({ kind: 'row', student, index: index++ }))
    if (!hasNames) return students
    return [{ kind: 'group', group }, ...(folded.has(group.id) ? [] : students)]
  })
}

const heights = { group: 44, row: 64 }
/** What a page without scripts shows of a long board. */
const FIRST = 60
const HEAD = 76
/** So many lines beyond the picture are there already when one scrolls to them. */
const BEYOND = 6

/** Where each line begins, and at the end where the last one ends. */
function startsOf(lines: readonly Line[]): number[] {
  const starts = [0]
  for (const { kind } of lines) starts.push((starts.at(-1) ?? 0) + heights[kind])
  return starts
}

/** The line at this height; lines are found by halves, since there are thousands. */
function lineAt(starts: readonly number[], top: number): number {
  let [low, high] = [0, starts.length - 2]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= top) low = middle
    else high = middle - 1
  }
  return Math.max(0, low)
}

/**
 * Only the lines in the picture are drawn; on paper all of them are. They are as high as their kind, so nothing has to be
 * measured.
 */
export function useRows(lines: readonly Line[]) {
  const scroller = useRef<HTMLDivElement>(null)
  const isHydrated = useIsHydrated()
  const isPrinting = useIsPrinting()
  const starts = useMemo(() => startsOf(lines), [lines])
  const [picture, setPicture] = useState<Picture>({ first: 0, last: FIRST })
  const drawn = useRef(picture)
  useEffect(() => {
    const box = scroller.current
    if (!box) return
    let frame = 0
    const look = () => {
      frame = 0
      const sight = { first: lineAt(starts, box.scrollTop), last: lineAt(starts, box.scrollTop + box.clientHeight) }
      const wanted = {
        first: Math.max(0, sight.first - BEYOND),
        last: Math.min(starts.length - 2, sight.last + BEYOND),
      }
      const now = drawn.current
      if (now.first === wanted.first && now.last === wanted.last) return
      drawn.current = nextPicture(now, wanted, sight)
      setPicture(drawn.current)
      soon()
    }
    const soon = () => {
      frame ||= requestAnimationFrame(look)
    }
    const measure = () => {
      box.toggleAttribute('data-wide', box.scrollWidth > box.clientWidth)
      soon()
    }
    measure()
    box.addEventListener('scroll', soon, { passive: true })
    addEventListener('resize', measure)
    return () => {
      cancelAnimationFrame(frame)
      box.removeEventListener('scroll', soon)
      removeEventListener('resize', measure)
    }
  }, [starts])
  const total = starts.at(-1) ?? 0
  const isWindow = isHydrated && !isPrinting
  const last = Math.min(lines.length - 1, isPrinting ? lines.length : picture.last)
  // A shorter list than the one that was scrolled through begins at its end.
  const first = isWindow ? Math.min(picture.first, Math.max(0, last - BEYOND)) : 0
  const shown = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
  return {
    scroller,
    shown: isHydrated ? shown : shown.slice(0, FIRST),
    above: isWindow ? (starts[first] ?? 0) : 0,
    below: isWindow ? total - (starts[last + 1] ?? total) : 0,
    reveal: (at: number) => {
      const box = scroller.current
      if (!box) return
      const [top, bottom] = [starts[at] ?? 0, starts[at + 1] ?? 0]
      const visible = box.clientHeight - HEAD
      if (top < box.scrollTop) box.scrollTop = top
      else if (bottom > box.scrollTop + visible) box.scrollTop = bottom - visible
    },
  }
}

function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const before = () => flushSync(() => setIsPrinting(true))
    const after = () => setIsPrinting(false)
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [])
  return isPrinting
}
