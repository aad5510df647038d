import { randomUUID } from 'node:crypto'
import { type HandledJob, job } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { queueMail } from '#mail/queue.ts'
import { passwordResetRequested } from '#protocol/features/sessions.ts'
import { userInvited, userInvitedAgain } from '#protocol/features/users.ts'
import { authMails } from './auth.mails.ts'
import { withQuery } from './redirects.ts'
import { type AuthUser, findUserByEmail, findUserById } from './sign-in.ts'
import { issueLink } from './tokens.ts'

type LinkMail = 'passwordReset' | 'magicLink' | 'confirmation'

/**
 * Asks for a link by mail. An address that nobody has leaves a job behind just the same, so that neither the answer nor
 * the time it takes tells whether there is an account. The link itself is made in the background.
 */
export async function askForLink(tx: Tx, mail: LinkMail, email: string, redirect = ''): Promise<void> {
  const user = await findUserByEmail(tx, email)
  const key = randomUUID()
  tx.enqueue({
    identifier: 'mailLink',
    payload: { mail, userId: user?.id ?? randomUUID(), redirect, key },
    key: `link:${key}`,
  })
}

const about = ({ id }: AuthUser) => ({ type: 'users', id })

/** Made once: the link in the mail would not work any more if a second one were made for the same question. */
async function mailOnce(
  tx: Tx,
  user: AuthUser,
  mail: 'passwordReset' | 'magicLink',
  key: string,
  link: (token: string) => string,
) {
  if (await tx.row('select id from mails where dedupe_key = $1', [`${mail}:${key}`])) return
  const token = await issueLink(tx, user.id, mail === 'passwordReset' ? 'reset' : 'magicLink')
  const to = { id: user.id, email: user.email, locale: user.locale, firstName: user.firstName }
  await queueMail(tx, { mail: authMails[mail], key, to, link: link(token) })
  if (mail === 'passwordReset') tx.emit(passwordResetRequested, { userId: user.id }, about(user))
}

export const mailLink: HandledJob = job('mailLink', async ({ site, payload, road }) => {
  const { mail, userId = '', redirect = '', key = '' } = payload
  await road.inTenant(site, async (tx) => {
    const user = await findUserById(tx, userId)
    if (user?.status === 'invited' && mail === 'confirmation') {
      const again = await tx.row('select 1 from users where id = $1 and invited_at is not null', [user.id])
      tx.emit(again ? userInvitedAgain : userInvited, { userId: user.id }, about(user))
    }
    if (user?.status !== 'active') return
    if (mail === 'passwordReset') {
      await mailOnce(tx, user, mail, key, (token) => {
        const address = withQuery(redirect, { reset_password_token: token })
        return address.slice(new URL(address).origin.length)
      })
    }
    if (mail === 'magicLink') await mailOnce(tx, user, mail, key, (token) => `/inloggen?magic_token=${token}`)
  })
})
