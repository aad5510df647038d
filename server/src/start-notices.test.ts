import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readEnv } from './env.ts'
import { startNotices } from './start-notices.ts'

const noticesOf = (settings: Record<string, string>) =>
  startNotices(readEnv({ NODE_ENV: 'production', SECRET: 's'.repeat(32), SMTP_URL: 'smtp://mail.test', ...settings }))
    .map((text) => text.split(' ')[0])
    .join(' ')

test('production without a mail server says so', () => {
  assert.equal(noticesOf({}), '')
  assert.equal(noticesOf({ SMTP_URL: '' }), 'SMTP_URL')
  assert.equal(noticesOf({ SMTP_URL: '', NODE_ENV: 'development' }), '')
})

test('so does a proxy that must be there and is not named', () => {
  const PUBLIC_URL = 'https://stage.example.nl'
  assert.equal(noticesOf({ PUBLIC_URL }), 'TRUST_PROXY')
  assert.equal(noticesOf({ PUBLIC_URL, TRUST_PROXY: 'loopback' }), '')
  assert.equal(noticesOf({ PUBLIC_URL, HOST: '0.0.0.0' }), '', 'it may be reached directly')
  assert.equal(noticesOf({ PUBLIC_URL: 'http://localhost:3000' }), '')
  assert.equal(noticesOf({ PUBLIC_URL, NODE_ENV: 'development' }), '')
})
