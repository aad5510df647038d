import { type EventOf, on } from '#engine/reactions.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { tell } from '#events/tell.ts'
import { theStudent, toldOf } from '#features/internships/whom-to-tell.ts'
import * as protocol from '#protocol/features/paper-sheets.ts'
import { paperSheetNews } from './paper-sheets.news.ts'

const day = (text: string) => text.split('-').reverse().join('-')
const sheet = (internshipId: string) => `/urenbriefje/${internshipId}`

type Happened = EventOf<typeof protocol.paperSheetEntered>

async function tellStudent(tx: Tx, event: Happened, kind: keyof typeof paperSheetNews, detail: string): Promise<void> {
  const told = await toldOf(tx, event.internshipId)
  for (const to of told ? await theStudent(tx, told) : [])
    await tell(tx, paperSheetNews[kind], { event, to, detail, path: sheet(event.internshipId) })
}

/** In the product only: the student knows the paper. */
const tellEntered = on('tellPaperEntered', protocol.paperSheetEntered, async ({ event, tx }) => {
  const { sheetId } = event
  const found = await tx.row<{ firstDay: string; lastDay: string }>(
    `select first_day::text as "firstDay", last_day::text as "lastDay" from paper_sheets
     where id = $1 and status = 'counted'`,
    [sheetId],
  )
  if (!found) return
  const detail = `${day(found.firstDay)} – ${day(found.lastDay)}`
  await tellStudent(tx, event, 'paperEntered', detail)
})

const tellWithdrawn = on('tellPaperWithdrawn', protocol.paperSheetWithdrawn, async ({ event, tx }) => {
  const { sheetId } = event
  const found = await tx.row<{ reason: string | null }>(
    `select withdrawn_reason as reason from paper_sheets where id = $1 and status = 'withdrawn'`,
    [sheetId],
  )
  if (!found) return
  const detail = found.reason ?? ''
  await tellStudent(tx, event, 'paperWithdrawn', detail)
})

export const paperSheetReactions = [tellEntered, tellWithdrawn]
