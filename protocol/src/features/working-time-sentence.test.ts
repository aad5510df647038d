import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Breach, measures } from './working-time-breaches.ts'
import { breachSentence } from './working-time-sentence.ts'

const breach: Breach = {
  ruleId: 'nl-13-14-school-day',
  version: 1,
  measure: 'day',
  age: 14,
  dayKind: 'school',
  isOnlyOnSuch: true,
  allowed: 120,
  actual: 180,
  over: null,
  weeks: null,
  closedFrom: null,
  closedUntil: null,
}
const said = (changes: Partial<Breach>, locale: 'nl' | 'en' = 'nl', reader: 'you' | 'other' = 'you') =>
  breachSentence({ ...breach, ...changes }, locale, reader)

test('a breach says what is allowed and what it is', () => {
  assert.equal(said({}), 'Op een schooldag mag je als 14-jarige 2 uur werken. Dit is 3 uur.')
  assert.equal(said({}, 'nl', 'other'), 'Op een schooldag mag een 14-jarige 2 uur werken. Dit is 3 uur.')
  assert.equal(said({}, 'en'), 'On a school day you may work 2 hours at the age of 14. This is 3 hours.')
  const always = { age: 16, isOnlyOnSuch: false, allowed: 540, actual: 571 }
  assert.equal(said(always), 'Op een dag mag je als 16-jarige 9 uur werken. Dit is 9 uur en 31 minuten.')
})

test('a free day in a week with lessons is of a school week', () => {
  const week = { measure: 'week', allowed: 720, actual: 840 } as const
  assert.match(said({ ...week, dayKind: 'free' }), /^In een schoolweek mag je/)
  assert.match(said({ ...week, dayKind: 'holiday' }), /^In een vakantieweek mag je/)
  assert.match(said({ ...week, isOnlyOnSuch: false }), /^In een week mag je/)
})

test('closed hours are told as a clock tells them', () => {
  const closed = {
    measure: 'closed',
    allowed: null,
    actual: null,
    closedFrom: '19:00:00',
    closedUntil: '07:00:00',
  } as const
  assert.equal(said(closed), 'Als 14-jarige mag je niet werken tussen 19.00 en 07.00 uur.')
  assert.equal(
    said({ ...closed, dayKind: 'holiday', closedFrom: '21:00' }, 'en'),
    'At the age of 14 you may not work in a holiday between 21:00 and 07:00.',
  )
})

test('every rule has a sentence for everybody, with nothing left open', () => {
  for (const measure of measures)
    for (const locale of ['nl', 'en'] as const)
      for (const reader of ['you', 'other'] as const) {
        const text = said({ measure, over: 270, weeks: 4, closedFrom: '19:00', closedUntil: '07:00' }, locale, reader)
        assert.match(text, /^[A-Z].*\.$/)
        assert.doesNotMatch(text, /[{}]|null|undefined| {2}/)
      }
})
