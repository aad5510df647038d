import { type RefObject, useEffect, useRef } from 'react'

/** Where a row of tabs does not fit, the current one stands in the middle. Another address has another current one. */
export function useCurrentInSight<Row extends HTMLElement>(address: string): RefObject<Row | null> {
  const row = useRef<Row>(null)
  useEffect(() => {
    const box = row.current?.getBoundingClientRect()
    const tab = address && row.current?.querySelector('[aria-current]')?.getBoundingClientRect()
    if (box && tab) row.current?.scrollBy(tab.x + tab.width / 2 - box.x - box.width / 2, 0)
  }, [address])
  return row
}
