/** Days 1 (Monday) to 7 (Sunday), as everywhere. */
type Plan = { startDate: string; endDate: string; weekdays: readonly number[]; hours: number }
type WorkingTimeHint = { code: 'insideSchool' | 'sunday' | 'day' | 'week' | 'parents'; max?: number }

/**
 * The bands of the Working Hours Act for an internship: the longest day, the longest week, and whether Sunday is
 * closed. They warn; the school decides.
 */
const bands = [
  { from: 18, day: 12, week: 60, isSundayFree: false, parentsSign: false },
  { from: 16, day: 9, week: 45, isSundayFree: false, parentsSign: false },
  { from: 14, day: 7, week: 35, isSundayFree: true, parentsSign: true },
  { from: 13, day: 7, week: 12, isSundayFree: true, parentsSign: true },
] as const

const day = 24 * 3600 * 1000
const time = (date: string) => Date.parse(`${date}T00:00:00Z`)

/** How old somebody is on a day. */
export function ageOn(birthDate: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return years - (date.slice(5) < birthDate.slice(5) ? 1 : 0)
}

/** How often the chosen weekdays come round between two days, both included. */
export function daysBetween({ startDate, endDate, weekdays }: Omit<Plan, 'hours'>): number {
  const [first, last] = [time(startDate), time(endDate)]
  if (!(last >= first) || last - first > 2000 * day) return 0
  let count = 0
  for (let at = first; at <= last; at += day) if (weekdays.includes(new Date(at).getUTCDay() || 7)) count++
  return count
}

/** What may be too much for somebody of this age, who does these hours on these days. */
export function workingTimeHints(birthDate: string, plan: Plan): WorkingTimeHint[] {
  const band = bands.find(({ from }) => ageOn(birthDate, plan.startDate) >= from)
  if (!band) return [{ code: 'insideSchool' }]
  const days = daysBetween(plan)
  const perDay = days > 0 ? plan.hours / days : 0
  const hints: WorkingTimeHint[] = []
  if (perDay > band.day) hints.push({ code: 'day', max: band.day })
  if (perDay * plan.weekdays.length > band.week) hints.push({ code: 'week', max: band.week })
  if (band.isSundayFree && plan.weekdays.includes(7)) hints.push({ code: 'sunday' })
  if (band.parentsSign) hints.push({ code: 'parents' })
  return hints
}
