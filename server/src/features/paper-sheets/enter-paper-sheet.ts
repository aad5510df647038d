import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { sql } from '#engine/writing/moves.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { settleHours } from '#features/hours/settle-hours.ts'
import { goingStatuses } from '#protocol/features/hours.ts'
import { internships } from '#protocol/features/internships.ts'
import * as protocol from '#protocol/features/paper-sheets.ts'
import { daysFromTo } from '#protocol/shared/days.ts'
import { takeUpload } from '#server/files/uploads.ts'

/** What is told in an error reads as one writes days. */
const dayText = (day: string) => day.split('-').reverse().join('-')
const HOURS = 24
const daysIn = (first: string, last: string) => daysFromTo(first, last) + 1

type Range = { firstDay: string; lastDay: string }
type Known = { today: string; paper: Range | null; logged: boolean }

async function knownOf(tx: Tx, studentId: string, internshipId: string, { firstDay, lastDay }: Range): Promise<Known> {
  // One after the other with the student who logs a day; see log-hours.ts.
  await tx.run(`select pg_advisory_xact_lock(hashtextextended($1, 7))`, [studentId])
  return tx.one<Known>(
    `select today_nl()::text as today,
       (select json_build_object('firstDay', p.first_day, 'lastDay', p.last_day) from paper_sheets p
         where p.internship_id = $1 and p.status = 'counted' and p.first_day <= $3::date and p.last_day >= $2::date
         order by p.first_day limit 1) as paper,
       exists (select from hour_entries h where h.internship_id = $1 and h.day between $2::date and $3::date
         and h.status in ('submitted', 'approved', 'locked')) as logged`,
    [internshipId, firstDay, lastDay],
  )
}

/** The school has the signed sheet in hand, so it counts at once. What counts already is not counted again. */
export const enterPaperSheet = handle(protocol.enterPaperSheet, async ({ subject, input, me, tx }) => {
  const { firstDay, lastDay, minutes, fileId, remark = null } = input
  const { id: internshipId, studentId } = subject
  const { status, startDate: first, endDate: last } = await tx.find(internships, internshipId)
  if (!goingStatuses.some((each) => each === status)) throw fail('hours.notNow')
  if (lastDay < firstDay) throw failField('paper.backwards', 'lastDay')
  const { today, paper, logged } = await knownOf(tx, studentId, internshipId, { firstDay, lastDay })
  if (lastDay > today) throw failField('hours.future', 'lastDay')
  const outside = (day: string) => (first && day < first) || (last && day > last)
  for (const [field, day] of [
    ['firstDay', firstDay],
    ['lastDay', lastDay],
  ] as const)
    if (outside(day))
      throw failField('hours.outside', field, { first: dayText(first ?? day), last: dayText(last ?? day) })
  const most = daysIn(firstDay, lastDay) * HOURS
  if (minutes > most * 60) throw failField('paper.tooMany', 'minutes', { most })
  if (paper)
    throw failField('paper.twice', 'firstDay', { first: dayText(paper.firstDay), last: dayText(paper.lastDay) })
  if (logged) throw failField('paper.daysThere', 'firstDay', { first: dayText(firstDay), last: dayText(lastDay) })
  await takeUpload(tx, fileId, 'scan')
  const row = await tx.insert(protocol.paperSheets, {
    internshipId,
    studentId,
    firstDay,
    lastDay,
    minutes,
    remark,
    scanId: fileId,
    enteredById: me.id,
  })
  tx.emit(protocol.paperSheetEntered, { sheetId: row.id, internshipId, studentId }, { type: 'users', id: studentId })
  await settleHours(tx, [internshipId])
})

/** It stays to be read, with the reason, but does not count. */
export const withdrawPaperSheet = handle(protocol.withdrawPaperSheet, async ({ subject, input, me, tx }) => {
  const { id, internshipId, studentId } = subject
  const { status } = await tx.find(internships, internshipId)
  if (!goingStatuses.some((each) => each === status)) throw fail('hours.notNow')
  await tx.move(protocol.paperSheetLife.withdraw, subject, {
    set: { withdrawnReason: input.reason, withdrawnById: me.id, withdrawnAt: sql`now()` },
    tell: { sheetId: id, internshipId, studentId },
  })
  await settleHours(tx, [internshipId])
})
