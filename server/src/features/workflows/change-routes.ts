import type { Tx } from '#engine/writing/transaction.ts'
import { donePhases } from '#protocol/features/phases.ts'
import type { SavedPhase, WorkflowEffects } from '#protocol/features/workflows.ts'
import { isOneOf } from '#protocol/shared/guards.ts'
import { planAgain } from './plan-again.ts'
import { settleRoutes, todayOf } from './settle-route.ts'
import { insertPhases, isFor, type Traveller, travellers } from './write-route.ts'

type KnownPhase = SavedPhase & { id: string }
type Copy = { internshipId: string; workflowPhaseId: string; status: string; isCurrent: boolean; isRemoved: boolean }
type Going = Traveller & { copies: Copy[] }

/**
 * Who is on this route and not at its end. Who reported a place and waits for a yes is on it as well. It is the route that they
 * began on: a period that goes over to another one takes nobody along who is under way.
 */
const onRoute = `i.status not in ('completed', 'refused', 'stopped') and i.id in (
  select q.internship_id from internship_phases q join workflow_phases f on f.id = q.workflow_phase_id
  where f.workflow_id = $1)`

async function goingOn(tx: Tx, workflowId: string): Promise<Going[]> {
  const those = await tx.rows<Traveller>(`${travellers(onRoute)} for no key update of i`, [workflowId])
  const copies = await tx.rows<Copy>(
    `select p.internship_id as "internshipId", p.workflow_phase_id as "workflowPhaseId", p.status,
       p.id = i.current_phase_id as "isCurrent", p.removed_at is not null as "isRemoved"
     from internship_phases p join internships i on i.id = p.internship_id
     where ${onRoute} and p.workflow_phase_id is not null`,
    [workflowId],
  )
  const own = Map.groupBy(copies, ({ internshipId }) => internshipId)
  return those.map((each) => ({ ...each, copies: own.get(each.id) ?? [] }))
}

/** How far somebody is on the new route: the last step that they did something at, or that is open for them. */
function reached({ copies }: Going, stepOf: ReadonlyMap<string, number>): number {
  const steps = copies
    .filter(({ status, isRemoved }) => status !== 'upcoming' && !isRemoved)
    .map(({ workflowPhaseId }) => stepOf.get(workflowPhaseId) ?? -1)
  return Math.max(-1, ...steps)
}

/** Where somebody goes on whose phase goes: to the first that is theirs and not done, one beside it or a new one too. */
function nextOf(who: Going, after: readonly SavedPhase[], stepOf: ReadonlyMap<string, number>, today: string) {
  return after.find((phase) => {
    const copy = who.copies.find(({ workflowPhaseId, isRemoved }) => workflowPhaseId === phase.id && !isRemoved)
    if (copy) return !isOneOf(donePhases, copy.status)
    return isFor(phase, who, today) && reached(who, stepOf) <= phase.step
  })?.name
}

function mostOften(names: readonly (string | undefined)[]): string | null {
  const counted = [...Map.groupBy(names, (name) => name)].sort((one, other) => other[1].length - one[1].length)
  return counted[0]?.[0] ?? null
}

type Change = { before: readonly SavedPhase[]; after: readonly SavedPhase[] }

/** What the change does to whom, before it is done. */
export async function effectsOf(tx: Tx, workflowId: string, { before, after }: Change): Promise<WorkflowEffects> {
  const going = await goingOn(tx, workflowId)
  const today = await todayOf(tx)
  const kept = new Set(after.flatMap(({ id }) => id ?? []))
  const stepOf = new Map(after.flatMap(({ id, step }) => (id ? [[id, step] as const] : [])))
  const removed = before.filter(({ id }) => id && !kept.has(id))
  const isNew = ({ id }: SavedPhase) => !id || !before.some((phase) => phase.id === id)
  return {
    going: going.length,
    removed: removed.map(({ id, name }) => {
      const standing = going.filter(({ copies }) =>
        copies.some((copy) => copy.workflowPhaseId === id && copy.isCurrent),
      )
      return {
        name,
        standing: standing.length,
        goOnTo: mostOften(standing.map((who) => nextOf(who, after, stepOf, today))),
      }
    }),
    added: after.filter(isNew).map((phase) => {
      const theirs = going.filter((who) => isFor(phase, who, today))
      const passed = theirs.filter((who) => reached(who, stepOf) > phase.step).length
      return { name: phase.name, ahead: theirs.length - passed, passed }
    }),
  }
}

/**
 * Brings everybody who is on the route to its new phases. What somebody did stays done. What went is only put aside, so that
 * it comes back as it was when the change is undone. Whoever has passed a new phase is not sent back to it.
 */
export async function changeRoutes(tx: Tx, workflowId: string, after: readonly KnownPhase[]): Promise<void> {
  const going = await goingOn(tx, workflowId)
  if (going.length === 0) return
  const today = await todayOf(tx)
  const ids = going.map(({ id }) => id)
  await tx.run(
    `update internship_phases p set position = f.position, step = f.step, name = f.name, name_en = f.name_en,
       explanation = f.explanation, explanation_en = f.explanation_en, actor = f.actor, due_rule = f.due_rule,
       due_date = f.due_date, due_days = f.due_days, by_hand = f.by_hand, removed_at = f.removed_at
     from workflow_phases f where f.id = p.workflow_phase_id and f.workflow_id = $1 and p.internship_id = any($2::uuid[])`,
    [workflowId, ids],
  )
  const stepOf = new Map(after.map(({ id, step }) => [id, step]))
  await insertPhases(
    tx,
    going.flatMap((who) =>
      after.flatMap((phase, position) => {
        if (who.copies.some((copy) => copy.workflowPhaseId === phase.id) || !isFor(phase, who, today)) return []
        const isPassed = reached(who, stepOf) > phase.step
        const status = isPassed ? ('skipped' as const) : ('upcoming' as const)
        return [{ ...phase, position, internshipId: who.id, studentId: who.studentId, status, dueOn: null }]
      }),
    ),
  )
  await planAgain(tx, ids)
  await settleRoutes(tx, ids)
}
