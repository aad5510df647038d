/** The mail to a recipient came back, or was never taken, and they did not read it in the product. */
const mailFailed = (r: string) =>
  `exists (select from mails m where m.id = ${r}.mail_id and m.status in ('failed', 'bounced'))`
const readInProduct = (r: string) => `exists (select from messages x join conversation_members s
  on s.conversation_id = x.conversation_id and s.user_id = ${r}.user_id
  where x.id = ${r}.message_id and s.read_number >= x.number)`

export const notReached = (r: string) => `(${r}.sent_at is not null and ${mailFailed(r)} and not ${readInProduct(r)})`

/** What became of it for one recipient. A mail that still waits has reached nobody who has no account. */
export const stateOf = (r: string) => `case when ${r}.left_out is not null then 'leftOut'
  when ${r}.sent_at is null then case when exists (select from bulk_messages b
    where b.id = ${r}.bulk_message_id and b.status = 'stopped') then 'notSent' else 'queued' end
  when ${readInProduct(r)} then 'read'
  when ${mailFailed(r)} then 'failed'
  when ${r}.message_id is null and exists (select from mails m where m.id = ${r}.mail_id and m.status = 'waiting') then 'queued'
  else 'sent' end`

export const reasonOf = (r: string) =>
  `coalesce(${r}.left_out, (select m.error from mails m where m.id = ${r}.mail_id and m.status in ('failed', 'bounced')))`
