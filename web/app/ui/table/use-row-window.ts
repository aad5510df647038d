import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { useIsHydrated } from '../../lib/hydrated.ts'
import type { Density } from './table-state.ts'

const rowHeights: Record<Density, number> = { compact: 44, comfortable: 56 }
const PHONE_ROW = 68

/** From here on a list is too long to draw as a whole. */
export const MANY = 150

/** Of a very long list only the rows in the picture are drawn, once the page listens; before that they are all there. */
export function useRowWindow(count: number, density: Density) {
  const box = useRef<HTMLDivElement>(null)
  const isLong = useIsHydrated() && count > MANY
  const window = useVirtualizer({
    count: isLong ? count : 0,
    getScrollElement: () => box.current,
    estimateSize: () => (matchMedia('(width < 48rem)').matches ? PHONE_ROW : rowHeights[density]),
    overscan: 12,
    scrollPaddingStart: rowHeights[density],
  })
  const items = window.getVirtualItems()
  const first = items[0]
  const last = items.at(-1)
  return {
    box,
    isLong,
    indexes: isLong ? items.map(({ index }) => index) : undefined,
    above: first?.start ?? 0,
    below: last ? window.getTotalSize() - last.end : 0,
    reveal: (index: number) => window.scrollToIndex(index),
  }
}
