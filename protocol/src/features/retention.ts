import { command, event, query, resource, toOne } from '#protocol/declaring/define.ts'
import { boolean, date, id, json, oneOf, text, timestamp } from '#protocol/declaring/fields.ts'

/** What is kept for how long; one line of the run and of the forecast each. */
export const retentionClasses = [
  'motivation',
  'application',
  'internship',
  'form',
  'message',
  'signIn',
  'erase',
  'warn',
  'deactivate',
] as const
export type RetentionClass = (typeof retentionClasses)[number]
export type RetentionCounts = Partial<Record<RetentionClass, number>>

/** What happens next to a person, and on which day; the id is that of the account. */
export const retentionClocks = resource('retentionClocks', {
  attributes: {
    step: oneOf(['erase', 'warn', 'deactivate'], { readOnly: true }),
    /** The day the clock started: they left, were last seen, or were told. */
    since: date({ readOnly: true }),
    dueOn: date({ readOnly: true }),
    /** Somebody wrote down why it must wait until this day. */
    heldUntil: date({ optional: true, readOnly: true }),
  },
  relationships: { user: toOne('users', { readOnly: true }) },
  filters: { id: ['eq', 'in'], step: ['eq', 'in'], dueOn: ['lteq', 'gteq'] },
  scopes: {
    /** Whether it waits today because somebody said so. */
    isHeld: boolean(),
    /** Those that have run out on this day; found without looking at all others. */
    dueBy: date(),
  },
  sorts: ['dueOn'],
  defaultSort: 'dueOn',
  includes: ['user'],
})

export const retentionHolds = resource('retentionHolds', {
  attributes: {
    userId: id({ readOnly: true }),
    until: date({ readOnly: true }),
    reason: text({ max: 500, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
  },
  relationships: {
    user: toOne('users', { readOnly: true }),
    createdBy: toOne('users', { optional: true, readOnly: true }),
  },
  filters: { id: ['eq', 'in'], userId: ['eq', 'in'], until: ['gteq', 'lteq'] },
  sorts: ['createdAt'],
  defaultSort: '-createdAt',
  includes: ['user', 'createdBy'],
})

/** What the night's run did. Only numbers. */
export const retentionRuns = resource('retentionRuns', {
  attributes: {
    ranOn: date({ readOnly: true }),
    counts: json<RetentionCounts>({ readOnly: true }),
    finishedAt: timestamp({ optional: true, readOnly: true }),
  },
  sorts: ['ranOn'],
  defaultSort: '-ranOn',
})

const aboutHold = { userId: id(), until: date() }
export const retentionHeld = event('retention.held', aboutHold)
export const retentionReleased = event('retention.released', { userId: id() })
export const inactivityWarned = event('account.inactivity_warned', { userId: id() })

export const holdRetention = command('holdRetention', 'POST /retention_holds', {
  on: retentionHolds,
  input: { userId: id(), until: date(), reason: text({ min: 3, max: 500, format: 'lines' }) },
  emits: [retentionHeld],
  summary: 'Let somebody’s clock wait until a day, with the reason',
})

export const releaseRetention = command('releaseRetention', 'DELETE /retention_holds/:id', {
  on: retentionHolds,
  emits: [retentionReleased],
  summary: 'Let the clock run again',
})

export const retentionForecast = query('retentionForecast', 'GET /retention_forecast', {
  summary: 'How much of each kind the next run will clean up',
})
export type RetentionForecast = { runsOn: string; counts: Record<RetentionClass, number> }
/** No longer than this; whoever needs more time says so again. */
export const longestHoldDays = 366
