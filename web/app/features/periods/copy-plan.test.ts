import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Copyable, firstPair, planCopy } from './copy-plan.ts'
import type { Year } from './periods.data.ts'

const year = (start: number, when: Year['when'] = null): Year => ({
  id: String(start),
  name: `${start}/${start + 1}`,
  startDate: `${start}-08-01`,
  endDate: `${start + 1}-07-31`,
  when,
})
const [next, now, last] = [year(2027, 'next'), year(2026, 'now'), year(2025)] as [Year, Year, Year]
const period = (name: string, of: Year, status: Copyable['status'] = 'active'): Copyable => ({
  id: name,
  name,
  status,
  schoolYearId: of.id,
  startDate: of.startDate,
  endDate: of.endDate,
})

test('what has a name of its own is made, with the new year in it, and what is there is left alone', () => {
  const plan = planCopy([period('Stage 2025/2026', last), period('Blok', last), period('blok', now)], last, now)
  assert.deepEqual(
    plan.made.map(({ name, startDate }) => [name, startDate]),
    [['Stage 2026/2027', '2026-08-01']],
  )
  assert.deepEqual(plan.skipped, ['Blok'])
})

test('one begins with years between which there is something to copy', () => {
  const ids = (periods: Copyable[]) => firstPair(periods, [next, now, last])?.map(({ id }) => id)
  assert.deepEqual(ids([period('Blok', last)]), ['2025', '2026'])
  assert.deepEqual(ids([period('Blok', last), period('Blok', now)]), ['2026', '2027'])
  assert.deepEqual(ids([period('Oud', last, 'archived')]), ['2026', '2027'])
  assert.equal(firstPair([], [now]), undefined)
})
