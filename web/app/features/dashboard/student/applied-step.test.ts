import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Application } from '#app/features/applications/applications.data.ts'
import { appliedStep, stepsAhead } from './applied-step.ts'

const of = (id: string, status: Application['status']) =>
  ({ id, status, left: null, host: { name: 'Kaderock' } }) as unknown as Application
const stepOf = (...own: Application[]) => appliedStep(own, true, (key) => key, 'nl')

test('whoever is invited to a talk or has an offer goes to the application, where it stands', () => {
  assert.equal(stepOf(of('1', 'with_host'), of('2', 'in_talk'))?.to, '/aanmeldingen/2')
  assert.equal(stepOf(of('2', 'in_talk'), of('3', 'offered'))?.to, '/aanmeldingen/3')
})

test('whoever waits for somebody else looks on meanwhile', () => {
  assert.equal(stepOf(of('1', 'with_host'), of('2', 'waiting'))?.to, null)
  assert.equal(stepOf(), null)
})

const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
const talk = (id: string, more: Partial<Application> = {}) => ({
  ...of(id, 'in_talk'),
  talkAt: tomorrow,
  isTalkOver: false,
  talkPlace: 'Aan de balie',
  talkNote: null,
  talkAnswer: null,
  ...more,
})

test('an invitation to meet is the next step, with what was said to it; once it is over it is not', () => {
  const step = stepOf(of('1', 'with_host'), talk('2'))
  assert.deepEqual([step?.talk?.id, step?.title], ['2', 'talk.asked.title'])
  assert.equal(stepOf(talk('2', { talkAnswer: 'comes' }))?.title, 'talk.comes.title')
  assert.equal(stepOf(talk('2', { isTalkOver: true }))?.talk, null)
  assert.equal(stepOf(talk('2', { status: 'withdrawn' })), null)
})

test('what was said about the old moment goes when another one is asked for', () => {
  const note = { talkNote: 'Bel aan bij de zijdeur' }
  assert.match(stepOf(talk('2', note))?.text ?? '', /zijdeur/)
  assert.doesNotMatch(stepOf(talk('2', { ...note, talkAnswer: 'other_moment' }))?.text ?? '', /zijdeur/)
})

test('an offer says until when it is there', () => {
  assert.match(stepOf({ ...of('1', 'offered'), expiresAt: tomorrow })?.text ?? '', /applied\.offered\.until/)
})

test('what comes after moves along with the application', () => {
  assert.deepEqual(stepsAhead(undefined, true), ['approval', 'one', 'two', 'three'])
  assert.deepEqual(stepsAhead('submitted', true), ['approval', 'one', 'two', 'three'])
  assert.deepEqual(stepsAhead('with_host', true), ['one', 'two', 'three'])
  assert.deepEqual(stepsAhead('in_talk', false), ['talk', 'two', 'three'])
  assert.deepEqual(stepsAhead('offered', false), ['two', 'three'])
})
