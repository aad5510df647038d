import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { useIsHydrated } from '#lib/hydrated.ts'
import type { RowsInView } from './rows-in-view.ts'
import type { Density } from './table-state.ts'

const rowHeights: Record<Density, number> = { compact: 45, comfortable: 56 }
const PHONE_ROW = 68

/** From here on a list is too long to draw as a whole. */
export const MANY = 150

/**
 * Of a very long list only the rows in the picture are drawn, once the page listens; before that they are all there.
 * It scrolls with the page, as a short one does.
 */
export function useRowWindow(count: number, density: Density) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [start, setStart] = useState(0)
  const wantsWindow = useIsHydrated() && count > MANY
  const page = useRowsInView(wantsWindow)
  const isLong = wantsWindow && page !== undefined
  page?.setOptions({
    ...page.options,
    count: isLong ? count : 0,
    estimateSize: () => (matchMedia('(width < 48rem)').matches ? PHONE_ROW : rowHeights[density]),
    scrollMargin: start,
  })
  useLayoutEffect(() => {
    // What stands above the rows may change with every answer, so it is measured each time.
    if (isLong && body.current) setStart(Math.round(body.current.getBoundingClientRect().top + scrollY))
    page?._willUpdate()
  })
  const items = isLong ? page.getVirtualItems() : []
  const first = items[0]
  const last = items.at(-1)
  return {
    body,
    isLong,
    indexes: isLong ? items.map(({ index }) => index) : undefined,
    /** A name of two lines makes a row higher. */
    measure: isLong ? page.measureElement : undefined,
    above: first ? first.start - start : 0,
    // Until it is known what is in the picture, the page keeps its length: else it would lose its place.
    below: isLong ? page.getTotalSize() - (last ? last.end - start : 0) : 0,
    reveal: (index: number) => page?.scrollToIndex(index),
  }
}

/** Draws anew when other rows come into the picture. */
function useRowsInView(isWanted: boolean): RowsInView | undefined {
  const [page, setPage] = useState<RowsInView>()
  const [, draw] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    void import('./rows-in-view.ts').then(({ rowsInView }) => {
      if (!isOver) setPage(rowsInView(draw))
    })
    return () => {
      isOver = true
      setPage(undefined)
    }
  }, [isWanted])
  useEffect(() => page?._didMount(), [page])
  return page
}
