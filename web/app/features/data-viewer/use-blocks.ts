import { useCallback, useRef, useState } from 'react'
import type { ViewerData } from './view.server.ts'
import { BLOCK, type View, viewAddress } from './view-address.ts'

type Row = ViewerData['rows'][number]
/** As many as are kept; who comes back to others reads them again. */
const MOST = 30

async function readBlock(view: View, nth: number): Promise<Row[]> {
  const answer = await fetch(`/admin/data-viewer/rijen${viewAddress(view, { page: nth + 1 })}`)
  if (!answer.ok) throw new Error(`rows answered ${answer.status}`)
  const { rows }: { rows: Row[] } = await answer.json()
  return rows
}

/** Rows of a view by where they stand in it, read in blocks as somebody comes near them. */
export function useBlocks(view: View, start: number, rows: readonly Row[]) {
  const [blocks, setBlocks] = useState<ReadonlyMap<number, readonly Row[]>>(new Map())
  const [isLost, setIsLost] = useState(false)
  const asked = useRef(new Set<number>())
  const rowAt = (index: number): Row | undefined =>
    blocks.get(Math.floor(index / BLOCK))?.[index % BLOCK] ?? rows[index - start]
  const ask = useCallback(
    (from: number, to: number) => {
      for (let nth = Math.floor(from / BLOCK); nth <= Math.floor(to / BLOCK); nth += 1) {
        if (asked.current.has(nth)) continue
        asked.current.add(nth)
        readBlock(view, nth).then(
          (found) => {
            setIsLost(false)
            setBlocks((now) => {
              const next = new Map(now).set(nth, found)
              const [oldest] = next.size > MOST ? next.keys() : []
              if (oldest !== undefined && next.delete(oldest)) asked.current.delete(oldest)
              return next
            })
          },
          () => {
            // The next movement asks again.
            asked.current.delete(nth)
            setIsLost(true)
          },
        )
      }
    },
    [view],
  )
  return { rowAt, ask, isLost }
}
