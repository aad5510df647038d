import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkInput } from '#lib/form.ts'
import { choiceAddress, isAnswer, readAnswer, reasonRules } from './answers.ts'

function formOf(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

test('a ready-made reason is enough, and own words come after it', () => {
  const ready = 'Er is geen plek meer'
  assert.deepEqual(readAnswer('decline', formOf({ ready, reason: '' })), { input: { reason: ready }, errors: [] })
  const both = readAnswer('decline', formOf({ ready, reason: 'Kom in mei terug' }))
  assert.equal(both.input.reason, 'Er is geen plek meer. Kom in mei terug')
})

test('own words may be several lines, as they may be for who receives them', () => {
  const reason = 'Er is geen plek meer.\nKom in mei terug.'
  assert.deepEqual(checkInput(reasonRules, { ready: null, reason }), [])
})

test('saying no without any reason is not possible', () => {
  const { errors } = readAnswer('decline', formOf({ reason: ' ' }))
  assert.deepEqual(errors, [{ field: 'ready', code: 'reasonNeeded' }])
})

test('a day and a time become one moment', () => {
  const filled = { talkDay: '2026-11-20', talkTime: '15:30', talkPlace: 'Dorpsstraat 1', talkNote: '' }
  const { input, errors } = readAnswer('talk', formOf(filled))
  assert.deepEqual(errors, [])
  assert.equal(input.talkAt, '2026-11-20T14:30:00.000Z')
  assert.equal(input.talkNote, null)
})

test('a talk without a day says so at the day', () => {
  const { errors } = readAnswer('talk', formOf({ talkDay: '', talkTime: '15:30', talkPlace: 'Hier' }))
  assert.deepEqual(
    errors.map(({ field }) => field),
    ['talkDay'],
  )
})

test('a colleague needs a name and an address', () => {
  const { errors } = readAnswer('transfer', formOf({ name: '', email: 'niet-goed' }))
  assert.deepEqual(
    errors.map(({ field }) => field),
    ['name', 'email'],
  )
})

test('only what one can say is an answer', () => {
  assert.ok(isAnswer('accept'))
  assert.ok(!isAnswer('toString'))
  assert.ok(!isAnswer(null))
})

test('a choice changes nothing else in the address', () => {
  const params = new URLSearchParams({ token: 'abc', kies: 'decline' })
  assert.equal(
    choiceAddress('/aanmeldingen/antwoord', params, 'talk', '2'),
    '/aanmeldingen/antwoord?token=abc&kies=talk',
  )
  assert.equal(choiceAddress('/aanmeldingen/antwoord', params, null, '2'), '/aanmeldingen/antwoord?token=abc')
  assert.equal(choiceAddress('/aanmeldingen/1', new URLSearchParams(), null, '1'), '/aanmeldingen/1')
})

test('in a list a choice says about whom it is, whoever is the first by then', () => {
  const params = new URLSearchParams({ toon: 'nieuw', volgende: '3' })
  assert.equal(choiceAddress('/aanmeldingen', params, 'accept', '2'), '/aanmeldingen?toon=nieuw&id=2&kies=accept')
})
