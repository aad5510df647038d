import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Application } from '#app/features/applications/applications.data.ts'
import { appliedStep } from './applied-step.ts'

const of = (id: string, status: Application['status']) =>
  ({ id, status, left: null, host: { name: 'Kaderock' } }) as unknown as Application
const stepOf = (...own: Application[]) => appliedStep(own, true, (key) => key)

test('whoever is invited to a talk or has an offer goes to the application, where it stands', () => {
  assert.equal(stepOf(of('1', 'with_host'), of('2', 'in_talk'))?.to, '/aanmeldingen/2')
  assert.equal(stepOf(of('2', 'in_talk'), of('3', 'offered'))?.to, '/aanmeldingen/3')
})

test('whoever waits for somebody else looks on meanwhile', () => {
  assert.equal(stepOf(of('1', 'with_host'), of('2', 'waiting'))?.to, null)
  assert.equal(stepOf(), null)
})
