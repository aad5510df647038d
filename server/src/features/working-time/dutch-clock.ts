const minute = 60 * 1000
const lastSunday = (year: number, month: number) => {
  const last = new Date(Date.UTC(year, month + 1, 0))
  return last.getTime() - last.getUTCDay() * 24 * 60 * minute
}

type Summer = { from: number; until: number }
const summers = new Map<number, Summer>()
/** When the clock goes forward and back, on the clock itself. Worked out once a year: a day is held against many others. */
function summerOf(year: number): Summer {
  const summer = summers.get(year) ?? {
    from: lastSunday(year, 2) + 120 * minute,
    until: lastSunday(year, 9) + 180 * minute,
  }
  summers.set(year, summer)
  return summer
}

/** '09:30' or '09:30:00' as minutes since midnight. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/**
 * A moment on the Dutch clock, so many minutes after midnight of a day, as minutes that really go by: the night in which the
 * clock goes forward is an hour shorter, the one in which it goes back an hour longer.
 */
export function instantOf(day: string, minutes: number): number {
  const wall = Date.parse(`${day}T00:00:00Z`) + minutes * minute
  const { from, until } = summerOf(Number(day.slice(0, 4)))
  return wall / minute - (wall >= from && wall < until ? 120 : 60)
}
