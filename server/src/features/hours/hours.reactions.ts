import { on } from '#engine/reactions.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { notify } from '#events/notify.ts'
import { hostPeople, toldOf } from '#features/internships/whom-to-tell.ts'
import * as protocol from '#protocol/features/hours.ts'
import { internshipCompleted, internshipReopened, internshipUncompleted } from '#protocol/features/internships.ts'

const sheet = (internshipId: string) => `/urenbriefje/${internshipId}`

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
  for (const { id: userId } of await hostPeople(tx, told)) {
    if (!(await isTold(tx, userId, 'hoursSubmitted', told.id)))
      await notify(tx, {
        userId,
        eventId: event.id,
        kind: 'hoursSubmitted',
        detail: told.student,
        path: sheet(told.id),
      })
  }
})

const tellRejected = on('tellHoursRejected', protocol.hoursRejected, async ({ event, tx }) => {
  const found = await tx.row<{ note: string }>(`select note from hour_entries where id = $1 and status = 'rejected'`, [
    event.entryId,
  ])
  if (!found) return
  const { studentId: userId, internshipId } = event
  await notify(tx, { userId, eventId: event.id, kind: 'hoursRejected', detail: found.note, path: sheet(internshipId) })
})

/** In the product only, once until it is read: a host confirms many days at once. */
const tellApproved = on('tellHoursApproved', protocol.hoursApproved, async ({ event, tx }) => {
  const { studentId: userId, internshipId, entryId } = event
  const counts = await tx.row(`select 1 from hour_entries where id = $1 and status = 'approved'`, [entryId])
  if (!counts || (await isTold(tx, userId, 'hoursApproved', internshipId))) return
  const detail = event.day.split('-').reverse().join('-')
  await notify(tx, { userId, eventId: event.id, kind: 'hoursApproved', detail, path: sheet(internshipId) })
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

export const hourReactions = [tellSubmitted, tellRejected, tellApproved, lockHours, openHours, openHoursAgain]
