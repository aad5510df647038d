import { command } from '#protocol/declaring/define.ts'
import { date, email, id, integer, list, oneOf, personName, phone, text } from '#protocol/declaring/fields.ts'
import {
  internshipChanged,
  internshipExtended,
  internshipLife,
  internshipStopAsked,
  internshipStopLeft,
  internships,
  placedStatuses,
} from './internships.ts'
import { phaseDueChanged, phaseLife } from './phases.ts'
import { endedBy } from './student-numbers.ts'
import { vacancyLife } from './vacancies/vacancy-life.ts'

/** Which step is meant: this one, or the one of the internship that its workflow calls so; without either, where it stands. */
const which = { phaseId: id({ optional: true }), workflowPhaseId: id({ optional: true }) }
const why = text({ min: 3, max: 1000, format: 'lines' })
const placed = { status: [...placedStatuses] }
const going = { status: ['proposed', ...placedStatuses] as const }

export const handInPhase = command('handInPhase', 'POST /internships/:id/hand_in_phase', {
  on: internships,
  when: placed,
  input: which,
  moves: [phaseLife.handIn],
  summary: 'Say that a step is done, so that the school looks at it',
})
export const recallPhase = command('recallPhase', 'POST /internships/:id/recall_phase', {
  on: internships,
  when: placed,
  input: which,
  moves: [phaseLife.recall],
  summary: 'Take back what was handed in and nobody has looked at',
})
export const approvePhase = command('approvePhase', 'POST /internships/:id/approve_phase', {
  on: internships,
  when: placed,
  input: which,
  moves: [phaseLife.approve, phaseLife.finish, internshipLife.complete],
  summary: 'Agree with a step, or tick it by hand where nothing else brings it to an end',
})
export const returnPhase = command('returnPhase', 'POST /internships/:id/return_phase', {
  on: internships,
  when: placed,
  input: { ...which, reason: why },
  moves: [phaseLife.return],
  summary: 'Give back what was handed in, and say what is missing',
})
export const undoReturnPhase = command('undoReturnPhase', 'POST /internships/:id/undo_return_phase', {
  on: internships,
  when: placed,
  input: which,
  moves: [phaseLife.undoReturn],
  summary: 'Take a return back: it waits for the school again, as it was handed in',
})
export const skipPhase = command('skipPhase', 'POST /internships/:id/skip_phase', {
  on: internships,
  when: placed,
  input: { ...which, reason: why },
  moves: [phaseLife.skip],
  summary: 'Leave a step out for this student, and say why',
})
export const reopenPhase = command('reopenPhase', 'POST /internships/:id/reopen_phase', {
  on: internships,
  when: { status: [...placedStatuses, 'completed'] },
  input: {
    ...which,
    reason: text({ max: 1000, optional: true, format: 'lines' }),
    /** Whoever takes back what they did to it: what had been handed in lies before them again. */
    backTo: oneOf(['open', 'submitted'] as const, { optional: true }),
  },
  moves: [phaseLife.reopen, phaseLife.undoApprove, internshipLife.uncomplete],
  summary: 'Open a step again that was done or left out',
})
export const setPhaseDue = command('setPhaseDue', 'POST /internships/:id/set_phase_due', {
  on: internships,
  when: placed,
  input: { ...which, dueOn: date({ optional: true }) },
  emits: [phaseDueChanged],
  summary: 'Give this student another day for a step; without a day, the rule of the route again',
})

export const completeInternship = command('completeInternship', 'POST /internships/:id/complete', {
  on: internships,
  moves: [internshipLife.complete, phaseLife.finish],
  summary: 'Bring an internship to its end: everything before is done',
})
export const undoCompletion = command('undoCompletion', 'POST /internships/:id/undo_completion', {
  on: internships,
  moves: [internshipLife.uncomplete, phaseLife.reopen],
  when: { status: ['completed'] },
  summary: 'Take a completion back',
})
export const stopInternship = command('stopInternship', 'POST /internships/:id/stop', {
  on: internships,
  when: placed,
  input: { reason: why, endedBy: oneOf(endedBy), endDate: date({ optional: true }) },
  moves: [internshipLife.stop, internshipLife.reportNoShow, vacancyLife.free],
  summary: 'End an internship before its time, and say why and through whom',
})
export const askToStop = command('askToStop', 'POST /internships/:id/ask_to_stop', {
  on: internships,
  when: placed,
  input: { reason: why },
  emits: [internshipStopAsked],
  summary: 'Ask who decides to stop an internship, and say why',
})
export const leaveStopRequest = command('leaveStopRequest', 'POST /internships/:id/leave_stop_request', {
  on: internships,
  when: placed,
  emits: [internshipStopLeft],
  summary: 'Let an internship go on that somebody asked to stop; whoever asked takes it back with this',
})
export const reopenInternship = command('reopenInternship', 'POST /internships/:id/reopen', {
  on: internships,
  when: { status: ['completed', 'stopped'] },
  /** Stopping put its last day forward: with a day here it lasts until then again. */
  input: { reason: why, endDate: date({ optional: true }) },
  moves: [internshipLife.reopen, phaseLife.reopen, vacancyLife.fill],
  summary: 'Let an internship that ended go on',
})
export const extendInternship = command('extendInternship', 'POST /internships/:id/extend', {
  on: internships,
  when: { status: ['ready', 'running', 'evaluating'] },
  input: { endDate: date(), plannedHours: integer({ min: 1, max: 2000, optional: true }) },
  emits: [internshipExtended],
  summary: 'Let it last longer',
})
export const changeInternship = command('changeInternship', 'PATCH /internships/:id', {
  on: internships,
  when: going,
  partial: true,
  input: {
    title: text({ min: 2, max: 200 }),
    startDate: date({ optional: true }),
    endDate: date({ optional: true }),
    plannedHours: integer({ min: 1, max: 2000, optional: true }),
    weekdays: list(integer({ min: 1, max: 7 }), { max: 7 }),
    supervisorId: id({ optional: true }),
    contactPersonId: id({ optional: true }),
    contactName: personName({ max: 120, optional: true }),
    contactEmail: email({ optional: true }),
    contactPhoneNumber: phone({ optional: true }),
  },
  emits: [internshipChanged],
  summary: 'Change its days, hours or who guides it; student and host are told',
})
