import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Client } from '#protocol/client.ts'
import { wasAsked } from './duplicate-fields.ts'
import { signUp } from './signup.server.ts'

/** An API that finds that this address asks too often. */
const tired = new Client(async () => ({
  status: 429,
  headers: {},
  body: JSON.stringify({
    errors: [{ status: '429', code: 'throttled', title: 'Too many', detail: 'Te veel pogingen.' }],
  }),
}))
const typed = {
  type: 'Provider',
  name: 'Bakkerij Jansen',
  city: 'Ede',
  firstName: 'Bea',
  lastName: 'Jansen',
  contactEmail: 'bea@bakkerij.test',
}

test('whoever is asked to wait keeps everything that was typed', async () => {
  for (const more of [{}, { [wasAsked]: 'true' }]) {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...typed, ...more })) form.set(name, value)
    const { data, init } = await signUp(tired, form)
    assert.equal(init?.status, 429)
    assert.deepEqual(data.values, { ...typed, ...more })
    assert.deepEqual(
      data.errors.map(({ code, text }) => [code, text]),
      [['throttled', 'Te veel pogingen.']],
    )
  }
})
