/** The people behind a number, in the same period. */
export const peopleAt = (period: { id: string } | null, asked: string): string | undefined =>
  period ? `/users?${asked}&period=${period.id}` : undefined
