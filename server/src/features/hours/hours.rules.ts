import type { ErrorCode } from '#protocol/errors/errors.ts'
import { minuteOf } from '#protocol/shared/time-of-day.ts'

export type Worked = {
  day: string
  startsAt?: string | null
  endsAt?: string | null
  breakMinutes?: number | null
  minutes?: number | null
}
export type WorkedDay = {
  day: string
  startsAt: string | null
  endsAt: string | null
  breakMinutes: number
  minutes: number
}
export type Wrong = { code: ErrorCode; field: string; params?: Record<string, string | number> }

const DAY = 24 * 60

const timeText = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** What was filled in as one day of work: from when to when, or how long. */
export function workedDay({ day, startsAt, endsAt, breakMinutes, minutes }: Worked): WorkedDay | Wrong {
  const pause = breakMinutes ?? 0
  if (!startsAt && !endsAt) {
    if (!minutes) return { code: 'hours.howLong', field: 'minutes' }
    return { day, startsAt: null, endsAt: null, breakMinutes: 0, minutes }
  }
  const start = startsAt ? minuteOf(startsAt) : undefined
  const end = endsAt ? minuteOf(endsAt) : undefined
  if (start === undefined) return { code: 'hours.howLong', field: 'startsAt' }
  if (end === undefined || end === start) return { code: 'hours.howLong', field: 'endsAt' }
  const length = (end - start + DAY) % DAY
  if (pause >= length) return { code: 'hours.breakTooLong', field: 'breakMinutes' }
  return { day, startsAt: timeText(start), endsAt: timeText(end), breakMinutes: pause, minutes: length - pause }
}

/** From when to when it was, in minutes since the beginning of the first of two days. */
function spanOf({ startsAt, endsAt }: Pick<WorkedDay, 'startsAt' | 'endsAt'>, daysLater: number) {
  const [start, end] = [minuteOf(startsAt ?? ''), minuteOf(endsAt ?? '')]
  if (start === undefined || end === undefined) return undefined
  const from = daysLater * DAY + start
  return { from, to: from + ((end - start + DAY) % DAY) }
}

/** Another day of the same person, and how many days it lies after this one. */
export type OtherDay = Pick<WorkedDay, 'startsAt' | 'endsAt' | 'minutes'> & { daysLater: number }

/** Nobody works twice at the same time, nor more than a day on one. */
export function clashOf(worked: WorkedDay, others: readonly OtherDay[]): Wrong | undefined {
  const own = spanOf(worked, 0)
  const clash = others.find((other) => {
    const span = spanOf(other, other.daysLater)
    return own && span && own.from < span.to && span.from < own.to
  })
  if (clash) {
    const { startsAt, endsAt } = clash
    return { code: 'hours.overlap', field: 'startsAt', params: { from: startsAt ?? '', to: endsAt ?? '' } }
  }
  const sum = others.reduce((all, { daysLater, minutes }) => all + (daysLater === 0 ? minutes : 0), worked.minutes)
  return sum > DAY ? { code: 'hours.dayFull', field: worked.startsAt ? 'endsAt' : 'minutes' } : undefined
}
