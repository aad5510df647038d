import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Answers } from '#protocol/features/forms/answers.ts'
import type { FormContent } from '#protocol/features/forms/content.ts'
import { compareVoices, sideOf, type Voice, wordsOf } from './compare-rows.ts'

const levels = ['nooit', 'soms', 'altijd'].map((key) => ({ key, label: { nl: key } }))
const rubric = (key: string, ...names: string[]): FormContent => ({
  title: { nl: 'Terugblik' },
  fields: [
    {
      key,
      kind: 'rubric',
      label: { nl: '' },
      levels,
      descriptions: {},
      criteria: names.map((nl, at) => ({ key: `${key}${at}`, label: { nl } })),
    },
    { key: 'woorden1', kind: 'long_text', label: { nl: 'Wat viel op?' } },
  ],
})
const voice = (role: Voice['role'], content: FormContent, answers: Answers): Voice => ({
  ...{ submissionId: role, role, name: role, submittedAt: null, content, answers },
})

test('points that are called the same stand side by side, also when each filled in a form of their own', () => {
  const student = voice('student', rubric('a', 'Op tijd', 'Vragen'), { a: { a0: 'altijd', a1: 'nooit' } })
  const host = voice('host', rubric('b', 'Vragen ', 'op tijd', 'Netjes'), {
    b: { b0: 'altijd', b1: 'altijd' },
    woorden1: 'Vraagt juist veel',
  })
  const rows = compareVoices([student, host])
  assert.deepEqual(
    rows.map(({ label, places, apart }) => [label.nl.trim().toLowerCase(), places, apart]),
    [
      ['op tijd', [2, 2], 0],
      ['vragen', [0, 2], 2],
    ],
  )
  const asking = rows.find(({ apart }) => apart === 2)
  assert.equal(asking && sideOf(asking, 0), 'strict')
  assert.equal(asking && sideOf(asking, 1), 'mild')
  assert.deepEqual(wordsOf(host), [{ label: { nl: 'Wat viel op?' }, said: 'Vraagt juist veel' }])
  assert.deepEqual(wordsOf(student), [])
})
