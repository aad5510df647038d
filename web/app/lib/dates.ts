import type { Locale } from './i18n.tsx'

const names: Record<Locale, string> = { nl: 'nl-NL', en: 'en-GB' }
const timeZone = 'Europe/Amsterdam'

/** Today where the schools are, as 2026-03-12. */
export const today = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date())

const shapes = {
  day: { day: 'numeric', month: 'short' },
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  full: { day: 'numeric', month: 'long', year: 'numeric' },
  moment: { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

/** A date or moment in words of the language: 'donderdag 12 maart'. */
export function dateText(value: string, locale: Locale, shape: keyof typeof shapes = 'day'): string {
  const isDay = value.length === 10
  const options = { ...shapes[shape], timeZone: isDay ? 'UTC' : timeZone }
  return new Intl.DateTimeFormat(names[locale], options).format(new Date(isDay ? `${value}T00:00:00Z` : value))
}

/** A day as one speaks of it today: the year is said when it is another one. */
export function dateNear(day: string, locale: Locale, now: string, shape: 'day' | 'long' = 'day'): string {
  if (day.slice(0, 4) === now.slice(0, 4)) return dateText(day, locale, shape)
  const options = { ...shapes[shape], year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(names[locale], options).format(new Date(`${day}T00:00:00Z`))
}

/** The time of a moment: 09:30. */
export const timeText = (value: string, locale: Locale): string =>
  new Intl.DateTimeFormat(names[locale], { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(value))

/** Decimals with a comma in Dutch. */
export const numberText = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(names[locale], { maximumFractionDigits: 1 }).format(value)
