import { Failure, fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import * as protocol from '#protocol/features/users.ts'

const MINUTES_BETWEEN = 10

/** The first invitation of somebody whose account was made to wait: by an import, or by choice. */
export const inviteUser = handle(protocol.inviteUser, async ({ subject: user, tx }) => {
  if (user.invitedAt) throw fail('user.invitedAlready')
  await tx.run('update users set invited_at = now() where id = $1', [user.id])
  tx.emit(protocol.userInvited, { userId: user.id }, { type: 'users', id: user.id })
})

/** At most one invitation in ten minutes, so that nobody's mailbox is filled by impatient clicking. */
export const resendInvitation = handle(protocol.resendInvitation, async ({ subject: user, tx }) => {
  if (user.invitationWaits) throw fail('user.invitationWaits')
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
  const invited = user.invitedAt ? protocol.userInvitedAgain : protocol.userInvited
  tx.emit(invited, { userId: user.id }, { type: 'users', id: user.id })
})
