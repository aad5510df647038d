import { useCallback, useEffect, useRef, useState } from 'react'
import { useLive } from '#lib/use-live.ts'
import { Client, type Transport } from '#protocol/client.ts'
import { progressBoard } from '#protocol/features/progress-board.ts'
import { type Board, boardOf, withRows } from './board-model.ts'

const transport: Transport = async ({ method, path, headers, body, signal }) => {
  const answer = await fetch(path, { method, headers, body, signal })
  return { status: answer.status, headers: {}, body: await answer.text() }
}
const api = new Client(transport)
/** More than these are read with all the others. */
const FEW = 100

/** The board as it is now: what others do to its students is read as soon as it happened. */
export function useBoard(periodId: string, text: string): { board: Board; refresh(ids?: readonly string[]): void } {
  const [board, setBoard] = useState<Board>(() => boardOf(JSON.parse(text)))
  const shown = useRef(text)
  useEffect(() => {
    // The page was loaded anew.
    if (shown.current === text) return
    shown.current = text
    setBoard(boardOf(JSON.parse(text)))
  }, [text])
  const turn = useRef(0)
  const refresh = useCallback(
    (ids?: readonly string[]) => {
      const isFew = ids !== undefined && ids.length <= FEW
      const own = ++turn.current
      const filter = { periodId, ...(isFew ? { studentIdIn: [...ids] } : {}) }
      // What could not be read now is read with the next change.
      api.tell(progressBoard, { filter }).then(
        (told) => {
          if (isFew) setBoard((now) => withRows(now, told, new Set(ids)))
          else if (own === turn.current) setBoard(boardOf(told))
        },
        () => {},
      )
    },
    [periodId],
  )
  const known = useRef(new Set<string>())
  known.current = new Set(board.students.map(({ id }) => id))
  useLive({
    onChange: (changes) => {
      const ids = changes.flatMap(({ type, id }) => (type === 'users' && known.current.has(id) ? id : []))
      if (ids.length > 0) refresh([...new Set(ids)])
    },
    onMissed: () => refresh(),
  })
  return { board, refresh }
}
