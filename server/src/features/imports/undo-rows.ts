import type { Statement } from '#db/batch.ts'
import { sqlCondition } from '#engine/judging/condition.ts'
import { quietMove } from '#engine/writing/moves.ts'
import { importRowLife } from '#protocol/features/imports.ts'

/** Marks which rows (r) of a slice can be undone; all else is done to those that are marked. */
export const undoRows =
  (from: (isOfSlice: string) => string) =>
  (ids: string[]): Statement => {
    const canGo = sqlCondition(
      (t, add) => `${t}.id in (select r.id ${from(`r.id = any(${add(ids)}) and r.state = 'done'`)})`,
    )
    return quietMove(importRowLife.undo, canGo, {})
  }
