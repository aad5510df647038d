import type { Locale } from '#protocol/errors/errors.ts'

const names = { nl: 'nl-NL', en: 'en-GB' }
const words = { nl: { until: 't/m', open: 'vanaf {day}' }, en: { until: 'to', open: 'from {day} on' } }

const dayText = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(names[locale], { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** 'dinsdag 17 november t/m donderdag 19 november', 'vanaf dinsdag 17 november' while nobody knows how long. */
export function daysText({ firstDay, lastDay }: { firstDay: string; lastDay: string | null }, locale: Locale): string {
  const first = dayText(firstDay, locale)
  if (!lastDay) return words[locale].open.replace('{day}', first)
  return lastDay === firstDay ? first : `${first} ${words[locale].until} ${dayText(lastDay, locale)}`
}
