import type { RowOf } from '#db/tables.ts'
import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { sql } from '#engine/writing/moves.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { breachesBy, lawFor } from '#features/working-time/breaches-of.ts'
import * as protocol from '#protocol/features/hours.ts'
import { internships } from '#protocol/features/internships.ts'
import { daysFromTo } from '#protocol/shared/days.ts'
import { forgetFile } from '#server/files/forget-file.ts'
import { takeUpload } from '#server/files/uploads.ts'
import { mayLog } from './hours.policy.ts'
import { clashOf, type Worked, type WorkedDay, workedDay } from './hours.rules.ts'
import { hoursAround, wasWorked } from './judge-hours.ts'
import { settleHours } from './settle-hours.ts'

export type Entry = RowOf<typeof protocol.hourEntries>
export const toldOf = ({ id, internshipId, studentId, day }: Entry) => ({ entryId: id, internshipId, studentId, day })

/** What is told in an error reads as one writes days. */
const dayText = (day: string) => day.split('-').reverse().join('-')

type Fitting = WorkedDay & { breaches: string }

/** It counts already from a sheet of paper. */
const paperOn = (tx: Tx, internshipId: string, day: string) =>
  tx.row(
    `select 1 from paper_sheets p where p.internship_id = $1 and p.status = 'counted'
       and $2::date between p.first_day and p.last_day`,
    [internshipId, day],
  )

/** Nobody works before all have agreed. When a sheet of paper was signed we do not know. */
const signedOn = (tx: Tx, internshipId: string) =>
  tx.row<{ day: string }>(
    `select (min(c.signed_at) at time zone 'Europe/Amsterdam')::date::text as day from contracts c
     where c.internship_id = $1 and c.status = 'signed' and c.amends_id is null having count(*) > 0`,
    [internshipId],
  )

/** What a day is held against. Two phones of one student write one after the other. */
export async function dayAt(tx: Tx, internshipId: string, studentId: string, day: string) {
  const [place, { today }, others, law, onPaper, signed] = await Promise.all([
    tx.find(internships, internshipId),
    tx.one<{ today: string }>(`select today_nl()::text as today, pg_advisory_xact_lock(hashtextextended($1, 7))`, [
      studentId,
    ]),
    hoursAround(tx, [studentId], day, day),
    lawFor(tx, [internshipId], day),
    tx.site.flags.paperTimesheets ? paperOn(tx, internshipId, day) : undefined,
    tx.site.flags.digitalContracts ? signedOn(tx, internshipId) : undefined,
  ])
  return { place, today, others, law, isOnPaper: onPaper !== undefined, signedOn: signed?.day }
}
type DayAt = Awaited<ReturnType<typeof dayAt>>

/** A day of the internship that is not to come, and at which the student did not work elsewhere at the same time. */
function requireFits(
  { place, today, others: all, law, isOnPaper, signedOn: signed }: DayAt,
  worked: Worked,
  ownId: string | null,
): Fitting {
  const { id, startDate: first, endDate: last } = place
  const { day } = worked
  if (day > today) throw failField('hours.future', 'day')
  if (first && day < first && !last) throw failField('hours.before', 'day', { first: dayText(first) })
  if ((first && day < first) || (last && day > last))
    throw failField('hours.outside', 'day', { first: dayText(first ?? day), last: dayText(last ?? day) })
  if (signed && day < signed) throw failField('hours.unsigned', 'day', { signed: dayText(signed) })
  if (isOnPaper) throw failField('hours.onPaper', 'day')
  const entry = workedDay(worked)
  if ('code' in entry) throw failField(entry.code, entry.field, entry.params)
  // Who works past midnight is not done before the next day.
  if (day === today && entry.startsAt && entry.endsAt && entry.endsAt < entry.startsAt)
    throw failField('hours.endsFirst', 'endsAt')
  const others = all.filter((other) => other.id !== ownId)
  const clash = clashOf(
    entry,
    others.map((other) => ({ ...other, daysLater: daysFromTo(day, other.day) })),
  )
  if (clash) throw failField(clash.code, clash.field, clash.params)
  const breaches = breachesBy(law, { internshipId: id, entry, others: others.filter(wasWorked) })
  return { ...entry, breaches: JSON.stringify(breaches) }
}

type NewEntry = {
  worked: Worked
  work?: string | null
  madeId?: string | null
  isSent: boolean
  isCheckedIn?: boolean
  photoId?: string | null
}

/** A day as it is written down, by the student or from a check-in. */
export async function writeEntry(tx: Tx, byId: string | null, at: DayAt, entry: NewEntry): Promise<string> {
  const { worked, work = null, madeId = null, isSent, isCheckedIn = false, photoId = null } = entry
  const { id: internshipId, studentId } = at.place
  const day = requireFits(at, worked, null)
  const sent = isSent ? { status: 'submitted' as const, submittedAt: new Date() } : { status: 'draft' as const }
  if (photoId) await takeUpload(tx, photoId, 'workPhoto', 'photoId')
  const about = { internshipId, studentId, madeId, isCheckedIn, photoId, touchedById: byId }
  const [row] = await Promise.all([
    tx.insert(protocol.hourEntries, { ...about, ...day, work, ...sent }),
    settleHours(tx, [internshipId]),
  ])
  if (isSent) tx.emit(protocol.hoursSubmitted, toldOf(row), { type: 'users', id: studentId })
  return row.id
}

/** Once the internship is over, its hours stay as they are. */
function requireOpen({ status }: { status: string }): void {
  if (!protocol.loggedStatuses.includes(status)) throw fail('hours.notNow')
}

/** The answer to the first time was lost on the way. One that is still under way was waited for. */
const sentBefore = (tx: Tx, studentId: string, madeId: string) =>
  tx.row<{ id: string }>('select id from hour_entries where student_id = $1 and made_id = $2', [studentId, madeId])

export const logHours = handle(
  protocol.logHours,
  async ({ input: { internshipId, submit, work, madeId, photoId = null, ...worked }, me, tx }) => {
    const at = await dayAt(tx, internshipId, String(me.id), worked.day)
    if (at.place.studentId !== me.id) throw fail('access.forbidden')
    const known = madeId && (await sentBefore(tx, at.place.studentId, madeId))
    if (known) return known
    requireOpen(at.place)
    const id = await writeEntry(tx, me.id, at, { worked, work, madeId, photoId, isSent: submit === true })
    return { id, created: true }
  },
  mayLog,
)

/** Whatever was said to it before was about something else, so it is asked for again. */
export const changeHours = handle(protocol.changeHours, async ({ subject, input, me, tx }) => {
  const { reason, submit, work, ...worked } = input
  const at = await dayAt(tx, subject.internshipId, subject.studentId, worked.day)
  requireOpen(at.place)
  const day = requireFits(at, worked, subject.id)
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
  if (subject.photoId) await forgetFile(tx, subject.photoId)
  return null
})
