import { addDays } from '#protocol/shared/days.ts'
import { isOneOf } from '#protocol/shared/guards.ts'

/** The days that people mean most often, before they have to type any. */
const whens = ['today', 'tomorrow', 'open', 'days'] as const
export type When = (typeof whens)[number]
export const isWhen = (value: unknown): value is When => isOneOf(whens, value)

type Limits = { startDate?: string | null; endDate?: string | null }

/** Those that lie in the internship. */
export function whenChoices({ startDate, endDate }: Limits, today: string): When[] {
  const isIn = (day: string) => (!startDate || day >= startDate) && (!endDate || day <= endDate)
  const known = { today: isIn(today), tomorrow: isIn(addDays(today, 1)), open: isIn(today), days: true }
  return whens.filter((each) => known[each])
}

/** The first and the last day as a form says them; null where somebody types them. */
export function daysOfChoice(when: When, today: string): { firstDay: string; lastDay: string } | null {
  if (when === 'days') return null
  const firstDay = when === 'tomorrow' ? addDays(today, 1) : today
  return { firstDay, lastDay: when === 'open' ? '' : firstDay }
}
