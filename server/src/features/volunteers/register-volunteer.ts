import { randomUUID } from 'node:crypto'
import { checkNewPassword } from '#auth/passwords/check-new-password.ts'
import { hashPassword } from '#auth/passwords/hash.ts'
import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/volunteers.ts'

/**
 * Keeps what was typed until its owner confirms the address. The same is done for every address: whether it has an
 * account is looked at in the background, and only its owner is told.
 */
export const registerVolunteer = handle(protocol.registerVolunteer, async ({ input, tx, call }) => {
  const {
    email,
    firstName,
    infix = null,
    lastName,
    phoneNumber = null,
    locale,
    organizationId,
    nextPath = null,
  } = input
  const centre = await centreFor(tx, organizationId ?? null)
  const password = checkNewPassword(input, { email, firstName, lastName })
  await call.throttle.mail(email, call)
  const { id } = await tx.one<{ id: string }>(
    `insert into volunteer_registrations
       (organization_id, email, first_name, infix, last_name, phone_number, locale, password_hash, next_path)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (tenant_id, email_key) do update set
       id = gen_random_uuid(), organization_id = excluded.organization_id, email = excluded.email,
       first_name = excluded.first_name, infix = excluded.infix, last_name = excluded.last_name,
       phone_number = excluded.phone_number, locale = excluded.locale, password_hash = excluded.password_hash,
       next_path = excluded.next_path, token_hash = null, created_at = now(), expires_at = excluded.expires_at
     returning id`,
    [
      centre,
      email,
      firstName,
      infix,
      lastName,
      phoneNumber,
      locale ?? call.locale,
      await hashPassword(password),
      nextPath,
    ],
  )
  mailRegistration(tx, id)
  return null
})

/** Asks again for the mail of a registration that waits. For an address without one a job is left all the same. */
export async function askForRegistrationMail(tx: Tx, email: string): Promise<void> {
  const waiting = await tx.row<{ id: string }>(
    'select id from volunteer_registrations where email_key = lower($1) and expires_at > now()',
    [email],
  )
  mailRegistration(tx, waiting?.id ?? randomUUID())
}

function mailRegistration(tx: Tx, registrationId: string): void {
  const key = randomUUID()
  tx.enqueue({ identifier: 'mailRegistration', payload: { registrationId, key }, key: `registration:${key}` })
}

/** A site takes volunteers where it has a centre for them to belong to. */
async function centreFor(tx: Tx, asked: string | null): Promise<string> {
  const centres = await tx.rows<{ id: string }>(
    `select id from organizations where type = 'VolunteerCenter' and status = 'approved'`,
  )
  const [first, ...others] = centres
  if (!first) throw fail('registration.closed')
  if (asked) {
    if (!centres.some(({ id }) => id === asked))
      throw failField('relation.missing', 'organizationId', { name: 'organization' })
    return asked
  }
  if (others.length > 0) throw failField('required', 'organizationId')
  return first.id
}
