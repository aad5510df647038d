import { authMails } from '#auth/auth.mails.ts'
import { on } from '#engine/reactions.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { tell } from '#events/tell.ts'
import type { Recipient } from '#mail/queue.ts'
import { impersonationStarted, passwordChanged } from '#protocol/features/sessions.ts'
import { sessionNews } from './sessions.news.ts'

const accountOf = (tx: Tx, id: string) =>
  tx.row<Recipient>(`select id, email, locale, first_name as "firstName" from users where id = $1`, [id])

/** Also to who did it themselves: it may have been somebody else. */
export const tellPasswordChanged = on('tellPasswordChanged', passwordChanged, async ({ event, tx }) => {
  const to = await accountOf(tx, event.userId)
  if (!to) return
  const mail = authMails.passwordChanged
  await tell(tx, sessionNews.passwordChanged, { event, to, mail, link: '/auth/recover', doer: 'told' })
})

/** Whoever's account was used by an administrator gets to know it. */
export const tellSignedInAs = on('tellSignedInAs', impersonationStarted, async ({ event, tx }) => {
  const to = await accountOf(tx, event.userId)
  if (to) await tell(tx, sessionNews.signedInAs, { event, to, path: '/profile-edit/settings' })
})
