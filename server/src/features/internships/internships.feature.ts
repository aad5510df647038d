import { feature } from '#engine/feature.ts'
import { allOf, type Condition, not, sqlCondition } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import { goesByItself } from '#engine/phase-kind.ts'
import { seenWith, serve } from '#engine/serve.ts'
import { undelivered } from '#features/inbound-mail/undelivered.ts'
import { inGroups } from '#features/users/chosen-students.ts'
import { internshipNotes } from '#protocol/features/internship-notes.ts'
import {
  internContacts,
  internshipEnds,
  internshipLife,
  internships,
  stopRequests,
} from '#protocol/features/internships.ts'
import { phaseLife, phases, phaseTexts } from '#protocol/features/phases.ts'
import { askToStop, leaveStopRequest } from './ask-to-stop.ts'
import { changeInternship, extendInternship } from './change-internship.ts'
import { completeInternship, reopenInternship, undoCompletion } from './complete-internship.ts'
import { completionPhase } from './completion-phase.ts'
import { internshipHistory } from './internship-history.ts'
import { changeInternshipNote, forgetNotes, removeInternshipNote, writeInternshipNote } from './internship-notes.ts'
import { internshipBulkActions } from './internships.bulk.ts'
import { internshipMails } from './internships.mails.ts'
import { internshipNews } from './internships.news.ts'
import { internshipsPersonal } from './internships.personal.ts'
import {
  internContactPolicy,
  internshipAbilities,
  internshipEndPolicy,
  internshipNotePolicy,
  internshipPolicy,
  knowsStudent,
  phasePolicy,
  phaseTextPolicy,
  stopRequestPolicy,
} from './internships.policy.ts'
import { internshipReactions } from './internships.reactions.ts'
import { internshipSections } from './internships.sections.ts'
import { peopleOfHost } from './people-of-host.ts'
import { phaseReactions } from './phases.reactions.ts'
import { searchStudentAndHost } from './search-student-and-host.ts'
import { stageDays } from './stage-days.ts'
import { stepDeadlines } from './step-deadlines.ts'
import { stopInternship } from './stop-internship.ts'
import { studentName } from './student-name.ts'
import { studentProgress } from './student-progress.ts'
import { standingStill } from './student-stages.ts'
import { tendVolunteerPlaces } from './volunteer-places.ts'

const ofStudent = (column: string) => (t: string) => `(select u.${column} from users u where u.id = ${t}.student_id)`

/** Whom one writes to: who was named with an address, else the one with an account. */
const contactUndelivered = (t: string) =>
  undelivered(
    `coalesce(${t}.contact_email, (select u.email from users u where u.id = coalesce(${t}.supervisor_id, ${t}.contact_person_id)))`,
    'why',
  )

/** Who is in which class is for the school to know. */
function ofClasses(groupIds: readonly string[] | undefined, me: Me): Condition<'internships'> {
  if (groupIds === undefined) return true
  if (!me.isOperator && me.staffOf().length === 0) return false
  return sqlCondition((t, add) => `${t}.student_id in (${inGroups(me, add, groupIds)})`)
}

export const internshipsFeature = feature({
  periodic: internshipSections,
  abilities: internshipAbilities,
  resources: [
    serve(phases, {
      table: 'internship_phases',
      where: { removedAt: null },
      policy: phasePolicy,
      expressions: { byItself: goesByItself },
    }),
    serve(phaseTexts, { table: 'internship_phases', where: { removedAt: null }, policy: phaseTextPolicy }),
    serve(internshipEnds, { table: 'internships', policy: internshipEndPolicy }),
    serve(internships, {
      table: 'internships',
      policy: internshipPolicy,
      scopes: (asked, me) =>
        allOf(
          standingStill(asked),
          searchStudentAndHost('internships', asked.search, me),
          ofClasses(asked.groupId, me),
        ),
      expressions: { studentName, contactUndelivered },
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
    serve(stopRequests, {
      table: 'internships',
      where: not({ stopAskedAt: null }),
      policy: stopRequestPolicy,
    }),
    serve(internshipNotes, {
      table: 'internship_notes',
      policy: internshipNotePolicy,
      expressions: {
        writerName: (t) =>
          `(select concat_ws(' ', u.first_name, u.infix, u.last_name) from users u where u.id = ${t}.writer_id)`,
      },
    }),
    serve(internContacts, {
      table: 'internships',
      policy: internContactPolicy,
      expressions: { email: ofStudent('email'), phoneNumber: ofStudent('phone_number') },
    }),
  ],
  commands: [
    completeInternship,
    undoCompletion,
    reopenInternship,
    stopInternship,
    extendInternship,
    changeInternship,
    askToStop,
    leaveStopRequest,
    writeInternshipNote,
    changeInternshipNote,
    removeInternshipNote,
  ],
  bulk: internshipBulkActions,
  lifecycles: [internshipLife, phaseLife],
  phaseKinds: [completionPhase],
  calendar: [stageDays, stepDeadlines],
  activities: { internships: ['internship', 'phase', 'internshipNote'] },
  queries: [studentProgress, internshipHistory, peopleOfHost],
  jobs: [tendVolunteerPlaces, forgetNotes],
  reactions: [...internshipReactions, ...phaseReactions],
  mails: internshipMails,
  news: internshipNews,
  personal: internshipsPersonal,
})
