import { allOf, type Condition, compile, Params } from '#engine/condition.ts'
import { answer } from '#engine/feature.ts'
import * as protocol from '#protocol/applications.ts'
import { applicationPolicy } from './applications.policy.ts'

/** Everything in sight, once, by state and by what this person can do with it. */
export const applicationCounts = answer(protocol.applicationCounts, async ({ me, read }) => {
  const params = new Params()
  const where = compile(applicationPolicy.read(me), 't', params)
  if (where === false) return { meta: { byStatus: {}, toApprove: 0, toAnswer: 0, toTake: 0 } }
  const counted = (states: readonly string[], rule: Condition) =>
    `count(*) filter (where ${compile(allOf({ status: states as string[] }, rule), 't', params)})::int`
  const rows = await read<{ status: string; count: number } & Record<string, number>>({
    text: `select t.status, count(*)::int as count,
        ${counted(['submitted'], applicationPolicy.mentorApproveApplication(me))} as "toApprove",
        ${counted(protocol.atHostStatuses, applicationPolicy.acceptApplication(me))} as "toAnswer",
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
      toTake: total('toTake'),
    } satisfies protocol.ApplicationCounts,
  }
})
