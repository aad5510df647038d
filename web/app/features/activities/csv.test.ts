import assert from 'node:assert/strict'
import { test } from 'node:test'
import { csvOf } from './csv.ts'

test('a name that looks like a formula stays a name', () => {
  for (const text of ['=1+1', '+31', '-2', '@SUM(A1)', '\tx'])
    assert.equal(csvOf([[text]]), `\uFEFF'${text}\r\n`, JSON.stringify(text))
})

test('separators, quotes and line ends stay inside their cell', () => {
  assert.equal(csvOf([['a;b', 'zei "ja"', 'één\ntwee']]), '\uFEFF"a;b";"zei ""ja""";"één\ntwee"\r\n')
})
