import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OwnWork } from '#app/features/assignments/own/own.data.ts'
import { worksBeside, workUp } from './work-step.ts'

const today = '2026-11-19'
const work = (id: string, more: Partial<OwnWork>) =>
  ({ id, title: id, status: 'todo', dueOn: null, isClosed: false, isOfStep: false, ...more }) as OwnWork
const goals = work('goals', { status: 'returned', dueOn: '2026-11-16' })
const report = work('report', { dueOn: '2026-12-20' })
const late = work('late', { dueOn: '2026-11-10' })

test('while the route waits for others, what was returned or is late comes first', () => {
  assert.equal(workUp([report, goals], { today, isGoing: true })?.id, 'goals')
  assert.equal(workUp([report, late], { today, isGoing: true })?.id, 'late')
  assert.equal(workUp([goals, late], { today, isGoing: true })?.id, 'late', 'what is late longest')
})

test('what is still to do is for whoever is at their place; before that only what was returned or is late', () => {
  assert.equal(workUp([report], { today, isGoing: true })?.id, 'report')
  assert.equal(workUp([report], { today, isGoing: false }), null)
  assert.equal(workUp([report, goals], { today, isGoing: false })?.id, 'goals')
})

test('work that waits for others, is done or is closed is nobody’s next step', () => {
  const none = [
    work('1', { status: 'handed_in', dueOn: '2026-11-10' }),
    work('2', { status: 'accepted' }),
    work('3', { isClosed: true }),
  ]
  assert.equal(workUp(none, { today, isGoing: true }), null)
})

test('beside a step of one’s own stands what was returned or is late and has no step itself', () => {
  const ofStep = work('step', { status: 'returned', isOfStep: true })
  assert.deepEqual(
    worksBeside([report, goals, late, ofStep], today).map(({ id }) => id),
    ['goals', 'late'],
  )
})
