import type { Tx } from '#engine/writing/transaction.ts'
import type { MailKind } from '#mail/mail-kind.ts'
import { queueMail, type Recipient } from '#mail/queue.ts'
import { issueApplicationLink } from './application-links.ts'
import { hostMailValues } from './mail-values.ts'

type HostMail = { mail: MailKind; key: string; isToAnswer?: boolean }

/** A mail about an application with a link of its own; where there is something to answer, one for each answer. */
export async function mailHost(tx: Tx, applicationId: string, to: Recipient, { isToAnswer, ...mail }: HostMail) {
  const link = await issueApplicationLink(tx, applicationId, to.email)
  const links = isToAnswer ? ['accept', 'decline', 'talk'].map((answer) => `${link}&kies=${answer}`) : [link]
  const values = await hostMailValues(tx, applicationId, to.locale)
  await queueMail(tx, { ...mail, to, values, links })
}
