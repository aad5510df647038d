import { createHash } from 'node:crypto'
import { on } from '#engine/reactions.ts'
import { tell } from '#events/tell.ts'
import { deciders, theStudent, toldOf } from '#features/internships/whom-to-tell.ts'
import { queueMail } from '#mail/queue.ts'
import * as protocol from '#protocol/features/hour-links.ts'
import { hoursApprovalUndone } from '#protocol/features/hours.ts'
import { weekdayText } from '#protocol/shared/dates-written.ts'
import { dayLines, daysWhere } from '../day-lines.ts'
import { hourMails } from '../hours.mails.ts'
import { hourNews } from '../hours.news.ts'
import { sheet } from '../sheet/hour-sheet.ts'
import { mailWaiting } from './ask-host.ts'
import { hourContact } from './hour-contact.ts'
import { issueMailLink } from './hour-links.ts'

/**
 * To the address that we know of the host: what was answered in its name, and a way to take it back. After a minute, so that
 * all days of one scan stand in one mail; what was answered still later is told again, with everything.
 */
const tellSigned = on(
  'tellHoursSigned',
  protocol.hoursSigned,
  async ({ event: { internshipId, linkId }, tx }) => {
    const told = await toldOf(tx, internshipId)
    const to = told && (await hourContact(tx, internshipId))
    const days = await daysWhere(tx, 'h.decided_link_id = $1', [linkId])
    if (!told || !to || days.length === 0) return
    const { name } = await tx.one<{ name: string }>(
      `select string_agg(distinct h.decided_name, ', ') as name from hour_entries h where h.decided_link_id = $1`,
      [linkId],
    )
    const all = days.map(({ id, minutes }) => `${id}:${minutes}`).join()
    const key = `${linkId}:${createHash('sha256').update(all).digest('base64url').slice(0, 16)}`
    const known = await tx.row('select 1 from mails where dedupe_key = $1', [`${hourMails.hoursSigned.purpose}:${key}`])
    if (known) return
    const { student, organization } = told
    const values = { student, organization, name, days: dayLines(days, to.locale) }
    const link = await issueMailLink(tx, internshipId, to.email)
    await queueMail(tx, { mail: hourMails.hoursSigned, key, to, values, link })
  },
  hoursApprovalUndone,
)

/** The mentor talks about it with the student. */
const tellDenied = on('tellHoursDenied', protocol.hoursDenied, async ({ event, tx }) => {
  const told = await toldOf(tx, event.internshipId)
  if (!told) return
  const { student, organization, id } = told
  for (const to of await deciders(tx, told)) {
    const [mail, values] = [hourMails.hoursDenied, { student, organization }]
    await tell(tx, hourNews.hoursDenied, { event, to, detail: student, path: sheet(id), mail, values })
  }
})

const tellHandedOver = on('tellHoursHandedOver', protocol.hoursHandedOver, async ({ event, tx }) => {
  await mailWaiting(tx, event.internshipId, hourMails.hoursHandedOver, event.id)
})

const tellMissing = on('tellHoursMissing', protocol.hoursMissing, async ({ event, tx }) => {
  const told = await toldOf(tx, event.internshipId)
  if (!told) return
  const { organization, id } = told
  for (const to of await theStudent(tx, told)) {
    const week = weekdayText(event.week, to.locale)
    const [path, mail, values] = [`${sheet(id)}?dag=nieuw`, hourMails.hoursMissing, { week, organization }]
    await tell(tx, hourNews.hoursMissing, { event, to, detail: week, path, mail, values })
  }
})

export const linkReactions = [tellSigned, tellDenied, tellHandedOver, tellMissing]
