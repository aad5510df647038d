import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import type { Target } from '#ui/drag/drop-target.ts'
import type { EditorContext } from './editor-context.ts'
import * as moves from './steps.ts'

/** The ids of what moves along with a phase, so that the focus stays on it. */
export const handleId = (key: string) => `greep-${key}`
export const moveId = (key: string, way: 'up' | 'down') => `${way === 'up' ? 'omhoog' : 'omlaag'}-${key}`

/** Puts phases in order by keyboard and by buttons, and says each time where the phase now stands. */
export function usePhaseMoves({ draft: { steps }, setSteps }: EditorContext) {
  const t = useT('workflows')
  const [told, setTold] = useState('')
  const [grabbed, setGrabbed] = useState<{ key: string; before: moves.Steps }>()
  const focusNext = useRef<string>(undefined)
  // The card was drawn anew at its new place.
  useEffect(() => {
    if (focusNext.current) document.getElementById(focusNext.current)?.focus()
    focusNext.current = undefined
  }, [steps])
  const nameOf = (key: string) => moves.findPhase(steps, key)?.name ?? ''
  const sayPlace = (key: string, of: moves.Steps) => {
    const at = moves.stepOf(of, key)
    const others = of[at]?.filter((phase) => phase.key !== key).map(({ name }) => name) ?? []
    const place = { name: nameOf(key), position: at + 1, count: of.length }
    return others.length > 0 ? t('order.beside', { ...place, others: others.join(', ') }) : t('order.at', place)
  }
  const put = (key: string, next: moves.Steps, focus?: string) => {
    if (next === steps) return setTold(t('order.stuck', { name: nameOf(key) }))
    focusNext.current = focus
    setSteps(() => next)
    setTold(sayPlace(key, next))
  }
  const drop = () => {
    if (grabbed) setTold(t('order.dropped', { place: sayPlace(grabbed.key, steps) }))
    setGrabbed(undefined)
  }
  const toggle = (key: string) => {
    if (grabbed?.key === key) return drop()
    setGrabbed({ key, before: steps })
    setTold(t('order.grabbed', { name: nameOf(key) }))
  }
  const onKeyDown = (key: string) => (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      return toggle(key)
    }
    if (grabbed?.key !== key) return
    const move = {
      ArrowUp: moves.moveUp,
      ArrowDown: moves.moveDown,
      ArrowRight: moves.placeBesidePrevious,
      ArrowLeft: (of: moves.Steps) => (isBeside(of, key) ? moves.moveDown(of, key) : of),
    }[event.key]
    if (move) {
      event.preventDefault()
      put(key, move(steps, key), handleId(key))
    } else if (event.key === 'Escape') {
      event.preventDefault()
      focusNext.current = handleId(key)
      setSteps(() => grabbed.before)
      setGrabbed(undefined)
      setTold(t('order.cancelled', { name: nameOf(key) }))
    } else if (event.key === 'Tab') drop()
  }
  return {
    told,
    grabbedKey: grabbed?.key,
    onKeyDown,
    toggle,
    up: (key: string) => put(key, moves.moveUp(steps, key), moveId(key, 'up')),
    down: (key: string) => put(key, moves.moveDown(steps, key), moveId(key, 'down')),
    beside: (key: string) => put(key, moves.placeBesidePrevious(steps, key)),
    apart: (key: string) => put(key, moves.moveDown(steps, key)),
    drop: (key: string, target: Target) =>
      put(key, 'gap' in target ? moves.placeAt(steps, key, target.gap) : moves.placeBeside(steps, key, target.beside)),
  }
}

export const isBeside = (steps: moves.Steps, key: string): boolean => (steps[moves.stepOf(steps, key)]?.length ?? 0) > 1
