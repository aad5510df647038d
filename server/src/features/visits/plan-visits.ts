import { failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { allOf, compile, Params } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import { metaDocument } from '#engine/reading/document.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { decides } from '#features/internships/internships.policy.ts'
import { roundOf } from '#protocol/features/visit-round.ts'
import * as protocol from '#protocol/features/visits.ts'
import {
  holdVisited,
  requireAhead,
  requireColleague,
  requireFree,
  requireTime,
  requireUnderWay,
  type Visited,
} from './check-visit.ts'
import { mayPlan } from './visits.policy.ts'

/** In the order in which they were given; what somebody may not plan for is not there for them. */
export async function visitedBy(tx: Tx, me: Me, ids: readonly string[], field = 'internshipIds'): Promise<Visited[]> {
  const params = new Params()
  const where = compile(allOf({ id: ids }, decides(me)), 't', params)
  const allowed =
    where === false ? [] : await tx.rows<{ id: string }>(`select t.id from internships t where ${where}`, params.values)
  if (allowed.length < ids.length) throw failField('relation.missing', field, { name: 'internship' })
  const held = new Map((await holdVisited(tx, ids)).map((each) => [each.id, each]))
  return ids.flatMap((id) => held.get(id) ?? [])
}

/** All of a round, or nothing of it: half a round would be planned anew by hand. */
export const planVisits = handle(
  protocol.planVisits,
  async ({ input, me, tx }) => {
    const { day, kind, place = null } = input
    const minutes = input.minutes ?? protocol.USUAL_MINUTES
    const visitorId = input.visitorId ?? me.id
    const first = requireTime(input.time)
    const all = await visitedBy(tx, me, [...new Set(input.internshipIds)])
    const times = roundOf(first, all, minutes, input.between ?? protocol.USUAL_TRAVEL)
    if (!times) throw failField('visit.late', 'time')
    await requireAhead(tx, { day, time: input.time, minutes })
    const ids: string[] = []
    for (const [index, visited] of all.entries()) {
      const moment = { day, time: times[index] ?? input.time, minutes }
      requireUnderWay(visited, moment)
      await requireColleague(tx, visitorId, visited.schoolId)
      await requireFree(tx, { ...moment, visitorId, visited })
      const { id: internshipId, studentId } = visited
      const { id } = await tx.insert(protocol.visits, {
        ...moment,
        ...{ internshipId, studentId, visitorId, place },
        kind: kind ?? 'onSite',
      })
      ids.push(id)
      tx.emit(protocol.visitPlanned, { visitId: id, internshipId, studentId }, { type: 'visits', id })
    }
    return { status: 201, body: metaDocument({ ids }) }
  },
  mayPlan,
)
