import { on } from '#engine/reactions.ts'
import type { Tx } from '#engine/transaction.ts'
import { notify } from '#events/notify.ts'
import { queueMail } from '#mail/queue.ts'
import { organizationApproved, organizationDenied } from '#protocol/organizations.ts'

async function tellAdmins(
  tx: Tx,
  organizationId: string,
  eventId: string,
  purpose: 'organizationApproved' | 'organizationDenied',
) {
  const people = await tx.rows(
    `select u.id, u.email, u.locale, u.first_name, o.name as organization, o.status_reason as reason
     from roles r join users u on u.id = r.user_id join organizations o on o.id = r.organization_id
     where r.organization_id = $1 and r.name = 'admin' and u.status in ('active', 'invited')`,
    [organizationId],
  )
  for (const person of people) {
    await queueMail(tx, {
      purpose,
      key: `${eventId}:${person.id}`,
      to: { id: person.id, email: person.email, locale: person.locale, firstName: person.first_name },
      values: { organization: person.organization, reason: person.reason ?? '' },
    })
    await notify(tx, { userId: person.id, eventId, kind: purpose, organizationId })
  }
}

export const tellAboutApproval = on('tellAboutApproval', organizationApproved, ({ event, tx }) =>
  tellAdmins(tx, event.organizationId, event.id, 'organizationApproved'),
)
export const tellAboutDenial = on('tellAboutDenial', organizationDenied, ({ event, tx }) =>
  tellAdmins(tx, event.organizationId, event.id, 'organizationDenied'),
)
