import { addDays, weekdayOf } from './days.ts'
/** Whole days, from the first to the last; `weekly`: the same days every week, until a day or without end. */
export type WholeDays = {
  firstDay: string
  lastDay?: string
  /** 1 is Monday. `except`: days that are left out. */
  weekly?: { weekdays: readonly number[]; until: string | null; except: readonly string[] }
}
/** From one moment to another, wherever the clock of the reader stands. */
export type Moments = { start: Date; end: Date }

/** Something to be at or to do, as calendars read it (RFC 5545). */
export type CalendarItem = {
  /** Stays the same for as long as it is the same thing, so that a calendar changes it instead of adding one. */
  uid: string
  title: string
  when: WholeDays | Moments
  changedAt: Date
  place?: string
  note?: string
  url?: string
}
export type Calendar = { name?: string; method?: 'PUBLISH'; hours?: number; items: readonly CalendarItem[] }

const byDay = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

const stamp = (moment: Date) => `${moment.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
const dayStamp = (day: string) => day.replaceAll('-', '')

// biome-ignore lint/suspicious/noControlCharactersInRegex: no calendar takes them
const controls = /[\u0000-\u0009\u000b-\u001f\u007f]/g
const escaped = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(controls, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

/** No line has more than 75 bytes; what is longer goes on in the next, behind a space. No letter is cut in two. */
function folded(line: string): string {
  const lines: string[] = []
  let part = ''
  let bytes = 0
  for (const sign of line) {
    const more = new TextEncoder().encode(sign).length
    if (bytes + more > 75) {
      lines.push(part)
      part = ' '
      bytes = 1
    }
    part += sign
    bytes += more
  }
  return [...lines, part].join('\r\n')
}

/** The first of these weekdays from a day on: a rule that repeats begins on a day that fits it. */
export function firstOfWeekdays(day: string, weekdays: readonly number[]): string | null {
  for (let ahead = 0; ahead < 7; ahead++) {
    const next = addDays(day, ahead)
    if (weekdays.includes(weekdayOf(next))) return next
  }
  return null
}

function whenLines(when: WholeDays | Moments): string[] {
  if ('start' in when) return [`DTSTART:${stamp(when.start)}`, `DTEND:${stamp(when.end)}`]
  const { firstDay, lastDay = firstDay, weekly } = when
  // Somebody with a whole day of work may still be asked for something else; the day after is the end.
  const days = [
    `DTSTART;VALUE=DATE:${dayStamp(firstDay)}`,
    `DTEND;VALUE=DATE:${dayStamp(addDays(lastDay, 1))}`,
    'TRANSP:TRANSPARENT',
  ]
  if (!weekly) return days
  const until = weekly.until ? `;UNTIL=${dayStamp(weekly.until)}` : ''
  const names = [...weekly.weekdays].sort().map((day) => byDay[day - 1])
  const except = weekly.except.map(dayStamp).join(',')
  return [
    ...days,
    `RRULE:FREQ=WEEKLY;BYDAY=${names.join(',')}${until}`,
    ...(except ? [`EXDATE;VALUE=DATE:${except}`] : []),
  ]
}

const itemLines = ({ uid, title, when, changedAt, place, note, url }: CalendarItem): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${stamp(changedAt)}`,
  `LAST-MODIFIED:${stamp(changedAt)}`,
  ...whenLines(when),
  `SUMMARY:${escaped(title)}`,
  ...(place ? [`LOCATION:${escaped(place)}`] : []),
  ...(note ? [`DESCRIPTION:${escaped(note)}`] : []),
  ...(url ? [`URL:${url}`] : []),
  'END:VEVENT',
]

/** `hours`: how often a calendar that follows it should look again. */
export function calendarText({ name, method, hours, items }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Stagehaven//Agenda//NL',
    'CALSCALE:GREGORIAN',
    ...(method ? [`METHOD:${method}`] : []),
    ...(name ? [`NAME:${escaped(name)}`, `X-WR-CALNAME:${escaped(name)}`, 'X-WR-TIMEZONE:Europe/Amsterdam'] : []),
    ...(hours ? [`REFRESH-INTERVAL;VALUE=DURATION:PT${hours}H`, `X-PUBLISHED-TTL:PT${hours}H`] : []),
    ...items.flatMap(itemLines),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
