import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hashCost, hashPassword, verifyPassword } from './hash.ts'

test('outside of tests a hash costs what it must', async () => {
  for (const environment of ['production', 'development', undefined]) {
    const stored = await hashPassword('drie olifanten in de tram', hashCost(environment))
    assert.match(stored, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    assert.equal(await verifyPassword(stored, 'drie olifanten in de tram'), true)
    assert.equal(await verifyPassword(stored, 'vier olifanten in de tram'), false)
  }
})

test('no password is right where there is none, not even the one that is compared with meanwhile', async () => {
  for (const stored of [null, undefined, '', 'no hash at all']) {
    assert.equal(await verifyPassword(stored, 'there is nobody with this password'), false)
  }
})
