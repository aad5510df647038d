import type { Locale } from '#protocol/errors/errors.ts'
import type { CalendarItem } from '#protocol/shared/calendar-text.ts'
import type { Me } from './judging/me.ts'
import type { Tx } from './writing/transaction.ts'

/** `key`: what it is, among those of its source; `path`: the page of the site that shows it. */
export type CalendarEntry = Omit<CalendarItem, 'uid' | 'url'> & { key: string; path?: string }

/** Whose calendar it is, as they are now: `tx` reads for `me`, with all roles that they have. Days are those of the Netherlands. */
export type CalendarReader = { tx: Tx; me: Me; locale: Locale; today: string }

/**
 * What a feature puts into people's own calendars: `feature({ calendar: [visitDays] })`. It answers only what this person may
 * see now, in a few hundred entries at most; the feed asks all sources and makes the text.
 */
export type CalendarSource = { name: string; entries: (reader: CalendarReader) => Promise<CalendarEntry[]> }

export const calendarSource = (name: string, entries: CalendarSource['entries']): CalendarSource => ({ name, entries })
