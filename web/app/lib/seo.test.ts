import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shortText } from './seo.ts'

test('a long text is cut between two words', () => {
  assert.equal(shortText('Kort  en\ngoed'), 'Kort en goed')
  assert.equal(shortText('een twee drie', 9), 'een twee…')
  assert.equal(shortText('een twee drie', 8), 'een…')
  assert.ok(shortText('woord '.repeat(100)).length <= 156)
})
