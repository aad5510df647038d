import { numberText } from '#lib/dates.ts'
import type { Locale } from '#lib/i18n.tsx'

/** Minutes as hours: 4,5. */
export const hoursText = (minutes: number, locale: Locale): string =>
  numberText(Math.round((minutes / 60) * 100) / 100, locale)

const minuteOf = (time: string) => {
  const [hours, minutes] = time.split(':').map(Number)
  return hours === undefined || minutes === undefined || Number.isNaN(hours + minutes) ? null : hours * 60 + minutes
}

/** How long it was, as far as it is filled in; after midnight it goes on. */
export function minutesOf(startsAt: string, endsAt: string, breakMinutes: number): number | null {
  const [start, end] = [minuteOf(startsAt), minuteOf(endsAt)]
  if (start === null || end === null || start === end) return null
  const minutes = ((end - start + 1440) % 1440) - breakMinutes
  return minutes > 0 ? minutes : null
}

/** 09:00 as it stands on a slip: 09.00. */
export const clockText = (time: string) => time.replace(':', '.')
