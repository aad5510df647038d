import type { RowOf } from '#db/tables.ts'
import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { sql } from '#engine/writing/moves.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { own as ownInternship } from '#features/internships/internships.policy.ts'
import * as protocol from '#protocol/features/hours.ts'
import { internships } from '#protocol/features/internships.ts'
import { mayLog } from './hours.policy.ts'
import { clashOf, type OtherDay, type Worked, type WorkedDay, workedDay } from './hours.rules.ts'
import { judgeHours } from './judge-hours.ts'
import { settleHours } from './settle-hours.ts'

export type Entry = RowOf<typeof protocol.hourEntries>
export const toldOf = ({ id, internshipId, studentId, day }: Entry) => ({ entryId: id, internshipId, studentId, day })

/** What is told in an error reads as one writes days. */
const dayText = (day: string) => day.split('-').reverse().join('-')

/** A day of the internship that is not to come, and at which the student did not work elsewhere at the same time. */
async function requireFits(tx: Tx, internshipId: string, worked: Worked, ownId: string | null): Promise<WorkedDay> {
  // Two phones of one student write one after the other.
  const place = await tx.one<{ today: string; first: string | null; last: string | null; studentId: string }>(
    `select today_nl()::text as today, start_date::text as first, end_date::text as last, student_id as "studentId",
       pg_advisory_xact_lock(hashtextextended(student_id::text, 7))
     from internships where id = $1`,
    [internshipId],
  )
  const { today, first, last, studentId } = place
  const { day } = worked
  if (day > today) throw failField('hours.future', 'day')
  if (first && day < first && !last) throw failField('hours.before', 'day', { first: dayText(first) })
  if ((first && day < first) || (last && day > last))
    throw failField('hours.outside', 'day', { first: dayText(first ?? day), last: dayText(last ?? day) })
  const fits = workedDay(worked)
  if ('code' in fits) throw failField(fits.code, fits.field, fits.params)
  const others = await tx.rows<OtherDay>(
    `select to_char(starts_at, 'HH24:MI') as "startsAt", to_char(ends_at, 'HH24:MI') as "endsAt", minutes,
       day - $2::date as "daysLater"
     from hour_entries where student_id = $1 and day between $2::date - 1 and $2::date + 1 and id is distinct from $3`,
    [studentId, day, ownId],
  )
  const clash = clashOf(fits, others)
  if (clash) throw failField(clash.code, clash.field, clash.params)
  return fits
}

type NewEntry = {
  internshipId: string
  studentId: string
  worked: Worked
  work?: string | null
  isSent: boolean
  isCheckedIn?: boolean
}

/** A day as it is written down, by the student or from a check-in. */
export async function writeEntry(tx: Tx, byId: string | null, entry: NewEntry): Promise<string> {
  const { internshipId, studentId, worked, work, isSent, isCheckedIn = false } = entry
  const day = await requireFits(tx, internshipId, worked, null)
  const sent = isSent ? { status: 'submitted' as const, submittedAt: new Date() } : { status: 'draft' as const }
  const about = { internshipId, studentId, isCheckedIn }
  const row = await tx.insert(protocol.hourEntries, {
    ...about,
    ...day,
    work: work ?? null,
    touchedById: byId,
    ...sent,
  })
  await judgeHours(tx, [row.id])
  if (isSent) tx.emit(protocol.hoursSubmitted, toldOf(row), { type: 'users', id: studentId })
  await settleHours(tx, [internshipId])
  return row.id
}

export const logHours = handle(
  protocol.logHours,
  async ({ input: { internshipId, submit, work, ...worked }, me, tx }) => {
    const { status, studentId } = await tx.find(internships, internshipId)
    if (!(await tx.holdsFor(internships, internshipId, ownInternship(me)))) throw fail('access.forbidden')
    if (!protocol.loggedStatuses.includes(status)) throw fail('hours.notNow')
    const id = await writeEntry(tx, me.id, { internshipId, studentId, worked, work, isSent: submit === true })
    return { id, created: true }
  },
  mayLog,
)

/** Whatever was said to it before was about something else, so it is asked for again. */
export const changeHours = handle(protocol.changeHours, async ({ subject, input, me, tx }) => {
  const { reason, submit, work, ...worked } = input
  await requireGoing(tx, subject)
  const day = await requireFits(tx, subject.internshipId, worked, subject.id)
  if (subject.status === 'approved') {
    if (!reason) throw failField('required', 'reason')
    await tx.move(protocol.hourLife.change, subject, {
      set: { note: reason, otherMinutes: null, submittedAt: sql`now()` },
      tell: toldOf(subject),
    })
  }
  await tx.update(protocol.hourEntries, subject.id, {
    ...day,
    work: work ?? null,
    touchedById: me.id,
    isCheckedIn: false,
  })
  await judgeHours(tx, [subject.id])
  if (submit && (subject.status === 'draft' || subject.status === 'rejected'))
    await tx.move(protocol.hourLife.submit, subject, {
      set: { submittedAt: sql`now()`, note: null, otherMinutes: null },
      tell: toldOf(subject),
    })
  await settleHours(tx, [subject.internshipId])
})

/** Once the internship is over, its hours stay as they are. */
async function requireGoing(tx: Tx, { internshipId }: Entry): Promise<void> {
  const { status } = await tx.one<{ status: string }>('select status from internships where id = $1', [internshipId])
  if (!protocol.loggedStatuses.includes(status)) throw fail('hours.notNow')
}

export const removeHours = handle(protocol.removeHours, async ({ subject, tx }) => {
  await requireGoing(tx, subject)
  await tx.remove(protocol.hourEntries, subject.id)
  return null
})
