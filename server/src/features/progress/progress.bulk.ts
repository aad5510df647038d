import { bulkAction } from '#engine/writing/bulk.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import {
  approvePhase,
  reopenPhase,
  returnPhase,
  setPhaseDue,
  skipPhase,
  undoReturnPhase,
} from '#features/workflows/move-phase.ts'
import { internships } from '#protocol/features/internships.ts'

type Before = { currentPhaseId?: string | null }
type Given = { given: Record<string, unknown> }
/** The step that was moved: the one that was named, else the one where it stood. */
const thatPhase = ({ currentPhaseId }: Before, { given }: Given) => {
  const { phaseId, workflowPhaseId } = given
  return workflowPhaseId ? { workflowPhaseId } : { phaseId: phaseId ?? currentPhaseId }
}

type Due = { id: string; dueOn: string | null }
const daysOf = (tx: Tx, internshipId: string) =>
  tx.rows<Due>(
    `select id, due_on::text as "dueOn" from internship_phases where internship_id = $1 and removed_at is null order by id`,
    [internshipId],
  )

/** The day that one step had before. */
function dayBefore(before: readonly Due[], after: readonly Due[]) {
  const changed = before.find(({ dueOn }, at) => dueOn !== after[at]?.dueOn)
  return changed ? { phaseId: changed.id, dueOn: changed.dueOn } : null
}

/** Moves of many students at once. Whoever starts one names the step, so that nobody is moved twice who was moved already. */
export const progressBulkActions = [
  bulkAction('approvePhases', { on: internships, run: approvePhase, undo: { run: reopenPhase, input: thatPhase } }),
  bulkAction('returnPhases', { on: internships, run: returnPhase, undo: { run: undoReturnPhase, input: thatPhase } }),
  bulkAction('skipPhases', { on: internships, run: skipPhase, undo: { run: reopenPhase, input: thatPhase } }),
  bulkAction('setPhasesDue', {
    on: internships,
    run: setPhaseDue,
    undo: {
      run: setPhaseDue,
      others: daysOf,
      input: (_, { before, after }) => dayBefore(before as Due[], after as Due[]),
    },
  }),
]
