import { hashToken } from '#auth/authenticate.ts'
import { setPassword } from '#auth/set-password.ts'
import { looksLikeLinkToken, newLinkToken } from '#auth/tokens.ts'
import { fail } from '#engine/fail.ts'
import { type HandledJob, job } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { queueMail, type Recipient } from '#mail/queue.ts'
import { userInvited, userInvitedAgain, userRegistered, users } from '#protocol/features/users.ts'
import { volunteerMails } from './volunteers.mails.ts'

type Waiting = { id: string; email: string; locale: Recipient['locale'] }

/**
 * What the owner of an address gets to read after somebody registered with it: how to confirm that, or that they have an
 * account or an invitation already. No name stands in these mails, since anybody can type anybody's address.
 */
export const sendRegistrationMail: HandledJob = job('mailRegistration', async ({ site, payload, road }) => {
  const { registrationId = '', key = '' } = payload
  await road.inTenant(site, async (tx) => {
    const waiting = await tx.row<Waiting>(
      'select id, email, locale from volunteer_registrations where id = $1 and expires_at > now() for update',
      [registrationId],
    )
    if (!waiting) return
    const user = await tx.row<{ id: string; status: string; invitedAt: Date | null }>(
      'select id, status, invited_at as "invitedAt" from users where email_key = lower($1)',
      [waiting.email],
    )
    if (!user) return mailLink(tx, waiting, key)
    await tx.run('delete from volunteer_registrations where id = $1', [waiting.id])
    const invited = user.invitedAt ? userInvitedAgain : userInvited
    if (user.status === 'invited') tx.emit(invited, { userId: user.id }, { type: 'users', id: user.id })
    if (user.status !== 'active') return
    const to = { id: user.id, email: waiting.email, locale: waiting.locale, firstName: '' }
    await queueMail(tx, { mail: volunteerMails.registrationKnown, key, to, link: '/inloggen' })
  })
})

/** Made once: the link in the mail would not work any more if a second one were made for the same question. */
async function mailLink(tx: Tx, { id, email, locale }: Waiting, key: string): Promise<void> {
  const mail = volunteerMails.registrationConfirm
  if (await tx.row('select id from mails where dedupe_key = $1', [`${mail.purpose}:${key}`])) return
  const token = newLinkToken()
  await tx.run('update volunteer_registrations set token_hash = $2 where id = $1', [id, hashToken(token)])
  const to = { id: null, email, locale, firstName: '' }
  await queueMail(tx, { mail, key, to, link: `/confirm?confirmation_token=${token}` })
}

const isGood = 'token_hash = $1 and expires_at > now()'

/** Whether this is the link of a registration. Asking does not use it up. */
export async function isRegistrationLink(tx: Tx, token: unknown): Promise<boolean> {
  if (!looksLikeLinkToken(token)) return false
  return (await tx.row(`select id from volunteer_registrations where ${isGood}`, [hashToken(token)])) !== undefined
}

type Registered = {
  organizationId: string
  email: string
  firstName: string
  infix: string | null
  lastName: string
  phoneNumber: string | null
  locale: 'nl' | 'en'
  passwordHash: string
  nextPath: string | null
}

/** The registration becomes an account, once. Nothing when the link is of another kind or works no more. */
export async function confirmRegistration(tx: Tx, token: unknown): Promise<{ nextPath: string | null } | undefined> {
  if (!looksLikeLinkToken(token)) return undefined
  const found = await tx.row<Registered>(
    `delete from volunteer_registrations where ${isGood}
     returning organization_id as "organizationId", email, first_name as "firstName", infix, last_name as "lastName",
       phone_number as "phoneNumber", locale, password_hash as "passwordHash", next_path as "nextPath"`,
    [hashToken(token)],
  )
  if (!found) return undefined
  const { organizationId, passwordHash, nextPath, ...person } = found
  // Somebody who was invited meanwhile has a way in of their own.
  if (await tx.row('select id from users where email_key = lower($1)', [person.email])) throw fail('token.invalid')
  const { id } = await tx.insert(users, { ...person, status: 'active', confirmedAt: new Date() })
  await tx.run(`insert into roles (user_id, name, organization_id) values ($1, 'volunteer', $2)`, [id, organizationId])
  await setPassword(tx, id, passwordHash, null, true)
  tx.emit(userRegistered, { userId: id, organizationId }, { type: 'users', id })
  return { nextPath }
}

/** Names and addresses of people who never confirmed are of no use to anybody. */
export const forgetRegistrations: HandledJob = job(
  'forgetRegistrations',
  ({ site, road }) =>
    road.inTenant(site, async (tx) => {
      await tx.run('delete from volunteer_registrations where expires_at < now()')
    }),
  '35 2 * * *',
)
