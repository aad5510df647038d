import type { Tx } from '#engine/writing/transaction.ts'
import type { MailKind } from '#mail/mail-kind.ts'
import { queueMail, type Recipient } from '#mail/queue.ts'
import { issueApplicationLink } from './application-links.ts'
import { hostMailValues } from './mail-values.ts'

/** `opens`: the answer that its one button opens. */
type HostMail = { mail: MailKind; key: string; isToAnswer?: boolean; opens?: 'talk' }

/** A mail about an application with a link of its own; where there is something to answer, one for each answer. */
export async function mailHost(tx: Tx, applicationId: string, to: Recipient, { isToAnswer, opens, ...mail }: HostMail) {
  const link = await issueApplicationLink(tx, applicationId, to.email)
  const choices = isToAnswer ? ['accept', 'decline', 'talk'] : opens ? [opens] : []
  const links = choices.length > 0 ? choices.map((answer) => `${link}&kies=${answer}`) : [link]
  const values = await hostMailValues(tx, applicationId, to.locale)
  await queueMail(tx, { ...mail, to, values, links })
}
