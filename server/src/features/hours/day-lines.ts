import type { Tx } from '#engine/writing/transaction.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import { weekdayText } from '#protocol/shared/dates-written.ts'

export type DayLine = { id: string; day: string; startsAt: string | null; endsAt: string | null; minutes: number }

const names = { nl: 'nl-NL', en: 'en-GB' }
const words = {
  nl: {
    hour: 'uur',
    day: 'dag',
    days: 'dagen',
    more: 'en nog {count}',
    other: 'Volgens de stageplek was het {hours} uur. Klopt dat? Dan neem je het met één tik over.',
  },
  en: {
    hour: 'hours',
    day: 'day',
    days: 'days',
    more: 'and {count} more',
    other: 'According to the host it was {hours} hours. Is that right? Then you take it over with one tap.',
  },
}
/** A mail is read in a minute; the page behind it has them all. */
const LINES = 10

export const hoursText = (minutes: number, locale: Locale) =>
  new Intl.NumberFormat(names[locale], { maximumFractionDigits: 2 }).format(minutes / 60)

export const otherText = (minutes: number, locale: Locale) =>
  words[locale].other.replace('{hours}', hoursText(minutes, locale))

export const countText = (count: number, locale: Locale) => `${count} ${words[locale][count === 1 ? 'day' : 'days']}`

/** 'zaterdag 14 november, 09.00–13.00: 4 uur', a line each. */
export function dayLines(days: readonly DayLine[], locale: Locale): string {
  const lines = days.slice(0, LINES).map(({ day, startsAt, endsAt, minutes }) => {
    const times = startsAt && endsAt ? `, ${startsAt.replace(':', '.')}–${endsAt.replace(':', '.')}` : ''
    return `${weekdayText(day, locale)}${times}: ${hoursText(minutes, locale)} ${words[locale].hour}`
  })
  const more = days.length - lines.length
  return [...lines, ...(more > 0 ? [words[locale].more.replace('{count}', countText(more, locale))] : [])].join('\n')
}

export const daysWhere = (tx: Tx, where: string, values: unknown[]) =>
  tx.rows<DayLine>(
    `select h.id, h.day::text as day, to_char(h.starts_at, 'HH24:MI') as "startsAt", to_char(h.ends_at, 'HH24:MI') as "endsAt",
       h.minutes from hour_entries h where ${where} order by h.day, h.id`,
    values,
  )
