import assert from 'node:assert/strict'
import { test } from 'node:test'
import { check, email, isEmail, path, secret, text, tidyText, url } from './fields.ts'

const line = text({ max: 80 })
const lines = text({ max: 80, format: 'lines' })

test('the same word is the same text, however it was typed', () => {
  const forms = ['café', 'cafe\u0301', ' café ', 'ca\u200bfé', '\ufeffcafé']
  assert.deepEqual([...new Set(forms.map((form) => tidyText(line, form)))], ['café'])
  assert.equal(tidyText(line, 'Jan  van\u00a0\tDijk'), 'Jan van Dijk')
  assert.equal(tidyText(lines, ' een\n\n  twee '), 'een\n\n  twee')
  assert.equal(tidyText(secret(), ' cafe\u0301  '), ' cafe\u0301  ', 'a password is taken as it was typed')
})

test('what shows nothing is empty', () => {
  for (const nothing of ['', ' ', '\u200b', '\u200d\u200c', '\u00ad', '\u3164', '\u2060 \u200e', '\u2800'])
    for (const field of [line, lines]) assert.equal(tidyText(field, nothing), '', JSON.stringify(nothing))
})

test('scripts that need a joiner inside a word keep it', () => {
  for (const name of ['می\u200cخواهم', 'क्\u200dष', '👩\u200d🏫']) {
    assert.equal(tidyText(line, name), name)
    assert.equal(check(line, name), undefined)
  }
})

test('a line does not read in another order than it is stored in', () => {
  for (const mark of ['\u202a', '\u202e', '\u2066', '\u2069'])
    assert.deepEqual(check(line, `Jan${mark}nimda`), { code: 'characters' })
  assert.deepEqual(check(line, 'een\ntwee'), { code: 'characters' })
  assert.equal(check(line, 'עמית\u200e'), undefined)
})

test('an e-mail address is one that mail can be sent to', () => {
  const good = ['a@b.nl', 'a.b+c@d-e.co.uk', "o'neil_x@school.test", 'x@1a.nl', `${'a'.repeat(64)}@b.nl`]
  for (const address of good) assert.ok(isEmail(address), address)
  const bad = [
    '.a@b.nl',
    'a.@b.nl',
    'a..b@b.nl',
    'a@-b.nl',
    'a@b-.nl',
    'a@b',
    'a@b..nl',
    'a@.nl',
    'a b@c.nl',
    'a@b.nl.',
  ]
  for (const address of [...bad, `${'a'.repeat(65)}@b.nl`, `a@${'b'.repeat(64)}.nl`])
    assert.deepEqual(check(email(), address), { code: 'email' }, address)
})

test('a path is a page of this site', () => {
  for (const good of ['/', '/over-ons', '/nieuws/open-dag', '/stagebank?plaats=Ede#kaart'])
    assert.equal(check(path(), good), undefined)
  const elsewhere = [
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.test',
    'https://evil.test',
    '\\\\evil',
    '/\\evil',
  ]
  for (const bad of [...elsewhere, 'over-ons', '/..//evil.test']) assert.deepEqual(check(path(), bad), { code: 'path' })
})

test('a website does not look like another one', () => {
  for (const good of ['https://bakkerij.nl', 'http://bakkerij.nl/over-ons?plaats=Ede'])
    assert.equal(check(url(), good), undefined, good)
  for (const bad of [
    'https://bakkerij.nl@elders.test',
    'https://naam:woord@elders.test',
    'ftp://bakkerij.nl',
    'javascript:1',
  ])
    assert.deepEqual(check(url(), bad), { code: 'url' }, bad)
})
