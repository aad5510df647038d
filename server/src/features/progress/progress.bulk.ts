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
  status: string
  dueOn: string | null
  dueByHand: boolean
}
const stepsOf = (tx: Tx, internshipId: string) =>
  tx.rows<Step>(
    `select id, workflow_phase_id as "workflowPhaseId", status, due_on::text as "dueOn",
       due_by_hand as "dueByHand" from internship_phases where internship_id = $1 and removed_at is null order by id`,
    [internshipId],
  )

type Around = Given & { before: unknown }
function statusBefore(which: ReturnType<typeof thatPhase>, { before }: Around): string | undefined {
  const step = (before as Step[]).find(
    ({ id, workflowPhaseId }) => which.workflowPhaseId === workflowPhaseId || which.phaseId === id,
  )
  return step?.status
}

/** As it was: what had been handed in waits for the school again. */
function asBefore(row: Before, around: Around) {
  const which = thatPhase(row, around)
  return { ...which, ...(statusBefore(which, around) === 'submitted' ? { backTo: 'submitted' } : {}) }
}

/** What was agreed with is agreed with again, a whole internship by its last step; what was left out had a reason, which is asked for anew. */
function closedBefore(row: Before & { status: string }, around: Around) {
  if (row.status === 'completed') return {}
  const which = thatPhase(row, around)
  return statusBefore(which, around) === 'approved' ? which : null
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
  bulkAction('reopenPhases', {
    on: internships,
    run: reopenPhase,
    undo: { run: approvePhase, knows: stepsOf, input: closedBefore },
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
