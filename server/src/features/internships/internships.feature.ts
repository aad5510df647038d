import { feature } from '#engine/feature.ts'
import { seenWith, serve } from '#engine/serve.ts'
import { internships, phases } from '#protocol/internships.ts'
import { internshipPolicy, phasePolicy } from './internships.policy.ts'

export const internshipsFeature = feature({
  resources: [
    serve(phases, { table: 'internship_phases', policy: phasePolicy }),
    serve(internships, {
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
})
