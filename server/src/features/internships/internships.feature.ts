import { feature } from '#engine/feature.ts'
import { seenWith, serve } from '#engine/serve.ts'
import { internshipLife, internships, phaseLife, phases } from '#protocol/internships.ts'
import { internshipPolicy, knowsStudent, phasePolicy } from './internships.policy.ts'
import { studentName } from './student-name.ts'
import { studentProgress } from './student-progress.ts'
import { standingStill } from './student-stages.ts'
import { tendVolunteerPlaces } from './volunteer-places.ts'

export const internshipsFeature = feature({
  resources: [
    serve(phases, { table: 'internship_phases', policy: phasePolicy }),
    serve(internships, {
      table: 'internships',
      policy: internshipPolicy,
      scopes: standingStill,
      expressions: { studentName },
      relations: {
        student: seenWith('student_id', knowsStudent),
        organization: seenWith('organization_id'),
        vacancy: seenWith('vacancy_id'),
        currentPhase: seenWith('current_phase_id'),
        internshipPeriod: seenWith('internship_period_id'),
        contactPerson: seenWith('contact_person_id'),
        supervisor: seenWith('supervisor_id'),
      },
    }),
  ],
  lifecycles: [internshipLife, phaseLife],
  queries: [studentProgress],
  jobs: [tendVolunteerPlaces],
})
