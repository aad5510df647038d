import { dutchDay } from '#protocol/shared/dutch-date.ts'
import { once } from '#protocol/shared/once.ts'
import type { Locale } from './i18n.tsx'

const names: Record<Locale, string> = { nl: 'nl-NL', en: 'en-GB' }
const timeZone = 'Europe/Amsterdam'

const writers = new Map<string, Intl.DateTimeFormat>()

/** Making one takes a hundred times as long as writing with it, so each is made once. */
function writerFor(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const writer = writers.get(key) ?? new Intl.DateTimeFormat(locale, options)
  writers.set(key, writer)
  return writer
}

/** Today where the schools are, as 2026-03-12. */
export const today = dutchDay

const shapes = {
  day: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  full: { day: 'numeric', month: 'long', year: 'numeric' },
  year: { day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  moment: { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

/** A date or moment in words of the language: 'donderdag 12 maart'. */
export function dateText(value: string, locale: Locale, shape: keyof typeof shapes = 'day'): string {
  const isDay = value.length === 10
  const options = { ...shapes[shape], timeZone: isDay ? 'UTC' : timeZone }
  return writerFor(names[locale], options).format(new Date(isDay ? `${value}T00:00:00Z` : value))
}

/** A day as one speaks of it today: the year is said when it is another one. */
export function dateNear(day: string, locale: Locale, now: string, shape: 'day' | 'long' = 'day'): string {
  if (day.slice(0, 4) === now.slice(0, 4)) return dateText(day, locale, shape)
  const options = { ...shapes[shape], year: 'numeric', timeZone: 'UTC' } as const
  return writerFor(names[locale], options).format(new Date(`${day}T00:00:00Z`))
}

/** The time of a moment: 09:30. */
export const timeText = (value: string, locale: Locale): string =>
  writerFor(names[locale], { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(value))

/** Decimals with a comma in Dutch. */
export const numberText = (value: number, locale: Locale): string => numbers[locale]().format(value)
const numbers = {
  nl: once(() => new Intl.NumberFormat(names.nl, { maximumFractionDigits: 1 })),
  en: once(() => new Intl.NumberFormat(names.en, { maximumFractionDigits: 1 })),
}
