import assert from 'node:assert/strict'
import { test } from 'node:test'
import { areIconNames, iconLimits } from './icons.ts'

test('asking for icons keeps to the limits of the product', () => {
  assert.deepEqual(iconLimits, { longestUrl: 500, timeout: 5000, rotate: 750, giveUp: 1500 })
})

test('a list of icons holds names only', () => {
  for (const names of ['anchor', 'ship-wheel,x', 'a-arrow-down,2fa']) assert.ok(areIconNames(names), names)
  for (const names of ['', ',', 'anchor,', 'A', 'a--b', '-a', 'a-', 'a b', '../a', 'a\n']) {
    assert.ok(!areIconNames(names), JSON.stringify(names))
  }
})
