import { command, event, resource, toOne } from '#protocol/declaring/define.ts'
import { boolean, id, integer, list, oneOf, text, timestamp } from '#protocol/declaring/fields.ts'
import { activityKinds } from '#protocol/generated/activity-kinds.ts'
import { keysOf } from '#protocol/shared/guards.ts'

/** What happened in one's scope: the events themselves, told by name and by what they are about. */
export const activities = resource('activities', {
  attributes: {
    name: text({ readOnly: true }),
    /** The first half of the name: what kind of thing it happened to. */
    topic: text({ readOnly: true }),
    subjectType: text({ readOnly: true }),
    subjectId: id({ readOnly: true }),
    /** The name that the subject has now; nothing when it has none or is gone. */
    subjectName: text({ optional: true, readOnly: true }),
    /** What else it was about: the class somebody came into, the mentor who took over. */
    otherType: text({ optional: true, readOnly: true }),
    otherId: id({ optional: true, readOnly: true }),
    /** What it was called, when it is not there any more; of an action on many rows, which one it was. */
    otherName: text({ optional: true, readOnly: true }),
    /** Of an action on many rows, how many it changed. */
    rows: integer({ optional: true, readOnly: true }),
    /** How many more the same request did the same to. */
    others: integer({ readOnly: true }),
    /** Of a change to somebody's details or to an organization, who made it: whoever it is about may know the name. */
    changedBy: text({ optional: true, readOnly: true }),
    /** The same for everything that one request did. */
    requestId: text({ optional: true, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
  },
  relationships: {
    actor: toOne('users', { optional: true, readOnly: true }),
    /** Who did it, when they were signed in as the actor. */
    impersonator: toOne('users', { optional: true, readOnly: true }),
  },
  filters: {
    name: ['eq', 'in'],
    topic: ['eq', 'in'],
    subjectType: ['eq'],
    subjectId: ['eq'],
    actorId: ['eq', 'in'],
    createdAt: ['gteq', 'lteq', 'lt'],
  },
  scopes: {
    /** By names that are rare, however long the log is. */
    named: list(text()),
    /** What somebody did, in whosever name, and what happened to them. */
    personId: id(),
    /** What happened to one person, organization or class. */
    aboutId: id(),
    kind: oneOf(keysOf(activityKinds)),
    /** What was done to many at once only once. */
    lines: boolean(),
  },
  sorts: ['createdAt'],
  defaultSort: '-createdAt',
  includes: ['actor', 'impersonator'],
  page: { max: 1000 },
})

/** Somebody looked into the account of somebody else: who, whose, when, how long and why. */
export const impersonations = resource('impersonations', {
  attributes: {
    impersonatorId: id({ optional: true, readOnly: true }),
    impersonatorName: text({ optional: true, readOnly: true }),
    userId: id({ readOnly: true }),
    userName: text({ optional: true, readOnly: true }),
    reason: text({ max: 300, optional: true, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
    /** Nothing when it was never ended: then it ended by itself, after an hour. */
    endedAt: timestamp({ optional: true, readOnly: true }),
  },
  filters: { createdAt: ['gteq', 'lteq'] },
  sorts: ['createdAt'],
  defaultSort: '-createdAt',
})

const exportSubjects = ['activities', 'ownData', 'internships', 'contracts', 'assignmentWorks', 'forms'] as const
/** A list left the platform as a file. */
export const exportMade = event('export.made', { what: oneOf(exportSubjects) })

export const exportActivities = command('exportActivities', 'POST /activities/export', {
  emits: [exportMade],
  summary: 'Write down that the list of what happened is taken along as a file',
})
