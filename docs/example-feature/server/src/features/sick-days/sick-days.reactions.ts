import { on } from '#engine/reactions.ts'
import { notify } from '#events/notify.ts'
import { mentorsOf } from '#features/mentorships/who-looks-after.ts'
import { queueMail } from '#mail/queue.ts'
import { sickDayAdded } from '#protocol/features/sick-days.ts'
import { sickDayMails } from './sick-days.mails.ts'

/** It may run twice; the keys make that harmless. */
export const tellMentors = on('tellSickDay', sickDayAdded, async ({ event, tx }) => {
  const row = await tx.row<{ name: string }>(
    `select concat_ws(' ', first_name, infix, last_name) as name from users where id = $1`,
    [event.studentId],
  )
  if (!row) return
  const path = '/ziekmeldingen'
  for (const to of await mentorsOf(tx, event)) {
    const mail = { mail: sickDayMails.sickDayAdded, values: { student: row.name }, link: path }
    await queueMail(tx, { ...mail, key: `${event.id}:${to.id}`, to })
    await notify(tx, { userId: to.id, eventId: event.id, kind: 'sickDayAdded', detail: row.name, path })
  }
})
