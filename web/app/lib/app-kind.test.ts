import assert from 'node:assert/strict'
import { test } from 'node:test'
import { appKind } from './app-kind.ts'

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test('our wrappers are known by their user agent, or by a cookie', () => {
  assert.equal(appKind(true, `${phone} StagehavenApp/ios`, null), 'ios')
  assert.equal(appKind(true, 'Mozilla/5.0 (Linux; Android 16) StagehavenApp/android', null), 'android')
  assert.equal(appKind(true, phone, 'locale=nl; app=android'), 'android')
  assert.equal(appKind(true, phone, 'app=web'), 'web')
})

test('a browser is a browser', () => {
  assert.equal(appKind(true, phone, null), 'browser')
  assert.equal(appKind(true, 'StagehavenApp/windows', 'app=anything; myapp=ios'), 'browser')
  assert.equal(appKind(true, null, null), 'browser')
})

test('a site without an app is never one', () => {
  assert.equal(appKind(false, `${phone} StagehavenApp/ios`, 'app=ios'), undefined)
})
