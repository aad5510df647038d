import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while the page wakes up, true after that. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/**
 * The value of a control that is a plain one until the page listens. What somebody filled in before that moment is
 * still in the plain control, and goes along to the control that takes its place.
 */
export function useKeptValue(initial: string) {
  const isHydrated = useIsHydrated()
  const plain = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const [value, setValue] = useState(initial)
  useLayoutEffect(() => {
    if (plain.current) setValue(plain.current.value)
  }, [])
  return { value, setValue, plain, isHydrated }
}
