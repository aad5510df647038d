import { type EventRow, on } from '#engine/reactions.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { tell } from '#events/tell.ts'
import { hostPeople, namedContact, type Told, theStudent, toldOf } from '#features/internships/whom-to-tell.ts'
import type { Account } from '#features/mentorships/who-looks-after.ts'
import type { Recipient } from '#mail/queue.ts'
import { internshipNoShow, internshipReopened, internshipStopped } from '#protocol/features/internships.ts'
import * as protocol from '#protocol/features/visits.ts'
import { knownAs, type ToldVisit, visitWords } from './visit-words.ts'
import { type VisitMail, visitMails } from './visits.mails.ts'
import { visitNews } from './visits.news.ts'

type News = 'visitPlanned' | 'visitMoved' | 'visitCancelled'

const visitOf = (tx: Tx, id: string) =>
  tx.row<ToldVisit>(
    `select v.id, v.internship_id as "internshipId", v.visitor_id as "visitorId", v.status, v.kind, v.day::text as day, v.time,
       v.minutes, v.place, v.cancel_reason as "cancelReason", v.told_as as "toldAs",
       (v.day + v.time::time) at time zone 'Europe/Amsterdam' < now() as "isPast",
       (select s.name from organizations s where s.id = i.school_id) as school,
       concat_ws(' ', u.first_name, u.infix, u.last_name) as visitor, u.email as "visitorEmail",
       (select nullif(concat_ws(', ', nullif(concat_ws(' ', o.street, o.house_number), ''), nullif(o.city, '')), '')
         from organizations o where o.id = i.organization_id) as address
     from visits v join internships i on i.id = v.internship_id left join users u on u.id = v.visitor_id
     where v.id = $1 for no key update of v`,
    [id],
  )

/** What is new for who was told of it before, or of nothing yet. */
function newsOf(visit: ToldVisit): News | null {
  if (visit.status === 'cancelled') return visit.toldAs === null ? null : 'visitCancelled'
  if (visit.status !== 'planned') return null
  if (visit.toldAs === null) return 'visitPlanned'
  return visit.toldAs === knownAs(visit) ? null : 'visitMoved'
}

const visitorOf = (tx: Tx, { visitorId }: ToldVisit) =>
  tx.rows<Account>(
    `select u.id, u.email, u.locale, u.first_name as "firstName" from users u where u.status = 'active' and u.id = $1`,
    [visitorId],
  )

async function tellEverybody(tx: Tx, event: EventRow, visit: ToldVisit, told: Told, news: News): Promise<void> {
  const { student, organization, organizationId } = told
  const [pupil, host, visitor] = [await theStudent(tx, told), await hostPeople(tx, told), await visitorOf(tx, visit)]
  const heard = (to: Recipient, detail: string, mail?: VisitMail) =>
    tell(tx, visitNews[news], {
      event,
      to,
      detail,
      organizationId,
      path: to.id ? `/bezoeken/${visit.id}` : '/',
      mail: mail && visitMails[mail],
      values: { ...visitWords(visit, to.locale), student, organization },
    })
  // Whoever goes there knows it, unless a colleague planned it for them.
  for (const to of visitor) await heard(to, student)
  for (const to of pupil) await heard(to, organization, news)
  const named = namedContact(tx, told)
  const isKnown = host.some(({ email }) => email.toLowerCase() === named?.email.toLowerCase())
  for (const to of [...host, ...(named && !isKnown ? [named] : [])]) await heard(to, student, `${news}Host`)
}

/**
 * After each change, once there was time to think again: what they know is held against how it is now. So a visit that is
 * planned, moved and moved back within a minute is one mail, and one that is planned and taken back is none.
 */
async function tellVisit({ event, tx }: { event: EventRow & { visitId: string }; tx: Tx }): Promise<void> {
  const visit = await visitOf(tx, event.visitId)
  const news = visit && newsOf(visit)
  if (!visit || !news || visit.isPast) return
  const told = await toldOf(tx, visit.internshipId)
  if (!told) return
  await tellEverybody(tx, event, visit, told, news)
  await tx.run('update visits set told_as = $2 where id = $1', [
    visit.id,
    news === 'visitCancelled' ? null : knownAs(visit),
  ])
}

/** Nobody goes to see who is not there any more. That it stopped was told, so this is not told once more. */
async function cancelVisits({ event, tx }: { event: EventRow & { internshipId: string }; tx: Tx }): Promise<void> {
  const { internshipId } = event
  await tx.moveAll(protocol.visitLife.cancelWithInternship, { internshipId }, {})
}

export const visitReactions = [
  on('tellVisitPlanned', protocol.visitPlanned, tellVisit, protocol.visitCancelled),
  on('tellVisitMoved', protocol.visitMoved, tellVisit, protocol.visitMoved),
  on('tellVisitCancelled', protocol.visitCancelled, tellVisit, protocol.visitRestored),
  on('tellVisitRestored', protocol.visitRestored, tellVisit, protocol.visitCancelled),
  on('cancelVisitsOfStopped', internshipStopped, cancelVisits, internshipReopened),
  on('cancelVisitsOfNoShow', internshipNoShow, cancelVisits, internshipReopened),
]
