import type { TableName } from '#db/tables.ts'
import { type Condition, sqlCondition } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import { type AnswerPace, answerPaces, type QuietReason } from '#protocol/features/supply-numbers.ts'
import { areasOf } from '#server/places/towns.ts'
import { seesDemand, seesSupply } from '../analytics.policy.ts'

const took = (a: string) => `${a}.decided_at - ${a}.sent_at`
export const isThisYear = (a: string) => `${a}.sent_at > now() - interval '1 year'`
const isAnswered = (a: string) => `${a}.status in ('accepted', 'declined') and ${a}.decided_at >= ${a}.sent_at`
/** Over without a yes or a no, and without a talk. */
const isUnanswered = (a: string) => `${a}.status = 'expired' and ${a}.talk_at is null`

/** How long the host took, and how fast that is; nothing while it may still answer. */
export const answerTime = (a: string) => `case when ${isAnswered(a)} then ${took(a)} end`
export const answerPace = (a: string) => `case when ${isUnanswered(a)} then 'never' when ${isAnswered(a)} then
  case when ${took(a)} <= interval '2 days' then 'days2' when ${took(a)} <= interval '7 days' then 'days7'
    when ${took(a)} <= interval '14 days' then 'days14' else 'more' end end`

/** How many came how fast, and within how many days half of them: over rows with a pace and a time. */
export const answersText = (from: string) => `select json_build_object(
    'paces', (select json_build_object(${answerPaces.map((pace) => `'${pace}', coalesce(sum(p.n) filter (where p.pace = '${pace}'), 0)`).join(', ')})
      from (select a.pace, count(*) as n from ${from} a group by a.pace) p),
    'days', (select round(extract(epoch from percentile_cont(0.5) within group (order by a.took)) / 86400, 1)
      from ${from} a where a.took is not null))`

const LONG = "interval '180 days'"
const applicationsOf = (o: string, rule: (a: string) => string) =>
  `exists (select from applications qa where qa.organization_id = ${o}.id and ${isThisYear('qa')} and ${rule('qa')})`

/** Hosts of which students or schools hear nothing. */
const isQuiet: Record<QuietReason, (o: string) => string> = {
  unanswered: (o) => `(${applicationsOf(o, isUnanswered)} and not ${applicationsOf(o, isAnswered)})`,
  still: (o) => `(${o}.created_at < now() - ${LONG}
    and not exists (select from vacancies qv where qv.organization_id = ${o}.id
      and (qv.status in ('published', 'full', 'in_review') or qv.updated_at > now() - ${LONG}))
    and not exists (select from internships qi where qi.organization_id = ${o}.id
      and qi.status in ('approved', 'contracting', 'ready', 'running', 'evaluating')))`,
}
export const quietFor = (reason: QuietReason, o: string) => isQuiet[reason](o)

/** The hosts behind a number of the analytics. */
export function byQuiet(reasons: readonly QuietReason[] | undefined, me: Me): Condition<'organizations'> {
  if (!reasons) return true
  if (!seesSupply(me)) return false
  return sqlCondition(
    (t) =>
      `${t}.type in ('NonProfit', 'Provider') and (${reasons.map((reason) => quietFor(reason, t)).join(' or ') || 'false'})`,
  )
}

/** The applications behind a number of the analytics. */
export const byAnswerPace = (paces: readonly AnswerPace[] | undefined): Condition<'applications'> =>
  paces ? sqlCondition((t, add) => `${isThisYear(t)} and (${answerPace(t)}) = any(${add(paces)}::text[])`) : true

/** Where the work is: its own place, or else that of the organization. */
export const byTown = (cities: readonly string[] | undefined): Condition<'vacancies'> =>
  cities
    ? sqlCondition(
        (t, add) =>
          `coalesce(${t}.city, (select o.city from organizations o where o.id = ${t}.organization_id)) = any(${add(cities)}::text[])`,
      )
    : true

/** The digits of a postal code, by which a student is known to live in a town. */
export const areaOf = (s: string) => `substring(${s}.postal_code from '^\\s*([1-9][0-9]{3})')::int`

/** Students who live in these towns, for whoever may see where students stand. */
export function byHome(towns: readonly string[] | undefined, me: Me): Condition<TableName> {
  if (!towns) return true
  if (!seesDemand(me)) return false
  const areas = towns.flatMap(areasOf)
  return sqlCondition(
    (t, add) => `exists (select from student_profiles hs where hs.id = ${t}.id and exists (
      select from unnest(${add(areas.map(({ from }) => from))}::int[], ${add(areas.map(({ to }) => to))}::int[]) r (low, high)
      where ${areaOf('hs')} between r.low and r.high))`,
  )
}
