import assert from 'node:assert/strict'
import { test } from 'node:test'
import { judgeGroups, readGroup } from './judge-groups.ts'

const context = { years: [], schoolYearId: 'year' }
const codes = (...lines: { mentor?: string; level?: string }[]) =>
  judgeGroups(
    lines.map((cells, index) => readGroup(index + 2, { className: 'W1A', ...cells }, context)),
    [{ id: 'a', name: 'W1A', yearId: 'year', level: null }],
  ).map(({ problems }) => problems.map(({ code, params }) => `${code} ${params?.row ?? ''}`.trim()))

test('a second line of a class with another mentor says so; one that says nothing new is the same', () => {
  assert.deepEqual(codes({ mentor: 'MAX' }, { mentor: 'BOS' }, { mentor: 'MAX' }, {}), [
    [],
    ['anotherMentor 2'],
    ['repeated 2'],
    ['repeated 2'],
  ])
  assert.deepEqual(codes({ level: 'havo' }, { level: 'vwo', mentor: 'BOS' }), [[], ['twiceInFile 2']])
})
