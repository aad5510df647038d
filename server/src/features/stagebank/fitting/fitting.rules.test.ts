import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Candidate, fit, type Student } from './fitting.rules.ts'

const home = { latitude: 52.09, longitude: 5.12 }
const now = Date.parse('2026-11-15')
const place = (values: Partial<Candidate> = {}): Candidate => ({
  id: 'x',
  title: 'Hond uitlaten',
  sector: null,
  hours: 20,
  placesLeft: 1,
  weekdays: [],
  city: 'Utrecht',
  host: 'Asiel',
  ...home,
  levels: [],
  shared: ['Dieren'],
  publishedAt: '2026-01-01',
  ...values,
})
const student = (values: Partial<Student> = {}): Student => ({ home, level: null, weekdays: [2, 4], ...values })
const look = (candidate: Candidate, who = student()) => fit(candidate, who, now)
const codes = (candidate: Candidate, who?: Student) => look(candidate, who).reasons.map(({ code }) => code)

test('the days that a student and a place share are a reason, the last one', () => {
  assert.deepEqual(look(place({ weekdays: [1, 2, 3, 4] })).reasons.at(-1), { code: 'weekdays', days: [2, 4] })
  assert.deepEqual(codes(place({ weekdays: [2], shared: ['Dieren', 'Zorg'] })), [
    'interest',
    'interest',
    'distance',
    'weekdays',
  ])
  assert.deepEqual(codes(place({ weekdays: [2], levels: ['havo'], shared: [] }), student({ level: 'havo' })), [
    'distance',
    'level',
    'weekdays',
  ])
})

test('a place without days, and a student who did not say, are neither better nor worse', () => {
  const flexible = look(place())
  const unknown = look(place({ weekdays: [1] }), student({ weekdays: [] }))
  assert.equal(flexible.score, unknown.score)
  for (const { reasons } of [flexible, unknown]) assert.ok(!reasons.some(({ code }) => code === 'weekdays'))
})

test('a free day decides between equals and does not outweigh what one likes', () => {
  const free = look(place({ weekdays: [4] })).score
  assert.ok(free > look(place()).score)
  assert.ok(free < look(place({ shared: ['Dieren', 'Zorg'] })).score)
})

test('a place with only other days goes below one that shares less with the student', () => {
  const never = look(place({ weekdays: [1, 5] }))
  assert.ok(never.score < look(place({ shared: [] })).score)
  assert.ok(!never.reasons.some(({ code }) => code === 'weekdays'))
})

test('a free day alone is no reason to go far, but it is one when nobody knows how far it is', () => {
  const far = { latitude: 52.09, longitude: 5.5, shared: [], weekdays: [2] }
  assert.deepEqual(codes(place(far)), [])
  assert.deepEqual(codes(place(far), student({ home: undefined })), ['weekdays'])
})
