import { authMails } from '#auth/auth.mails.ts'
import { on } from '#engine/reactions.ts'
import { notify } from '#events/notify.ts'
import { queueMail, type Recipient } from '#mail/queue.ts'
import { impersonationStarted, passwordChanged } from '#protocol/features/sessions.ts'

export const tellPasswordChanged = on('tellPasswordChanged', passwordChanged, async ({ event, tx }) => {
  const to = await tx.row<Recipient>(`select id, email, locale, first_name as "firstName" from users where id = $1`, [
    event.userId,
  ])
  if (!to) return
  await queueMail(tx, { mail: authMails.passwordChanged, key: event.id, to, link: '/auth/recover' })
})

/** Whoever's account was used by an administrator gets to know it. */
export const tellSignedInAs = on('tellSignedInAs', impersonationStarted, ({ event, tx }) =>
  notify(tx, { userId: event.userId, eventId: event.id, kind: 'signedInAs', path: '/profile-edit/settings' }),
)
