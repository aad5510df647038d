import type { TableRow } from '#db/tables.ts'
import { on } from '#engine/reactions.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { tell } from '#events/tell.ts'
import { queueMail, type Recipient } from '#mail/queue.ts'
import { joinDeclined, joinRequested } from '#protocol/features/joining.ts'
import { organizationRegistered } from '#protocol/features/organizations.ts'
import { organizationMails } from './organizations.mails.ts'
import { organizationNews } from './organizations.news.ts'

type Person = { id: string; email: string; locale: Recipient['locale']; firstName: string }

/** Administrators of the given organizations, each once. */
const adminsOf = (tx: Tx, where: string, values: unknown[]) =>
  tx.rows<Person>(
    `select distinct u.id, u.email, u.locale, u.first_name as "firstName"
     from roles r join users u on u.id = r.user_id join organizations m on m.id = r.organization_id
     where r.name = 'admin' and u.status = 'active' and m.status = 'approved' and ${where}`,
    values,
  )

/** Who can decide: the centre that looks after it, else every centre and school of the site. */
const decidersOf = (tx: Tx, centerId: string | null) =>
  centerId ? adminsOf(tx, 'm.id = $1', [centerId]) : adminsOf(tx, `m.type in ('VolunteerCenter', 'School')`, [])

export const tellRegistered = on('tellRegistered', organizationRegistered, async ({ event, tx }) => {
  const { organizationId } = event
  const found = await tx.row<Recipient & { name: string; city: string | null; centerId: string | null }>(
    `select o.name, o.city, o.center_id as "centerId", r.email, r.first_name as "firstName", r.locale, r.user_id as id
     from organizations o join organization_registrations r on r.organization_id = o.id where o.id = $1`,
    [organizationId],
  )
  if (!found) return
  const { name, city, centerId, ...contact } = found
  const values = { organization: name, city: city ?? '' }
  await queueMail(tx, { mail: organizationMails.organizationReceived, key: event.id, to: contact, values })
  const mail = organizationMails.organizationRegistered
  const [path, link] = [`/organizations/approve?id=${organizationId}`, '/organizations/approve']
  for (const to of await decidersOf(tx, centerId))
    await tell(tx, organizationNews.organizationRegistered, { event, to, organizationId, path, mail, values, link })
})

type Request = Pick<
  TableRow<'join_requests'>,
  'status' | 'email' | 'locale' | 'firstName' | 'infix' | 'lastName' | 'reason'
> & { organization: string }

const requestOf = (tx: Tx, id: string) =>
  tx.row<Request>(
    `select j.status, j.email, j.locale, j.first_name as "firstName", j.infix, j.last_name as "lastName", j.reason,
       o.name as organization from join_requests j join organizations o on o.id = j.organization_id
     where j.id = $1`,
    [id],
  )

export const tellJoinRequested = on('tellJoinRequested', joinRequested, async ({ event, tx }) => {
  const { organizationId } = event
  const request = await requestOf(tx, event.joinRequestId)
  if (request?.status !== 'pending') return
  const name = [request.firstName, request.infix, request.lastName].filter(Boolean).join(' ')
  const values = { organization: request.organization, name }
  const path = `/organizations/${organizationId}`
  const mail = organizationMails.joinRequested
  for (const to of await adminsOf(tx, 'm.id = $1', [organizationId]))
    await tell(tx, organizationNews.joinRequested, { event, to, organizationId, path, mail, values })
})

export const tellJoinDeclined = on('tellJoinDeclined', joinDeclined, async ({ event, tx }) => {
  const request = await requestOf(tx, event.joinRequestId)
  if (!request) return
  const to = { id: null, email: request.email, locale: request.locale, firstName: request.firstName }
  const values = { organization: request.organization, reason: request.reason ?? '' }
  await queueMail(tx, { mail: organizationMails.joinDeclined, key: event.id, to, values })
})
