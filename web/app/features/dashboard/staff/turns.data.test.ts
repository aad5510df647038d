import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Session } from '#lib/session.server.ts'
import type { Client } from '#protocol/client.ts'
import { internships } from '#protocol/features/internships.ts'
import { mentorTurns } from './turns.data.ts'

const step = (id: string, block: string, byItself: boolean) => ({
  ...{ id, title: 'Bakker', status: 'running', block, up: 'mentor', upSince: '2026-11-10T09:00:00Z' },
  student: { id: `student of ${id}`, firstName: 'Sanne', lastName: 'Bos' },
  currentPhase: { kind: 'form', name: 'Stap', nameEn: 'Step', status: 'submitted', byItself },
})
const steps = [
  step('ticked', 'review', false),
  step('handed in', 'review', true),
  step('own form', 'form', true),
  step('work', 'assignmentReview', true),
  step('end', 'completion', false),
]
const api = {
  list: async (resource: unknown) => {
    const rows = resource === internships ? steps : []
    return Object.assign([...rows], { records: rows.length })
  },
} as unknown as Client
const turnsWith = (waiting: Session['waiting']) => mentorTurns(api, { waiting } as Session, false)

test('forms and assignments of a mentor are one line each and count, and their steps are not told twice', async () => {
  const { turns, queued, count } = await turnsWith({ forms: 13, assignments: 6, organizations: 2 })
  assert.deepEqual(queued, [
    { kind: 'forms', count: 13 },
    { kind: 'assignments', count: 6 },
  ])
  assert.deepEqual(
    turns.map(({ id }) => id),
    ['ticked', 'end'],
  )
  assert.equal(count, 13 + 6 + 2)
})

test('where no queue has it the step itself is told', async () => {
  const { turns, queued, count } = await turnsWith({})
  assert.deepEqual([turns.length, queued, count], [5, [], 5])
})
