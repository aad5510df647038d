const timeZone = 'Europe/Amsterdam'
const hourOf = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' })

/** The first moment of a day in the Netherlands, summer or winter: 2026-07-01 begins at 22:00 the evening before in UTC. */
export function dayStart(day: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const start = [2, 1].map((hours) => midnight - hours * 3_600_000).find((time) => Number(hourOf.format(time)) === 0)
  return new Date(start ?? midnight).toISOString()
}
