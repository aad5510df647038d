import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wayBack } from './back-to-list.ts'

test('one comes back to the list as it was, or to the list when its address is too long, and never elsewhere', () => {
  assert.equal(wayBack('/users?q=sam&page=2'), '/users?q=sam&page=2')
  assert.equal(wayBack(`/users?q=${'x'.repeat(2000)}`), '/users')
  for (const given of ['//evil.example?q=x', '/\\\\evil.example', `https://evil.example/?${'x'.repeat(2000)}`, '']) {
    assert.equal(wayBack(given), '/', given)
  }
})
