const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export function isId(value: unknown): value is string {
  return typeof value === 'string' && uuid.test(value)
}

/** Written as a calendar date, whether it exists or not. */
export const isDayShaped = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

/** A calendar date that exists: 2026-02-30 does not. */
export function isDate(value: unknown): value is string {
  if (!isDayShaped(value)) return false
  const time = Date.parse(`${value}T00:00:00Z`)
  // There is no year 0: the year before 1 was 1 BC.
  return !Number.isNaN(time) && !value.startsWith('0000') && new Date(time).toISOString().slice(0, 10) === value
}
