import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withReturn } from './return-path.ts'

test('it travels in the query', () => {
  assert.equal(withReturn('/inloggen/school', '/a?b=1&c=2'), '/inloggen/school?terug=%2Fa%3Fb%3D1%26c%3D2')
  assert.equal(withReturn('/inloggen/school', undefined), '/inloggen/school')
})
