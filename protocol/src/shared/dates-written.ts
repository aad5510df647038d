import type { Locale } from '../errors/errors.ts'

const languages = { nl: 'nl-NL', en: 'en-GB' }

/** A way to write dates. Setting one up costs as much as writing a hundred of them, so each is set up once, when it is first used. */
export function datesWritten(shape: Intl.DateTimeFormatOptions): (at: Date, locale: Locale) => string {
  const made: Partial<Record<Locale, Intl.DateTimeFormat>> = {}
  return (at, locale) => {
    const format = made[locale] ?? new Intl.DateTimeFormat(languages[locale], shape)
    made[locale] = format
    return format.format(at)
  }
}

const weekday = datesWritten({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
/** 'dinsdag 24 november'. */
export const weekdayText = (day: string, locale: Locale): string => weekday(new Date(`${day}T00:00:00Z`), locale)
