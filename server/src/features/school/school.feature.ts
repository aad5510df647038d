import { sqlCondition } from '#engine/condition.ts'
import { answer, feature } from '#engine/feature.ts'
import { seenWith, serve } from '#engine/serve.ts'
import * as protocol from '#protocol/school.ts'
import {
  internshipPeriodPolicy,
  internshipPolicy,
  phasePolicy,
  schoolYearPolicy,
  vacancyPolicy,
} from './school.policy.ts'
import { searchVacancies } from './search-vacancies.ts'

/**
 * In scope are active periods whose school year is this one or the next, for people of a school those of their school.
 * Of several it is the one that runs or comes first; only when all have ended, the first of those.
 */
export const currentInternshipPeriod = answer(protocol.currentInternshipPeriod, ({ me }) => ({
  where: sqlCondition((t, add) => {
    const schools = [...me.staffOf(), ...me.studentOf()]
    const own = schools.length > 0 ? `and p.school_id = any(${add(schools)})` : ''
    return `${t}.id = (
      select p.id from internship_periods p join school_years y on y.id = p.school_year_id
      where p.status = 'active' and y.end_date >= today_nl() and y.start_date <= today_nl() + interval '1 year' ${own}
      order by p.end_date < today_nl(), p.start_date, p.id limit 1)`
  }),
}))

export const schoolFeature = feature({
  resources: [
    serve(protocol.schoolYears, {
      table: 'school_years',
      policy: schoolYearPolicy,
      expressions: {
        isCurrent: (t) => `(today_nl() between ${t}.start_date and ${t}.end_date)`,
        isNext: (t) => `((today_nl() + interval '1 year')::date between ${t}.start_date and ${t}.end_date)`,
      },
    }),
    serve(protocol.internshipPeriods, {
      table: 'internship_periods',
      policy: internshipPeriodPolicy,
      writes: ['create', 'update', 'delete'],
    }),
    serve(protocol.vacancies, {
      table: 'vacancies',
      policy: vacancyPolicy,
      scopes: searchVacancies,
      expressions: {
        latitude: (t) => `(select o.latitude from organizations o where o.id = ${t}.organization_id)`,
        longitude: (t) => `(select o.longitude from organizations o where o.id = ${t}.organization_id)`,
      },
      // The stagebank is public, and a vacancy without the name of its host says little.
      relations: { organization: seenWith('organization_id') },
    }),
    serve(protocol.phases, { table: 'internship_phases', policy: phasePolicy }),
    serve(protocol.internships, {
      table: 'internships',
      policy: internshipPolicy,
      relations: {
        student: seenWith('student_id'),
        organization: seenWith('organization_id'),
        vacancy: seenWith('vacancy_id'),
        currentPhase: seenWith('current_phase_id'),
        internshipPeriod: seenWith('internship_period_id'),
        contactPerson: seenWith('contact_person_id'),
        supervisor: seenWith('supervisor_id'),
      },
    }),
  ],
  queries: [currentInternshipPeriod],
})
