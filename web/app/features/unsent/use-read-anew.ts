import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { onSent } from './outbox.ts'
import type { Unsent } from './unsent.ts'

/**
 * Once the last of what was waiting is sent. As long as something waits the line may be gone, and a page that cannot be
 * read anew would go with all that is on it.
 */
export function useReadAnew(waiting: readonly Unsent[]): void {
  const isAllSent = waiting.every(({ refused }) => refused !== null)
  const [isOld, setIsOld] = useState(false)
  const { revalidate } = useRevalidator()
  useEffect(() => onSent(() => setIsOld(true)), [])
  useEffect(() => {
    if (!isOld || !isAllSent) return
    setIsOld(false)
    void revalidate()
  }, [isOld, isAllSent, revalidate])
}
