import { sql } from '#engine/writing/moves.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { setDueOfStep } from '#features/workflows/set-due.ts'
import { settleRoutes } from '#features/workflows/settle-route.ts'
import { type PhaseActor, type PhaseKindName, phaseLife } from '#protocol/features/phases.ts'

type Asked = { phaseId: string | null; internshipId: string | null }
type Step = { id: string; internshipId: string; studentId: string; kind: PhaseKindName; actor: PhaseActor }

/** The internship is held first, as everything does that moves its steps. */
async function stepOf(tx: Tx, { phaseId, internshipId }: Asked): Promise<Step | undefined> {
  if (!phaseId || !internshipId) return undefined
  await tx.run('select 1 from internships where id = $1 for no key update', [internshipId])
  return tx.row<Step>(
    `select id, internship_id as "internshipId", student_id as "studentId", kind, actor from internship_phases
     where id = $1 and internship_id = $2 and removed_at is null`,
    [phaseId, internshipId],
  )
}

const moved = (tx: Tx) => ({ movedAt: sql`now()`, movedById: tx.me.id })
const told = ({ id, internshipId, kind }: Step) => ({ phaseId: id, internshipId, kind })
/** What student or host does the school looks at; what the school does itself is done. */
const isLookedAt = ({ actor }: Step) => actor === 'student' || actor === 'host'

/** Each goes along with the form as far as it can: a step that somebody skipped stays skipped. */
async function along(tx: Tx, of: Asked, move: (step: Step) => Promise<unknown>): Promise<void> {
  const step = await stepOf(tx, of)
  if (!step) return
  await move(step)
  await settleRoutes(tx, [step.internshipId])
}

export const handInStep = (tx: Tx, of: Asked) =>
  along(tx, of, (step) =>
    isLookedAt(step)
      ? tx.moveAll(phaseLife.handIn, { id: step.id }, { set: moved(tx), tell: told(step) })
      : tx.moveAll(phaseLife.finish, { id: step.id }, { set: moved(tx) }),
  )

export const recallStep = (tx: Tx, of: Asked) =>
  along(tx, of, (step) =>
    isLookedAt(step)
      ? tx.moveAll(phaseLife.recall, { id: step.id }, { set: moved(tx), tell: told(step) })
      : tx.moveAll(phaseLife.unfinish, { id: step.id }, { set: moved(tx), tell: told(step) }),
  )

export const returnStep = (tx: Tx, of: Asked, note: string) =>
  along(tx, of, async (step) => {
    if (!isLookedAt(step)) await tx.moveAll(phaseLife.unfinish, { id: step.id }, { set: moved(tx), tell: told(step) })
    else await tx.moveAll(phaseLife.return, { id: step.id }, { set: { ...moved(tx), note }, tell: told(step) })
  })

export const approveStep = (tx: Tx, of: Asked) =>
  along(tx, of, (step) =>
    tx.moveAll(phaseLife.approve, { id: step.id }, { set: { ...moved(tx), note: null }, tell: told(step) }),
  )

export const waitStep = (tx: Tx, of: Asked) =>
  along(tx, of, async (step) => {
    if (isLookedAt(step)) await tx.moveAll(phaseLife.undoApprove, { id: step.id }, { set: moved(tx), tell: told(step) })
  })

/** Whether its form brings it to an end, or somebody ticks it as before. */
export const standStep = (tx: Tx, of: Asked, stand: 'asked' | null) =>
  along(tx, of, ({ id }) =>
    tx.run('update internship_phases set stand = $2 where id = $1 and stand is distinct from $2', [id, stand]),
  )

/** Its day is that of the form. */
export async function extendStep(tx: Tx, of: Asked, day: string): Promise<void> {
  const step = await stepOf(tx, of)
  if (step) await setDueOfStep(tx, step, day)
}
