import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { elementOf } from '#lib/event-target.ts'
import { moved, project, type Spot, unproject, type View, withinReach } from './projection.ts'

/** A press that moves less than this is a press on what lies there. */
const dragFrom = 4
const arrowStep = 80
const arrows: Record<string, Spot> = {
  ArrowLeft: { x: arrowStep, y: 0 },
  ArrowRight: { x: -arrowStep, y: 0 },
  ArrowUp: { x: 0, y: arrowStep },
  ArrowDown: { x: 0, y: -arrowStep },
}

/** What the map shows, and every way to change it: drag, arrows, plus and minus, double press. Never the wheel. */
export function useMapView(first: View) {
  const [view, setView] = useState(first)
  const drag = useRef<{ from: Spot; start: View; isMoving: boolean } | undefined>(undefined)

  const zoomBy = (step: number) => setView((now) => withinReach({ ...now, zoom: now.zoom + step }))
  const moveBy = (by: Spot) => setView((now) => moved(now, by))

  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      drag.current = { from: { x: event.clientX, y: event.clientY }, start: view, isMoving: false }
    },
    onPointerMove: (event: PointerEvent) => {
      const now = drag.current
      if (!now) return
      // The button was let go where the map could not see it.
      if (event.buttons === 0) {
        drag.current = undefined
        return
      }
      const by = { x: event.clientX - now.from.x, y: event.clientY - now.from.y }
      if (!now.isMoving && Math.hypot(by.x, by.y) < dragFrom) return
      if (!now.isMoving) event.currentTarget.setPointerCapture(event.pointerId)
      now.isMoving = true
      setView(moved(now.start, by))
    },
    onPointerUp: () => {
      drag.current = undefined
    },
    onPointerCancel: () => {
      drag.current = undefined
    },
    onDoubleClick: (event: { clientX: number; clientY: number; currentTarget: Element; target: EventTarget }) => {
      if (elementOf(event.target)?.closest('[role=button], button')) return
      const box = event.currentTarget.getBoundingClientRect()
      const spot = {
        x: event.clientX - box.left - box.width / 2,
        y: event.clientY - box.top - box.height / 2,
      }
      setView((now) => {
        const middle = project(now.centre, now.zoom)
        const centre = unproject({ x: middle.x + spot.x, y: middle.y + spot.y }, now.zoom)
        return withinReach({ centre, zoom: now.zoom + 1 })
      })
    },
    onKeyDown: (event: KeyboardEvent) => {
      const by = arrows[event.key]
      if (by) moveBy(by)
      else if (event.key === '+' || event.key === '=') zoomBy(1)
      else if (event.key === '-') zoomBy(-1)
      else return
      event.preventDefault()
    },
  }
  return { view, setView, zoomBy, moveBy, handlers }
}
