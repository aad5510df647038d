import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pupilStep } from './pupil-step.ts'

const words: Record<string, string> = {
  'phases.approval': 'Akkoord van mentor',
  'steps.approval.done': 'Afgesproken',
  'steps.approval.todo': 'Je mentor zegt ja',
}
const t = (key: string) => words[key] ?? key

test('a step is said as a pupil would: what is done, or what is to do', () => {
  const phase = { kind: 'approval', name: 'Akkoord van mentor', nameEn: 'Mentor agrees' }
  assert.equal(pupilStep(phase, true, t, 'nl'), 'Afgesproken')
  assert.equal(pupilStep(phase, false, t, 'nl'), 'Je mentor zegt ja')
})

test('a name that the school gave a step stays', () => {
  assert.equal(
    pupilStep({ kind: 'approval', name: 'Ja van de decaan', nameEn: 'The dean agrees' }, false, t, 'nl'),
    'Ja van de decaan',
  )
  assert.equal(
    pupilStep({ kind: 'approval', name: 'Ja van de decaan', nameEn: 'The dean agrees' }, true, t, 'en'),
    'The dean agrees',
  )
})
