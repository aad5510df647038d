import assert from 'node:assert/strict'
import { test } from 'node:test'
import { csvLine } from './csv-line.ts'

test('separators, quotes and line ends stay inside their cell', () => {
  assert.equal(csvLine(['a;b', 'say "hi"', 'two\nlines', 'plain']), '"a;b";"say ""hi""";"two\nlines";plain\r\n')
})

test('nothing is an empty value', () => {
  assert.equal(csvLine([null, undefined, '', 0]), ';;;0\r\n')
})

test('a formula is only text', () => {
  assert.equal(csvLine(['=1+1', '+31612345678', '-2', '@SUM(A1)', '\tx']), "'=1+1;'+31612345678;'-2;'@SUM(A1);'\tx\r\n")
})
