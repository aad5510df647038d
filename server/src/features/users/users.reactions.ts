import { on } from '#engine/reactions.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { mailNews, tell } from '#events/tell.ts'
import type { Recipient } from '#mail/queue.ts'
import * as protocol from '#protocol/features/users.ts'
import { userMails } from './users.mails.ts'
import { userNews } from './users.news.ts'

const roleWords = {
  nl: { admin: 'beheerder', mentor: 'mentor', student: 'leerling', volunteer: 'vrijwilliger' },
  en: { admin: 'administrator', mentor: 'mentor', student: 'student', volunteer: 'volunteer' },
}
type RoleEvent = {
  id: string
  actorId: string | null
  userId: string
  role: keyof (typeof roleWords)['nl']
  organizationId: string | null
}

async function tellRole(tx: Tx, event: RoleEvent, kind: 'roleAdded' | 'roleRemoved' | 'roleOffered'): Promise<void> {
  const person = await tx.row<Recipient & { id: string; organization: string }>(
    `select u.id, u.email, u.locale, u.first_name as "firstName", o.name as organization
     from users u join organizations o on o.id = $2 where u.id = $1 and u.status = 'active'`,
    [event.userId, event.organizationId],
  )
  if (!person) return
  const { organization, ...to } = person
  await tell(tx, userNews[kind], {
    event,
    to,
    detail: event.role,
    organizationId: event.organizationId,
    path: '/account/roles',
    mail: userMails[kind],
    values: { organization, role: roleWords[to.locale][event.role] },
    link: kind === 'roleOffered' ? '/account/roles' : '/',
    // Whoever accepts a role knows it; what one may do is worth having in writing.
    doer: 'mailed',
  })
}

export const tellRoleAdded = on('tellRoleAdded', protocol.roleAdded, ({ event, tx }) =>
  tellRole(tx, event, 'roleAdded'),
)
export const tellRoleRemoved = on('tellRoleRemoved', protocol.roleRemoved, ({ event, tx }) =>
  tellRole(tx, event, 'roleRemoved'),
)
export const tellRoleOffered = on('tellRoleOffered', protocol.roleOffered, ({ event, tx }) =>
  tellRole(tx, event, 'roleOffered'),
)

/** Whoever comes in for the first time has it in writing, and whoever is no part of it hears that somebody uses their address. */
async function tellComing(tx: Tx, event: { id: string; userId: string }): Promise<void> {
  const to = await tx.row<Recipient & { id: string }>(
    `select id, email, locale, first_name as "firstName" from users where id = $1 and status = 'active'`,
    [event.userId],
  )
  const mail = userMails.accountConfirmed
  if (to) await mailNews(tx, userNews.accountConfirmed, { mail, key: event.id, to, link: '/' })
}

export const tellConfirmed = on('tellConfirmed', protocol.userConfirmed, ({ event, tx }) => tellComing(tx, event))
export const tellRegistered = on('tellUserRegistered', protocol.userRegistered, ({ event, tx }) =>
  tellComing(tx, event),
)
