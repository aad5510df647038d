import { command, event, query, resource, told, toMany, toOne } from '#protocol/declaring/define.ts'
import { boolean, date, id, integer, json, list, oneOf, text, timestamp } from '#protocol/declaring/fields.ts'
import { lifecycle } from '#protocol/declaring/lifecycle.ts'
import { type PhaseKindName, phaseActors, phaseKinds } from './phases.ts'

/** A day of its own, or so many days after the step before, the first or the last day; fewer than none: before. */
export const dueRules = ['none', 'date', 'previous', 'start', 'end'] as const

const workflowStatus = oneOf(['active', 'archived'], { readOnly: true })
export const workflows = resource('workflows', {
  attributes: {
    name: text({ max: 120 }),
    status: workflowStatus,
    /** Counts how often its phases were saved: whoever changes it says which one they saw. */
    version: integer({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
  },
  relationships: {
    /** None: the route of the site, which a school copies. */
    school: toOne('organizations', { optional: true, readOnly: true }),
    phases: toMany('workflowPhases'),
  },
  filters: { id: ['eq', 'in'], status: ['eq', 'in'], schoolId: ['eq', 'in', 'null'], name: ['cont'] },
  sorts: ['name', 'updatedAt'],
  defaultSort: 'name',
  includes: ['school', 'phases'],
})

/** What can be said of a phase, by who makes the route. */
export const phaseFields = {
  step: integer({ min: 0, max: 100 }),
  kind: oneOf(phaseKinds),
  name: text({ max: 80 }),
  nameEn: text({ max: 80 }),
  explanation: text({ max: 2000, optional: true, format: 'lines' }),
  explanationEn: text({ max: 2000, optional: true, format: 'lines' }),
  actor: oneOf(phaseActors),
  dueRule: oneOf(dueRules),
  dueDate: date({ optional: true }),
  dueDays: integer({ min: -365, max: 730, optional: true }),
  byHand: boolean(),
  remindDays: list(integer({ min: 0, max: 60 }), { max: 5 }),
  onlySelfFound: boolean(),
  onlyMinors: boolean(),
  levelIds: list(id(), { max: 50 }),
  /** What is filled in at it, of a step that is a form or an evaluation. None: it is ticked by hand. */
  formId: id({ optional: true }),
}

export const workflowPhases = resource('workflowPhases', {
  attributes: { position: integer({ readOnly: true }), ...phaseFields },
  foreignKeys: ['workflowId'],
  filters: { id: ['eq', 'in'], workflowId: ['eq', 'in'] },
  sorts: ['position'],
  defaultSort: 'position',
})

/** A phase as the editor sends it: one that was there has its id. */
export type SavedPhase = {
  id?: string
  step: number
  kind: (typeof phaseKinds)[number]
  name: string
  nameEn: string
  explanation: string | null
  explanationEn: string | null
  actor: (typeof phaseActors)[number]
  dueRule: (typeof dueRules)[number]
  dueDate: string | null
  dueDays: number | null
  byHand: boolean
  remindDays: number[]
  onlySelfFound: boolean
  onlyMinors: boolean
  levelIds: string[]
  formId?: string | null
}

/** What a change does to whom: so many students stand at a phase that goes, and go on to another. */
export type WorkflowEffects = {
  /** Internships on this route that are not over. */
  going: number
  removed: { name: string; standing: number; goOnTo: string | null }[]
  added: { name: string; ahead: number; passed: number }[]
}

const versioned = { version: integer({ min: 1 }) }
export const workflowCreated = event('workflow.created', {})
export const workflowUpdated = event('workflow.updated', versioned)
export const workflowUndone = event('workflow.undone', versioned)
export const workflowArchived = event('workflow.archived', {})
export const workflowRestored = event('workflow.restored', {})

export const workflowLife = lifecycle(workflows, 'status', {
  start: { active: workflowCreated },
  moves: {
    archive: { from: ['active'], to: 'archived', emits: workflowArchived, undo: ['restore'] },
    restore: { from: ['archived'], to: 'active', emits: workflowRestored, undo: ['archive'] },
  },
})

export const copyWorkflow = command('copyWorkflow', 'POST /workflows/:id/copy', {
  on: workflows,
  input: {
    /** For which school; without it, for the one that the reader administers. */
    schoolId: id({ optional: true }),
    name: text({ max: 120 }),
    /** Days of the year move along by whole weeks, so that a Friday stays one. */
    weeksLater: integer({ min: 0, max: 520, optional: true }),
  },
  emits: [workflowCreated],
  summary: 'Make a route of one’s own out of another one',
})

const saved = { name: text({ max: 120 }), version: integer({ min: 1 }), phases: json<SavedPhase[]>() }
export const saveWorkflow = command('saveWorkflow', 'PATCH /workflows/:id', {
  on: workflows,
  when: { status: ['active'] },
  input: saved,
  emits: [workflowUpdated],
  summary: 'Save a route with all of its phases; students who are on it keep what they did',
})
export const previewWorkflow = command('previewWorkflow', 'POST /workflows/:id/preview', {
  on: workflows,
  when: { status: ['active'] },
  input: saved,
  tells: told<WorkflowEffects>(),
  summary: 'What saving these phases would do, to how many students',
})
export const undoWorkflow = command('undoWorkflow', 'POST /workflows/:id/undo', {
  on: workflows,
  when: { status: ['active'] },
  input: versioned,
  emits: [workflowUndone],
  summary: 'Take the last change of the phases back',
})
export const archiveWorkflow = command('archiveWorkflow', 'PUT /workflows/:id/archive', {
  on: workflows,
  moves: [workflowLife.archive],
  summary: 'Put a route away that no period is on',
})
export const restoreWorkflow = command('restoreWorkflow', 'PUT /workflows/:id/restore', {
  on: workflows,
  moves: [workflowLife.restore],
  summary: 'Take a route back out of the archive',
})

/** Who is on a route: the periods, and how many students stand at which of its phases. */
export type WorkflowUse = {
  workflowId: string
  periods: { id: string; name: string }[]
  students: number
  standing: { phaseId: string; students: number }[]
}
export const workflowUse = query('workflowUse', 'GET /workflows/use', {
  summary:
    'Which periods and how many students are on each route, and which kinds of steps come to an end by themselves',
  tells: told<{ uses: WorkflowUse[]; ownKinds: PhaseKindName[] }>(),
})
