import { command, event, query, resource, told, toOne } from '#protocol/declaring/define.ts'
import { id, integer, json, list, oneOf, text, timestamp } from '#protocol/declaring/fields.ts'
import { lifecycle } from '#protocol/declaring/lifecycle.ts'

/** What becomes of somebody: on to a class of the next year, the same year once more, or off school. */
export const fates = ['moves', 'stays', 'leaves'] as const
export type Fate = (typeof fates)[number]
export const turnStatuses = ['draft', 'running', 'done', 'undoing'] as const

export type TurnCounts = {
  moves: number
  stays: number
  leaves: number
  /** Of those who leave: with their whole class, at the end of school. */
  finishes: number
  /** Mentors who go along or are chosen, and classes that have nobody yet. */
  mentors: number
  open: number
  /** Internships that go on after the turn, and how many of them are of somebody who leaves. */
  internships: number
  leaving: number
  newClasses: number
  /** Students who changed since and were left alone when the turn was taken back. */
  kept?: number
}

export const yearTurns = resource('yearTurns', {
  attributes: {
    schoolId: id({ readOnly: true }),
    schoolYearId: id({ readOnly: true }),
    nextYearId: id({ readOnly: true }),
    status: oneOf(turnStatuses, { readOnly: true }),
    /** What it did; while it is planned, nothing or what undoing left alone. */
    counts: json<Partial<TurnCounts>, { readOnly: true }>({ readOnly: true }),
    rowCount: integer({ readOnly: true }),
    doneCount: integer({ readOnly: true }),
    turnedAt: timestamp({ optional: true, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  relationships: {
    school: toOne('organizations', { readOnly: true }),
    turnedBy: toOne('contacts', { readOnly: true, optional: true }),
  },
  filters: { id: ['eq', 'in'], schoolId: ['eq', 'in'], schoolYearId: ['eq', 'in'], status: ['eq', 'in'] },
  sorts: ['createdAt'],
  defaultSort: '-createdAt',
  includes: ['school', 'turnedBy'],
})

const figures = { schoolId: id(), moves: integer(), stays: integer(), leaves: integer() }
export const yearTurned = event('yearTurn.done', figures)
export const yearTurnedBack = event('yearTurn.undone', { schoolId: id() })

export const turnLife = lifecycle(yearTurns, 'status', {
  start: { draft: { quiet: 'nothing is changed yet' } },
  moves: {
    run: { from: ['draft'], to: 'running', emits: yearTurned },
    finish: { from: ['running'], to: 'done', by: 'system', quiet: 'yearTurn.done told who wanted it' },
    undo: { from: ['done'], to: 'undoing', emits: yearTurnedBack },
    /** As before: the plan is there again, and can be changed and done once more. */
    finishUndo: { from: ['undoing'], to: 'draft', by: 'system', quiet: 'yearTurn.undone told who wanted it' },
  },
})

type Year = { id: string; name: string; startDate: string; endDate: string }
type Mentor = { id: string; name: string }
export type PlannedClass = {
  id: string
  name: string
  students: number
  mentors: Mentor[]
  fate: 'moves' | 'leaves'
  /** The class of the next year; also where somebody goes who moves on although the class leaves. */
  target: string
  isChosen: boolean
  mentor: 'along' | 'none' | 'other'
  mentorId: string | null
  /** Who goes where. */
  flows: { fate: Fate; to: string | null; count: number }[]
}
export type TargetClass = { name: string; isNew: boolean; students: number; mentors: string[]; isOpen: boolean }
export type TurnException = {
  studentId: string
  name: string
  classId: string
  className: string
  fate: Fate
  to: string | null
  /** Decided here, or known because they are in a class of the next year already or left. */
  source: 'hand' | 'known'
}
/** Somebody in a class of the year; without a source they go along with it. */
export type TurnStudent = Omit<TurnException, 'source'> & { source: TurnException['source'] | null }
/** Who is in no class of either year: they do not go along. The first of them by name, to be put into one. */
export type Classless = { count: number; first: { id: string; name: string }[] }
export type TurnPlan = {
  year: Year
  next: Year
  today: string
  /** The last day on which it can be taken back. */
  undoUntil: string
  canUndo: boolean
  classes: PlannedClass[]
  targets: TargetClass[]
  exceptions: TurnException[]
  classless: Classless
  counts: TurnCounts
}

export const turnPlan = query('turnPlan', 'GET /year_turns/plan', {
  filters: { turnIdEq: id() },
  tells: told<TurnPlan>(),
  summary: 'Where classes and students go with the turn of the school year, and what it would do',
})

export const classStudents = query('turnClassStudents', 'GET /year_turns/students', {
  filters: { turnIdEq: id(), groupIdEq: id({ optional: true }), search: text({ optional: true }) },
  tells: told<{ students: TurnStudent[] }>(),
  summary: 'The students of a class, or found by name, and what becomes of them',
})

export const beginYearTurn = command('beginYearTurn', 'POST /year_turns', {
  on: yearTurns,
  input: { schoolId: id(), schoolYearId: id() },
  summary: 'Begin to plan how a school year goes on to the next one',
})

export const planClass = command('planTurnOfClass', 'PUT /year_turns/:id/class', {
  on: yearTurns,
  when: { status: ['draft'] },
  input: {
    groupId: id(),
    fate: oneOf(['moves', 'leaves']),
    target: text({ max: 60, optional: true }),
    mentor: oneOf(['along', 'none', 'other']),
    mentorId: id({ optional: true }),
  },
  summary: 'Say where a class goes, and who is its mentor then',
})

export const planStudents = command('planTurnOfStudents', 'PUT /year_turns/:id/students', {
  on: yearTurns,
  when: { status: ['draft'] },
  input: {
    studentIds: list(id(), { min: 1, max: 500 }),
    /** Nothing: with their class. */
    fate: oneOf(fates, { optional: true }),
    target: text({ max: 60, optional: true }),
  },
  summary: 'Say of single students that they move on, stay or leave',
})

export const runYearTurn = command('runYearTurn', 'PUT /year_turns/:id/run', {
  on: yearTurns,
  moves: [turnLife.run],
  summary: 'Put everybody into the classes of the next school year',
})

export const undoYearTurn = command('undoYearTurn', 'PUT /year_turns/:id/undo', {
  on: yearTurns,
  moves: [turnLife.undo],
  summary: 'Take the turn back, until 1 October; who was changed since is left alone',
})
