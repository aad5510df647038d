import { type EventRow, on, type Reaction } from '#engine/reactions.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { tell as tellOne } from '#events/tell.ts'
import type { Recipient } from '#mail/queue.ts'
import type { EventType } from '#protocol/declaring/event.ts'
import * as protocol from '#protocol/features/internships.ts'
import { type InternshipMail, internshipMails } from './internships.mails.ts'
import { internshipNews } from './internships.news.ts'
import { toldValues } from './told-values.ts'
import { deciders, hostPeople, namedContact, type Told, theStudent, toldOf } from './whom-to-tell.ts'

type Kind = keyof typeof internshipNews
type News = { kind: Kind; mail?: InternshipMail; values?: Record<string, string> }
type Move = EventRow & { internshipId?: string; changed?: string[] }

export async function tell(tx: Tx, event: Move, told: Told, people: Recipient[], news: News): Promise<void> {
  const { organizationId, organization, student, studentId } = told
  for (const to of people) {
    const detail = news.values?.detail ?? (to.id === studentId ? organization : student)
    const mail = news.mail && internshipMails[news.mail]
    const values = { ...toldValues(told, to.locale, event.changed), ...news.values }
    const path = to.id ? `/internships/${told.id}` : '/'
    await tellOne(tx, internshipNews[news.kind], { event, to, detail, organizationId, path, mail, values })
  }
}

/** The host with its accounts, and who was only named by a mail without a way in. */
export async function tellHost(tx: Tx, event: Move, told: Told, news: News & { mail: InternshipMail }): Promise<void> {
  const accounts = await hostPeople(tx, told)
  await tell(tx, event, told, accounts, news)
  const named = namedContact(tx, told)
  if (!named || accounts.some(({ email }) => email.toLowerCase() === named.email.toLowerCase())) return
  await tell(tx, event, told, [named], news)
}

type Parts = {
  /** As long as it is still so; what was changed again meanwhile is told by that change. */
  isStill?: (told: Told, tx: Tx, event: Move) => boolean | Promise<boolean>
  kind: Kind
  student?: InternshipMail
  host?: InternshipMail
  mentor?: InternshipMail
  /** Another mail says it to the student too: then a line is enough. */
  isWrittenElsewhere?: (tx: Tx) => boolean
  unless?: EventType
}

/** One move with whom it is told. */
function telling(name: string, type: EventType, { isStill = () => true, ...parts }: Parts): Reaction {
  const { kind, student, host, mentor, isWrittenElsewhere, unless } = parts
  return on(
    name,
    type,
    async ({ event, tx }: { event: Move; tx: Tx }) => {
      const told = await toldOf(tx, String(event.internshipId))
      if (!told || !(await isStill(told, tx, event))) return
      const own = isWrittenElsewhere?.(tx) ? undefined : student
      if (student) await tell(tx, event, told, await theStudent(tx, told), { kind, ...(own ? { mail: own } : {}) })
      if (host) await tellHost(tx, event, told, { kind, mail: host })
      if (mentor && told.schoolId) await tell(tx, event, told, await deciders(tx, told), { kind, mail: mentor })
    },
    unless,
  )
}

const ends = [protocol.internshipStopped, protocol.internshipNoShow, protocol.internshipCompleted]

/**
 * Nobody hears that it goes on when nobody heard that it ended: it was taken back in time. Whether somebody wanted a line
 * about it says nothing, since there are mails too, and others.
 */
const wasToldOver = async (tx: Tx, { internshipId, createdAt }: Move): Promise<boolean> =>
  (await tx.row(
    `select 1 from (select e.id, e.created_at from events e where e.data->>'internshipId' = $1 and e.name = any($2::text[])
       and e.created_at < $3 order by e.created_at desc limit 1) over
     where over.created_at <= $3::timestamptz - make_interval(secs => $4)
       or exists (select from notifications n where n.event_id = over.id)`,
    [internshipId, ends.map(({ name }) => name), createdAt, tx.registry.rethinkSeconds],
  )) !== undefined

const tellStopAsked = on(
  'tellStopAsked',
  protocol.internshipStopAsked,
  async ({ event, tx }) => {
    const told = await toldOf(tx, event.internshipId)
    if (!told?.stopAskedBy) return
    await tell(tx, event, told, await deciders(tx, told), { kind: 'stopAsked', mail: 'stopAsked' })
  },
  protocol.internshipStopLeft,
)

export const internshipReactions = [
  telling('tellInternshipChanged', protocol.internshipChanged, {
    isStill: ({ status }) => status !== 'proposed',
    kind: 'internshipChanged',
    student: 'internshipChanged',
    host: 'internshipChangedHost',
    mentor: 'internshipChangedMentor',
  }),
  telling('tellInternshipStopped', protocol.internshipStopped, {
    isStill: ({ status }) => status === 'stopped',
    kind: 'internshipStopped',
    student: 'internshipStopped',
    host: 'internshipStoppedHost',
    mentor: 'internshipStoppedMentor',
    unless: protocol.internshipReopened,
  }),
  telling('tellInternshipNoShow', protocol.internshipNoShow, {
    isStill: ({ status }) => status === 'stopped',
    kind: 'noShowReported',
    student: 'noShowReported',
    host: 'noShowReportedHost',
    mentor: 'noShowReportedMentor',
    unless: protocol.internshipReopened,
  }),
  telling('tellInternshipCompleted', protocol.internshipCompleted, {
    isStill: ({ status }) => status === 'completed',
    kind: 'internshipCompleted',
    student: 'internshipCompleted',
    host: 'internshipCompletedHost',
    // The mail with the certificate.
    isWrittenElsewhere: (tx) => tx.site.flags.digitalContracts,
    unless: protocol.internshipUncompleted,
  }),
  telling('tellInternshipExtended', protocol.internshipExtended, {
    kind: 'internshipExtended',
    student: 'internshipExtended',
    host: 'internshipExtendedHost',
  }),
  telling('tellInternshipReady', protocol.internshipReady, {
    isStill: ({ status }) => status === 'ready' || status === 'running',
    kind: 'internshipReady',
    student: 'internshipReady',
    host: 'internshipReadyHost',
  }),
  telling('tellInternshipReopened', protocol.internshipReopened, {
    isStill: async ({ status }, tx, event) =>
      status !== 'stopped' && status !== 'completed' && (await wasToldOver(tx, event)),
    kind: 'internshipReopened',
    student: 'internshipReopened',
    host: 'internshipReopenedHost',
  }),
  tellStopAsked,
]
