import { answer } from '#engine/feature.ts'
import { allOf, type Condition, compile, Params, sqlCondition } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import * as protocol from '#protocol/features/applications.ts'
import { applicationPolicy } from './applications.policy.ts'

/** The host is up: nobody else has it, and a talk that was agreed has been. */
const isUp = (me: Me): Condition<'applications'> =>
  sqlCondition(
    (t, add) => `((${t}.status <> 'in_talk' or ${t}.talk_at < now()) and (${t}.handler_email is null
      or lower(${t}.handler_email) in (select lower(u.email) from users u where u.id = any(${add(me.self)}))))`,
  )

/** Everything in sight, once, by state and by what this person can do with it. */
export const applicationCounts = answer(protocol.applicationCounts, async ({ me, read }) => {
  const params = new Params()
  const where = compile(applicationPolicy.read(me), 't', params)
  if (where === false) return { meta: { byStatus: {}, toApprove: 0, toAnswer: 0, toAnswerByStatus: {}, toTake: 0 } }
  const counted = (status: readonly (typeof protocol.applicationStatuses)[number][], rule: Condition<'applications'>) =>
    `count(*) filter (where ${compile(allOf({ status }, rule), 't', params)})::int`
  const rows = await read<{ status: string; count: number } & Record<string, number>>({
    text: `select t.status, count(*)::int as count,
        ${counted(['submitted'], applicationPolicy.mentorApproveApplication(me))} as "toApprove",
        ${counted(protocol.atHostStatuses, allOf(applicationPolicy.acceptApplication(me), isUp(me)))} as "toAnswer",
        ${counted(['offered'], applicationPolicy.acceptOffer(me))} as "toTake"
      from applications t where ${where} group by t.status`,
    values: params.values,
  })
  const total = (name: string) => rows.reduce((sum, row) => sum + (row[name] ?? 0), 0)
  return {
    meta: {
      byStatus: Object.fromEntries(rows.map(({ status, count }) => [status, count])),
      toApprove: total('toApprove'),
      toAnswer: total('toAnswer'),
      toAnswerByStatus: Object.fromEntries(
        rows.flatMap(({ status, toAnswer }) => (toAnswer ? [[status, toAnswer]] : [])),
      ),
      toTake: total('toTake'),
    } satisfies protocol.ApplicationCounts,
  }
})
