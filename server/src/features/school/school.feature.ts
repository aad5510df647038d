import { feature } from '#engine/feature.ts'
import { seenWith, serve, through } from '#engine/serve.ts'
import * as protocol from '#protocol/school.ts'
import { copyPeriods } from './copy-periods.ts'
import { periodOverlaps } from './period-overlaps.ts'
import { currentInternshipPeriod, periodScopes } from './periods-in-scope.ts'
import { createInternshipPeriod, updateInternshipPeriod } from './save-period.ts'
import {
  internshipPeriodPolicy,
  internshipPolicy,
  phasePolicy,
  schoolYearPolicy,
  vacancyPolicy,
} from './school.policy.ts'
import { searchVacancies } from './search-vacancies.ts'

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
      relations: {
        levels: through('internship_period_levels', 'internship_period_id', 'level_id'),
        groups: through('internship_period_groups', 'internship_period_id', 'group_id'),
      },
      scopes: periodScopes,
      writes: ['delete'],
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
  commands: [createInternshipPeriod, updateInternshipPeriod, copyPeriods],
  queries: [currentInternshipPeriod, periodOverlaps],
})
