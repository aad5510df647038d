import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const EVERY_MS = 4000

/** It is made while somebody looks: asks again as long as they do. */
export function AskAgain() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [revalidate])
  return null
}
