import { type PointerEvent, useMemo, useRef, useState } from 'react'

/** A press that moves less is a press. */
const SLACK = 6
/** So near the edge of the window the page goes along. */
const EDGE = 80
const SCROLL = 14
/** So far beside the list still counts as over it. */
const BESIDE = 48

/**
 * Drags rows by their handle, with a mouse, a pen or a finger. What is dragged follows the pointer by itself; only when its
 * place among the rows changes is something drawn anew. A place of -1 is beside the list.
 */
export function useDrag<What>(onDrop: (what: What, at: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const [drag, setDrag] = useState<{ what: What; at: number }>()
  const drop = useRef(onDrop)
  drop.current = onDrop

  // The same for as long as the list is there, so that rows need not be drawn again for it.
  const handle = useMemo(() => {
    let from: { what: What; x: number; y: number } | undefined
    let at: number | undefined
    /** Before how many rows this height is: the middle of a row divides. */
    const placeAt = (x: number, y: number): number => {
      const box = list.current?.getBoundingClientRect()
      if (!box || x < box.left - BESIDE || x > box.right + BESIDE) return -1
      const rows = [...(list.current?.querySelectorAll(':scope > [data-place]') ?? [])]
      return rows.filter((row) => {
        const { top, bottom } = row.getBoundingClientRect()
        return y > (top + bottom) / 2
      }).length
    }
    const stop = () => {
      from = undefined
      setDrag(undefined)
    }
    return (what: What) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        at = undefined
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        from = { what, x: event.clientX, y: event.clientY }
      },
      onPointerMove: ({ clientX: x, clientY: y }: PointerEvent<HTMLElement>) => {
        if (!from || (at === undefined && Math.hypot(x - from.x, y - from.y) < SLACK)) return
        if (y < EDGE) window.scrollBy(0, -SCROLL)
        else if (y > window.innerHeight - EDGE) window.scrollBy(0, SCROLL)
        ghost.current?.style.setProperty('translate', `${x}px ${y}px`)
        const place = placeAt(x, y)
        if (place !== at) setDrag({ what: from.what, at: place })
        at = place
      },
      onPointerUp: () => {
        if (from && at !== undefined && at >= 0) drop.current(from.what, at)
        stop()
      },
      onPointerCancel: stop,
      // What was dragged is not pressed as well.
      onClickCapture: (event: { preventDefault(): void; stopPropagation(): void }) => {
        if (at === undefined) return
        at = undefined
        event.preventDefault()
        event.stopPropagation()
      },
    })
  }, [])
  return { list, ghost, drag, handle }
}

/** Where it comes among the others, when it is one of them: its own place does not count. */
export const placeWithout = (from: number, at: number): number => (from >= 0 && at > from ? at - 1 : at)
