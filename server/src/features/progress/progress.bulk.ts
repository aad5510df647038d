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

type Step = {
  id: string
  workflowPhaseId: string | null
  isHandedIn: boolean
  dueOn: string | null
  dueByHand: boolean
}
const stepsOf = (tx: Tx, internshipId: string) =>
  tx.rows<Step>(
    `select id, workflow_phase_id as "workflowPhaseId", status = 'submitted' as "isHandedIn", due_on::text as "dueOn",
       due_by_hand as "dueByHand" from internship_phases where internship_id = $1 and removed_at is null order by id`,
    [internshipId],
  )

/** As it was: what had been handed in waits for the school again. */
function asBefore(row: Before, around: Given & { before: unknown }) {
  const which = thatPhase(row, around)
  const step = (around.before as Step[]).find(
    ({ id, workflowPhaseId }) => which.workflowPhaseId === workflowPhaseId || which.phaseId === id,
  )
  return { ...which, ...(step?.isHandedIn ? { backTo: 'submitted' } : {}) }
}

/** The day that one step had before; none where its rule said it. */
function dayBefore(before: readonly Step[], after: readonly Step[]) {
  const changed = before.find(({ dueOn }, at) => dueOn !== after[at]?.dueOn)
  return changed ? { phaseId: changed.id, dueOn: changed.dueByHand ? changed.dueOn : null } : null
}

/** Moves of many students at once. Whoever starts one names the step, so that nobody is moved twice who was moved already. */
export const progressBulkActions = [
  bulkAction('approvePhases', {
    on: internships,
    run: approvePhase,
    undo: { run: reopenPhase, knows: stepsOf, input: asBefore },
  }),
  bulkAction('returnPhases', { on: internships, run: returnPhase, undo: { run: undoReturnPhase, input: thatPhase } }),
  bulkAction('skipPhases', {
    on: internships,
    run: skipPhase,
    undo: { run: reopenPhase, knows: stepsOf, input: asBefore },
  }),
  bulkAction('setPhasesDue', {
    on: internships,
    run: setPhaseDue,
    undo: {
      run: setPhaseDue,
      others: stepsOf,
      input: (_, { before, after }) => dayBefore(before as Step[], after as Step[]),
    },
  }),
]
