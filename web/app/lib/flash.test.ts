import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFlash, withToast } from './flash.ts'

const cookieOf = (headers: Headers) => (headers.getSetCookie()[0] as string).split(';')[0] as string

test('a message travels to the next page in a cookie that lasts a minute', () => {
  const { headers } = withToast({ title: 'account.saved', params: { name: 'Sanne; de "Vries"' } })
  assert.match(headers.get('set-cookie') ?? '', /; Max-Age=60; SameSite=Lax$/)
  const flash = readFlash(`locale=nl; ${cookieOf(headers)}; mode=dark`)
  assert.equal(flash?.title, 'account.saved')
  assert.equal(flash?.color, 'success')
  assert.deepEqual(flash?.params, { name: 'Sanne; de "Vries"' })
})

test('other cookies of the answer stay', () => {
  const { headers } = withToast({ title: 'shell.bye' }, new Headers({ 'set-cookie': 'uid=; Max-Age=0' }))
  assert.equal(headers.getSetCookie().length, 2)
})

test('a cookie that we did not write says nothing', () => {
  const write = (value: unknown) => `flash=${encodeURIComponent(JSON.stringify(value))}`
  const good = { id: 'a', title: 'x', color: 'info' }
  assert.ok(readFlash(write(good)))
  for (const bad of [null, 'text', {}, { ...good, color: 'pink' }, { ...good, title: 1 }, { ...good, message: {} }]) {
    assert.equal(readFlash(write(bad)), undefined, JSON.stringify(bad))
  }
  for (const cookie of [null, '', 'flash=', 'flash=%', 'flash={', 'myflash=1'])
    assert.equal(readFlash(cookie), undefined)
  const elsewhere = readFlash(write({ ...good, action: { label: 'x', to: '//evil.example' } }))
  assert.equal(elsewhere?.action, undefined)
})
