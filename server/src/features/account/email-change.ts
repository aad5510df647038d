import { issueLink, voidLinks } from '#auth/tokens.ts'
import { fail, failField } from '#engine/fail.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { queueMail, type Recipient } from '#mail/queue.ts'
import { emailChanged, emailChangeRequested } from '#protocol/features/account.ts'
import { users } from '#protocol/features/users.ts'
import { accountMails } from './account.mails.ts'

type User = Recipient & { id: string }

const recipient = (user: User, email: string) => ({
  id: user.id,
  email,
  locale: user.locale,
  firstName: user.firstName,
})

/**
 * The new address is asked to confirm, the old one is told. The pending address lives in the link itself, so an
 * address and the token that confirms it can never come apart.
 */
export async function requestEmailChange(tx: Tx, user: User, email: string): Promise<void> {
  const taken = await tx.row('select 1 as taken from users where email_key = lower($1) and id <> $2', [email, user.id])
  if (taken) throw failField('emailTaken', 'email')
  const token = await issueLink(tx, user.id, 'emailChange', { email })
  await queueMail(tx, {
    mail: accountMails.emailConfirm,
    key: token.slice(0, 12),
    to: recipient(user, email),
    link: `/confirm?confirmation_token=${token}`,
  })
  await queueMail(tx, {
    mail: accountMails.emailChanging,
    key: token.slice(0, 12),
    to: recipient(user, user.email),
    link: '/auth/recover',
  })
  tx.emit(emailChangeRequested, { userId: user.id }, { type: 'users', id: user.id })
}

export async function applyEmailChange(tx: Tx, userId: string, email: string): Promise<void> {
  const user = await tx.row<User>(
    `select id, email, locale, first_name as "firstName" from users where id = $1 and status = 'active' for update`,
    [userId],
  )
  if (!user) throw fail('token.invalid')
  // Links that went to the old mailbox die with it.
  await voidLinks(tx, userId, ['reset', 'magicLink'])
  await tx.update(users, userId, { email })
  const key = `${userId}:${Date.now()}`
  await queueMail(tx, { mail: accountMails.emailChanged, key: `${key}:old`, to: recipient(user, user.email) })
  await queueMail(tx, { mail: accountMails.emailChanged, key: `${key}:new`, to: recipient(user, email) })
  tx.emit(emailChanged, { userId }, { type: 'users', id: userId })
}
