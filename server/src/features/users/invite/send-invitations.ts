import { issueLink } from '#auth/tokens.ts'
import { job } from '#engine/feature.ts'
import { on } from '#engine/reactions.ts'
import type { Job, Tx } from '#engine/writing/transaction.ts'
import { mailNews } from '#events/tell.ts'
import type { MailKind } from '#mail/mail-kind.ts'
import type { Recipient } from '#mail/queue.ts'
import { organizationApproved } from '#protocol/features/organizations.ts'
import { userInvited, userInvitedAgain } from '#protocol/features/users.ts'
import { userMails } from '../users.mails.ts'
import { userNews } from '../users.news.ts'
import { invitationLimits, mayLeave, siteLimit } from './invitation-limits.ts'

const NAME = 'sendInvitations'
const BATCH = 50

/** The key keeps it from standing in the queue twice. */
const sendNow = ({ site }: Tx): Job => ({ identifier: NAME, payload: {}, key: `${NAME}:${site.id}` })

/** Every invitation goes through the same door, however it came about. */
const queueing = (name: string, type: typeof userInvited) =>
  on(name, type, async ({ event, tx }) => {
    await tx.run(
      `insert into invitations (user_id, organization_id, inviter_id, event_id)
     select u.id, (select r.organization_id from roles r where r.user_id = u.id order by r.created_at, r.organization_id limit 1),
       (select a.id from users a where a.id = $2), $3
     from users u where u.id = $1 on conflict (tenant_id, event_id) do nothing`,
      [event.userId, event.actorId, event.id],
    )
    tx.enqueue(sendNow(tx))
  })
export const queueInvitation = queueing('queueInvitation', userInvited)
export const queueInvitationAgain = queueing('queueInvitationAgain', userInvitedAgain)

/** Those who were invited meanwhile by an organization that has just been approved. */
export const sendHeldInvitations = on('sendHeldInvitations', organizationApproved, async ({ tx }) => {
  tx.enqueue(sendNow(tx))
})

/** Sends what may leave, a batch at a time; the rest is marked as waiting and looked at again every five minutes. */
export const sendInvitations = job(
  NAME,
  async ({ site, road }) => {
    let sent = BATCH
    while (sent === BATCH) sent = await road.inTenant(site, sendBatch)
    await road.inTenant(site, markWaiting)
  },
  '*/5 * * * *',
)

type Leaving = { id: string; userId: string; eventId: string }

async function sendBatch(tx: Tx): Promise<number> {
  // One at a time: two would count the same room twice.
  await tx.run(`select pg_advisory_xact_lock(hashtextextended('invitations ' || current_tenant(), 0))`)
  // Who was sent one longer than a day ago counts no more; an organization that was turned away or is gone invites nobody.
  await tx.run(
    `delete from invitations i where i.sent_at < now() - interval '2 days' or (i.sent_at is null and exists (
       select from organizations o where o.id = i.organization_id and o.status in ('denied', 'archived')))`,
  )
  const { hour, day } = await tx.one<{ hour: number; day: number }>(
    `select count(*) filter (where sent_at > now() - interval '1 hour')::int as hour, count(*)::int as day
     from invitations where sent_at > now() - interval '1 day'`,
  )
  const room = Math.min(BATCH, siteLimit.hour - hour, siteLimit.day - day)
  if (room <= 0) return 0
  const leaving = await tx.rows<Leaving>(mayLeave, [JSON.stringify(invitationLimits), room])
  for (const invitation of leaving) await send(tx, invitation)
  return leaving.length
}

async function markWaiting(tx: Tx): Promise<void> {
  await tx.run(
    `update users u set invitation_waits = true, invited_at = now() where not u.invitation_waits
       and u.id in (select i.user_id from invitations i where i.sent_at is null)`,
  )
}

type Invited = Recipient & {
  id: string
  status: string
  organization: string | null
  type: string | null
  signedUp: boolean
  isStandIn: boolean
  isAgain: boolean
}

/** Companies and non-profits are addressed with u, and who signed one up reads first that it was approved. */
function wordsFor({ type, signedUp, isStandIn, isAgain }: Invited): MailKind {
  if (isStandIn) return userMails.invitationKnown
  if (isAgain) return userMails.invitationAgain
  if (type !== 'NonProfit' && type !== 'Provider') return userMails.invitation
  return signedUp ? userMails.invitationApproved : userMails.invitationHost
}

async function send(tx: Tx, { id: invitationId, userId, eventId }: Leaving): Promise<void> {
  await tx.run('update invitations set sent_at = now() where id = $1', [invitationId])
  const user = await tx.row<Invited>(
    `select u.id, u.email, u.locale, u.first_name as "firstName", u.status, u.is_stand_in as "isStandIn", o.name as organization, o.type,
       exists (select from organization_registrations g where g.organization_id = o.id and g.user_id = u.id) as "signedUp",
       exists (select from events e where e.id = $2 and e.name = $3) as "isAgain"
     from users u left join lateral (
       select o.id, o.name, o.type from roles r join organizations o on o.id = r.organization_id
       where r.user_id = u.id order by r.created_at, o.id limit 1) o on true
     where u.id = $1`,
    [userId, eventId, userInvitedAgain.name],
  )
  if (user?.status !== 'invited') return
  const token = await issueLink(tx, user.id, 'invitation', { email: user.email })
  await tx.run('update users set invited_at = now(), invitation_waits = false where id = $1', [user.id])
  await mailNews(tx, user.isAgain ? userNews.invitationResent : userNews.accountInvited, {
    mail: wordsFor(user),
    key: eventId,
    to: { id: user.id, email: user.email, locale: user.locale, firstName: user.firstName },
    values: { organization: user.organization ?? tx.site.appName },
    link: `/confirm?confirmation_token=${token}&uitnodiging=1`,
  })
}
