import assert from 'node:assert/strict'
import { test } from 'node:test'
import { thingAtHand } from './thing-at-hand.ts'

const form = (status: string, isOwn: boolean, phaseId = 'now') => ({
  status,
  isOwn,
  phaseId,
  to: `${phaseId} ${status}`,
})
const work = (status: string) => ({ status, to: `work ${status}` })
const at = (block: string) => ({ block, current: 'now' })

test('what has to be looked at is the form or the assignment of the step at hand', () => {
  const forms = [form('submitted', false, 'before'), form('submitted', true), form('submitted', false)]
  assert.equal(thingAtHand(at('review'), [], forms), 'now submitted')
  assert.equal(thingAtHand(at('review'), [], forms.slice(0, 2)), undefined, 'not another step, nor what one wrote')
  const works = [work('todo'), work('handed_in')]
  assert.equal(thingAtHand(at('assignmentReview'), works, forms), 'work handed_in')
})

test('a form that one has to fill in oneself opens at once', () => {
  assert.equal(thingAtHand(at('form'), [], [form('requested', false), form('returned', true)]), 'now returned')
  assert.equal(thingAtHand(at('hours'), [work('handed_in')], [form('requested', true)]), undefined)
})
