import { type PointerEvent, useRef, useState } from 'react'
import { type Target, targetAt } from './drop-target.ts'

/** A press that moves less is a press. */
const SLACK = 5
/** So near the edge of the window the page goes along. */
const EDGE = 72
const SCROLL = 14

/** Drags one of a list of steps by its handle, with a mouse, a pen or a finger. Each has `data-step`. */
export function useStepDrag(onDrop: (key: string, target: Target) => void) {
  const list = useRef<HTMLOListElement>(null)
  const from = useRef<{ key: string; x: number; y: number }>(undefined)
  const [drag, setDrag] = useState<{ key: string; over: Target }>()
  const overAt = (y: number): Target => {
    const steps = list.current?.querySelectorAll('[data-step]') ?? []
    return targetAt(
      Array.from(steps, (step) => step.getBoundingClientRect()),
      y,
    )
  }
  const stop = () => {
    from.current = undefined
    setDrag(undefined)
  }
  const handle = (key: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      from.current = { key, x: event.clientX, y: event.clientY }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const start = from.current
      if (!start || (!drag && Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLACK)) return
      if (event.clientY < EDGE) window.scrollBy(0, -SCROLL)
      else if (event.clientY > window.innerHeight - EDGE) window.scrollBy(0, SCROLL)
      setDrag({ key: start.key, over: overAt(event.clientY) })
    },
    onPointerUp: () => {
      if (drag) onDrop(drag.key, drag.over)
      stop()
    },
    onPointerCancel: stop,
  })
  return { list, drag, handle }
}
