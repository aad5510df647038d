import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CalendarItem, calendarText, firstOfWeekdays } from './calendar-text.ts'

const talk: CalendarItem = {
  uid: '7f6@stagehaven',
  when: { start: new Date('2026-03-29T01:30:00.000Z'), end: new Date('2026-03-29T02:00:00.000Z') },
  changedAt: new Date('2026-03-01T08:00:00Z'),
  title: 'Kennismaken met Bakkerij "De Schep"; Ede',
  place: 'Balie, begane grond',
  note: 'Neem mee:\r\nstevige schoenen\u0007',
  url: 'https://demo.test/aanmeldingen/7f6',
}
const text = calendarText({ items: [talk] })

test('an appointment is told in moments that mean the same everywhere, also in the night of the clock change', () => {
  assert.match(text, /\r\nDTSTART:20260329T013000Z\r\nDTEND:20260329T020000Z\r\n/)
  assert.match(text, /\r\nDTSTAMP:20260301T080000Z\r\n/)
})

test('signs that calendars read as their own are written so that they do not', () => {
  assert.ok(text.includes('SUMMARY:Kennismaken met Bakkerij "De Schep"\\; Ede\r\n'))
  assert.ok(text.includes('LOCATION:Balie\\, begane grond\r\n'))
  assert.ok(text.includes('DESCRIPTION:Neem mee:\\nstevige schoenen \r\n'))
})

test('no line is longer than 75 bytes, whatever its letters take', () => {
  const long = calendarText({ items: [{ ...talk, title: 'Één ïdee 🚲 '.repeat(30) }] })
  for (const line of long.split('\r\n')) assert.ok(new TextEncoder().encode(line).length <= 75, line)
  assert.ok(long.replaceAll('\r\n ', '').includes('Één ïdee 🚲 '.repeat(30)))
})

test('days that come back begin on one of them, end on a day and leave days out', () => {
  assert.equal(firstOfWeekdays('2026-02-27', [1, 3]), '2026-03-02')
  assert.equal(firstOfWeekdays('2026-02-27', []), null)
  const weekly = { weekdays: [3, 1], until: '2026-04-01', except: ['2026-03-04', '2026-03-09'] }
  const days = calendarText({ items: [{ ...talk, when: { firstDay: '2026-03-02', weekly } }] })
  assert.match(days, /\r\nDTSTART;VALUE=DATE:20260302\r\nDTEND;VALUE=DATE:20260303\r\n/)
  assert.match(days, /\r\nRRULE:FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20260401\r\nEXDATE;VALUE=DATE:20260304,20260309\r\n/)
})
