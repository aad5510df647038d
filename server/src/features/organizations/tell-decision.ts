import type { TableRow } from '#db/tables.ts'
import { type EventOf, on } from '#engine/reactions.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { tell } from '#events/tell.ts'
import type { Recipient } from '#mail/queue.ts'
import {
  organizationApproved,
  organizationArchived,
  organizationDenied,
  organizationReconsidered,
  organizationRestored,
} from '#protocol/features/organizations.ts'
import { roleAdded, userInvited } from '#protocol/features/users.ts'
import { organizationMails } from './organizations.mails.ts'
import { organizationNews } from './organizations.news.ts'

type Decided = EventOf<typeof organizationApproved>
type Told = Recipient & { organization: string; reason: string | null }

const kinds = {
  approved: 'organizationApproved',
  denied: 'organizationDenied',
  archived: 'organizationArchived',
} as const

/** Tells about a decision that still stands. Whoever signed up is invited once it is a yes. */
const telling = (
  name: string,
  type: typeof organizationApproved,
  status: keyof typeof kinds,
  unless = organizationReconsidered,
) =>
  on(
    name,
    type,
    async ({ event, tx }) => {
      const { organizationId } = event
      const standing = await tx.row('select 1 from organizations where id = $1 and status = $2', [
        organizationId,
        status,
      ])
      if (!standing) return
      if (status === 'approved') await welcomeContact(tx, organizationId)
      await tellAdmins(tx, event, kinds[status])
    },
    unless,
  )
export const tellAboutApproval = telling('tellAboutApproval', organizationApproved, 'approved')
export const tellAboutDenial = telling('tellAboutDenial', organizationDenied, 'denied')
/** Also when it closed by itself after its last internship. */
export const tellAboutArchive = telling('tellAboutArchive', organizationArchived, 'archived', organizationRestored)

const because = { nl: 'De reden: ', en: 'The reason: ' }

/** The person who signed up: invited when new, given the role when they had an account already. */
async function welcomeContact(tx: Tx, organizationId: string): Promise<void> {
  const user = await tx.row<Pick<TableRow<'users'>, 'id' | 'status' | 'invitedAt'>>(
    `select u.id, u.status, u.invited_at as "invitedAt" from organization_registrations r join users u on u.id = r.user_id
     where r.organization_id = $1 and u.status in ('active', 'invited') for update of u`,
    [organizationId],
  )
  if (!user) return
  const subject = { type: 'users', id: user.id }
  const added = await tx.run(
    `insert into roles (user_id, name, organization_id) values ($1, 'admin', $2)
     on conflict (tenant_id, user_id, name, organization_id) do nothing`,
    [user.id, organizationId],
  )
  if (added) tx.emit(roleAdded, { userId: user.id, role: 'admin', organizationId }, subject)
  // The moment itself says that it was done, for when this runs again.
  if (user.status === 'invited' && !user.invitedAt) {
    await tx.run('update users set invited_at = now() where id = $1', [user.id])
    tx.emit(userInvited, { userId: user.id }, subject)
  }
}

/**
 * Somebody who is only invited gets the invitation instead of an approval, but does hear of a refusal; so does whoever
 * signed up and has no account (any more).
 */
async function tellAdmins(tx: Tx, event: Decided, kind: (typeof kinds)[keyof typeof kinds]) {
  const { organizationId } = event
  const isDenied = kind === 'organizationDenied'
  const people = await tx.rows<Told>(
    `select distinct on (u.id) u.id, u.email, u.locale, u.first_name as "firstName", o.name as organization, o.status_reason as reason
     from organizations o
     join (select user_id, organization_id from roles where name = 'admin'
       union select user_id, organization_id from organization_registrations) r on r.organization_id = o.id
     join users u on u.id = r.user_id
     where o.id = $1 and (u.status = 'active' or (u.status = 'invited' and $2))`,
    [organizationId, isDenied],
  )
  const strangers = await tx.rows<Told>(
    `select null as id, r.email, r.locale, r.first_name as "firstName", o.name as organization, o.status_reason as reason
     from organization_registrations r join organizations o on o.id = r.organization_id
     where o.id = $1 and r.user_id is null and $2`,
    [organizationId, isDenied],
  )
  for (const { organization, reason, ...to } of [...people, ...strangers]) {
    const values = { organization, reason: reason ?? '', because: reason ? `${because[to.locale]}${reason}` : '' }
    await tell(tx, organizationNews[kind], { event, to, organizationId, mail: organizationMails[kind], values })
  }
}
