import { on } from '#engine/reactions.ts'
import { tell } from '#events/tell.ts'
import type { Recipient } from '#mail/queue.ts'
import { internshipAssigned, internshipUnassigned } from '#protocol/features/assign.ts'
import { assignMails } from './assign.mails.ts'
import { assignNews } from './assign.news.ts'

type Found = Recipient &
  Record<'title' | 'organization' | 'student', string> & {
    isHost: boolean
  }

/** The student and whoever guides them at the host; once it can be taken back without a word no more. */
export const tellAssigned = on(
  'tellAssigned',
  internshipAssigned,
  async ({ event, tx }) => {
    const { internshipId } = event
    const people = await tx.rows<Found>(
      `select u.id, u.email, u.locale, u.first_name as "firstName", i.title, o.name as organization, u.id <> i.student_id as "isHost",
         concat_ws(' ', s.first_name, s.infix, s.last_name) as student
       from internships i join organizations o on o.id = i.organization_id join users s on s.id = i.student_id
       join users u on u.id in (i.student_id, i.contact_person_id) and u.status in ('active', 'invited') where i.id = $1`,
      [internshipId],
    )
    for (const { title, organization, student, isHost, ...to } of people) {
      const kind = isHost ? 'traineeAssigned' : 'placeAssigned'
      await tell(tx, assignNews[kind], {
        event,
        to,
        detail: isHost ? student : title,
        path: `/internships/${internshipId}`,
        mail: assignMails[kind],
        values: { title, organization, student },
      })
    }
  },
  internshipUnassigned,
)
