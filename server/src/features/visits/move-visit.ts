import type { RowOf } from '#db/tables.ts'
import { fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/visits.ts'
import {
  holdVisited,
  type Moment,
  requireAhead,
  requireColleague,
  requireFree,
  requireTime,
  requireUnderWay,
} from './check-visit.ts'

type Visit = RowOf<typeof protocol.visits>

export const toldOf = ({ id, internshipId, studentId }: Visit) => ({ visitId: id, internshipId, studentId })
const about = ({ id }: Visit) => ({ type: 'visits', id })

/** It fits with the internship and with what its visitor does at that time. */
async function requireFits(tx: Tx, { id, internshipId }: Visit, moment: Moment, visitorId: string | null) {
  const [visited] = await holdVisited(tx, [internshipId])
  if (!visited) throw fail('record.missing')
  requireUnderWay(visited, moment)
  await requireColleague(tx, visitorId, visited.schoolId)
  await requireFree(tx, { ...moment, visitorId, visited, except: id })
}

/** What is the same as before is no change, and nobody is told of it. */
export const moveVisit = handle(protocol.moveVisit, async ({ subject, input, tx }) => {
  const changed = Object.entries(input).filter(
    ([name, value]) => (subject[name as keyof Visit] ?? null) !== (value ?? null),
  )
  if (changed.length === 0) return
  const after = { ...subject, ...Object.fromEntries(changed) }
  requireTime(after.time)
  if (changed.some(([name]) => name === 'day' || name === 'time')) await requireAhead(tx, after)
  await requireFits(tx, subject, after, after.visitorId)
  await tx.update(protocol.visits, subject.id, Object.fromEntries(changed))
  tx.emit(protocol.visitMoved, toldOf(subject), about(subject))
})

export const cancelVisit = handle(protocol.cancelVisit, async ({ subject, input, tx }) => {
  const set = { cancelReason: input.reason ?? null }
  await tx.move(protocol.visitLife.cancel, subject, { set, tell: toldOf(subject) })
})

export const restoreVisit = handle(protocol.restoreVisit, async ({ subject, tx }) => {
  await requireAhead(tx, subject)
  await requireFits(tx, subject, subject, subject.visitorId)
  await tx.move(protocol.visitLife.restore, subject, { set: { cancelReason: null }, tell: toldOf(subject) })
})
