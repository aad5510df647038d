import { answer } from '#engine/feature.ts'
import { allOf, anyOf, type Condition, compile, Params } from '#engine/judging/condition.ts'
import * as protocol from '#protocol/features/applications.ts'
import { applicationPolicy, besidesSchools } from './applications.policy.ts'
import { toAnswer } from './to-answer.ts'

type Counted = { status: string; count: number; toApprove: number; toAnswer: number; toTake: number }

/**
 * Everything in sight by state, and what this person is up for. All of a school that one administers is kept; whatever else
 * one sees is counted, and what waits for oneself always is.
 */
export const applicationCounts = answer(protocol.applicationCounts, async ({ me, read }) => {
  const params = new Params()
  const schools = me.isOperator ? [] : me.adminOf('School')
  const { read: seen, mentorApproveApplication, acceptApplication, acceptOffer } = applicationPolicy
  const counted = (where: Condition<'applications'>, columns: () => string) => {
    const rule = compile(where, 't', params)
    return rule === false
      ? []
      : [`select t.status, ${columns()} from applications t${rule === true ? '' : ` where ${rule}`} group by t.status`]
  }
  const among = (rule: Condition<'applications'>) => `count(*) filter (where ${compile(rule, 't', params)})::int`
  const parts = [
    ...(schools.length > 0
      ? [
          `select s.status, sum(s.n)::int as count, coalesce(sum(s.n) filter (where s.status = 'submitted'), 0)::int as approve,
            0 as answer, 0 as take from applications_sums s where s.school_id = any(${params.add(schools)}::uuid[]) group by s.status`,
        ]
      : []),
    ...counted(
      schools.length > 0 ? besidesSchools(me) : seen(me),
      () =>
        `count(*)::int as count, ${among(allOf({ status: ['submitted'] }, mentorApproveApplication(me)))} as approve,
        0 as answer, 0 as take`,
    ),
    ...counted(
      anyOf(acceptApplication(me), acceptOffer(me)),
      () => `0 as count, 0 as approve, ${among(toAnswer(me))} as answer,
        ${among(allOf({ status: ['offered'] }, acceptOffer(me)))} as take`,
    ),
  ]
  if (parts.length === 0) return { meta: { byStatus: {}, toApprove: 0, toAnswer: 0, toAnswerByStatus: {}, toTake: 0 } }
  const rows = await read<Counted>({
    text: `select p.status, sum(p.count)::int as count, sum(p.approve)::int as "toApprove",
        sum(p.answer)::int as "toAnswer", sum(p.take)::int as "toTake"
      from (${parts.join(' union all ')}) p group by p.status having sum(p.count) > 0`,
    values: params.values,
  })
  const total = (name: 'toApprove' | 'toAnswer' | 'toTake') => rows.reduce((sum, row) => sum + row[name], 0)
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
