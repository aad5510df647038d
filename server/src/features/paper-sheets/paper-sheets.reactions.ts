import { on } from '#engine/reactions.ts'
import { notify } from '#events/notify.ts'
import * as protocol from '#protocol/features/paper-sheets.ts'

const day = (text: string) => text.split('-').reverse().join('-')
const sheet = (internshipId: string) => `/urenbriefje/${internshipId}`

/** In the product only: the student knows the paper. */
const tellEntered = on('tellPaperEntered', protocol.paperSheetEntered, async ({ event, tx }) => {
  const { sheetId, internshipId, studentId: userId } = event
  const found = await tx.row<{ firstDay: string; lastDay: string }>(
    `select first_day::text as "firstDay", last_day::text as "lastDay" from paper_sheets
     where id = $1 and status = 'counted'`,
    [sheetId],
  )
  if (!found) return
  const detail = `${day(found.firstDay)} – ${day(found.lastDay)}`
  await notify(tx, { userId, eventId: event.id, kind: 'paperEntered', detail, path: sheet(internshipId) })
})

const tellWithdrawn = on('tellPaperWithdrawn', protocol.paperSheetWithdrawn, async ({ event, tx }) => {
  const { sheetId, internshipId, studentId: userId } = event
  const found = await tx.row<{ reason: string | null }>(
    `select withdrawn_reason as reason from paper_sheets where id = $1 and status = 'withdrawn'`,
    [sheetId],
  )
  if (!found) return
  const detail = found.reason ?? ''
  await notify(tx, { userId, eventId: event.id, kind: 'paperWithdrawn', detail, path: sheet(internshipId) })
})

export const paperSheetReactions = [tellEntered, tellWithdrawn]
