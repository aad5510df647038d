import { on } from '#engine/reactions.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { tell } from '#events/tell.ts'
import { hostPeople, theStudent, toldOf } from '#features/internships/whom-to-tell.ts'
import * as protocol from '#protocol/features/hours.ts'
import { internshipCompleted, internshipReopened, internshipUncompleted } from '#protocol/features/internships.ts'
import { weekdayText } from '#protocol/shared/dates-written.ts'
import { otherText } from './day-lines.ts'
import { askHost } from './host/ask-host.ts'
import { linkReactions } from './host/hour-links.reactions.ts'
import { hourMails } from './hours.mails.ts'
import { hourNews } from './hours.news.ts'
import { sheet } from './sheet/hour-sheet.ts'

/** There is such a notice already that nobody has opened. */
const isTold = (tx: Tx, userId: string, kind: string, internshipId: string) =>
  tx.row('select 1 from notifications where user_id = $1 and kind = $2 and path = $3 and read_at is null', [
    userId,
    kind,
    sheet(internshipId),
  ])

/** Among what waits for the host; a week that is sent at once is told once, by the first of its days. */
const tellSubmitted = on('tellHoursSubmitted', protocol.hoursSubmitted, async ({ event, tx }) => {
  const told = await toldOf(tx, event.internshipId)
  const waits = await tx.row(`select 1 from hour_entries where id = $1 and status = 'submitted'`, [event.entryId])
  if (!told || !waits) return
  for (const to of await hostPeople(tx, told)) {
    if (!(await isTold(tx, to.id, 'hoursSubmitted', told.id)))
      await tell(tx, hourNews.hoursSubmitted, { event, to, detail: told.student, path: sheet(told.id) })
  }
})

/** One mail a day with everything that waits. After a minute: a week that is sent day by day comes together. */
const askSubmitted = on(
  'askHoursSubmitted',
  protocol.hoursSubmitted,
  async ({ event, tx }) => {
    await askHost(tx, event.internshipId, { isReminder: false, byId: null })
  },
  protocol.hoursRecalled,
)

type SentBack = { note: string; otherMinutes: number | null; who: string | null }

const tellRejected = on(
  'tellHoursRejected',
  protocol.hoursRejected,
  async ({ event, tx }) => {
    const found = await tx.row<SentBack>(
      `select h.note, h.other_minutes as "otherMinutes",
         coalesce((select concat_ws(' ', u.first_name, u.infix, u.last_name) from users u where u.id = h.decided_by_id),
           h.decided_name) as who
       from hour_entries h where h.id = $1 and h.status = 'rejected'`,
      [event.entryId],
    )
    const told = found && (await toldOf(tx, event.internshipId))
    if (!found || !told) return
    const path = sheet(event.internshipId)
    for (const to of await theStudent(tx, told)) {
      const values = {
        who: found.who ?? told.organization,
        day: weekdayText(event.day, to.locale),
        reason: found.note,
        other: found.otherMinutes ? otherText(found.otherMinutes, to.locale) : '',
      }
      const mail = hourMails.hoursRejected
      await tell(tx, hourNews.hoursRejected, { event, to, detail: found.note, path, mail, values })
    }
  },
  protocol.hoursApprovalUndone,
)

/** In the product only, once until it is read: a host confirms many days at once. */
const tellApproved = on('tellHoursApproved', protocol.hoursApproved, async ({ event, tx }) => {
  const { studentId: userId, internshipId, entryId } = event
  const counts = await tx.row(`select 1 from hour_entries where id = $1 and status = 'approved'`, [entryId])
  const told = await toldOf(tx, internshipId)
  if (!told || !counts || (await isTold(tx, userId, 'hoursApproved', internshipId))) return
  const detail = event.day.split('-').reverse().join('-')
  for (const to of await theStudent(tx, told))
    await tell(tx, hourNews.hoursApproved, { event, to, detail, path: sheet(internshipId) })
})

/** What was agreed with stays so once the internship is complete, and can be changed again when that is taken back. */
const lockHours = on('lockHours', internshipCompleted, async ({ event: { internshipId }, tx }) => {
  const done = await tx.row(`select 1 from internships where id = $1 and status = 'completed'`, [internshipId])
  if (done) await tx.moveAll(protocol.hourLife.lock, { internshipId }, {})
})
const openHours = on('openHours', internshipUncompleted, async ({ event: { internshipId }, tx }) => {
  await tx.moveAll(protocol.hourLife.unlockAll, { internshipId }, {})
})
const openHoursAgain = on('openHoursAgain', internshipReopened, async ({ event: { internshipId }, tx }) => {
  await tx.moveAll(protocol.hourLife.unlockAll, { internshipId }, {})
})

export const hourReactions = [
  tellSubmitted,
  askSubmitted,
  tellRejected,
  ...linkReactions,
  tellApproved,
  lockHours,
  openHours,
  openHoursAgain,
]
