import { handle } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/joining.ts'
import { organizationRegistered, organizations } from '#protocol/features/organizations.ts'
import { users } from '#protocol/features/users.ts'
import { locating, placed, tidied } from './address.ts'

/** With exactly one centre there is no doubt who looks after a new host. */
async function onlyCenter(tx: Tx): Promise<string | null> {
  const [center, ...others] = await tx.rows<{ id: string }>(
    `select id from organizations where type = 'VolunteerCenter' and status = 'approved' limit 2`,
  )
  return center && others.length === 0 ? center.id : null
}

/**
 * An organization signs up, without an account. The answer is the same whether the e-mail address is known here or not:
 * somebody new is made administrator at once but invited only after approval; an account that is there already gets
 * nothing before that, since anybody can type anybody's address.
 */
export const registerOrganization = handle(protocol.registerOrganization, async ({ input, tx, call }) => {
  const { firstName, infix, lastName, contactEmail, contactPhone, ...written } = input
  const details = tidied(written)
  await call.throttle.mail(contactEmail, call)
  const organization = await tx.insert(organizations, {
    ...details,
    ...placed(details),
    centerId: await onlyCenter(tx),
    status: 'pending',
  })
  const person = { email: contactEmail, firstName, infix: infix ?? null, lastName, phoneNumber: contactPhone ?? null }
  const known = await tx.row('select id from users where email_key = lower($1)', [contactEmail])
  const user = known ?? (await tx.insert(users, { ...person, locale: call.locale, status: 'invited' }))
  if (!known) {
    await tx.run(`insert into roles (user_id, name, organization_id) values ($1, 'admin', $2)`, [
      user.id,
      organization.id,
    ])
  }
  await tx.run(
    `insert into organization_registrations
       (organization_id, user_id, email, first_name, infix, last_name, phone_number, locale)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [organization.id, user.id, ...Object.values(person), call.locale],
  )
  tx.enqueue(locating(organization.id))
  tx.emit(organizationRegistered, { organizationId: organization.id }, { type: 'organizations', id: organization.id })
  return null
})
