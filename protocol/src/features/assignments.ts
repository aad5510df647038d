import { command, event, query, resource, told, toMany, toOne } from '#protocol/declaring/define.ts'
import { boolean, date, id, integer, json, list, number, oneOf, text, timestamp } from '#protocol/declaring/fields.ts'
import { lifecycle } from '#protocol/declaring/lifecycle.ts'
import { submissionLife, submissionStarted } from './form-submissions.ts'
import type { Answers } from './forms/answers.ts'
import type { Both } from './forms/content.ts'
import { undeliveredWhys } from './inbound-mail.ts'
import type { RichDoc } from './vacancies/vacancy-text.ts'

export const assignmentStatuses = ['draft', 'published', 'closed'] as const
/** How it is judged, besides a yes: a mark from 1 to 10, or one of three levels. */
export const markings = ['none', 'mark', 'level'] as const
export const levels = ['insufficient', 'sufficient', 'good'] as const
/** Whether the practical supervisor is asked, and whether that decides. */
export const supervisorParts = ['none', 'looks', 'decides'] as const
export const workStatuses = ['todo', 'handed_in', 'returned', 'accepted'] as const

export const assignments = resource('assignments', {
  attributes: {
    title: text({ max: 120, readOnly: true }),
    instructions: json<RichDoc, { optional: true; readOnly: true }>({ optional: true, readOnly: true }),
    schoolId: id({ readOnly: true }),
    /** At a step with a day: that day if it is the same for everybody, whatever was sent. */
    dueOn: date({ optional: true, readOnly: true }),
    /** Its step says by which day; the work of each student has that day. */
    dueByStep: boolean({ readOnly: true }),
    marking: oneOf(markings, { readOnly: true }),
    supervisor: oneOf(supervisorParts, { readOnly: true }),
    status: oneOf(assignmentStatuses, { readOnly: true }),
    workflowPhaseId: id({ optional: true, readOnly: true }),
    internshipPeriodId: id({ optional: true, readOnly: true }),
    /** What the student fills in with the work, and what whoever reviews it scores it by. */
    formId: id({ optional: true, readOnly: true }),
    formTitle: json<Both, { optional: true; readOnly: true }>({ optional: true, readOnly: true }),
    rubricId: id({ optional: true, readOnly: true }),
    rubricTitle: json<Both, { optional: true; readOnly: true }>({ optional: true, readOnly: true }),
    createdByName: text({ optional: true, readOnly: true }),
    publishedAt: timestamp({ optional: true, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  relationships: {
    internshipPeriod: toOne('internshipPeriods', { optional: true, readOnly: true }),
    groups: toMany('groups'),
    students: toMany('students'),
  },
  filters: {
    id: ['eq', 'in'],
    title: ['cont', 'start'],
    schoolId: ['eq', 'in'],
    status: ['eq', 'in'],
    internshipPeriodId: ['eq', 'in', 'null'],
    dueOn: ['lt', 'lteq', 'gt', 'gteq', 'null'],
  },
  sorts: ['dueOn', 'title', 'createdAt'],
  defaultSort: '-createdAt',
  includes: ['internshipPeriod', 'groups', 'students'],
})

/** What one student does for one assignment. */
export const assignmentWorks = resource('assignmentWorks', {
  attributes: {
    status: oneOf(workStatuses, { readOnly: true }),
    /** Of the step on the student's route that it is for, as soon as that has a day. */
    dueOn: date({ optional: true, readOnly: true }),
    /** Why it was sent back. */
    note: text({ max: 2000, optional: true, readOnly: true }),
    mark: number({ optional: true, readOnly: true }),
    level: oneOf(levels, { optional: true, readOnly: true }),
    versionCount: integer({ readOnly: true }),
    handedInAt: timestamp({ optional: true, readOnly: true }),
    decidedAt: timestamp({ optional: true, readOnly: true }),
    decidedByName: text({ optional: true, readOnly: true }),
    /** Handed in after its day. */
    isLate: boolean({ readOnly: true }),
    /** Its day is over and nothing was handed in. */
    isMissing: boolean({ readOnly: true }),
    /** When the practical supervisor was asked to look at it, and whether somebody can be asked. */
    askedAt: timestamp({ optional: true, readOnly: true }),
    canBeAsked: boolean({ readOnly: true }),
    /** Why mail to whoever was asked does not arrive. */
    askedUndelivered: oneOf(undeliveredWhys, { optional: true, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  relationships: {
    assignment: toOne('assignments', { readOnly: true }),
    student: toOne('students', { readOnly: true }),
    internship: toOne('internships', { optional: true, readOnly: true }),
  },
  filters: {
    id: ['eq', 'in'],
    assignmentId: ['eq', 'in'],
    studentId: ['eq', 'in'],
    internshipId: ['eq', 'in'],
    status: ['eq', 'in'],
  },
  scopes: {
    late: boolean(),
    missing: boolean(),
    /** What waits for whoever asks. */
    toReview: boolean(),
  },
  sorts: ['dueOn', 'handedInAt', 'createdAt'],
  defaultSort: 'createdAt',
  includes: ['assignment', 'student', 'internship'],
  page: { max: 500 },
})

/** Each time that it was handed in, as it was then. */
export const workVersions = resource('workVersions', {
  attributes: {
    workId: id({ readOnly: true }),
    number: integer({ readOnly: true }),
    text: text({ max: 10_000, optional: true, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
  },
  filters: { id: ['eq', 'in'], workId: ['eq', 'in'] },
  sorts: ['number'],
  defaultSort: 'number',
})

export const reviewKinds = ['accepted', 'returned', 'good', 'notYet'] as const
/** What the school or the practical supervisor said about a version. */
export const workReviews = resource('workReviews', {
  attributes: {
    workId: id({ readOnly: true }),
    versionId: id({ readOnly: true }),
    side: oneOf(['school', 'supervisor'] as const, { readOnly: true }),
    kind: oneOf(reviewKinds, { readOnly: true }),
    text: text({ max: 2000, optional: true, readOnly: true }),
    mark: number({ optional: true, readOnly: true }),
    level: oneOf(levels, { optional: true, readOnly: true }),
    writtenByName: text({ optional: true, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
  },
  filters: { id: ['eq', 'in'], workId: ['eq', 'in'] },
  sorts: ['createdAt'],
  defaultSort: 'createdAt',
})

/** A file with an assignment, or with a version of somebody's work. */
export const assignmentFiles = resource('assignmentFiles', {
  attributes: {
    assignmentId: id({ optional: true, readOnly: true }),
    workId: id({ optional: true, readOnly: true }),
    versionId: id({ optional: true, readOnly: true }),
    fileId: id({ readOnly: true }),
    name: text({ readOnly: true }),
    contentType: text({ readOnly: true }),
    size: integer({ readOnly: true }),
    position: integer({ readOnly: true }),
  },
  filters: { id: ['eq', 'in'], assignmentId: ['eq', 'in'], workId: ['eq', 'in'], versionId: ['eq', 'in'] },
  sorts: ['position'],
  defaultSort: 'position',
  page: { max: 500 },
})

const ofAssignment = { assignmentId: id() }
export const assignmentPublished = event('assignment.published', ofAssignment)
export const assignmentUnpublished = event('assignment.unpublished', ofAssignment)
export const assignmentClosed = event('assignment.closed', ofAssignment)
export const assignmentReopened = event('assignment.reopened', ofAssignment)
export const assignmentChanged = event('assignment.changed', ofAssignment)

export const assignmentLife = lifecycle(assignments, 'status', {
  start: { draft: { quiet: 'nobody but its maker needs it yet' } },
  moves: {
    publish: { from: ['draft'], to: 'published', emits: assignmentPublished, undo: ['unpublish'] },
    /** As long as nobody handed in anything. */
    unpublish: { from: ['published'], to: 'draft', emits: assignmentUnpublished, undo: ['publish'] },
    close: { from: ['published'], to: 'closed', emits: assignmentClosed, undo: ['reopen'] },
    reopen: { from: ['closed'], to: 'published', emits: assignmentReopened, undo: ['close'] },
  },
})

const ofWork = { workId: id(), assignmentId: id() }
/** A student has it to do, since it was published or later. */
export const workGiven = event('work.given', ofWork)
export const workHandedIn = event('work.handed_in', ofWork)
export const workRecalled = event('work.recalled', ofWork)
export const workReturned = event('work.returned', ofWork)
export const workReturnUndone = event('work.return_undone', ofWork)
export const workAccepted = event('work.accepted', ofWork)
export const workAcceptUndone = event('work.accept_undone', ofWork)
export const workExtended = event('work.extended', ofWork)
export const workDueSoon = event('work.due_soon', { ...ofWork, dueOn: date() })
/** The practical supervisor was asked, or said something without deciding. */
export const workAsked = event('work.asked', ofWork)
export const workReviewed = event('work.reviewed', ofWork)

export const workLife = lifecycle(assignmentWorks, 'status', {
  table: 'assignment_works',
  about: { type: 'users', id: 'studentId' },
  start: { todo: workGiven },
  moves: {
    handIn: { from: ['todo', 'returned'], to: 'handed_in', emits: workHandedIn, undo: ['recall'] },
    recall: { from: ['handed_in'], to: 'todo', emits: workRecalled, undo: ['handIn'] },
    return: { from: ['handed_in'], to: 'returned', needs: 'note', emits: workReturned, undo: ['undoReturn'] },
    undoReturn: { from: ['returned'], to: 'handed_in', emits: workReturnUndone },
    accept: { from: ['handed_in'], to: 'accepted', emits: workAccepted, undo: ['undoAccept'] },
    undoAccept: { from: ['accepted'], to: 'handed_in', emits: workAcceptUndone },
  },
})

const fields = {
  title: text({ min: 3, max: 120 }),
  instructions: json<RichDoc, { optional: true }>({ optional: true }),
  /** Of no use at a step that has a day. */
  dueOn: date({ optional: true }),
  internshipPeriodId: id({ optional: true }),
  groupIds: list(id(), { max: 100, optional: true }),
  studentIds: list(id(), { max: 500, optional: true }),
  workflowPhaseId: id({ optional: true }),
  marking: oneOf(markings),
  supervisor: oneOf(supervisorParts),
  /** Published forms of the school. */
  formId: id({ optional: true }),
  rubricId: id({ optional: true }),
  /** What was sent before to `POST /uploads/workFile`, and those that stay. */
  fileIds: list(id(), { max: 10, optional: true }),
}
export const createAssignment = command('createAssignment', 'POST /assignments', {
  on: assignments,
  input: { schoolId: id(), ...fields },
  summary: 'Make an assignment for a period, classes or students; nobody sees it until it is published',
})
export const changeAssignment = command('changeAssignment', 'PATCH /assignments/:id', {
  on: assignments,
  when: { status: ['draft', 'published'] },
  input: fields,
  emits: [assignmentChanged],
  summary: 'Change an assignment; whoever is added gets it too',
})
export const removeAssignment = command('removeAssignment', 'DELETE /assignments/:id', {
  on: assignments,
  when: { status: ['draft'] },
  summary: 'Throw away an assignment that nobody has seen',
})
export const publishAssignment = command('publishAssignment', 'POST /assignments/:id/publish', {
  on: assignments,
  moves: [assignmentLife.publish],
  summary: 'Give an assignment to its students',
})
export const unpublishAssignment = command('unpublishAssignment', 'POST /assignments/:id/unpublish', {
  on: assignments,
  moves: [assignmentLife.unpublish],
  summary: 'Take an assignment back as long as nobody handed in anything',
})
export const closeAssignment = command('closeAssignment', 'POST /assignments/:id/close', {
  on: assignments,
  moves: [assignmentLife.close],
  summary: 'Nothing more can be handed in',
})
export const reopenAssignment = command('reopenAssignment', 'POST /assignments/:id/reopen', {
  on: assignments,
  moves: [assignmentLife.reopen],
  summary: 'Students can hand in again',
})

/** How it stands with the work for an assignment, of the students that the reader sees. */
export type AssignmentCounts = {
  all: number
  todo: number
  handedIn: number
  returned: number
  accepted: number
  late: number
  missing: number
}
export const assignmentCounts = query('assignmentCounts', 'GET /assignments/counts', {
  filters: { assignmentId: list(id()) },
  tells: told<{ counts: Record<string, AssignmentCounts> }>(),
  summary: 'How many handed in, wait for a look, are late or missing, per assignment',
})

export const handInWork = command('handInWork', 'POST /assignment_works/:id/hand_in', {
  on: assignmentWorks,
  /** `fileIds`: sent before to `POST /uploads/workFile`, or of an earlier version. */
  input: {
    text: text({ max: 10_000, optional: true, format: 'lines' }),
    fileIds: list(id(), { max: 10, optional: true }),
  },
  moves: [workLife.handIn],
  summary: 'Hand in work, as text and files; each time is kept',
})
export const recallWork = command('recallWork', 'POST /assignment_works/:id/recall', {
  on: assignmentWorks,
  moves: [workLife.recall],
  summary: 'Take back what nobody has looked at yet',
})
const why = text({ min: 3, max: 2000, format: 'lines' })
const said = text({ max: 2000, optional: true, format: 'lines' })
/** What was chosen in the rubric of the assignment, in the version of it that the reviewer saw. */
const rubric = {
  rubricVersion: integer({ min: 1, optional: true }),
  rubricAnswers: json<Answers, { optional: true }>({ optional: true }),
}
export const returnWork = command('returnWork', 'POST /assignment_works/:id/return', {
  on: assignmentWorks,
  input: { reason: why, ...rubric },
  moves: [workLife.return, submissionLife.submit],
  emits: [submissionStarted],
  summary: 'Send work back and say what has to be other',
})
export const undoReturnWork = command('undoReturnWork', 'POST /assignment_works/:id/undo_return', {
  on: assignmentWorks,
  moves: [workLife.undoReturn, submissionLife.reopen],
  summary: 'Take back that it was sent back',
})
export const acceptWork = command('acceptWork', 'POST /assignment_works/:id/accept', {
  on: assignmentWorks,
  input: {
    feedback: said,
    mark: number({ min: 1, max: 10, optional: true }),
    level: oneOf(levels, { optional: true }),
    ...rubric,
  },
  moves: [workLife.accept, submissionLife.submit],
  emits: [submissionStarted],
  summary: 'Agree with work, with a mark or level where the assignment has one',
})
export const undoAcceptWork = command('undoAcceptWork', 'POST /assignment_works/:id/undo_accept', {
  on: assignmentWorks,
  moves: [workLife.undoAccept, submissionLife.reopen],
  summary: 'Take back that it was accepted',
})
export const extendWork = command('extendWork', 'PUT /assignment_works/:id/due', {
  on: assignmentWorks,
  when: { status: ['todo', 'returned'] },
  input: { dueOn: date() },
  emits: [workExtended],
  summary: 'Give one student more time, also for the step that it is for',
})
export const askSupervisor = command('askSupervisor', 'POST /assignment_works/:id/ask', {
  on: assignmentWorks,
  when: { status: ['handed_in'] },
  emits: [workAsked],
  summary: 'Ask the practical supervisor by mail to look at it',
})
export const giveOpinion = command('giveOpinion', 'POST /assignment_works/:id/opinion', {
  on: assignmentWorks,
  /** `versionId`: the version that was seen; about a newer one nothing is said. */
  input: { verdict: oneOf(['good', 'notYet'] as const), text: said, versionId: id({ optional: true }) },
  moves: [workLife.accept, workLife.return],
  emits: [workReviewed],
  summary: 'Say as practical supervisor what one thinks of it; that decides where the assignment says so',
})

export const takeOpinionBack = command('takeOpinionBack', 'POST /assignment_works/:id/take_opinion_back', {
  on: assignmentWorks,
  when: { status: ['handed_in', 'accepted', 'returned'] },
  moves: [workLife.undoAccept, workLife.undoReturn],
  summary: 'Take back as practical supervisor what one said, with what it decided',
})

/** What can be sent, for the form and for the server. */
export const workFileRules = {
  types: [
    'image/png',
    'image/jpeg',
    'image/webp',
    'application/pdf',
    '.docx',
    '.xlsx',
    '.pptx',
    '.odt',
    '.ods',
    '.odp',
  ],
  maxBytes: 10_000_000,
  maxFiles: 10,
} as const
export const workFileSizes = [2000, 640] as const
export const assignmentFilePath = (fileId: string, size: (typeof workFileSizes)[number] = 2000) =>
  `/api/v1/assignment_files/${fileId}/${size}`
export const isPicture = (contentType: string) => contentType === 'image/webp'
