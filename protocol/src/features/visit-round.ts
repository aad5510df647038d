const clock = /^([01]\d|2[0-3]):([0-5]\d)$/

/** Minutes since midnight; nothing for what is no time of the day. */
export function minutesOf(time: string): number | undefined {
  const found = clock.exec(time)
  return found ? Number(found[1]) * 60 + Number(found[2]) : undefined
}

const two = (value: number) => String(value).padStart(2, '0')
const timeOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

const DAY = 24 * 60

type Stop = { organizationId: string | null }

/**
 * When each of a round begins: one after the other, with the way between them; two of one host need no way. Null when it
 * would not end on its day.
 */
export function roundOf(first: number, stops: readonly Stop[], minutes: number, between: number): string[] | null {
  let at = first
  const times = stops.map(({ organizationId }, index) => {
    const before = stops[index - 1]
    const isSame = organizationId !== null && organizationId === before?.organizationId
    if (before) at += minutes + (isSame ? 0 : between)
    return at
  })
  return at + minutes > DAY ? null : times.map(timeOf)
}
