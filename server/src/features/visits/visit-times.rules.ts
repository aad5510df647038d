const clock = /^([01]\d|2[0-3]):([0-5]\d)$/

/** Minutes since midnight; nothing for what is no time of the day. */
export function minutesOf(time: string): number | undefined {
  const found = clock.exec(time)
  return found ? Number(found[1]) * 60 + Number(found[2]) : undefined
}

const two = (value: number) => String(value).padStart(2, '0')
export const timeOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

const DAY = 24 * 60

/** When each of a round begins: one after the other, with the way between them. Null when it would not end on its day. */
export function roundOf(first: number, count: number, minutes: number, between: number): string[] | null {
  const starts = Array.from({ length: count }, (_, index) => first + index * (minutes + between))
  return (starts.at(-1) ?? 0) + minutes > DAY ? null : starts.map(timeOf)
}
