import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeError, isWorthReporting } from './report-error.ts'

test('an answer of 300 to 499 is not a fault; a crash and 500 and up are', () => {
  for (const status of [300, 302, 401, 403, 404, 422, 499])
    assert.equal(isWorthReporting({ status }), false, `${status}`)
  for (const fault of [{ status: 500 }, { status: 503 }, new TypeError('x is undefined'), 'text', null, undefined]) {
    assert.equal(isWorthReporting(fault), true, String(fault))
  }
})

test('what the server hides it has reported itself', () => {
  assert.equal(isWorthReporting(new Error('Unexpected Server Error')), false)
})

test('a browser that puts off measuring is no fault, in whichever words', () => {
  const words = ['ResizeObserver loop completed with undelivered notifications.', 'ResizeObserver loop limit exceeded']
  for (const message of words) {
    assert.equal(isWorthReporting(message), false, message)
    assert.equal(isWorthReporting(new Error(message)), false, message)
  }
  assert.equal(isWorthReporting(new Error('ResizeObserver is not defined')), true)
})

test('a report says what broke and where, and its stack is cut', () => {
  const error = new RangeError('too far')
  error.stack = `RangeError: too far\n${'x'.repeat(10_000)}`
  const report = describeError(error, 'window', '/dashboard')
  assert.deepEqual([report.name, report.message, report.path], ['RangeError', 'too far', '/dashboard'])
  assert.equal(report.stack.length, 4096)
  assert.equal(describeError({ status: 502, statusText: 'x' }, 'page', '/').message, 'status 502')
})
