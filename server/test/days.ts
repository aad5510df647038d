const text = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' })

/** The day so many days from today: a world with fixed days in it breaks when they are past. */
export const dayFromNow = (days: number): string => text.format(Date.now() + days * 24 * 3600_000)
