import { personal } from '#engine/personal.ts'

export const sessionsPersonal = personal({
  files: {
    sessions: {
      title: ['Apparaten', 'Devices'],
      text: `select id, kind, user_agent, created_at, last_used_at, expires_at from sessions where user_id = $1
      order by created_at`,
      labels: {
        userAgent: ['Apparaat', 'Device'],
        lastUsedAt: ['Laatst gebruikt op', 'Last used on'],
      },
      values: {
        kind: {
          password: ['met wachtwoord', 'with a password'],
          passwordless: ['met een link of code', 'with a link or code'],
          entree: ['via school', 'with school'],
          reset: ['na een nieuw wachtwoord', 'after a new password'],
          impersonation: ['iemand keek mee', 'somebody looked along'],
        },
      },
    },
    'sign-in-with-school': {
      title: ['Inloggen via school', 'Signing in with school'],
      text: 'select issuer, subject, created_at from identities where user_id = $1 order by created_at',
      labels: {
        issuer: ['Uitgegeven door', 'Issued by'],
      },
    },
  },
  columns: {
    'sessions.user_id': { told: 'sessions', onErase: 'delete' },
    'identities.user_id': { told: 'sign-in-with-school', onErase: 'delete' },
    'credentials.user_id': {
      told: { not: 'a password is kept as a fingerprint only, and is a key to the account' },
      onErase: 'delete',
    },
    'link_tokens.user_id': { told: { not: 'a link in a mail is a key to the account' }, onErase: 'delete' },
    'oidc_logins.user_id': { told: { not: 'a sign-in that is on its way, for minutes' }, onErase: 'delete' },
    'sessions.impersonator_id': {
      told: { not: 'the session of somebody else; that it was borrowed is in events' },
      onErase: 'delete',
    },
  },
})
