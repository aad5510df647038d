import { on } from '#engine/reactions.ts'
import { tell } from '#events/tell.ts'
import { type Account, mentorsOf } from '#features/mentorships/who-looks-after.ts'
import { internshipAssigned, internshipUnassigned } from '#protocol/features/assign.ts'
import { assignMails } from './assign.mails.ts'
import { assignNews } from './assign.news.ts'

type Assigned = { title: string; organization: string; student: string; studentId: string; schoolId: string }
type Found = Account & { isHost: boolean }

/** The student, whoever guides them at the host and who looks after them; once it can be taken back without a word no more. */
export const tellAssigned = on(
  'tellAssigned',
  internshipAssigned,
  async ({ event, tx }) => {
    const { internshipId } = event
    const about = await tx.row<Assigned>(
      `select i.title, o.name as organization, concat_ws(' ', s.first_name, s.infix, s.last_name) as student,
         i.student_id as "studentId", i.school_id as "schoolId"
       from internships i join organizations o on o.id = i.organization_id join users s on s.id = i.student_id where i.id = $1`,
      [internshipId],
    )
    if (!about) return
    const { studentId, schoolId, ...values } = about
    const both = await tx.rows<Found>(
      `select u.id, u.email, u.locale, u.first_name as "firstName", u.id <> i.student_id as "isHost" from internships i
       join users u on u.id in (i.student_id, i.contact_person_id) and u.status in ('active', 'invited') where i.id = $1`,
      [internshipId],
    )
    const path = `/internships/${internshipId}`
    for (const { isHost, ...to } of both) {
      const kind = isHost ? 'traineeAssigned' : 'placeAssigned'
      const detail = isHost ? values.student : values.title
      await tell(tx, assignNews[kind], { event, to, detail, path, mail: assignMails[kind], values })
    }
    const mail = assignMails.studentAssigned
    for (const to of await mentorsOf(tx, { studentId, schoolId }))
      await tell(tx, assignNews.studentAssigned, { event, to, detail: values.student, path, mail, values })
  },
  internshipUnassigned,
)
