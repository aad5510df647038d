/** At night nobody writes to somebody under age: from eight in the evening until half past seven, as clocks in the Netherlands say. */
const EVENING = 20 * 60
const MORNING = 7 * 60 + 30
const MINUTE = 60_000

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Amsterdam',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Minutes since midnight. */
function minutesAt(moment: Date): number {
  const [hour = 0, minute = 0] = clock.format(moment).split(':').map(Number)
  return hour * 60 + minute
}

/** Until when a message waits that is sent now; nothing by day. */
export function waitsUntil(now: Date): Date | null {
  const minutes = minutesAt(now)
  if (minutes >= MORNING && minutes < EVENING) return null
  const whole = Math.floor(now.getTime() / MINUTE) * MINUTE
  const morning = new Date(whole + ((MORNING - minutes + 24 * 60) % (24 * 60)) * MINUTE)
  // A night in which the clocks change is an hour shorter or longer.
  return new Date(morning.getTime() + (MORNING - minutesAt(morning)) * MINUTE)
}
