import { weekdayOf } from '#protocol/shared/days.ts'

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
})

/** What the clock on the wall says: the day, the hour, and which day of the week it is; Monday is 1. */
export type WallClock = { day: string; hour: number; weekday: number }

export function wallClock(now: Date): WallClock {
  const of = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]))
  const day = `${of.year}-${of.month}-${of.day}`
  return { day, hour: Number(of.hour), weekday: weekdayOf(day) }
}
