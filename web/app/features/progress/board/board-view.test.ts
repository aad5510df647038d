import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BoardRow } from '#protocol/features/progress-board.ts'
import { boardOf } from './board-model.ts'
import { paramsOf, shownOf, viewOf } from './board-view.ts'

// biome-ignore format: a row as it comes over the line
const row = (name: string, up: BoardRow[9]): BoardRow => [
  name, name, name, null, null, `at-${name}`, 'Bakkerij', 0, 'todo', up, 0, 0, null, null, null, [], null,
]
const rows = [row('Ada', 'student'), row('Bo', 'host'), row('Cas', 'host'), row('Dirk', 'school')]
const board = boardOf({ base: '2026-11-01', today: '2026-11-18', columns: [], groups: [], mentors: [], rows })
const named = (query: string) => shownOf(board, viewOf(new URLSearchParams(query))).students.map(({ name }) => name)

test('a board shows with whom things lie, and its address says so', () => {
  assert.deepEqual(named('aan=host').length, 2)
  assert.deepEqual(named('aan=school').length, 1)
  assert.deepEqual(named('aan=niemand').length, 4, 'what means nobody chooses nobody')
  assert.equal(paramsOf(viewOf(new URLSearchParams('aan=mentor'))).toString(), 'aan=mentor')
})
