import { compile, type Params, sqlCondition } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import { readsForm } from '#features/forms/forms.policy.ts'
import { internshipEndPolicy } from '#features/internships/internships.policy.ts'
import { searchDue } from '#features/internships/search-due.ts'
import { isSomebodys } from '#features/internships/student-stages.ts'
import { inGroups, inLevels, ofMentors } from '#features/users/chosen-students.ts'
import type { demandParts } from '#protocol/features/analytics.ts'
import { evaluationPurposes } from '#protocol/features/forms.ts'
import { studentStages } from '#protocol/features/progress.ts'
import { contractPaces, endedBy, formOutcomes, hourShares, waitingOn } from '#protocol/features/student-numbers.ts'
import { contractWaits } from './contract-waits.ts'
import { cameTo, isEvaluation } from './evaluations.ts'
import { type Compared, lastYearText, partBefore } from './last-year.ts'
import { partsOf, seenStudents } from './seen-students.ts'
import { factsByStudent, internshipsIn, isStopped, paceOf, shareOf } from './student-facts.ts'

export type DemandAsked = {
  periodId: string
  groupId: string[] | undefined
  levelId: string[] | undefined
  mentorId: string[] | undefined
  per: (typeof demandParts)[number]
}

/** More classes than that are no table to read. */
export const MOST_PARTS = 60
const MOST_REASONS = 8
const MOST_FORMS = 12

/** A JSON object with a number for each of these names. */
const counted = (names: readonly string[], rule: (name: string, at: number) => string, what = '*') =>
  `json_build_object(${names.map((name, at) => `'${name}', count(${what}) filter (where ${rule(name, at)})`).join(', ')})`
const stages = counted(studentStages, (_, at) => `n.stage = ${at}`)
const outcomes = (e: string) => counted(formOutcomes, (name) => `${e}.${name}`)

/** All numbers of the page in one statement: the students once, and everything else about them. */
export function demandText(me: Me, asked: DemandAsked, params: Params): string {
  const { add } = params
  const everybody = seenStudents(me, asked.periodId, params)
  const ends = compile(internshipEndPolicy.read(me), 'i', params)
  const among = internshipsIn(me, [asked.periodId], add)
  const about = sqlCondition((x) => `${x}.internship_id in (select i.id from theirs i)`)
  const evaluation = compile(isEvaluation(me, about), 'x', params)
  const form = compile(readsForm(me), 'f', params)
  const chosen = [
    ...(asked.groupId ? [inGroups(me, add, asked.groupId)] : []),
    ...(asked.levelId ? [inLevels(me, add, asked.levelId)] : []),
    ...(asked.mentorId ? [ofMentors(me, add, asked.mentorId)] : []),
  ].map((ids) => `s.id in (${ids})`)
  const ours = me.isOperator ? 'true' : `ip.school_id = any(${add(me.staffOf())}::uuid[])`
  const isSeen = 'i.student_id in (select n.id from seen n)'
  return `with period as materialized (select ip.*, coalesce(${searchDue('ip')}, ip.start_date) as search_due
      from internship_periods ip where ip.id = ${add(asked.periodId)}::uuid and ${ours}),
    theirs as materialized (select i.* from internships i where ${among('i')}),
    seen as materialized (
      select s.id, s.stage, s.late, st.up, coalesce(${isSomebodys('st')}, false) as somebodys, f.placed_on, f.hours, f.target, f.contract_days, ${shareOf('f')} as share, ${paceOf('f')} as pace
      from ${everybody}
      left join student_standings st on st.about_id = ${add(asked.periodId)}::uuid and st.student_id = s.id
      left join (${factsByStudent('theirs')}) f on f.student_id = s.id
      where ${['true', ...chosen].join(' and ')}),
    placed as materialized (select case when n.stage < 2 then 'infinity' else n.placed_on end as day, count(*) as n from seen n group by 1),
    evaluated as materialized (select x.student_id, x.form_id, ${formOutcomes.map((name) => `bool_or(${cameTo('x', name)}) as ${name}`).join(', ')}
      from form_submissions x where x.student_id in (select n.id from seen n) and ${evaluation} group by 1, 2),
    ${lastYearText(comparedWith(me, asked, add))},
    parts as (select p.id, p.name, ${stages} as stages, count(*) filter (where n.late) as late, count(*) filter (where n.stage < 2) as without,
        round(avg(n.contract_days)::numeric, 1) as days, ${outcomes('e')} as forms
      from (select distinct * from (${partsOf[asked.per]}) p (id, name, student_id)) p join seen n on n.id = p.student_id
        left join (select student_id, ${formOutcomes.map((name) => `bool_or(${name}) as ${name}`).join(', ')} from evaluated group by 1) e on e.student_id = n.id
      group by p.id, p.name order by without desc, late desc, p.name limit ${MOST_PARTS + 1})
    select json_build_object('today', today_nl(), 'searchDue', p.search_due,
      'stages', (select ${stages} from seen n),
      'late', (select count(*) from seen n where n.late),
      'lateSearching', (select count(*) from seen n where n.late and n.stage = 0),
      'waits', (select json_build_object(${waitingOn
        .map(
          (name) => `'${name}', json_build_object('count', count(*) filter (where n.somebodys and n.up = '${name}'),
            'late', count(*) filter (where n.somebodys and n.up = '${name}' and n.late))`,
        )
        .join(', ')}) from seen n),
      'hours', (select json_build_object('shares', ${counted(hourShares, (name) => `n.share = '${name}'`)},
        'done', coalesce(sum(n.hours) filter (where n.share is not null), 0), 'target', coalesce(sum(n.target) filter (where n.share is not null), 0)) from seen n),
      'contracts', json_build_object('paces', (select ${counted(contractPaces, (name) => `n.pace = '${name}'`)} from seen n),
        'waits', (select jsonb_build_object('days', (select round(avg(n.contract_days)::numeric, 1) from seen n)) || (${contractWaits('theirs', isSeen)})),
        'before', (select b.waits from before_contracts b)),
      'stops', json_build_object(
        'by', (select ${counted(endedBy, (name) => `i.ended_by = '${name}'`, 'distinct i.student_id')} from theirs i where ${isStopped('i')} and ${isSeen}),
        'reasons', (select coalesce(json_agg(r), '[]') from (select i.id, i.ended_by as by, i.ended_reason as reason from theirs i
          where ${isStopped('i')} and ${isSeen} and i.ended_reason is not null and ${ends}
          order by i.updated_at desc, i.id limit ${MOST_REASONS}) r)),
      'evaluations', (select coalesce(json_agg(to_jsonb(e) - 'position' order by e.position), '[]') from (
          select f.id, f.name, row_number() over (order by f.name, f.id) as position, ${formOutcomes.map((name) => `count(*) filter (where e.${name}) as ${name}`).join(', ')}
          from forms f left join evaluated e on e.form_id = f.id
          where f.purpose in (${evaluationPurposes.map((purpose) => `'${purpose}'`).join(', ')}) and f.status <> 'draft' and ${form}
          group by f.id, f.name, f.status having f.status = 'published' or count(e.student_id) > 0
          order by f.name, f.id limit ${MOST_FORMS}) e),
      'weeks', (select coalesce(json_agg(json_build_object('weeksLeft', w.k, 'day', w.day,
          'without', case when w.day <= today_nl() then (select coalesce(sum(x.n), 0) from placed x where x.day > w.day) end,
          'before', w.before)
        order by w.k desc), '[]') from weeks w),
      'before', (select json_build_object('name', b.name, 'day', b.day, 'late', b.late,
        'stages', json_build_object(${studentStages.map((name, at) => `'${name}', b.stages[${at + 1}]`).join(', ')})) from before_now b),
      'parts', (select coalesce(json_agg(json_build_object('id', q.id, 'name', q.name, 'stages', q.stages, 'late', q.late, 'contractDays', q.days, 'forms', q.forms,
          'before', ${asked.per === 'mentor' || chosen.length > 0 ? 'null' : partBefore(`'${asked.per}'`, 'q.name')})
        order by q.without desc, q.late desc, q.name), '[]') from parts q)) as numbers
    from period p`
}

/** A mentor had others a year ago; of a class or level it is the one with the same name. */
function comparedWith(me: Me, { groupId = [], levelId = [], mentorId }: DemandAsked, add: Params['add']) {
  if (mentorId || groupId.length + levelId.length > 1 || !(me.isOperator || me.isSchoolAdmin)) return undefined
  const named = (part: string, table: string, ids: string[]): Compared[] =>
    ids.map((id) => ({ part: `'${part}'`, name: `(select x.name from ${table} x where x.id = ${add(id)}::uuid)` }))
  const [one] = [...named('group', 'groups', groupId), ...named('level', 'levels', levelId)]
  return one ?? { part: "'all'", name: "''" }
}
