import { event, resource } from '#protocol/declaring/define.ts'
import { boolean, date, id, integer, oneOf, text, timestamp } from '#protocol/declaring/fields.ts'
import { lifecycle } from '#protocol/declaring/lifecycle.ts'

export const phaseKinds = [
  'search',
  'approval',
  'contract',
  'hours',
  'visit',
  'assignment',
  'form',
  'evaluation',
  'completion',
] as const
export type PhaseKindName = (typeof phaseKinds)[number]
/** Who has to do it. Whoever does it does not judge it: that is up to the school. */
export const phaseActors = ['student', 'mentor', 'school', 'host'] as const
export type PhaseActor = (typeof phaseActors)[number]

export const phaseStatuses = ['upcoming', 'open', 'submitted', 'approved', 'returned', 'skipped'] as const
export type PhaseStatus = (typeof phaseStatuses)[number]
/** Nothing is left to do about it. */
export const donePhases = ['approved', 'skipped'] as const
/** Somebody has to do something about it now. */
export const goingPhases = ['open', 'submitted', 'returned'] as const

/** A step of one internship, copied from its workflow: what changes there reaches it by a decision, never by itself. */
export const phases = resource('phases', {
  attributes: {
    internshipId: id({ readOnly: true }),
    name: text({ readOnly: true }),
    nameEn: text({ readOnly: true }),
    kind: oneOf(phaseKinds, { readOnly: true }),
    status: oneOf(phaseStatuses, { readOnly: true }),
    position: integer({ readOnly: true }),
    /** Those with the same step run side by side. */
    step: integer({ readOnly: true }),
    actor: oneOf(phaseActors, { readOnly: true }),
    /** Staff tick it: nothing else brings it to an end. */
    byHand: boolean({ readOnly: true }),
    /** Its own screen brings it to an end: a tick is refused. */
    byItself: boolean({ readOnly: true }),
    dueOn: date({ optional: true, readOnly: true }),
    openedAt: timestamp({ optional: true, readOnly: true }),
    movedAt: timestamp({ readOnly: true }),
  },
  foreignKeys: ['workflowPhaseId'],
  filters: {
    id: ['eq', 'in'],
    internshipId: ['eq', 'in'],
    workflowPhaseId: ['eq', 'in'],
    status: ['eq', 'in'],
    kind: ['eq', 'in'],
  },
  sorts: ['position'],
  defaultSort: 'position',
  // The routes of a whole page of internships in one question.
  page: { max: 1000 },
})

/** What is written at a step; its id is that of the phase. A host reads it of its own steps only. */
export const phaseTexts = resource('phaseTexts', {
  attributes: {
    explanation: text({ optional: true, readOnly: true }),
    explanationEn: text({ optional: true, readOnly: true }),
    /** Why it was sent back or left out. */
    note: text({ optional: true, readOnly: true }),
  },
  foreignKeys: ['internshipId'],
  filters: { id: ['eq', 'in'], internshipId: ['eq', 'in'] },
})

const about = { internshipId: id(), phaseId: id(), kind: oneOf(phaseKinds) }
export const phaseStarted = event('phase.started', about)
export const phaseHandedIn = event('phase.handed_in', about)
export const phaseRecalled = event('phase.recalled', about)
export const phaseApproved = event('phase.approved', about)
export const phaseReturned = event('phase.returned', about)
export const phaseReturnUndone = event('phase.return_undone', about)
export const phaseSkipped = event('phase.skipped', about)
export const phaseReopened = event('phase.reopened', about)
export const phaseDueChanged = event('phase.due_changed', about)
export const phaseDueSoon = event('phase.due_soon', { ...about, dueOn: date() })
export const phaseOverdue = event('phase.overdue', { ...about, dueOn: date() })

const begins = 'the route begins with its internship, which tells'
export const phaseLife = lifecycle(phases, 'status', {
  table: 'internship_phases',
  about: { type: 'users', id: 'studentId' },
  start: {
    upcoming: { quiet: begins },
    open: { quiet: begins },
    submitted: { quiet: 'selfFound.submitted tells that the mentor is up' },
    approved: { quiet: begins },
    skipped: { quiet: 'it came onto the route after the student had passed it' },
  },
  moves: {
    open: { from: ['upcoming'], to: 'open', by: 'system', emits: phaseStarted },
    handIn: { from: ['open', 'returned'], to: 'submitted', emits: phaseHandedIn, undo: ['recall'] },
    recall: { from: ['submitted'], to: 'open', emits: phaseRecalled, undo: ['handIn'] },
    approve: {
      from: ['open', 'submitted', 'returned'],
      to: 'approved',
      emits: phaseApproved,
      undo: ['reopen', 'undoApprove'],
    },
    /** Approved by mistake: it waits for the school again, as it was handed in. */
    undoApprove: { from: ['approved', 'skipped'], to: 'submitted', emits: phaseReopened },
    return: { from: ['submitted'], to: 'returned', needs: 'note', emits: phaseReturned, undo: ['undoReturn'] },
    undoReturn: { from: ['returned'], to: 'submitted', emits: phaseReturnUndone },
    skip: {
      from: ['upcoming', 'open', 'submitted', 'returned'],
      to: 'skipped',
      needs: 'note',
      emits: phaseSkipped,
      undo: ['reopen'],
    },
    reopen: { from: ['approved', 'skipped'], to: 'open', emits: phaseReopened, undo: ['approve', 'skip'] },
    /** A step before it is open again, and nobody has touched this one yet. */
    lock: { from: ['open'], to: 'upcoming', by: 'system', quiet: 'phase.reopened tells why' },
    /** What its own feature says: a report or work waits for the school, is corrected, is taken back, or was agreed with. */
    takeIn: { from: ['upcoming', 'open', 'returned'], to: 'submitted', by: 'system', quiet: 'its own event says it' },
    sendBack: { from: ['open', 'submitted'], to: 'returned', by: 'system', quiet: 'its own event says it' },
    giveBack: { from: ['submitted', 'returned'], to: 'open', by: 'system', quiet: 'its own event says it' },
    finish: {
      from: ['upcoming', 'open', 'submitted', 'returned'],
      to: 'approved',
      by: 'system',
      quiet: 'its own event says it',
    },
    /** What brought it to an end does not hold any more. */
    unfinish: { from: ['approved'], to: 'open', by: 'system', emits: phaseReopened },
  },
})
