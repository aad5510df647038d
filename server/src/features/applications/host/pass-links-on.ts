import type { EventRow } from '#engine/reactions.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { answerableStatuses } from '#protocol/features/applications.ts'
import { applicationMails } from '../applications.mails.ts'
import { dropLinks } from './application-links.ts'
import { hostContact } from './host-contact.ts'
import { mailHost } from './mail-host.ts'

type Linked = { id: string; status: string; emails: string[] }

/** When somebody else answers for a vacancy the links of who did are over, and what still waits goes to the new one. */
export async function passLinksOn(tx: Tx, event: EventRow): Promise<void> {
  const linked = await tx.rows<Linked>(
    `select a.id, a.status, array_agg(distinct lower(l.email)) as emails
     from applications a join application_links l on l.application_id = a.id
     where a.vacancy_id = $1 and a.handler_email is null group by a.id, a.status`,
    [event.subjectId],
  )
  const [first] = linked
  // Without a colleague who took it over, all applications of a vacancy have the same contact.
  const to = first && (await hostContact(tx, first.id))
  const email = to?.email.toLowerCase()
  for (const { id, status, emails } of linked) {
    if (emails.every((each) => each === email)) continue
    await dropLinks(tx, id, to ? [to.email] : [])
    const isTheirs = !to || emails.includes(to.email.toLowerCase()) || (to.id !== null && to.id === event.actorId)
    if (isTheirs || !answerableStatuses.some((each) => each === status)) continue
    const key = `${event.id}:${id}`
    // The mail with the link says that somebody is in line; the buttons of the other one would promise a place.
    if (status === 'waiting') await mailHost(tx, id, to, { mail: applicationMails.applicationLink, key })
    else await mailHost(tx, id, to, { mail: applicationMails.applicationReceived, key, isToAnswer: true })
  }
}
