import { job } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { mailLife } from '#mail/mail-life.ts'
import { mailBounced } from '#protocol/features/inbound-mail.ts'
import { type DeliveryFailure, failureOf } from './read/delivery-report.ts'

/** So many mails that did not arrive, one after the other, say as much as one to an address that is not there. */
const ENOUGH_FAILURES = 3

type MailRow = { id: string; userId: string | null; recipient: string }
type Marked = { isMarked: boolean; isFirst: boolean }

const unwanted: DeliveryFailure = { code: '', why: 'unwanted', isHard: true }

/** A mail server says that a mail did not arrive. Said twice of the same mail it counts once. */
export async function noteBounce(tx: Tx, mailId: string, failure: DeliveryFailure): Promise<void> {
  const moved = await tx.moveAll(mailLife.bounce, { id: mailId }, { set: { error: failure.code } })
  if (moved.length > 0) await noteFailure(tx, mailId, failure)
}

/** Its reader called it unwanted. It did arrive. */
export const noteComplaint = (tx: Tx, mailId: string) => noteFailure(tx, mailId, unwanted)

/** No server took it, and none will. */
export const noteRefusedMail = job('noteRefusedMail', ({ site, payload, road }) =>
  road.inTenant(site, (tx) => noteFailure(tx, payload.mailId ?? '', failureOf(payload.code ?? ''))),
)

async function noteFailure(tx: Tx, mailId: string, { code, why, isHard }: DeliveryFailure): Promise<void> {
  const mail = await tx.row<MailRow>(
    `select id, user_id as "userId", recipient from mails where id = $1 and channel = 'mail' and recipient <> ''`,
    [mailId],
  )
  if (!mail) return
  const { isMarked, isFirst } = await tx.one<Marked>(
    `insert into undelivered_addresses as a (address, why, code, since) values (lower($1), $2, $3, case when $4 then now() end)
     on conflict (tenant_id, address) do update set why = excluded.why, code = excluded.code, failures = a.failures + 1,
       since = coalesce(a.since, case when $4 or a.failures + 1 >= ${ENOUGH_FAILURES} then now() end)
     returning a.since is not null as "isMarked", coalesce(a.since = now(), false) as "isFirst"`,
    [mail.recipient, why, code, isHard],
  )
  if (!isMarked) return
  const { userId } = mail
  const about = userId ? { type: 'users', id: userId } : { type: 'mails', id: mail.id }
  tx.emit(mailBounced, { mailId: mail.id, userId, isFirst }, about)
}

/** Mail from an address says that it is there. */
export const noteWorks = (tx: Tx, address: string) =>
  tx.run('delete from undelivered_addresses where address = lower($1)', [address])

/** What nothing was heard of for as long as mails are kept may have been put right. */
export const forgetUndelivered = job(
  'forgetUndelivered',
  ({ site, road }) =>
    road.inTenant(site, async (tx) => {
      await tx.run(`delete from undelivered_addresses where updated_at < now() - interval '90 days'`)
    }),
  '41 2 * * *',
)

/** What is known of an address to which mail does not arrive, for the rows in which it stands. */
export const undelivered = (address: string, column: 'since' | 'why') =>
  `(select a.${column} from undelivered_addresses a where a.address = lower(${address}) and a.since is not null)`
