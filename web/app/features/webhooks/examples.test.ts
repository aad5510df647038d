import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import { secretOf, signedHeaders } from '#features/webhooks/signing.ts'
import { checkExample, messageExample } from './examples.ts'

const seal = (purpose: string, text: string) => createHmac('sha256', purpose).update(text).digest()
const body = messageExample('https://demo.example.com/api/v1')
const message = { id: 'one', webhookId: 'hook', body }

test('the example for a receiver takes what we sign, and nothing else', async () => {
  const { isGenuine } = await import(`data:text/javascript,${encodeURIComponent(checkExample)}`)
  const headers = signedHeaders(seal, { ...message, salts: ['new', 'old'] })
  assert.equal(isGenuine(headers, body, secretOf(seal, 'hook', 'new')), true)
  assert.equal(isGenuine(headers, body, secretOf(seal, 'hook', 'old')), true)
  assert.equal(isGenuine(headers, body, secretOf(seal, 'hook', 'other')), false)
  assert.equal(isGenuine(headers, `${body} `, secretOf(seal, 'hook', 'new')), false)
  for (const moment of [String(Math.floor(Date.now() / 1000) - 3600), 'x'])
    assert.equal(isGenuine({ ...headers, 'webhook-timestamp': moment }, body, secretOf(seal, 'hook', 'new')), false)
})
