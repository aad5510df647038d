import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contractPhase } from '#features/contracts/desk/contract-phase.ts'
import { addDays } from '#protocol/shared/days.ts'
import { PreviousDay, standingOf } from './route.rules.ts'

test('steps side by side count from the same day, and the last of them counts for the next', () => {
  const previous = new PreviousDay('2026-03-02')
  const days = [
    { step: 0, days: 7 },
    { step: 1, days: 14 },
    { step: 1, days: 10 },
    { step: 2, days: null },
    { step: 3, days: 1 },
  ].map(({ step, days: after }) => {
    const before = previous.of({ step })
    const day = before && after !== null ? addDays(before, after) : null
    previous.is(day)
    return day
  })
  assert.deepEqual(days, ['2026-03-09', '2026-03-23', '2026-03-19', null, '2026-03-24'])
})

test('a contract on its way says who has to sign, also where somebody had handed the step in by hand', () => {
  const internship = {
    id: 'i',
    status: 'contracting',
    contractType: 'digital',
    startDate: null,
    endDate: null,
  } as const
  const times = { createdAt: '2026-10-01', updatedAt: '2026-10-02' }
  const people = { hasHost: true, hasMentor: true, hasSchool: true, isSentBack: false }
  const step = { id: 'p', step: 0, kind: 'contract', status: 'submitted', actor: 'student', byHand: false } as const
  const said = (stand: string | null) => {
    const phases = [{ ...step, stand, isTouched: true, movedAt: '2026-11-01' }]
    const { block, up } = standingOf({ ...internship, ...times, ...people, phases }, '2026-11-16', kinds)
    return `${block} ${up}`
  }
  const kinds = new Map([[contractPhase.kind, contractPhase]])
  assert.deepEqual(
    [said('host'), said('student'), said(null)],
    ['contractSign host', 'contractSign student', 'review mentor'],
  )
})
