import type { EventOf, EventRow, Reaction } from '#engine/reactions.ts'
import { on } from '#engine/reactions.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { tell } from '#events/tell.ts'
import { type Account, adminsOf, mentorsOf } from '#features/mentorships/who-looks-after.ts'
import { queueMail, type Recipient } from '#mail/queue.ts'
import {
  selfFoundApproved,
  selfFoundReconsidered,
  selfFoundRefused,
  selfFoundSubmitted,
} from '#protocol/features/internships.ts'
import { selfFoundSentBack } from '#protocol/features/self-found.ts'
import { selfFoundMails } from './self-found.mails.ts'
import { selfFoundNews } from './self-found.news.ts'

type Report = { id: string; state: string; organization: string; reason: string | null; student: string } & {
  studentId: string
  schoolId: string
}

/** The report as it is now; none when it was taken back meanwhile. */
const reportOf = (tx: Tx, id: string) =>
  tx.row<Report>(
    `select i.id, i.report_state as state, i.organization_name as organization, i.decision as reason,
       i.student_id as "studentId", i.school_id as "schoolId", concat_ws(' ', u.first_name, u.infix, u.last_name) as student
     from internships i join users u on u.id = i.student_id where i.id = $1`,
    [id],
  )

const person = 'u.id, u.email, u.locale, u.first_name as "firstName"'

export const tellSubmitted = on('tellSelfFoundSubmitted', selfFoundSubmitted, async ({ event, tx }) => {
  const report = await reportOf(tx, event.internshipId)
  if (report?.state !== 'waiting') return
  const { student, organization } = report
  const path = `/zelfgevonden?id=${report.id}`
  for (const to of await mentorsOf(tx, report)) {
    const [mail, values] = [selfFoundMails.selfFoundSubmitted, { student, organization }]
    await tell(tx, selfFoundNews.selfFoundSubmitted, { event, to, detail: student, path, mail, values })
  }
})

type Decision = 'selfFoundApproved' | 'selfFoundSentBack' | 'selfFoundRefused'

/** The student hears what was decided, as long as it still is. */
async function tellStudent(tx: Tx, event: EventRow, report: Report, kind: Decision): Promise<void> {
  const to = await tx.row<Account>(`select ${person} from users u where u.id = $1 and u.status = 'active'`, [
    report.studentId,
  ])
  if (!to) return
  const values = { organization: report.organization, reason: report.reason ?? '' }
  const [detail, path] = [report.organization, '/zelfgevonden']
  await tell(tx, selfFoundNews[kind], { event, to, detail, path, mail: selfFoundMails[kind], values })
}

const telling = (name: string, type: typeof selfFoundRefused, state: string, kind: Decision): Reaction =>
  on(
    name,
    type,
    async ({ event, tx }) => {
      const report = await reportOf(tx, event.internshipId)
      if (report?.state === state) await tellStudent(tx, event, report, kind)
    },
    selfFoundReconsidered,
  )
export const tellSentBack = telling('tellSelfFoundSentBack', selfFoundSentBack, 'sent_back', 'selfFoundSentBack')
export const tellRefused = telling('tellSelfFoundRefused', selfFoundRefused, 'refused', 'selfFoundRefused')

/** Whom the student named; of somebody without an account hardly anything is known. */
type Contact = { [K in keyof Recipient]: Recipient[K] | null } & { school: string }

/** A yes is told to the student, to the person whom they named, and, for a new organization, to who approves those. */
async function tellAboutApproval({ event, tx }: { event: EventOf<typeof selfFoundApproved>; tx: Tx }): Promise<void> {
  const report = await reportOf(tx, event.internshipId)
  if (report?.state !== 'approved') return
  await tellStudent(tx, event, report, 'selfFoundApproved')
  const details = await tx.row<Contact>(
    `select i.contact_name as "firstName", i.contact_email as email, i.contact_person_id as id, s.name as school, u.locale from internships i
     join organizations s on s.id = i.school_id left join users u on u.id = i.contact_person_id where i.id = $1`,
    [report.id],
  )
  if (details?.email) {
    const { id, email, school } = details
    const to = { id, email, locale: details.locale ?? tx.site.locale, firstName: details.firstName ?? '' }
    const { student, organization } = report
    const values = { student, organization, school }
    await queueMail(tx, { mail: selfFoundMails.selfFoundHost, key: event.id, to, values })
  }
  if (event.isNew === 'no') return
  const { organizationId } = event
  const path = `/organizations/approve?id=${organizationId}`
  for (const to of await adminsOf(tx, report.schoolId)) {
    await tell(tx, selfFoundNews.selfFoundNewHost, { event, to, organizationId, path })
  }
}
export const tellApproved = on('tellSelfFoundApproved', selfFoundApproved, tellAboutApproval, selfFoundReconsidered)
