import { today } from '#lib/dates.ts'

/** So much time is offered; on the page of a contract one chooses the day. */
export const MORE_DAYS = 14

/** The day so many days from now. */
export function inDays(days: number): string {
  const day = new Date(`${today()}T12:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}
