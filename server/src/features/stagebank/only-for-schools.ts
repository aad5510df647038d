import type { Params } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'

/** The schools of this reader, whose own vacancies they find besides those that are for everybody. */
export const schoolsOf = (me: Me): string[] => [...new Set([...me.staffOf(), ...me.studentOf()])].sort()

/** May this reader find the vacancy `s`? */
export function visibleSql(me: Me, params: Params): string {
  const schools = schoolsOf(me)
  return schools.length > 0
    ? `(s.is_for_all or s.school_ids && ${params.add(schools, 'schools')}::uuid[])`
    : 's.is_for_all'
}

/** What only these schools find. Their postings lie in cell -2, with what nobody finds. */
export const onlyForSql = (schools: string) => `select distinct s.nr from vacancy_schools x
  join vacancy_search s on s.vacancy_id = x.vacancy_id
  where x.school_id = any(${schools}::uuid[]) and s.is_findable and not s.is_for_all`
