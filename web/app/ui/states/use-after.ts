import { useEffect, useState } from 'react'

/** True once it has been so for a while: what is over sooner never flashes by. */
export function useAfter(milliseconds: number, isOn = true): boolean {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setIsDue(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setIsDue(false)
    }
  }, [milliseconds, isOn])
  return isOn && isDue
}
