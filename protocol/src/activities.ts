import { resource, toOne } from './define.ts'
import { id, text, timestamp } from './fields.ts'

/** What happened in one's scope: the events themselves, told by name and by what they are about. */
export const activities = resource('activities', {
  attributes: {
    name: text({ readOnly: true }),
    subjectType: text({ readOnly: true }),
    subjectId: id({ readOnly: true }),
    /** The name that the subject has now; nothing when it has none or is gone. */
    subjectName: text({ optional: true, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
  },
  relationships: {
    actor: toOne('users', { optional: true, readOnly: true }),
    /** Who did it, when they were signed in as the actor. */
    impersonator: toOne('users', { optional: true, readOnly: true }),
  },
  filters: {
    name: ['eq', 'in'],
    subjectType: ['eq'],
    subjectId: ['eq'],
    actorId: ['eq', 'in'],
    createdAt: ['gteq', 'lteq'],
  },
  sorts: ['createdAt'],
  defaultSort: '-createdAt',
  includes: ['actor', 'impersonator'],
})
