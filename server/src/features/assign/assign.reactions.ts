import { on } from '#engine/reactions.ts'
import { notify } from '#events/notify.ts'
import { queueMail, type Recipient } from '#mail/queue.ts'
import { internshipAssigned, internshipUnassigned } from '#protocol/features/assign.ts'
import { assignMails } from './assign.mails.ts'

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
      const path = `/internships/${internshipId}`
      const key = `${event.id}:${to.id}`
      const values = { title, organization, student }
      if (isHost) await queueMail(tx, { mail: assignMails.traineeAssigned, key, to, values, link: path })
      else await queueMail(tx, { mail: assignMails.placeAssigned, key, to, values, link: path })
      await notify(tx, {
        userId: to.id ?? '',
        eventId: event.id,
        kind: isHost ? 'traineeAssigned' : 'placeAssigned',
        detail: isHost ? student : title,
        path,
      })
    }
  },
  internshipUnassigned,
)
