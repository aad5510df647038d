/** A date as the database gives it, as 2026-03-12. */
export const day = (value: unknown): string =>
  value instanceof Date ? value.toISOString().slice(0, 10) : String(value)
