import { fail } from '#engine/fail.ts'
import type { Tx } from '#engine/transaction.ts'
import { queueMail } from '#mail/queue.ts'
import { deletionDone } from '#protocol/erasure.ts'
import { keepsAnAdmin } from './users.rules.ts'

/** Whoever runs an organization alone hands it over before leaving. */
export async function requireHandedOver(tx: Tx, userId: string): Promise<void> {
  const administered = await tx.rows(
    `select o.id, o.name from roles r join organizations o on o.id = r.organization_id
     where r.user_id = $1 and r.name = 'admin' order by o.id`,
    [userId],
  )
  for (const { id, name } of administered) {
    if (!(await keepsAnAdmin(tx, id, userId))) throw fail('erasure.lastAdmin', { organization: name })
  }
}

// What held something personal or let the person in. An internship stays with its hours; the student's role stays
// with it, because without one it would be nobody's.
const forgetting = [
  'delete from sessions where user_id = $1 or impersonator_id = $1',
  'delete from credentials where user_id = $1',
  'delete from identities where user_id = $1',
  'delete from link_tokens where user_id = $1',
  'delete from oidc_logins where user_id = $1',
  'delete from mails where user_id = $1',
  'delete from notifications where user_id = $1',
  'delete from mentorships where mentor_id = $1 or student_id = $1',
  `delete from roles where user_id = $1 and name <> 'student'`,
  'update internships set description = null, motivation = null where student_id = $1',
  'update deletion_requests set reason = null where user_id = $1',
  `update users set email = 'verwijderd-' || id || '@verwijderd.invalid', first_name = 'Verwijderd', infix = null,
     last_name = 'account', gender = null, phone_number = null, invited_at = null, confirmed_at = null,
     last_sign_in_at = null, digest = 'off', status = 'archived', erased_at = now() where id = $1`,
]
// Places where an address was typed rather than pointed at.
const forgettingAddress = [
  `update internships set contact_name = null, contact_email = null, contact_phone_number = null
   where lower(contact_email) = lower($1)`,
  'update organizations set email = null where lower(email) = lower($1)',
  `delete from mails where lower(recipient) = lower($1)`,
]

/** Nothing personal stays; the row does, so that contracts, hours and history keep pointing at somebody. */
export async function erasePerson(tx: Tx, userId: string): Promise<void> {
  const user = await tx.row(`select id, email, locale from users where id = $1 and erased_at is null for update`, [
    userId,
  ])
  if (!user) throw fail('record.missing')
  await requireHandedOver(tx, userId)
  for (const text of forgetting) await tx.run(text, [userId])
  for (const text of forgettingAddress) await tx.run(text, [user.email])
  // Answers that are kept for a repeat may show the person as they were.
  await tx.run(`delete from idempotency_keys where caller = $1 or strpos(body, $1) > 0`, [userId])
  await queueMail(tx, {
    purpose: 'accountDeleted',
    key: userId,
    to: { id: userId, email: user.email, locale: user.locale, firstName: '' },
  })
  tx.emit(deletionDone, { userId }, { type: 'users', id: userId })
}
