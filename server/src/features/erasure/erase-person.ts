import type { TableRow } from '#db/tables.ts'
import { fail } from '#engine/fail.ts'
import type { Personal } from '#engine/personal.ts'
import { sql } from '#engine/writing/moves.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { mailNews } from '#events/tell.ts'
import { keepsAnAdmin } from '#features/users/roles/last-admin.ts'
import { userLife } from '#protocol/features/users.ts'
import { erasureMails } from './erasure.mails.ts'
import { erasureNews } from './erasure.news.ts'

/** Whoever runs an organization alone hands it over before leaving. */
export async function requireHandedOver(tx: Tx, userId: string): Promise<void> {
  const administered = await tx.rows<{ id: string; name: string }>(
    `select o.id, o.name from roles r join organizations o on o.id = r.organization_id
     where r.user_id = $1 and r.name = 'admin' order by o.id`,
    [userId],
  )
  for (const { id, name } of administered) {
    if (!(await keepsAnAdmin(tx, id, userId))) throw fail('erasure.lastAdmin', { organization: name })
  }
}

/** What is left of somebody. */
const nobody = {
  email: sql`'verwijderd-' || m.id || '@verwijderd.invalid'`,
  firstName: 'Verwijderd',
  infix: null,
  lastName: 'account',
  gender: null,
  phoneNumber: null,
  invitedAt: null,
  confirmedAt: null,
  lastSignInAt: null,
  statusReason: null,
  erasedAt: sql`now()`,
}
const forgettingName = [
  'delete from user_words where user_id = $1',
  'select system.forget_event_texts(current_tenant(), $1)',
  'select system.forget_application_texts(current_tenant(), $1)',
]
/** What the features say about columns that point at a person. */
function forgetting({ columns }: Personal): string[] {
  return Object.entries(columns).flatMap(([name, { onErase }]) => {
    const [table, column] = name.split('.')
    if (onErase === 'delete') return [`delete from ${table} where ${column} = $1`]
    return 'forget' in onErase ? [onErase.forget] : []
  })
}

type How = {
  /** They left long ago: nothing is left to hand over. */
  isGone?: boolean
}

/** Nothing personal stays; the row does, so that contracts, hours and history keep pointing at somebody. */
export async function erasePerson(tx: Tx, userId: string, { isGone = false }: How = {}): Promise<void> {
  const user = await tx.row<Pick<TableRow<'users'>, 'id' | 'email' | 'locale'>>(
    `select id, email, locale from users where id = $1 and erased_at is null for update`,
    [userId],
  )
  if (!user) throw fail('record.missing')
  if (!isGone) await requireHandedOver(tx, userId)
  const { personal } = tx.registry
  for (const { endFor } of personal) await endFor?.(tx, userId)
  for (const text of personal.flatMap(forgetting)) await tx.run(text, [userId])
  await tx.move(userLife.erase, user, { set: nobody, tell: { userId } })
  for (const text of forgettingName) await tx.run(text, [userId])
  for (const text of personal.flatMap(({ addresses }) => addresses)) await tx.run(text, [user.email])
  // Answers that are kept for a repeat may show the person as they were.
  await tx.run(`delete from idempotency_keys where caller = $1 or strpos(body, $1) > 0`, [userId])
  await mailNews(tx, erasureNews.deletionDone, {
    mail: erasureMails.accountDeleted,
    key: userId,
    to: { id: userId, email: user.email, locale: user.locale, firstName: '' },
  })
}
