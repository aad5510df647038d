import assert from 'node:assert/strict'
import { test } from 'node:test'
import { overtakenBy } from './other-place-taken.ts'

const period = { id: 'spring', name: 'Voorjaar' }
const ended = {
  status: 'withdrawn' as const,
  period,
  createdAt: '2026-11-01T10:00:00.000Z',
  decidedAt: '2026-11-09T12:00:00.000Z',
  reason: null,
  endedWithVacancy: false,
}
const place = { period, decidedAt: '2026-11-09T11:59:59.000Z', host: { id: 'farm', name: 'De Boerderij' } }

test('a student reads which place put an end to another application', () => {
  assert.equal(overtakenBy(ended, [place]), 'De Boerderij')
})

test('what they withdrew themselves, or what ended otherwise, was no place’s doing', () => {
  assert.equal(overtakenBy({ ...ended, reason: 'Toch te ver weg' }, [place]), null)
  assert.equal(overtakenBy({ ...ended, endedWithVacancy: true }, [place]), null)
  assert.equal(overtakenBy({ ...ended, status: 'declined' }, [place]), null)
  assert.equal(overtakenBy(ended, []), null)
})

test('a place of another period, or from before or after, is not it; and volunteers may have several', () => {
  assert.equal(overtakenBy(ended, [{ ...place, period: { id: 'autumn', name: 'Najaar' } }]), null)
  assert.equal(overtakenBy(ended, [{ ...place, decidedAt: '2026-10-31T10:00:00.000Z' }]), null)
  assert.equal(overtakenBy(ended, [{ ...place, decidedAt: '2026-11-10T10:00:00.000Z' }]), null)
  assert.equal(overtakenBy({ ...ended, period: null }, [{ ...place, period: null }]), null)
})
