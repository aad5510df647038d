import type { News } from '#engine/news.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { mailNews, wantsMail } from '#events/tell.ts'
import type { MailKind } from '#mail/mail-kind.ts'
import { queueMail, type Recipient } from '#mail/queue.ts'
import { hostMailValues } from '../mails/mail-values.ts'
import { issueApplicationLink } from './application-links.ts'

/** `news`: what it tells of, where they can choose not to be mailed. `opens`: the answer that its one button opens. */
type HostMail = { news?: News; mail: MailKind; key: string; isToAnswer?: boolean; opens?: 'talk' }

/** A mail about an application with a link of its own; where there is something to answer, one for each answer. */
export async function mailHost(
  tx: Tx,
  applicationId: string,
  to: Recipient,
  { news, isToAnswer, opens, ...mail }: HostMail,
) {
  if (news && !(await wantsMail(tx, news, to))) return
  const link = await issueApplicationLink(tx, applicationId, to.email)
  const choices = isToAnswer ? ['accept', 'decline', 'talk'] : opens ? [opens] : []
  const links = choices.length > 0 ? choices.map((answer) => `${link}&kies=${answer}`) : [link]
  const values = await hostMailValues(tx, applicationId, to.locale)
  const made = { ...mail, to, values, links }
  await (news ? mailNews(tx, news, made) : queueMail(tx, made))
}
