import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react'
import type { Problem } from '#protocol/declaring/fields.ts'
import type { FormError } from '../lib/form.ts'

/** What a field found out about itself after the form came back; nothing when it is right now. */
type Tell = (names: string[], problem: Problem | undefined) => void

type Shown = { errors: FormError[]; found: ReadonlyMap<string, Problem | undefined> }

const TellContext = createContext<Tell>(() => {})
export const TellForm = TellContext.Provider
export const useTellForm = (): Tell => useContext(TellContext)

/** What is still wrong of what came back. It waits for a pressed pointer, else the page would move away under it. */
export function useStillWrong(errors: FormError[]) {
  const told = useRef<Shown>({ errors, found: new Map() })
  const [shown, setShown] = useState(told.current)
  const isPressed = useRef(false)
  const hasErrors = errors.length > 0
  const tell: Tell = useCallback(
    (names, problem) => {
      const before = told.current.errors === errors ? told.current.found : []
      told.current = { errors, found: new Map([...before, ...names.map((name) => [name, problem] as const)]) }
      if (hasErrors && !isPressed.current) setShown(told.current)
    },
    [errors, hasErrors],
  )
  useEffect(() => {
    if (!hasErrors) return
    const press = () => {
      isPressed.current = true
    }
    const release = () => {
      isPressed.current = false
      setTimeout(() => setShown(told.current))
    }
    const listeners = { pointerdown: press, pointerup: release, pointercancel: release }
    for (const [name, listener] of Object.entries(listeners)) document.addEventListener(name, listener, true)
    return () => {
      for (const [name, listener] of Object.entries(listeners)) document.removeEventListener(name, listener, true)
    }
  }, [hasErrors])
  const isSame = shown.errors !== errors || shown.found.size === 0
  return { tell, wrong: isSame ? errors : errors.flatMap((error, index) => nowOf(error, index, shown)) }
}

function nowOf(error: FormError, index: number, { errors, found }: Shown): FormError[] {
  if (error.field === null || !found.has(error.field)) return [error]
  const problem = found.get(error.field)
  // Of a field that came back with several problems, the one that it has now is told once.
  const isFirst = errors.findIndex(({ field }) => field === error.field) === index
  return problem && isFirst ? [{ field: error.field, ...problem }] : []
}
