const DAY = 24 * 3600 * 1000
/** A week is what the route gives a mentor for a yes. */
const DAYS = 7

export const daysSince = (since: string): number => Math.floor((Date.now() - Date.parse(since)) / DAY)
export const isLate = (since: string): boolean => daysSince(since) >= DAYS
