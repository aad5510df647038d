import type { Statement } from '#db/batch.ts'
import { sqlCondition } from '#engine/judging/condition.ts'
import { quietMove } from '#engine/writing/moves.ts'
import { importRowLife } from '#protocol/features/imports.ts'

/** Until when somebody may have changed and still be as the row (r) left them. */
export const intactAt = 'greatest(r.applied_at, r.intact_at)'

/** Marks which rows (r) of a slice can be undone; all else is done to those that are marked. */
export const undoRows =
  (from: (isOfSlice: string) => string) =>
  (ids: string[]): Statement => {
    const canGo = sqlCondition(
      (t, add) => `${t}.id in (select r.id ${from(`r.id = any(${add(ids)}) and r.state = 'done'`)})`,
    )
    return quietMove(importRowLife.undo, canGo, {})
  }

/**
 * What this row put back is as an earlier import left it, if it was so when this row came: then that import can be taken
 * back as well. `before` says when it had changed last by then. Comes last, so that its moment is that of all changes.
 */
export const passOn = (ids: string[]): Statement => ({
  text: `update import_rows o set intact_at = now() from import_rows r
    where r.id = any($1) and r.state = 'undone' and r.before ? 'changed_at' and o.subject_id = r.subject_id
      and o.id <> r.id and o.state in ('done', 'kept')
      and (r.before->>'changed_at')::timestamptz <= greatest(o.applied_at, o.intact_at)`,
  values: [ids],
})
