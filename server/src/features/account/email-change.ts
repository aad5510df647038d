import { issueLink, voidLinks } from '#auth/tokens.ts'
import { fail } from '#engine/fail.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { accountElsewhere } from '#features/users/stand-in.ts'
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
 * address and the token that confirms it can never come apart. Whose address it is already learns it from us, not from
 * the answer: that is the same for every address of people whom one may not see.
 */
export async function requestEmailChange(tx: Tx, user: User, email: string): Promise<void> {
  const other = await accountElsewhere(tx, email, user.id)
  const token = await issueLink(tx, user.id, 'emailChange', { email })
  const key = token.slice(0, 12)
  const confirming = {
    mail: accountMails.emailConfirm,
    to: recipient(user, email),
    link: `/confirm?confirmation_token=${token}`,
  }
  const refusing = { mail: accountMails.emailInUse, link: '/inloggen' }
  await queueMail(tx, { key, ...(other ? { ...refusing, to: recipient(other, other.email) } : confirming) })
  await queueMail(tx, {
    mail: accountMails.emailChanging,
    key,
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
