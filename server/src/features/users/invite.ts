import { issueLink } from '#auth/tokens.ts'
import { Failure, fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { on } from '#engine/reactions.ts'
import type { MailKind } from '#mail/mail-kind.ts'
import { queueMail, type Recipient } from '#mail/queue.ts'
import * as protocol from '#protocol/features/users.ts'
import { userMails } from './users.mails.ts'

const MINUTES_BETWEEN = 10

/** The first invitation of somebody whose account was made to wait: by an import, or by choice. */
export const inviteUser = handle(protocol.inviteUser, async ({ subject: user, tx }) => {
  if (user.invitedAt) throw fail('user.invitedAlready')
  await tx.run('update users set invited_at = now() where id = $1', [user.id])
  tx.emit(protocol.userInvited, { userId: user.id }, { type: 'users', id: user.id })
})

/** At most one invitation in ten minutes, so that nobody's mailbox is filled by impatient clicking. */
export const resendInvitation = handle(protocol.resendInvitation, async ({ subject: user, tx }) => {
  const waiting = await tx.row(
    `select ceil(extract(epoch from invited_at + make_interval(mins => ${MINUTES_BETWEEN}) - now()))::int as seconds
     from users where id = $1 and invited_at > now() - make_interval(mins => ${MINUTES_BETWEEN})`,
    [user.id],
  )
  if (waiting) {
    throw new Failure([{ code: 'throttled', params: { seconds: waiting.seconds } }], {
      'retry-after': String(waiting.seconds),
    })
  }
  await tx.run('update users set invited_at = now() where id = $1', [user.id])
  tx.emit(protocol.userInvited, { userId: user.id }, { type: 'users', id: user.id })
})

/** Companies and non-profits are addressed with u, and who signed one up reads first that it was approved. */
function wordsFor(type: string | null, signedUp: boolean): MailKind {
  if (type !== 'NonProfit' && type !== 'Provider') return userMails.invitation
  return signedUp ? userMails.invitationApproved : userMails.invitationHost
}

type Invited = Recipient & {
  id: string
  status: string
  organization: string | null
  type: string | null
  signedUp: boolean
}

export const sendInvitation = on('sendInvitation', protocol.userInvited, async ({ event, tx }) => {
  const user = await tx.row<Invited>(
    `select u.id, u.email, u.locale, u.first_name as "firstName", u.status, o.name as organization, o.type,
       exists (select from organization_registrations g where g.organization_id = o.id and g.user_id = u.id) as "signedUp"
     from users u left join lateral (
       select o.id, o.name, o.type from roles r join organizations o on o.id = r.organization_id
       where r.user_id = u.id order by r.created_at, o.id limit 1) o on true
     where u.id = $1`,
    [event.userId],
  )
  if (user?.status !== 'invited') return
  const mail = wordsFor(user.type, user.signedUp)
  const sent = await tx.row(`select 1 as sent from mails where dedupe_key = $1`, [`${mail.purpose}:${event.id}`])
  if (sent) return
  const token = await issueLink(tx, user.id, 'invitation')
  await tx.run('update users set invited_at = now() where id = $1', [user.id])
  await queueMail(tx, {
    mail,
    key: event.id,
    to: { id: user.id, email: user.email, locale: user.locale, firstName: user.firstName },
    values: { organization: user.organization ?? tx.site.appName },
    link: `/confirm?confirmation_token=${token}`,
  })
})
