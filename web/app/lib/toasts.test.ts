// A process of its own: it stops the clock.

import assert from 'node:assert/strict'
import { beforeEach, mock, test } from 'node:test'
import { allToasts, closeToast, holdToast, showToast, type ToastInput, watchProgress, watchToasts } from './toasts.ts'

const titles = () => allToasts().map(({ title }) => title)
/** Shows one, and it is on the screen. */
function show(input: ToastInput): string {
  const id = showToast(input)
  holdToast(id, 'unseen', false)
  return id
}

beforeEach(() => {
  for (const { id } of allToasts()) closeToast(id)
  mock.timers.reset()
  mock.timers.enable({ apis: ['setInterval', 'Date'], now: 1_000_000 })
})

test('a toast counts from 0 to 1 in five seconds and is gone', () => {
  show({ title: 'Opgeslagen', color: 'success' })
  const [shown] = allToasts()
  assert.equal(shown?.progress, 0)
  assert.equal(shown?.createdAt, 1_000_000)
  mock.timers.tick(2_496)
  assert.ok(Math.abs((shown?.progress ?? 0) - 0.5) < 0.01)
  mock.timers.tick(2_480)
  assert.deepEqual(titles(), ['Opgeslagen'])
  mock.timers.tick(40)
  assert.deepEqual(titles(), [])
})

test('one with something to press stays four times as long', () => {
  show({ title: 'Verwijderd', action: { label: 'Ongedaan maken' } })
  mock.timers.tick(19_900)
  assert.deepEqual(titles(), ['Verwijderd'])
  mock.timers.tick(200)
  assert.deepEqual(titles(), [])
})

test('what can be undone now is seen now: the oldest offer makes room, unless somebody is at it', () => {
  const action = { label: 'Ongedaan maken' }
  const first = show({ title: 'een', action })
  for (const title of ['twee', 'drie', 'vier']) show({ title, action })
  assert.deepEqual(titles(), ['twee', 'drie', 'vier'])
  closeToast(first)
  holdToast(allToasts()[0]?.id ?? '', 'hover', true)
  show({ title: 'vijf', action })
  assert.deepEqual(titles(), ['twee', 'vier', 'vijf'])
})

test('its time stands still while somebody points at it or is in it, and goes on with what was left', () => {
  const id = show({ title: 'Lees mij' })
  mock.timers.tick(4_000)
  holdToast(id, 'hover', true)
  holdToast(id, 'focus', true)
  mock.timers.tick(60_000)
  holdToast(id, 'hover', false)
  mock.timers.tick(60_000)
  assert.deepEqual(titles(), ['Lees mij'], 'the focus is still in it')
  holdToast(id, 'focus', false)
  mock.timers.tick(900)
  assert.deepEqual(titles(), ['Lees mij'])
  mock.timers.tick(200)
  assert.deepEqual(titles(), [])
})

test('the fourth waits until there is room, and then has its full time', () => {
  for (const title of ['een', 'twee', 'drie', 'vier']) show({ title })
  mock.timers.tick(5_040)
  assert.deepEqual(titles(), ['vier'])
  mock.timers.tick(4_900)
  assert.deepEqual(titles(), ['vier'])
  mock.timers.tick(200)
  assert.deepEqual(titles(), [])
})

test('no time goes by before it is on the screen', () => {
  const id = showToast({ title: 'Onderweg' })
  mock.timers.tick(30_000)
  assert.deepEqual(titles(), ['Onderweg'])
  holdToast(id, 'unseen', false)
  mock.timers.tick(5_040)
  assert.deepEqual(titles(), [])
})

test('one that was shown before does not come back', () => {
  show({ id: 'once', title: 'Een keer' })
  show({ id: 'once', title: 'Een keer' })
  assert.equal(allToasts().length, 1)
  closeToast('once')
  show({ id: 'once', title: 'Een keer' })
  assert.deepEqual(titles(), [])
})

test('whoever draws them hears of every change, and of progress apart', () => {
  let changes = 0
  let ticks = 0
  const stops = [watchToasts(() => changes++), watchProgress(() => ticks++)]
  closeToast(show({ title: 'Kort' }))
  assert.equal(changes, 2)
  show({ title: 'Lang' })
  mock.timers.tick(160)
  assert.deepEqual([changes, ticks], [3, 10])
  for (const stop of stops) stop()
})
