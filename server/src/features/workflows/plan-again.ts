import type { Tx } from '#engine/writing/transaction.ts'
import { donePhases } from '#protocol/features/phases.ts'
import { type DueRule, dueOf, PreviousDay } from './route.rules.ts'
import { todayOf } from './settle-route.ts'

type Planned = DueRule & {
  id: string
  internshipId: string
  step: number
  isDone: boolean
  dueByHand: boolean
  dueOn: string | null
  openedOn: string | null
  startDate: string | null
  endDate: string | null
}

type Ruled = Planned & { ruledOn: string | null }

/** What is left to do, each with the day that its rule says: what somebody chose counts for those after it only. */
async function ruledPhases(tx: Tx, internshipIds: readonly string[]): Promise<Ruled[]> {
  const today = await todayOf(tx)
  const phases = await tx.rows<Planned>(
    `select p.id, p.internship_id as "internshipId", p.step, p.status = any($2::text[]) as "isDone", p.due_by_hand as "dueByHand",
       p.due_on::text as "dueOn", (p.opened_at at time zone 'Europe/Amsterdam')::date::text as "openedOn", p.due_rule as "dueRule",
       p.due_date::text as "dueDate", p.due_days as "dueDays", i.start_date::text as "startDate", i.end_date::text as "endDate"
     from internship_phases p join internships i on i.id = p.internship_id
     where p.internship_id = any($1::uuid[]) and p.removed_at is null order by p.internship_id, p.position, p.id`,
    [internshipIds, donePhases],
  )
  return [...Map.groupBy(phases, ({ internshipId }) => internshipId).values()].flatMap((own) => {
    const previous = new PreviousDay(today)
    return own
      .filter(({ isDone }) => !isDone)
      .map((phase) => {
        const before = previous.of(phase)
        const ruledOn = dueOf(phase, { ...phase, previous: phase.openedOn ?? before })
        previous.is(phase.dueByHand ? phase.dueOn : ruledOn)
        return { ...phase, ruledOn }
      })
  })
}

/** The day that the rule of one step says. */
export async function ruledDay(tx: Tx, { internshipId, id }: { internshipId: string; id: string }) {
  return (await ruledPhases(tx, [internshipId])).find((phase) => phase.id === id)?.ruledOn ?? null
}

/** The days of what is left to do, after the days of the internship or the rules of its route have changed. */
export async function planAgain(tx: Tx, internshipIds: readonly string[]): Promise<void> {
  const changed = (await ruledPhases(tx, internshipIds))
    .filter(({ dueByHand, dueOn, ruledOn }) => !dueByHand && dueOn !== ruledOn)
    .map(({ id, ruledOn }) => ({ id, dueOn: ruledOn }))
  if (changed.length === 0) return
  await tx.run(
    `update internship_phases p set due_on = c."dueOn" from jsonb_to_recordset($1::jsonb) as c(id uuid, "dueOn" date) where p.id = c.id`,
    [JSON.stringify(changed)],
  )
}
