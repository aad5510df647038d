import { allOf, sqlCondition } from '#engine/judging/condition.ts'
import { sql } from '#engine/writing/moves.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { settleRoutes } from '#features/workflows/settle-route.ts'
import { phaseLife } from '#protocol/features/phases.ts'

type Step = { id: string; internshipId: string; stand: string | null; stood: string | null }

/** How the steps stand that are done by an assignment: by the work for all assignments that stand at them. */
const steps = `select p.id, p.internship_id as "internshipId", p.stand as stood, s.stand
  from internship_phases p cross join lateral (
    select case when bool_or(w.status = 'returned') then 'returned' when bool_or(w.status = 'todo') then 'todo'
      when bool_or(w.status = 'handed_in' and a.supervisor = 'decides' and w.asked_at is not null) then 'withHost'
      when bool_or(w.status = 'handed_in') then 'handedIn' when bool_and(w.status = 'accepted') then 'accepted' end as stand
    from assignment_works w join assignments a on a.id = w.assignment_id
    where w.internship_id = p.internship_id and a.workflow_phase_id = p.workflow_phase_id
      and (a.status = 'published' or a.status = 'closed' and w.status <> 'todo')) s
  where p.internship_id = any($1::uuid[]) and p.kind = 'assignment' and p.removed_at is null and not p.by_hand
    and p.status <> 'skipped' and p.stand is distinct from s.stand
  order by p.id`

const goesOn = sqlCondition(
  (t) =>
    `exists (select from internships i where i.id = ${t}.internship_id and i.status not in ('completed', 'stopped', 'refused'))`,
)

/**
 * After work of these internships has changed: a step is handed in with its work, comes back with it, is done when all of it is
 * accepted, and open again when that was taken back; and it says whose turn it is. Where no assignment stands at it any more, it
 * is open, to be ticked by hand.
 */
export async function settleWorks(tx: Tx, internshipIds: readonly (string | null)[]): Promise<void> {
  const ids = [...new Set(internshipIds.filter((id): id is string => id !== null))]
  if (ids.length === 0) return
  const changed = await tx.rows<Step>(steps, [ids])
  if (changed.length === 0) return
  const those = (is: (step: Step) => boolean) => ({ id: changed.filter(is).map(({ id }) => id) })
  const at = (...stands: Step['stand'][]) => those(({ stand }) => stands.includes(stand))
  await tx.run(
    `update internship_phases p set stand = s.stand, moved_at = now()
     from jsonb_to_recordset($1::jsonb) as s(id uuid, stand text) where p.id = s.id`,
    [JSON.stringify(changed)],
  )
  const again = those(({ stood }) => stood === 'accepted')
  if (again.id.length > 0)
    await tx.moveAll(phaseLife.unfinish, allOf<'internship_phases'>(again, goesOn), {
      set: { movedAt: sql`now()`, movedById: null },
      tell: ({ id, internshipId, kind }) => ({ phaseId: id, internshipId, kind }),
    })
  await Promise.all([
    tx.moveAll(phaseLife.takeIn, at('handedIn', 'withHost'), {}),
    tx.moveAll(phaseLife.sendBack, at('returned'), {}),
    tx.moveAll(phaseLife.giveBack, at('todo', null), {}),
    tx.moveAll(phaseLife.finish, at('accepted'), {}),
  ])
  await settleRoutes(
    tx,
    changed.map(({ internshipId }) => internshipId),
  )
}
