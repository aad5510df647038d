import { allOf, type Condition, existsIn, sqlCondition } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import { isSomebodys } from '#features/internships/student-stages.ts'
import type { Values } from '#protocol/declaring/define.ts'
import type { users } from '#protocol/features/users.ts'
import { isEvaluation } from './evaluations.ts'

type Add = (value: unknown) => string
type Asked = Partial<Values<typeof users.scopes>>

const dayOf = (moment: string) => `(${moment} at time zone 'Europe/Amsterdam')::date`
/** On which day a place was agreed on: when the school said yes to what a student found, else when it came to be. */
export const agreedOn = (i: string) => dayOf(`coalesce(${i}.decided_at, ${i}.created_at)`)
/** A place that there is or was, and that came to something. */
export const isPlaced = (i: string) =>
  `${i}.status in ('approved', 'contracting', 'ready', 'running', 'evaluating', 'completed')`
const isWorked = (i: string) => `${i}.status in ('running', 'evaluating', 'completed')`
/** When its contract was signed by all. A later one that changes it is not waited for. */
export const signedAt = (i: string) => `(select min(c.signed_at) from contracts c
  where c.internship_id = ${i}.id and c.status in ('signed', 'signed_external') and c.amends_id is null)`

/** The day of the first place, the hours, and the days from the agreement to the contract. */
const facts = `min(w.agreed) as placed_on,
    sum(w.hours) filter (where w.worked) as hours, sum(w.target) filter (where w.worked) as target,
    (array_agg(greatest(0, ${dayOf('w.signed')} - w.agreed) order by w.signed) filter (where w.signed is not null))[1] as contract_days`
/** When a contract was signed is looked up once for each place, and used three times: `offset` keeps them apart. */
const placesWith = (
  rule: string,
  internships = 'internships',
) => `(select i.student_id, ${agreedOn('i')} as agreed, i.hours, coalesce(i.planned_hours, ip.target_hours) as target,
      ${isWorked('i')} as worked, ${signedAt('i')} as signed
    from ${internships} i join internship_periods ip on ip.id = i.internship_period_id
    where ${rule} and ${isPlaced('i')} offset 0) w`
/** Of one student, in one line. */
const factsOf = (student: string, among: (i: string) => string) =>
  `select ${facts} from ${placesWith(`i.student_id = ${student} and ${among('i')}`)}`
/** Of everybody who has or had a place among these internships, in a line each. */
export const factsByStudent = (internships: string) =>
  `select w.student_id, ${facts} from ${placesWith('true', internships)} group by w.student_id`

/** Nobody is counted of whom no target is known. */
export const shareOf = (f: string) => `case when coalesce(${f}.target, 0) = 0 then null when ${f}.hours = 0 then 'none'
  when ${f}.hours < ${f}.target * 0.25 then 'quarter' when ${f}.hours < ${f}.target * 0.5 then 'half'
  when ${f}.hours < ${f}.target * 0.75 then 'threeQuarters' when ${f}.hours < ${f}.target then 'almost' else 'whole' end`
export const paceOf = (
  f: string,
) => `case when ${f}.contract_days is null then null when ${f}.contract_days <= 3 then 'days3'
  when ${f}.contract_days <= 7 then 'days7' when ${f}.contract_days <= 14 then 'days14' else 'more' end`

/** Internships of schools that one works at, and of these periods if some are asked for. */
export function internshipsIn(me: Me, periodIds: readonly string[] | undefined, add: Add): (i: string) => string {
  return (i) =>
    [
      me.isOperator ? `${i}.school_id is not null` : `${i}.school_id = any(${add(me.staffOf())}::uuid[])`,
      ...(periodIds ? [`${i}.internship_period_id = any(${add(periodIds)}::uuid[])`] : []),
    ].join(' and ')
}

export const isStopped = (i: string) => `${i}.status = 'stopped'`

/** The students behind a number of the analytics. Only staff of their school is told any of it. */
export function byNumbers(asked: Asked, me: Me): Condition<'users'> {
  const { periodId, up, hoursShare, contractPace, endedBy, withoutOn, formId, formOutcome: outcome } = asked
  const [ofPlaces, ofForms] = [
    [up, hoursShare, contractPace, endedBy, withoutOn],
    [formId, outcome],
  ].map((filters) => filters.some((each) => each !== undefined))
  if (!ofPlaces && !ofForms) return true
  if (!me.isOperator && me.staffOf().length === 0) return false
  const given = sqlCondition((i, add) => internshipsIn(me, periodId, add)(i))
  const about: Condition<'form_submissions'> = existsIn('internships', 'id', 'internshipId', given)
  const evaluated: Condition<'users'> =
    !ofForms || existsIn('form_submissions', 'studentId', 'id', isEvaluation(me, about, { formId, outcome }))
  if (!ofPlaces) return evaluated
  const placed = sqlCondition((t, add) => {
    const among = internshipsIn(me, periodId, add)
    const isTrue = (rule: string) => `exists (select from (${factsOf(`${t}.id`, among)}) f where ${rule})`
    return [
      ...(up ? [waitsOn(t, up, { me, periodId, add })] : []),
      ...(hoursShare ? [isTrue(`${shareOf('f')} = any(${add(hoursShare)}::text[])`)] : []),
      ...(contractPace ? [isTrue(`${paceOf('f')} = any(${add(contractPace)}::text[])`)] : []),
      ...(endedBy
        ? [
            `exists (select from internships i where i.student_id = ${t}.id and ${isStopped('i')}
              and i.ended_by = any(${add(endedBy)}::text[]) and ${among('i')})`,
          ]
        : []),
      ...(withoutOn ? [isTrue(`f.placed_on is null or f.placed_on > ${add(withoutOn)}::date`)] : []),
    ].join(' and ')
  })
  return allOf(placed, evaluated)
}

type Where = { me: Me; periodId: readonly string[] | undefined; add: Add }
function waitsOn(t: string, up: readonly string[], { me, periodId, add }: Where): string {
  const about = periodId ? `st.about_id = any(${add(periodId)}::uuid[])` : 'st.about_id = st.school_id'
  const ours = me.isOperator ? 'true' : `st.school_id = any(${add(me.staffOf())}::uuid[])`
  return `exists (select from student_standings st where st.student_id = ${t}.id and ${about} and ${ours}
    and st.up = any(${add(up)}::text[]) and ${isSomebodys('st')})`
}
