import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const PAUSE = 1000

/** While something is under way the page asks how far it is. Not while nobody looks. */
export function useFollow(isBusy: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isBusy) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, PAUSE)
    return () => clearInterval(timer)
  }, [isBusy, revalidate])
}
