/** Something to be at, as calendars read it (RFC 5545). Moments are ISO texts. */
export type Appointment = {
  id: string
  start: string
  minutes: number
  title: string
  place: string
  note: string
  url: string
}

const stamp = (moment: Date) => `${moment.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** No line has more than 75 bytes; what is longer goes on in the next, behind a space. */
function folded(line: string): string {
  const lines: string[] = []
  let part = ''
  for (const sign of line) {
    if (new TextEncoder().encode(part + sign).length > 74) {
      lines.push(part)
      part = ' '
    }
    part += sign
  }
  return [...lines, part].join('\r\n')
}

export function calendarText({ id, start, minutes, title, place, note, url }: Appointment, now: Date): string {
  const begin = new Date(start)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Stagehaven//Afspraak//NL',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@stagehaven`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(begin)}`,
    `DTEND:${stamp(new Date(begin.getTime() + minutes * 60_000))}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(note)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
