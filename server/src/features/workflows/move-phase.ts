import type { RowOf } from '#db/tables.ts'
import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Me } from '#engine/judging/me.ts'
import { goesByItself } from '#engine/phase-kind.ts'
import { sql } from '#engine/writing/moves.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { complete, uncomplete } from '#features/internships/complete-internship.ts'
import * as protocol from '#protocol/features/internship-commands.ts'
import type { internships } from '#protocol/features/internships.ts'
import { phaseLife, phases } from '#protocol/features/phases.ts'
import { setDueOfStep } from './set-due.ts'
import { settleRoutes } from './settle-route.ts'

type Internship = RowOf<typeof internships>
type Phase = RowOf<typeof phases>
type Which = { phaseId?: string | null; workflowPhaseId?: string | null }

/** The step that is meant. The internship is held, so that nobody else moves a step of it meanwhile. */
async function phaseOf(
  tx: Tx,
  { id, currentPhaseId }: Internship,
  { phaseId, workflowPhaseId }: Which,
): Promise<Phase> {
  const [column, value] = workflowPhaseId ? ['workflow_phase_id', workflowPhaseId] : ['id', phaseId ?? currentPhaseId]
  const phase = await tx.rowFrom(phases, `where internship_id = $1 and ${column} = $2 and removed_at is null`, [
    id,
    value,
  ])
  if (!phase) throw failField('relation.missing', workflowPhaseId ? 'workflowPhaseId' : 'phaseId', { name: 'phase' })
  return phase
}

const movedBy = (me: Me) => ({ movedAt: sql`now()`, movedById: me.id })
const told = ({ id, internshipId, kind }: Phase) => ({ phaseId: id, internshipId, kind })

/** One hands in what one has to do oneself; what somebody else has to do is theirs. */
function requireDoer(me: Me, { studentId }: Internship, { actor }: Phase): void {
  if (actor !== (me.id === studentId ? 'student' : 'host')) throw fail('phase.notYours')
}

/** What its feature brings to an end nobody ticks: it would say that something was done which was not. */
async function requireByHand(tx: Tx, { id }: Phase): Promise<void> {
  const found = await tx.row(`select 1 from internship_phases p where p.id = $1 and ${goesByItself('p')}`, [id])
  if (found) throw fail('phase.byItself')
}

export const handInPhase = handle(protocol.handInPhase, async ({ subject, input, me, tx }) => {
  const phase = await phaseOf(tx, subject, input)
  requireDoer(me, subject, phase)
  await requireByHand(tx, phase)
  await tx.move(phaseLife.handIn, phase, { set: movedBy(me), tell: told(phase) })
  await settleRoutes(tx, [subject.id])
})

export const recallPhase = handle(protocol.recallPhase, async ({ subject, input, me, tx }) => {
  const phase = await phaseOf(tx, subject, input)
  requireDoer(me, subject, phase)
  await requireByHand(tx, phase)
  await tx.move(phaseLife.recall, phase, { set: movedBy(me), tell: told(phase) })
  await settleRoutes(tx, [subject.id])
})

export const approvePhase = handle(protocol.approvePhase, async ({ subject, input, me, tx }) => {
  const phase = await phaseOf(tx, subject, input)
  if (phase.kind === 'completion') return complete(tx, subject)
  await requireByHand(tx, phase)
  await tx.move(phaseLife.approve, phase, { set: { ...movedBy(me), note: null }, tell: told(phase) })
  await settleRoutes(tx, [subject.id])
})

export const returnPhase = handle(protocol.returnPhase, async ({ subject, input, me, tx }) => {
  const phase = await phaseOf(tx, subject, input)
  await requireByHand(tx, phase)
  await tx.move(phaseLife.return, phase, { set: { ...movedBy(me), note: input.reason }, tell: told(phase) })
  await settleRoutes(tx, [subject.id])
})

export const undoReturnPhase = handle(protocol.undoReturnPhase, async ({ subject, input, me, tx }) => {
  const phase = await phaseOf(tx, subject, input)
  await requireByHand(tx, phase)
  await tx.move(phaseLife.undoReturn, phase, { set: { ...movedBy(me), note: null }, tell: told(phase) })
  await settleRoutes(tx, [subject.id])
})

export const skipPhase = handle(protocol.skipPhase, async ({ subject, input, me, tx }) => {
  const phase = await phaseOf(tx, subject, input)
  if (phase.kind === 'completion') throw fail('phase.needed')
  await tx.move(phaseLife.skip, phase, { set: { ...movedBy(me), note: input.reason }, tell: told(phase) })
  await settleRoutes(tx, [subject.id])
})

export const reopenPhase = handle(protocol.reopenPhase, async ({ subject, input, me, tx }) => {
  const phase = await phaseOf(tx, subject, input)
  if (subject.status === 'completed') return uncomplete(tx, subject)
  // Only what the student or the host does is handed in.
  const isBack = input.backTo === 'submitted' && (phase.actor === 'student' || phase.actor === 'host')
  const set = { ...movedBy(me), note: input.reason ?? null }
  await tx.move(isBack ? phaseLife.undoApprove : phaseLife.reopen, phase, { set, tell: told(phase) })
  await settleRoutes(tx, [subject.id])
})

export const setPhaseDue = handle(protocol.setPhaseDue, async ({ subject, input, tx }) => {
  await setDueOfStep(tx, await phaseOf(tx, subject, input), input.dueOn ?? null)
})
