import { failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { metaDocument } from '#engine/reading/document.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/visits.ts'
import { requireColleague, requireUnderWay } from './check-visit.ts'
import { finishStep } from './finish-visit.ts'
import { visitedBy } from './plan-visits.ts'
import { mayPlan } from './visits.policy.ts'

/** One that was planned for that day is that visit; whoever presses twice was there once. */
async function requireNone(tx: Tx, internshipId: string, day: string, student: string): Promise<void> {
  const other = await tx.row<{ time: string }>(
    `select time from visits where internship_id = $1 and day = $2 and status <> 'cancelled' limit 1`,
    [internshipId, day],
  )
  if (other) throw failField('visit.twice', 'day', { student, time: other.time })
}

/** It is done at once, and ends the step that a planned one would have ended. */
export const recordVisit = handle(
  protocol.recordVisit,
  async ({ input, me, tx }) => {
    const [visited] = await visitedBy(tx, me, [input.internshipId], 'internshipId')
    if (!visited) throw failField('relation.missing', 'internshipId', { name: 'internship' })
    const now = await tx.one<{ today: string; time: string; inAYear: string }>(
      `select today_nl()::text as today, (today_nl() + interval '1 year')::date::text as "inAYear",
         to_char(now() at time zone 'Europe/Amsterdam', 'HH24:MI') as time`,
    )
    const day = input.day ?? now.today
    const kind = input.kind ?? 'onSite'
    if (day > now.today) throw failField('visit.notYet', 'day', { day: day.split('-').reverse().join('-') })
    const moment = { day, time: day === now.today ? now.time : '12:00', minutes: protocol.USUAL_MINUTES }
    requireUnderWay(visited, moment)
    await requireColleague(tx, me.id, visited.schoolId)
    const { id: internshipId, studentId, student } = visited
    await requireNone(tx, internshipId, day, student)
    const phaseId = await finishStep(tx, internshipId, me.id)
    const { id } = await tx.insert(protocol.visits, {
      ...moment,
      ...{ internshipId, studentId, visitorId: me.id, kind, phaseId, status: 'done' as const },
      ...(input.note ? { note: input.note, noteKeptUntil: now.inAYear } : {}),
    })
    tx.emit(protocol.visitDone, { visitId: id, internshipId, studentId }, { type: 'visits', id })
    return { status: 201, body: metaDocument({ id }) }
  },
  mayPlan,
)
