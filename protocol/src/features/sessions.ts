import { command, event, query, resource, told, toOne } from '#protocol/declaring/define.ts'
import { id, oneOf, secret, text, timestamp } from '#protocol/declaring/fields.ts'
import { userLife } from './users.ts'

/** Where somebody is signed in. */
export const sessions = resource('sessions', {
  attributes: {
    kind: oneOf(['password', 'passwordless', 'entree', 'reset', 'impersonation'], { readOnly: true }),
    userAgent: text({ max: 300, optional: true, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
    lastUsedAt: timestamp({ readOnly: true }),
    expiresAt: timestamp({ readOnly: true }),
  },
  /** Whose it is: an administrator also sees those of the people they look after. */
  relationships: { user: toOne('users', { readOnly: true }) },
  filters: { userId: ['eq'] },
  sorts: ['lastUsedAt', 'createdAt'],
  defaultSort: '-lastUsedAt',
  includes: ['user'],
})

const aboutUser = { userId: id() }
export const signedIn = event('session.started', { userId: id(), kind: text() })
export const passwordResetRequested = event('password.reset_requested', aboutUser)
export const passwordChanged = event('password.changed', aboutUser)
export const identityLinked = event('identity.linked', aboutUser)
export const impersonationStarted = event('impersonation.started', {
  userId: id(),
  impersonatorId: id(),
  reason: text({ max: 300, optional: true }),
})
export const impersonationEnded = event('impersonation.ended', { userId: id(), impersonatorId: id() })

export const confirmAccount = command('confirmAccount', 'POST /confirm', {
  access: 'public',
  input: {
    confirmationToken: secret({ optional: true }),
    password: secret({ optional: true }),
    passwordConfirmation: secret({ optional: true }),
  },
  moves: [userLife.confirm],
  summary: 'Accept an invitation, a new e-mail address or one’s own registration',
  tells: told<{ confirmed: 'email' | 'account' | 'joined'; resetPasswordToken?: string; nextPath?: string }>(),
})

export const signInAsUser = command('signInAsUser', 'POST /sign_in_as_user', {
  input: {
    userId: id({ optional: true }),
    id: id({ optional: true }),
    email: text({ max: 254, optional: true }),
    reason: text({ max: 300, optional: true, format: 'lines' }),
  },
  emits: [impersonationStarted],
  summary: 'Act as somebody in one’s own reach for one hour',
})

/** Public, because whoever comes after the hour has no session any more but still the way back to their own. */
export const endSignInAsUser = command('endSignInAsUser', 'DELETE /sign_in_as_user', {
  access: 'public',
  emits: [impersonationEnded],
  summary: 'Return to one’s own account',
})

export const currentSession = query('currentSession', 'GET /current_session', {
  of: sessions,
  summary: 'The session one calls with: how it began and when it ends',
})
