import type { Locale } from '#protocol/errors/errors.ts'
import { weekdayText } from '#protocol/shared/dates-written.ts'

const words = { nl: { until: 't/m', open: 'vanaf {day}' }, en: { until: 'to', open: 'from {day} on' } }

/** 'dinsdag 17 november t/m donderdag 19 november', 'vanaf dinsdag 17 november' while nobody knows how long. */
export function daysText({ firstDay, lastDay }: { firstDay: string; lastDay: string | null }, locale: Locale): string {
  const first = weekdayText(firstDay, locale)
  if (!lastDay) return words[locale].open.replace('{day}', first)
  return lastDay === firstDay ? first : `${first} ${words[locale].until} ${weekdayText(lastDay, locale)}`
}
