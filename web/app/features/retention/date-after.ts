/** A day some days later: 2026-02-27 and 2 days are 2026-03-01. */
export function dateAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
