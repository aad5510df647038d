import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { expectedProgress } from '../features/shell/background/expected-progress.ts'
import * as constants from './constants.ts'

test('the numbers are those that were agreed', () => {
  assert.equal(constants.toast.duration, 5000)
  assert.equal(constants.toast.actionDuration, 20_000)
  assert.equal(constants.toast.tick, 16)
  assert.equal(constants.toast.mostVisible, 3)
  assert.deepEqual(constants.loadingBar, { throttle: 200, duration: 2000, hideDelay: 500, resetDelay: 400, height: 3 })
  assert.equal(constants.pageChangeWait, 100)
  assert.equal(constants.signOutClearDelay, 500)
  assert.equal(constants.preferenceCookieAge, 31_536_000, '365 days in seconds')
  assert.equal(constants.messagesAge, 86_400, '24 hours in seconds')
})

test('a panel is as wide as was agreed', () => {
  const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8')
  assert.equal(/--panel-w:\s*([^;]+);/.exec(tokens)?.[1], '24rem')
})

test('the loading bar always moves on and never arrives by itself', () => {
  const steps = [0, 100, 500, 1000, 2000, 10_000, 60_000].map((elapsed) => expectedProgress(elapsed))
  assert.equal(steps[0], 0)
  for (const [index, step] of steps.entries()) assert.ok(index === 0 || step > (steps[index - 1] as number))
  assert.ok((steps.at(-1) as number) < 1)
  assert.ok((steps[4] as number) > 0.6, 'well on its way when a page usually is there')
})
