import type { TableRow } from '#db/tables.ts'
import { type EventOf, type EventRow, on } from '#engine/reactions.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { tell as tellOne } from '#events/tell.ts'
import { mentorsOf } from '#features/mentorships/who-looks-after.ts'
import { toldApart } from '#features/vacancies/told-apart.ts'
import type { Recipient } from '#mail/queue.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import * as protocol from '#protocol/features/applications.ts'
import { type ApplicationMail, applicationMails } from './applications.mails.ts'
import { applicationNews } from './applications.news.ts'
import { hostAccounts, hostContact } from './host/host-contact.ts'
import { mailHost } from './host/mail-host.ts'
import * as view from './host/what-host-sees.ts'
import { dayText, momentText } from './mails/mail-values.ts'

type Found = Pick<
  TableRow<'applications'>,
  | 'id'
  | 'status'
  | 'reason'
  | 'motivation'
  | 'sentAt'
  | 'talkAt'
  | 'talkPlace'
  | 'talkNote'
  | 'talkAnswer'
  | 'expiresAt'
  | 'schoolId'
  | 'studentId'
  | 'organizationId'
> & {
  vacancy: string
  organization: string
  contactName: string | null
  contactEmail: string | null
  contactPhone: string | null
  isHostMailed: boolean
  student: string
}

const pathOf = (id: string) => `/aanmeldingen/${id}`
const isAtHost = ({ status }: Found) => protocol.atHostStatuses.some((each) => each === status)

/** The application as it is now, with what mails to the student and the school tell of it. */
const find = (tx: Tx, id: string) =>
  tx.row<Found>(
    `select a.id, a.status, a.reason, a.motivation, a.sent_at as "sentAt", a.talk_at as "talkAt", a.talk_place as "talkPlace",
       a.talk_note as "talkNote", a.talk_answer as "talkAnswer", a.expires_at as "expiresAt", a.school_id as "schoolId", a.student_id as "studentId",
       a.organization_id as "organizationId", ${toldApart('v')} as vacancy, o.name as organization,
       ${view.contactName('a')} as "contactName", ${view.contactEmail('a')} as "contactEmail",
       ${view.contactPhone('a')} as "contactPhone",
       exists (select from application_links l where l.application_id = a.id) as "isHostMailed",
       concat_ws(' ', u.first_name, u.infix, u.last_name) as student
     from applications a join vacancies v on v.id = a.vacancy_id join organizations o on o.id = a.organization_id
     join users u on u.id = a.student_id where a.id = $1`,
    [id],
  )

const person = (tx: Tx, where: string, values: unknown[]) =>
  tx.rows<Recipient & { id: string }>(
    `select distinct u.id, u.email, u.locale, u.first_name as "firstName" from users u
     where u.status = 'active' and ${where}`,
    values,
  )

/** A volunteer may be in several places at once, so that nothing else ended. */
const othersEnded = {
  nl: 'Je andere aanmeldingen in deze periode zijn ingetrokken.',
  en: 'Your other applications in this period were withdrawn.',
}

/** Whom to tell that a talk does not suit. */
function cannotText({ contactName, contactEmail, contactPhone, organization }: Found, locale: Locale): string {
  const who = contactName ?? organization
  const told = {
    nl: `Kun je dan niet? Laat het op tijd weten aan ${who}`,
    en: `Can you not come then? Let ${who} know in time`,
  }[locale]
  const reach = [contactEmail, contactPhone].filter(Boolean).join(', ')
  return reach ? `${told}: ${reach}` : `${told}.`
}

function valuesFor(found: Found, locale: Locale): Record<string, string> {
  const { vacancy, organization, student, reason, motivation, schoolId, talkAt, talkPlace, talkNote, expiresAt } = found
  return {
    vacancy,
    organization,
    student,
    others: schoolId ? othersEnded[locale] : '',
    reason: reason ?? '',
    talk: talkAt ? momentText(talkAt, locale) : '',
    place: talkPlace ?? '',
    note: talkNote ?? '',
    cannot: cannotText(found, locale),
    expires: expiresAt ? momentText(expiresAt, locale) : '',
    answerBy: dayText(expiresAt, locale),
    motivation: motivation ? { nl: `Je schreef: “${motivation}”`, en: `You wrote: “${motivation}”` }[locale] : '',
  }
}

type Kind = keyof typeof applicationNews
type News = { kind: Kind; mail?: ApplicationMail }

async function tell(tx: Tx, event: EventRow, found: Found, people: (Recipient & { id: string })[], news: News) {
  const { organizationId, vacancy: detail, studentId } = found
  const path = pathOf(found.id)
  const mail = news.mail && applicationMails[news.mail]
  for (const to of people) {
    // Who did it knows it; but what a student agreed to is worth having in writing.
    const doer = to.id === studentId ? ('mailed' as const) : undefined
    const line = { event, to, detail, organizationId, path, doer }
    await tellOne(tx, applicationNews[news.kind], { ...line, mail, values: valuesFor(found, to.locale) })
  }
}

const tellStudent = async (tx: Tx, event: EventRow, found: Found, news: News) =>
  tell(tx, event, found, await person(tx, 'u.id = $1', [found.studentId]), news)

const tellMentors = async (tx: Tx, event: EventRow, found: Found, news: News) => {
  if (found.schoolId)
    await tell(tx, event, found, await mentorsOf(tx, { studentId: found.studentId, schoolId: found.schoolId }), news)
}

type HostNews = { kind: Kind; mail: ApplicationMail; isToAnswer?: boolean; opens?: 'talk' }

/** The host gets a mail at the address that answers, with or without an account, and a notice where there is one. */
async function tellHost(tx: Tx, event: EventRow, found: Found, { kind, mail, ...how }: HostNews): Promise<void> {
  const { organizationId, vacancy: detail } = found
  const news = applicationNews[kind]
  for (const to of await hostAccounts(tx, found.id))
    await tellOne(tx, news, { event, to, detail, organizationId, path: pathOf(found.id) })
  const to = await hostContact(tx, found.id)
  if (!to || (to.id !== null && to.id === event.actorId)) return
  await mailHost(tx, found.id, to, { news, mail: applicationMails[mail], key: event.id, ...how })
}

const telling =
  <E extends EventRow>(act: (tx: Tx, event: E, found: Found) => Promise<void>) =>
  async ({ event, tx }: { event: E; tx: Tx }) => {
    const found = await find(tx, event.subjectId)
    if (found) await act(tx, event, found)
  }

const forwarded = { kind: 'applicationForwarded', mail: 'applicationForwarded' } as const
const received = { kind: 'applicationReceived', mail: 'applicationReceived', isToAnswer: true } as const

/** What a pupil sent is worth having in writing: to whom, and what happens now. */
const sent = { kind: 'applicationSent', mail: 'applicationSent' } as const
const sentToSchool = { kind: 'applicationSent', mail: 'applicationSentToSchool' } as const

const tellCreated = telling(async (tx, event, found) => {
  const isOwnDoing = event.actorId === found.studentId
  if (found.status === 'submitted') {
    if (isOwnDoing) await tellStudent(tx, event, found, sentToSchool)
    await tellMentors(tx, event, found, { kind: 'applicationToApprove', mail: 'applicationToApprove' })
  } else if (isAtHost(found)) {
    // Or somebody of the school applied for them.
    await tellStudent(tx, event, found, isOwnDoing ? sent : forwarded)
    await tellHost(tx, event, found, received)
  }
})

const tellMentorApproved = telling(async (tx, event, found) => {
  await tellStudent(tx, event, found, forwarded)
  if (isAtHost(found)) await tellHost(tx, event, found, received)
})

const tellAccepted = telling(async (tx, event, found) => {
  await tellStudent(tx, event, found, { kind: 'applicationAccepted', mail: 'applicationAccepted' })
  await tellMentors(tx, event, found, { kind: 'applicationAccepted', mail: 'applicationAcceptedMentor' })
  await tellHost(tx, event, found, { kind: 'applicationAccepted', mail: 'applicationAcceptedHost' })
})

const tellDeclined = telling(async (tx, event, found) => {
  await tellStudent(tx, event, found, { kind: 'applicationDeclined', mail: 'applicationDeclined' })
  await tellMentors(tx, event, found, { kind: 'applicationDeclined', mail: 'applicationDeclinedMentor' })
})

const tellWithdrawn = telling(async (tx, event: EventOf<typeof protocol.applicationWithdrawn>, found) => {
  const { because, was } = event
  const kind = 'applicationWithdrawn'
  const isGone = because === 'vacancy_gone'
  await tellStudent(tx, event, found, isGone ? { kind, mail: 'applicationVacancyGone' } : { kind })
  await tellMentors(tx, event, found, because === 'student' ? { kind, mail: 'applicationWithdrawnMentor' } : { kind })
  // The host closed the vacancy itself; and of what the school had not passed on, or who only stood in line, it never knew.
  const isKnown = found.sentAt && (was !== 'waiting' || found.isHostMailed)
  if (!isGone && isKnown) await tellHost(tx, event, found, { kind, mail: 'applicationWithdrawnHost' })
})

const tellExpired = telling(async (tx, event: EventOf<typeof protocol.applicationExpired>, found) => {
  const isOffer = event.was === 'offered'
  const kind = 'applicationExpired'
  await tellStudent(tx, event, found, { kind, mail: isOffer ? 'applicationOfferExpired' : 'applicationExpired' })
  await tellMentors(tx, event, found, { kind, mail: 'applicationExpiredMentor' })
  if (!isOffer && found.sentAt) await tellHost(tx, event, found, { kind, mail: 'applicationExpiredHost' })
})

const tellOffered = telling(async (tx, event, found) => {
  await tellStudent(tx, event, found, { kind: 'applicationOffered', mail: 'applicationOffered' })
  const to = await hostContact(tx, found.id)
  const [news, mail] = [applicationNews.applicationOffered, applicationMails.applicationOfferedHost]
  if (to) await mailHost(tx, found.id, to, { news, mail, key: event.id })
})

/** By now the host may have proposed another moment, which the student has not answered. */
const tellTalkAnswered = telling(async (tx, event: EventOf<typeof protocol.applicationTalkAnswered>, found) => {
  if (found.status !== 'in_talk' || found.talkAnswer !== event.answer) return
  const kind = 'applicationTalkAnswered'
  await tellHost(
    tx,
    event,
    found,
    event.answer === 'comes'
      ? { kind, mail: 'applicationTalkComes' }
      : { kind, mail: 'applicationTalkOther', opens: 'talk' },
  )
})

/** The colleague gets a link; who passed it on through one keeps it, to read. */
const tellTransferred = telling(async (tx, event, found) => {
  if (isAtHost(found)) await tellHost(tx, event, found, { ...received, mail: 'applicationTransferred' })
})

const toStudent = (news: News) => telling((tx, event, found) => tellStudent(tx, event, found, news))

export const applicationReactions = [
  on('tellApplicationCreated', protocol.applicationCreated, tellCreated),
  on(
    'tellApplicationApproved',
    protocol.applicationMentorApproved,
    tellMentorApproved,
    protocol.applicationReconsidered,
  ),
  on(
    'tellApplicationRefused',
    protocol.applicationRefused,
    toStudent({ kind: 'applicationRefused', mail: 'applicationRefused' }),
    protocol.applicationReconsidered,
  ),
  on('tellTalk', protocol.applicationTalkProposed, toStudent({ kind: 'applicationTalk', mail: 'applicationTalk' })),
  on('tellTalkAnswered', protocol.applicationTalkAnswered, tellTalkAnswered),
  on('tellOffer', protocol.applicationOffered, tellOffered),
  on('tellQueued', protocol.applicationQueued, toStudent({ kind: 'applicationQueued', mail: 'applicationQueued' })),
  on('tellExtended', protocol.applicationExtended, toStudent({ kind: 'applicationExtended' })),
  on('tellApplicationAccepted', protocol.applicationAccepted, tellAccepted),
  on('tellApplicationDeclined', protocol.applicationDeclined, tellDeclined, protocol.applicationDeclineTakenBack),
  on('tellApplicationWithdrawn', protocol.applicationWithdrawn, tellWithdrawn),
  on('tellApplicationExpired', protocol.applicationExpired, tellExpired),
  on('tellApplicationTransferred', protocol.applicationTransferred, tellTransferred),
]
