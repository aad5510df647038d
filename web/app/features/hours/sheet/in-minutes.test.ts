import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkInput, readInput } from '#lib/form.ts'
import { rejectHours } from '#protocol/features/hours.ts'
import { inHours, inMinutes } from './in-minutes.ts'

const wrongWith = (otherHours: string) => {
  const form = new FormData()
  form.set('otherHours', otherHours)
  form.set('reason', 'Het was korter')
  inMinutes(form, 'otherHours', 'otherMinutes')
  const wrong = checkInput(rejectHours.input, readInput(rejectHours.input, form))
  return inHours(wrong, 'otherMinutes', 'otherHours').map(({ field, code, params }) => [field, code, params?.max])
}

test('what is wrong with hours is told in hours, at the field that was filled in', () => {
  assert.deepEqual(wrongWith('4,5'), [])
  assert.deepEqual(wrongWith('30'), [['otherHours', 'max', 24]])
  assert.deepEqual(wrongWith('veel'), [['otherHours', 'number', undefined]])
})
