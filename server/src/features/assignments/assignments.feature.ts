import { feature } from '#engine/feature.ts'
import { allOf, sqlCondition } from '#engine/judging/condition.ts'
import { queueKind } from '#engine/reading/waiting.ts'
import { seenWith, serve, through } from '#engine/serve.ts'
import { undelivered } from '#features/inbound-mail/undelivered.ts'
import {
  assignmentFiles,
  assignmentLife,
  assignments,
  assignmentWorks,
  workLife,
  workReviews,
  workVersions,
} from '#protocol/features/assignments.ts'
import { assignmentCounts, isLate, isMissing } from './assignment-counts.ts'
import { assignmentPhase } from './assignment-phase.ts'
import { assignmentMails } from './assignments.mails.ts'
import { assignmentNews } from './assignments.news.ts'
import { assignmentsPersonal } from './assignments.personal.ts'
import {
  assignmentAbilities,
  assignmentPolicy,
  filePolicy,
  reviewPolicy,
  reviews,
  versionPolicy,
  waitsAtHost,
  workPolicy,
} from './assignments.policy.ts'
import { assignmentReactions } from './assignments.reactions.ts'
import { assignmentSections } from './assignments.sections.ts'
import { showWorkForms } from './forms/show-work-forms.ts'
import { beginWorkForm } from './forms/student-form.ts'
import { giveWorksToAll } from './give-works.ts'
import {
  changeAssignment,
  closeAssignment,
  createAssignment,
  publishAssignment,
  removeAssignment,
  reopenAssignment,
  unpublishAssignment,
} from './make-assignment.ts'
import { answerAssignmentLink, openAssignmentLink } from './supervisor/answer-link.ts'
import { askSupervisor, renewAssignmentLink } from './supervisor/ask-supervisor.ts'
import { giveOpinion, hostWorks, takeOpinionBack } from './supervisor/host-works.ts'
import { mailHandedIn, remindWorks } from './tend-works.ts'
import { handInWork, recallWork } from './work/hand-in.ts'
import { acceptWork, extendWork, returnWork, undoAcceptWork, undoReturnWork } from './work/review-work.ts'
import { workDeadlines } from './work-deadlines.ts'

const nameOf = (id: string, otherwise = 'null') =>
  `coalesce((select concat_ws(' ', u.first_name, u.infix, u.last_name) from users u where u.id = ${id}), ${otherwise})`
/** Whoever reads an assignment may know what its form is called, also who does not read forms. */
const titleOf = (formId: string) => `(select v.content -> 'title' from forms f join form_versions v on v.form_id = f.id
  and v.number = f.published_version where f.id = ${formId})`
const ofFile = (column: string) => (t: string) => `(select f.${column} from files f where f.id = ${t}.file_id)`

export const assignmentsFeature = feature({
  periodic: assignmentSections,
  abilities: assignmentAbilities,
  queues: [
    queueKind('assignments', 'assignment_works', (me) => allOf({ status: 'handed_in' }, reviews(me))),
    // Hosts of a site where no school asks them anything have no such page.
    queueKind('worksAtHost', 'assignment_works', waitsAtHost, {
      leftTo: () => 'not exists (select from assignment_works w where w.asked_email is not null)',
    }),
  ],
  resources: [
    serve(assignments, {
      table: 'assignments',
      policy: assignmentPolicy,
      expressions: {
        createdByName: (t) => nameOf(`${t}.created_by_id`),
        dueByStep: (t) => `exists (select from workflow_phases f where f.id = ${t}.workflow_phase_id
          and f.removed_at is null and f.due_rule <> 'none')`,
        formTitle: (t) => titleOf(`${t}.form_id`),
        rubricTitle: (t) => titleOf(`${t}.rubric_id`),
      },
      relations: {
        internshipPeriod: seenWith('internshipPeriodId'),
        groups: through('assignment_groups', 'assignmentId', 'groupId'),
        students: through('assignment_students', 'assignmentId', 'studentId'),
      },
    }),
    serve(assignmentWorks, {
      table: 'assignment_works',
      policy: workPolicy,
      expressions: {
        isLate,
        isMissing,
        canBeAsked: (t) => `(${t}.internship_id is not null)`,
        decidedByName: (t) => nameOf(`${t}.decided_by_id`, `${t}.decided_name`),
        askedUndelivered: (t) => undelivered(`${t}.asked_email`, 'why'),
      },
      scopes: ({ late, missing, toReview }, me) =>
        allOf(
          late !== true || sqlCondition(isLate),
          missing !== true || sqlCondition(isMissing),
          toReview !== true || allOf({ status: 'handed_in' }, reviews(me)),
        ),
      relations: {
        assignment: seenWith('assignmentId'),
        student: seenWith('studentId'),
        internship: seenWith('internshipId'),
      },
    }),
    serve(workVersions, { table: 'work_versions', policy: versionPolicy }),
    serve(workReviews, {
      table: 'work_reviews',
      policy: reviewPolicy,
      expressions: { writtenByName: (t) => nameOf(`${t}.by_id`, `${t}.by_name`) },
    }),
    serve(assignmentFiles, {
      table: 'assignment_files',
      policy: filePolicy,
      expressions: { name: ofFile('name'), contentType: ofFile('content_type'), size: ofFile('size') },
    }),
  ],
  lifecycles: [assignmentLife, workLife],
  phaseKinds: [assignmentPhase],
  calendar: [workDeadlines],
  commands: [
    createAssignment,
    changeAssignment,
    removeAssignment,
    publishAssignment,
    unpublishAssignment,
    closeAssignment,
    reopenAssignment,
    handInWork,
    recallWork,
    beginWorkForm,
    showWorkForms,
    returnWork,
    undoReturnWork,
    acceptWork,
    undoAcceptWork,
    extendWork,
    askSupervisor,
    giveOpinion,
    takeOpinionBack,
    openAssignmentLink,
    answerAssignmentLink,
    renewAssignmentLink,
  ],
  queries: [assignmentCounts, hostWorks],
  jobs: [giveWorksToAll, remindWorks, mailHandedIn],
  mails: assignmentMails,
  reactions: assignmentReactions,
  activities: { assignments: ['assignment', 'work'] },
  personal: assignmentsPersonal,
  news: assignmentNews,
})
