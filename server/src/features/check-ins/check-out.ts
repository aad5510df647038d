import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { dayAt, writeEntry } from '#features/hours/log-hours.ts'
import * as protocol from '#protocol/features/check-ins.ts'
import { minuteOf } from '#protocol/shared/time-of-day.ts'

/** Who is longer in one place than this forgot to check out. */
const LONGEST_HOURS = 16
/** A phone says when it was, so that a tap without a line keeps its time; within so many minutes it is now. */
const SAME_MINUTES = 2

type Now = { startsAt: string; endsAt: string; isToday: boolean; isLong: boolean; isShort: boolean }

/** 9:05 and 9.05 are 09:05. */
const asTime = (given: string) => given.replace('.', ':').padStart(5, '0')
/** On the face of a clock: 23:59 and 0:01 are two minutes apart. */
function minutesApart(one: string, other: string): number {
  const apart = Math.abs((minuteOf(one) ?? Number.NaN) - (minuteOf(other) ?? Number.NaN))
  return Math.min(apart, 24 * 60 - apart)
}

/** It becomes a day of hours, sent at once: the host saw them come and go. */
export const checkOut = handle(protocol.checkOut, async ({ subject, input, me, tx }) => {
  const { id, internshipId, studentId, day } = subject
  const now = await tx.one<Now>(
    `select to_char(came_at at time zone 'Europe/Amsterdam', 'HH24:MI') as "startsAt",
       to_char(now() at time zone 'Europe/Amsterdam', 'HH24:MI') as "endsAt", day = today_nl() as "isToday",
       now() - came_at > make_interval(hours => $2) as "isLong", now() - came_at < interval '1 minute' as "isShort"
     from check_ins where id = $1`,
    [id, LONGEST_HOURS],
  )
  const { endsAt: said, breakMinutes, work } = input
  const isNow = said && !now.isLong && minutesApart(said, now.endsAt) <= SAME_MINUTES
  const given = isNow ? undefined : said
  if (!given && now.isLong) throw failField('checkIn.whenLeft', 'endsAt')
  if (!given && (now.isShort || now.startsAt === now.endsAt)) throw fail('checkIn.justCame')
  if (given && now.isToday && asTime(given) > now.endsAt) throw failField('hours.future', 'endsAt')
  const entryId = await writeEntry(tx, me.id, await dayAt(tx, internshipId, studentId, day), {
    worked: { day, startsAt: now.startsAt, endsAt: given || now.endsAt, breakMinutes },
    work,
    isSent: true,
    // A time that somebody filled in is like any other.
    isCheckedIn: !given,
  })
  await tx.move(protocol.checkInLife.leave, subject, {
    set: { leftAt: new Date(), entryId },
    tell: { checkInId: id, internshipId, studentId },
  })
})

export const dropCheckIn = handle(protocol.dropCheckIn, async ({ subject, tx }) => {
  await tx.remove(protocol.checkIns, subject.id)
  return null
})
