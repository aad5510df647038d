import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIsHydrated } from '#lib/hydrated.ts'
import type { Student } from './board-model.ts'
import type { Group } from './board-view.ts'

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

/** Only the lines in the picture are drawn; on paper all of them are. */
export function useRows(lines: readonly Line[]) {
  const scroller = useRef<HTMLDivElement>(null)
  const isHydrated = useIsHydrated()
  const isPrinting = useIsPrinting()
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => heights[lines[at]?.kind ?? 'row'],
    getItemKey: (at) => {
      const line = lines[at]
      return line?.kind === 'row' ? line.student.id : (line?.group.id ?? at)
    },
    overscan: 8,
    scrollPaddingStart: HEAD,
    paddingStart: 0,
  })
  const items = rows.getVirtualItems()
  const isWindow = isHydrated && !isPrinting && items.length > 0
  const first = items[0]
  const last = items.at(-1)
  return {
    scroller,
    shown: isWindow ? items.map(({ index }) => index) : [...lines.keys()].slice(0, isPrinting ? undefined : FIRST),
    above: isWindow && first ? first.start : 0,
    below: isWindow && last ? rows.getTotalSize() - last.end : 0,
    reveal: (at: number) => rows.scrollToIndex(at),
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
