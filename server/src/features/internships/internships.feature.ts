import { feature } from '#engine/feature.ts'
import { allOf } from '#engine/judging/condition.ts'
import { seenWith, serve } from '#engine/serve.ts'
import { internContacts, internshipEnds, internshipLife, internships } from '#protocol/features/internships.ts'
import { phaseLife, phases, phaseTexts } from '#protocol/features/phases.ts'
import { changeInternship, extendInternship } from './change-internship.ts'
import { completeInternship, reopenInternship, undoCompletion } from './complete-internship.ts'
import { completionPhase } from './completion-phase.ts'
import { internshipsPersonal } from './internships.personal.ts'
import {
  internContactPolicy,
  internshipEndPolicy,
  internshipPolicy,
  knowsStudent,
  phasePolicy,
  phaseTextPolicy,
} from './internships.policy.ts'
import { searchStudentAndHost } from './search-student-and-host.ts'
import { stopInternship } from './stop-internship.ts'
import { studentName } from './student-name.ts'
import { studentProgress } from './student-progress.ts'
import { standingStill } from './student-stages.ts'
import { tendVolunteerPlaces } from './volunteer-places.ts'

const ofStudent = (column: string) => (t: string) => `(select u.${column} from users u where u.id = ${t}.student_id)`

export const internshipsFeature = feature({
  resources: [
    serve(phases, { table: 'internship_phases', where: { removedAt: null }, policy: phasePolicy }),
    serve(phaseTexts, { table: 'internship_phases', where: { removedAt: null }, policy: phaseTextPolicy }),
    serve(internshipEnds, { table: 'internships', policy: internshipEndPolicy }),
    serve(internships, {
      table: 'internships',
      policy: internshipPolicy,
      scopes: (asked, me) => allOf(standingStill(asked), searchStudentAndHost('internships', asked.search, me)),
      expressions: { studentName },
      relations: {
        student: seenWith('studentId', knowsStudent),
        organization: seenWith('organizationId'),
        vacancy: seenWith('vacancyId'),
        currentPhase: seenWith('currentPhaseId'),
        internshipPeriod: seenWith('internshipPeriodId'),
        contactPerson: seenWith('contactPersonId'),
        supervisor: seenWith('supervisorId'),
      },
    }),
    serve(internContacts, {
      table: 'internships',
      policy: internContactPolicy,
      expressions: { email: ofStudent('email'), phoneNumber: ofStudent('phone_number') },
    }),
  ],
  commands: [completeInternship, undoCompletion, reopenInternship, stopInternship, extendInternship, changeInternship],
  lifecycles: [internshipLife, phaseLife],
  phaseKinds: [completionPhase],
  activities: { internships: ['internship', 'phase'] },
  queries: [studentProgress],
  jobs: [tendVolunteerPlaces],
  personal: internshipsPersonal,
})
