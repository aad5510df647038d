import { on } from '#engine/reactions.ts'
import { tell } from '#events/tell.ts'
import { theStudent, toldOf } from '#features/internships/whom-to-tell.ts'
import { certificateIssued } from '#protocol/features/certificates.ts'
import { internshipCompleted, internshipUncompleted } from '#protocol/features/internships.ts'
import { certificateMails } from './certificates.mails.ts'
import { certificateNews } from './certificates.news.ts'
import { certifying } from './seal-certificate.ts'

/** After a minute: whoever ticked the wrong one takes it back before there is anything to withdraw. */
const certifyCompleted = on(
  'certifyInternship',
  internshipCompleted,
  async ({ event, tx }) => {
    if (tx.site.flags.digitalContracts) tx.enqueue(certifying(event.internshipId))
  },
  internshipUncompleted,
)

const attached = { nl: 'Het zit als pdf bij deze mail.', en: 'You find it with this mail, as a PDF.' }

/** What ended long before a site had certificates is no news: it is there for who looks. */
const isNews = `(exists (select from events e where e.subject_type = 'users' and e.subject_id = i.student_id
    and e.name = 'internship.completed' and e.data->>'internshipId' = i.id::text and e.created_at > now() - interval '7 days')
  or i.school_id is null and i.end_date >= today_nl() - 7)`

const tellIssued = on('tellCertificateIssued', certificateIssued, async ({ event, tx }) => {
  const told = await toldOf(tx, event.internshipId)
  const made = await tx.row<{ fileId: string; isNews: boolean }>(
    `select c.file_id as "fileId", ${isNews} as "isNews" from certificates c join internships i on i.id = c.internship_id
     where c.id = $1 and c.status = 'valid'`,
    [event.certificateId],
  )
  if (!told || !made?.isNews) return
  const { organization, organizationId } = told
  const path = `/internships/${told.id}`
  for (const to of await theStudent(tx, told)) {
    const values = { firstName: to.firstName, organization, attached: attached[to.locale] }
    const mail = certificateMails.certificateIssued
    const { fileId } = made
    const line = { detail: organization, organizationId, path }
    await tell(tx, certificateNews.certificateIssued, { event, to, ...line, mail, values, fileId })
  }
})

export const certificateReactions = [certifyCompleted, tellIssued]
