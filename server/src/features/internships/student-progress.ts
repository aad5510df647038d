import { failParameter } from '#engine/fail.ts'
import { answer, type QueryContext } from '#engine/feature.ts'
import { compile, Params } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import { isForAll, participantsOf, takesPart } from '#features/periods/periods-in-scope.ts'
import { onlyOrganization } from '#features/users/kept-people.ts'
import { userPolicy } from '#features/users/users.policy.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import * as protocol from '#protocol/features/progress.ts'
import { cameOn, isSearchOver, newSince } from './search-due.ts'
import { counts, isStudent, longestLate, schoolsTurn, studentsIn } from './student-stages.ts'

/** More than that is no list to read. */
const MOST = 40

type Counted = { stage: number; count: number; late: number; handedIn: number; mine: number; others: number }

/** Over the students whom the reader may see, one by one. */
function countedText(me: Me, periodId: string | undefined, takesPart: boolean, params: Params): string {
  const where = compile(userPolicy.read(me), 't', params)
  return `select s.stage, count(*)::int as count, count(*) filter (where s.late)::int as late,
      count(*) filter (where s.handed_in)::int as "handedIn", count(*) filter (where s.mine)::int as mine,
      count(*) filter (where s.others)::int as others
    from (${studentsIn(me, { periodId: periodId === undefined ? undefined : [periodId], takesPart }, params.add)}) s join users t on t.id = s.id
    where ${where} group by s.stage`
}

/** The same for a whole school, from its sums. Whoever has no place in the period has no line: they are the others. */
function keptText(schoolId: string, periodId: string | undefined, params: Params): string {
  const school = params.add(schoolId)
  const standing = (
    about: string,
  ) => `select s.stage, sum(s.n)::int as count, coalesce(sum(s.n) filter (where s.due_on < today_nl()), 0)::int as late,
        coalesce(sum(s.n) filter (where s.handed_in), 0)::int as "handedIn",
        coalesce(sum(s.n) filter (where ${schoolsTurn.mine('s')}), 0)::int as mine,
        coalesce(sum(s.n) filter (where ${schoolsTurn.others('s')}), 0)::int as others
      from student_standings_sums s where s.about_id = ${about} and s.school_id = ${school}
        and ${counts('s')} group by s.stage`
  if (periodId === undefined) return standing(school)
  const period = `internship_periods ip where ip.id = ${params.add(periodId)} and ip.school_id = ${school}`
  return `with placed as (${standing(`(select ip.id from ${period})`)})
    select * from placed union all
    select 0, coalesce(sum(o.n), 0)::int - (select coalesce(sum(count), 0) from placed)::int, 0, 0, 0, 0
    from organization_people_sums o where o.organization_id = (select ip.school_id from ${period}) and ${isStudent('o')}`
}

/**
 * Whoever has no place is late too when the day for that is past, which no line says: in this period, or in one of the school
 * that runs. Sums tell how many they are where one of these is for everybody; else those who take part are gone through.
 */
function lateWithoutText(schoolId: string, periodId: string | undefined, params: Params): string {
  const [school, about] = [params.add(schoolId), params.add(periodId ?? schoolId)]
  const asked = periodId === undefined ? '' : `and ip.id = ${about}`
  const lines = `s.about_id = ${about} and s.school_id = ${school} and (s.stage > 0 or s.due_on < today_nl())`
  const ofSchool = `o.organization_id = ${school} and ${isStudent('o')}`
  const isExcused = 'o.user_id in (select id from excused)'
  return `with over as materialized (select ip.id, ${isForAll('ip')} as for_all, ${newSince('ip')} as since from internship_periods ip
      where ip.school_id = ${school} ${asked} and ${isSearchOver('ip', periodId !== undefined)}),
    -- Few came since; of those who did it is asked in which of the periods they still have time.
    excused as materialized (select n.id from (select distinct m.student_id as id from group_memberships m
        join groups g on g.id = m.group_id and g.school_id = ${school} where m.started_on > (select min(since) from over)) n
      where not exists (select from over p where ${takesPart('p', 'n.id')} and ${cameOn('n.id', school)} <= p.since))
    select 0, 0, (select coalesce(sum(o.n), 0) from organization_people_sums o where ${ofSchool})::int
      - (select coalesce(sum(s.n), 0) from student_standings_sums s where ${lines} and ${counts('s')})::int
      - (select count(*) from organization_people o where ${ofSchool} and ${isExcused}
        and not exists (select from student_standings s where s.student_id = o.user_id and ${lines}))::int, 0, 0, 0
    where (select bool_or(for_all) from over)
    union all
    select 0, 0, count(*)::int, 0, 0, 0 from organization_people o
    where (select not bool_or(for_all) from over) and ${ofSchool}
      and o.user_id in (${participantsOf('array(select id from over)')}) and not ${isExcused}
      and not exists (select from student_standings s where s.student_id = o.user_id and ${lines})`
}

type Asking = Pick<QueryContext, 'me' | 'read'> & { periodId?: string | undefined; takesPart?: boolean }

/** Each number is that of the list behind it. Who takes part is in no sum. */
export async function findProgress({
  me,
  read,
  periodId,
  takesPart = false,
}: Asking): Promise<protocol.StudentProgress> {
  const params = new Params()
  const schoolId = onlyOrganization(me)
  const text =
    schoolId && !takesPart
      ? `(${keptText(schoolId, periodId, params)}) union all (${lateWithoutText(schoolId, periodId, params)})`
      : countedText(me, periodId, takesPart, params)
  const late = periodId ? longestLate(me, periodId, MOST, params.add) : 'select where false'
  const rows = await read<Counted & Pick<protocol.StudentProgress, 'longestLate'>>({
    text: `with counted as (${text}), longest as (${late})
      select c.*, (select coalesce(json_agg(longest), '[]') from longest) as "longestLate"
      from (select) one left join counted c on true`,
    values: params.values,
  })
  const sum = (name: keyof Counted, of = rows) => of.reduce((total, row) => total + (row[name] ?? 0), 0)
  const at = (name: protocol.StudentStage) => rows.filter((row) => row.stage === protocol.studentStages.indexOf(name))
  const stage = (name: protocol.StudentStage) => sum('count', at(name))
  return {
    stages: {
      without: stage('without'),
      asking: stage('asking'),
      agreed: stage('agreed'),
      running: stage('running'),
      reviewing: stage('reviewing'),
      completed: stage('completed'),
    },
    late: sum('late'),
    lateWithout: sum('late', at('without')),
    handedIn: sum('handedIn'),
    mine: sum('mine'),
    others: sum('others'),
    longestLate: rows[0]?.longestLate ?? [],
  }
}

/** The numbers of a dashboard in one question. */
export const studentProgress = answer(protocol.studentProgress, async ({ me, read, asked }) => {
  const period = asked().filter.get('periodId')
  if (period && !isId(period.text)) throw failParameter('parameter.invalid', period.parameter)
  const takesPart = asked().filter.get('takesPart')?.text === 'true'
  return { meta: await findProgress({ me, read, periodId: period?.text, takesPart }) }
})
