import { command, event, resource, toOne } from '#protocol/declaring/define.ts'
import { boolean, date, id, oneOf, secret, text, timestamp } from '#protocol/declaring/fields.ts'
import { lifecycle } from '#protocol/declaring/lifecycle.ts'
import { applicationLife } from './applications.ts'
import { internshipLife } from './internships.ts'
import { userLife } from './users.ts'
import { vacancyLife } from './vacancies/vacancy-life.ts'

export const deletionStatuses = ['pending', 'approved', 'denied', 'withdrawn'] as const

/** Somebody whose account the school made asks the school to delete it. */
export const deletionRequests = resource('deletionRequests', {
  attributes: {
    status: oneOf(deletionStatuses, { readOnly: true }),
    reason: text({ max: 500, optional: true, readOnly: true }),
    decidedAt: timestamp({ optional: true, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
    /** The law gives a month. */
    answerBy: date({ readOnly: true }),
    /** It waits for three weeks already. */
    isUrgent: boolean({ readOnly: true }),
  },
  relationships: {
    user: toOne('users', { readOnly: true }),
    organization: toOne('organizations', { readOnly: true }),
  },
  filters: { id: ['eq', 'in'], status: ['eq', 'in'], userId: ['eq'], organizationId: ['eq', 'in'] },
  sorts: ['createdAt'],
  defaultSort: '-createdAt',
  includes: ['user', 'organization'],
})

/** A school made the accounts of its students and mentors and answers for them; everybody else decides alone. */
export const isProvisionedRole = ({ name, type }: { name: string; type: string | null }): boolean =>
  type === 'School' && (name === 'student' || name === 'mentor')

// Not `requestId`: an event has one of its own, that of the HTTP request.
const aboutRequest = { userId: id(), deletionRequestId: id() }
/** Without a request: by a link in a mail to the person alone. */
export const deletionRequested = event('account.deletion_requested', {
  userId: id(),
  deletionRequestId: id({ optional: true }),
})
export const deletionWithdrawn = event('account.deletion_withdrawn', aboutRequest)
export const deletionDenied = event('account.deletion_denied', aboutRequest)

export const deletionLife = lifecycle(deletionRequests, 'status', {
  about: { type: 'users', id: 'userId' },
  start: { pending: deletionRequested },
  moves: {
    approve: { from: ['pending'], to: 'approved', quiet: 'account.deletion_done says it' },
    deny: { from: ['pending'], to: 'denied', needs: 'reason', emits: deletionDenied },
    withdraw: { from: ['pending'], to: 'withdrawn', emits: deletionWithdrawn },
  },
})
/** With a person ends what was still going on for them. */
const erasing = [userLife.erase, applicationLife.endWithPerson, vacancyLife.free, internshipLife.stopWithPerson]

export const requestDeletion = command('requestDeletion', 'POST /current_user/deletion', {
  emits: [deletionRequested],
  summary: 'Ask to delete one’s own account: by a link in a mail, or by the school that made it',
})

export const confirmDeletion = command('confirmDeletion', 'POST /confirm_deletion', {
  access: 'public',
  input: { token: secret() },
  moves: erasing,
  summary: 'Delete the account that the link in the mail belongs to',
})

export const withdrawDeletion = command('withdrawDeletion', 'PUT /deletion_requests/:id/withdraw', {
  on: deletionRequests,
  moves: [deletionLife.withdraw],
  summary: 'Keep one’s account after all',
})
export const approveDeletion = command('approveDeletion', 'PUT /deletion_requests/:id/approve', {
  on: deletionRequests,
  moves: [deletionLife.approve, ...erasing],
  summary: 'Delete the account of who asked for it',
})
export const denyDeletion = command('denyDeletion', 'PUT /deletion_requests/:id/deny', {
  on: deletionRequests,
  moves: [deletionLife.deny],
  input: { reason: text({ min: 1, max: 500, format: 'lines' }) },
  summary: 'Keep the account, with the reason that the person gets to read',
})
