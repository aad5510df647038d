import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagesAround } from './page-numbers.ts'

test('few pages are all there', () => {
  assert.deepEqual(pagesAround(1, 1), [1])
  assert.deepEqual(pagesAround(2, 4), [1, 2, 3, 4])
})

test('of many pages the first, the last and those around the current one are there', () => {
  assert.deepEqual(pagesAround(1, 8), [1, 2, 3, 'gap', 8])
  assert.deepEqual(pagesAround(5, 9), [1, 'gap', 4, 5, 6, 'gap', 9])
  assert.deepEqual(pagesAround(8, 8), [1, 'gap', 6, 7, 8])
})

test('a gap of one page is that page', () => {
  assert.deepEqual(pagesAround(4, 8), [1, 2, 3, 4, 5, 'gap', 8])
})
