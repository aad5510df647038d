import { on } from '#engine/reactions.ts'
import { tell } from '#events/tell.ts'
import { mentorsOf } from '#features/mentorships/who-looks-after.ts'
import { sickDayAdded } from '#protocol/features/sick-days.ts'
import { sickDayMails } from './sick-days.mails.ts'
import { sickDayNews } from './sick-days.news.ts'

/** It may run twice: nobody is told twice. */
export const tellMentors = on('tellSickDay', sickDayAdded, async ({ event, tx }) => {
  const row = await tx.row<{ name: string }>(
    `select concat_ws(' ', first_name, infix, last_name) as name from users where id = $1`,
    [event.studentId],
  )
  if (!row) return
  const line = { detail: row.name, path: '/ziekmeldingen' }
  const mail = { mail: sickDayMails.sickDayAdded, values: { student: row.name } }
  for (const to of await mentorsOf(tx, event)) await tell(tx, sickDayNews.sickDayAdded, { event, to, ...line, ...mail })
})
