import type { RowOf } from '#db/tables.ts'
import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { sql } from '#engine/writing/moves.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { breachesOf } from '#features/working-time/breaches-of.ts'
import * as protocol from '#protocol/features/hours.ts'
import { internships } from '#protocol/features/internships.ts'
import { mayLog } from './hours.policy.ts'
import { clashOf, type Worked, type WorkedDay, workedDay } from './hours.rules.ts'
import { hoursAround } from './judge-hours.ts'
import { settleHours } from './settle-hours.ts'

export type Entry = RowOf<typeof protocol.hourEntries>
export const toldOf = ({ id, internshipId, studentId, day }: Entry) => ({ entryId: id, internshipId, studentId, day })

/** What is told in an error reads as one writes days. */
const dayText = (day: string) => day.split('-').reverse().join('-')

const daysBetween = (first: string, second: string) => Math.round((Date.parse(second) - Date.parse(first)) / 86_400_000)

type Place = { id: string; studentId: string; startDate: string | null; endDate: string | null }
type Fitting = WorkedDay & { breaches: string }

/** A day of the internship that is not to come, and at which the student did not work elsewhere at the same time. */
async function requireFits(tx: Tx, place: Place, worked: Worked, ownId: string | null): Promise<Fitting> {
  const { id, studentId, startDate: first, endDate: last } = place
  // Two phones of one student write one after the other.
  const { today } = await tx.one<{ today: string }>(
    `select today_nl()::text as today, pg_advisory_xact_lock(hashtextextended($1, 7))`,
    [studentId],
  )
  const { day } = worked
  if (day > today) throw failField('hours.future', 'day')
  if (first && day < first && !last) throw failField('hours.before', 'day', { first: dayText(first) })
  if ((first && day < first) || (last && day > last))
    throw failField('hours.outside', 'day', { first: dayText(first ?? day), last: dayText(last ?? day) })
  const fits = workedDay(worked)
  if ('code' in fits) throw failField(fits.code, fits.field, fits.params)
  const others = (await hoursAround(tx, [studentId], day, day)).filter((other) => other.id !== ownId)
  const clash = clashOf(
    fits,
    others.map((other) => ({ ...other, daysLater: daysBetween(day, other.day) })),
  )
  if (clash) throw failField(clash.code, clash.field, clash.params)
  // What was sent back was not worked so.
  const breaches = await breachesOf(
    tx,
    id,
    fits,
    others.filter(({ status }) => status !== 'rejected'),
  )
  return { ...fits, breaches: JSON.stringify(breaches) }
}

type NewEntry = { place: Place; worked: Worked; work?: string | null; isSent: boolean; isCheckedIn?: boolean }

/** A day as it is written down, by the student or from a check-in. */
export async function writeEntry(tx: Tx, byId: string | null, entry: NewEntry): Promise<string> {
  const { place, worked, work = null, isSent, isCheckedIn = false } = entry
  const { id: internshipId, studentId } = place
  const day = await requireFits(tx, place, worked, null)
  const sent = isSent ? { status: 'submitted' as const, submittedAt: new Date() } : { status: 'draft' as const }
  const about = { internshipId, studentId, isCheckedIn, touchedById: byId }
  const row = await tx.insert(protocol.hourEntries, { ...about, ...day, work, ...sent })
  if (isSent) tx.emit(protocol.hoursSubmitted, toldOf(row), { type: 'users', id: studentId })
  await settleHours(tx, [internshipId])
  return row.id
}

/** Once the internship is over, its hours stay as they are. */
function requireOpen({ status }: { status: string }): void {
  if (!protocol.loggedStatuses.includes(status)) throw fail('hours.notNow')
}

export const logHours = handle(
  protocol.logHours,
  async ({ input: { internshipId, submit, work, ...worked }, me, tx }) => {
    const place = await tx.find(internships, internshipId)
    if (place.studentId !== me.id) throw fail('access.forbidden')
    requireOpen(place)
    const id = await writeEntry(tx, me.id, { place, worked, work, isSent: submit === true })
    return { id, created: true }
  },
  mayLog,
)

/** Whatever was said to it before was about something else, so it is asked for again. */
export const changeHours = handle(protocol.changeHours, async ({ subject, input, me, tx }) => {
  const { reason, submit, work, ...worked } = input
  const place = await tx.find(internships, subject.internshipId)
  requireOpen(place)
  const day = await requireFits(tx, place, worked, subject.id)
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
  if (submit && (subject.status === 'draft' || subject.status === 'rejected'))
    await tx.move(protocol.hourLife.submit, subject, {
      set: { submittedAt: sql`now()`, note: null, otherMinutes: null },
      tell: toldOf(subject),
    })
  await settleHours(tx, [subject.internshipId])
})

export const removeHours = handle(protocol.removeHours, async ({ subject, tx }) => {
  requireOpen(await tx.find(internships, subject.internshipId))
  await tx.remove(protocol.hourEntries, subject.id)
  return null
})
