import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calendarText } from './calendar-text.ts'

const appointment = {
  id: '7f6',
  start: '2026-03-29T01:30:00.000Z',
  minutes: 30,
  title: 'Kennismaken met Bakkerij "De Schep"; Ede',
  place: 'Balie, begane grond',
  note: 'Neem mee:\nstevige schoenen',
  url: 'https://demo.test/aanmeldingen/7f6',
}
const text = calendarText(appointment, new Date('2026-03-01T08:00:00Z'))

test('an appointment is told in moments that mean the same everywhere, also in the night of the clock change', () => {
  assert.match(text, /\r\nDTSTART:20260329T013000Z\r\nDTEND:20260329T020000Z\r\n/)
  assert.match(text, /\r\nDTSTAMP:20260301T080000Z\r\n/)
})

test('signs that calendars read as their own are written so that they do not', () => {
  assert.ok(text.includes('SUMMARY:Kennismaken met Bakkerij "De Schep"\\; Ede\r\n'))
  assert.ok(text.includes('LOCATION:Balie\\, begane grond\r\n'))
  assert.ok(text.includes('DESCRIPTION:Neem mee:\\nstevige schoenen\r\n'))
})

test('no line is longer than 75 bytes, whatever its letters take', () => {
  const long = calendarText({ ...appointment, title: 'Één ïdee '.repeat(30) }, new Date(0))
  for (const line of long.split('\r\n')) assert.ok(new TextEncoder().encode(line).length <= 75, line)
  assert.ok(long.replaceAll('\r\n ', '').includes('Één ïdee '.repeat(30)))
})
