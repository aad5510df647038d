import { failParameter } from '#engine/fail.ts'
import { answer } from '#engine/feature.ts'
import { compile, Params } from '#engine/judging/condition.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import * as protocol from '#protocol/features/assignments.ts'
import { reviews } from './assignments.policy.ts'

/** Its day is over and nothing was handed in; handed in after its day. */
export const isMissing = (w: string) =>
  `(${w}.status = 'todo' and ${w}.version_count = 0 and coalesce(${w}.due_on < today_nl(), false))`
export const isLate = (w: string) =>
  `coalesce((${w}.first_handed_in_at at time zone 'Europe/Amsterdam')::date > ${w}.due_on, false)`

/** One statement for a page of assignments. A mentor counts their own students. */
export const assignmentCounts = answer(protocol.assignmentCounts, async ({ me, read, asked }) => {
  const given = asked().filter.get('assignmentId')?.text.split(',') ?? []
  if (!given.every(isId)) throw failParameter('parameter.invalid', 'filter[assignment_id]')
  const params = new Params()
  const ids = params.own(given)
  const where = compile(reviews(me), 'w', params)
  if (where === false || given.length === 0) return { meta: { counts: {} } }
  const found = await read<{ id: string } & protocol.AssignmentCounts>({
    text: `select w.assignment_id as id, count(*)::int as all, count(*) filter (where w.status = 'todo')::int as todo,
        count(*) filter (where w.status = 'handed_in')::int as "handedIn",
        count(*) filter (where w.status = 'returned')::int as returned,
        count(*) filter (where w.status = 'accepted')::int as accepted,
        count(*) filter (where ${isLate('w')})::int as late, count(*) filter (where ${isMissing('w')})::int as missing
      from assignment_works w where w.assignment_id = any(${ids}::uuid[]) and ${where} group by w.assignment_id`,
    values: params.values,
  })
  return { meta: { counts: Object.fromEntries(found.map(({ id, ...counts }) => [id, counts])) } }
})
