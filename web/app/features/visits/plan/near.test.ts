import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { VisitCandidate } from '#protocol/features/visits.ts'
import { inOrderOfWay, isThere, nearGroup, travelOf } from './near.ts'

const student = (internshipId: string, latitude: number | null, weekdays: number[], nextVisit = false) =>
  ({
    internshipId,
    latitude,
    longitude: latitude === null ? null : 5.5,
    weekdays,
    startDate: '2026-11-01',
    endDate: '2026-12-31',
    away: ['2026-12-03'],
    nextVisit: nextVisit ? { id: 'v', day: '2026-11-26', time: '10:00' } : null,
  }) as VisitCandidate
const ids = (of: readonly VisitCandidate[] = []) => of.map(({ internshipId }) => internshipId).join(' ')

test('a round goes each time to whoever is nearest', () => {
  const [a, b, c, lost] = [
    student('a', 52.3, [4]),
    student('b', 52.5, [4]),
    student('c', 52.35, [4]),
    student('lost', null, [4]),
  ]
  assert.equal(ids(inOrderOfWay([a, lost, b, c])), 'a c b lost')
  assert.deepEqual(inOrderOfWay([]), [])
  assert.deepEqual([travelOf([a]), travelOf([a, a]), travelOf([a, c, b]), travelOf([a, lost])], [10, 10, 35, 15])
})

test('who is there on a day, and who of them are near each other and wait for a visit', () => {
  const [thursday, friday] = ['2026-11-19', '2026-11-20']
  assert.equal(isThere(student('a', 52, [4]), thursday), true)
  assert.equal(isThere(student('a', 52, [4]), friday), false)
  assert.equal(isThere(student('a', 52, []), '2026-11-21'), false, 'on a Saturday only who agreed on it')
  assert.equal(isThere(student('a', 52, [4]), '2027-01-07'), false, 'it is over')
  assert.equal(isThere(student('a', 52, [4]), '2026-12-03'), false, 'they said not to come')
  const all = [
    student('a', 52.3, [4]),
    student('b', 52.31, [4, 5]),
    student('c', 52.305, [4]),
    student('planned', 52.3, [4], true),
    student('far', 52.6, [4]),
    student('d', 52.31, [5]),
  ]
  const found = nearGroup(all, [friday, thursday])
  assert.equal(found?.day, thursday)
  assert.equal(ids(found?.group), 'a b c')
  assert.equal(nearGroup([student('a', 52.3, [4])], [thursday]), null)
})
