import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activeMenuItem, isShownTo, type MenuRow, menuPath, menuTree } from './menu.ts'

const row = (id: string, values: Partial<MenuRow> = {}): MenuRow => ({
  id,
  title: id,
  path: `/${id}`,
  linkType: 'content_page',
  parentId: null,
  ...values,
})
const rows = [
  row('home', { path: '/' }),
  row('bank', { linkType: 'system_page', path: null, systemPage: { path: '/stagebank' } }),
  row('scholen', { titleEn: 'Schools' }),
  row('contact', { parentId: 'scholen', titleEn: 'Write to us' }),
  row('nieuws'),
  row('dubbel', { path: '/nieuws' }),
  row('onder', { parentId: 'dubbel', path: '/nieuws/archief' }),
]
const activeAt = (pathname: string) => activeMenuItem(menuTree(rows, 'nl'), pathname)?.id

test('rows become a tree, in the language of the page where it has one', () => {
  const tree = menuTree(rows, 'en')
  assert.deepEqual(
    tree.map(({ title }) => title),
    ['home', 'bank', 'Schools', 'nieuws', 'dubbel'],
  )
  assert.deepEqual(
    tree[2]?.below.map(({ title, path }) => [title, path]),
    [['Write to us', '/contact']],
  )
})

test('an item leads to its page, its system page, or home', () => {
  assert.equal(menuPath(row('over-ons')), '/over-ons')
  assert.equal(
    menuPath(row('x', { linkType: 'system_page', path: '/y', systemPage: { path: '/inloggen' } })),
    '/inloggen',
  )
  assert.equal(menuPath(row('x', { linkType: 'system_page', systemPage: null })), '/')
  for (const path of [null, '', 'over-ons', '//evil.example', 'https://evil.example', 'javascript:alert(1)']) {
    assert.equal(menuPath(row('x', { path })), '/', String(path))
  }
})

test('the main item of the current page is active', () => {
  assert.equal(activeAt('/'), 'home')
  assert.equal(activeAt('/stagebank'), 'bank')
  assert.equal(activeAt('/stagebank/123'), 'bank')
  assert.equal(activeAt('/nieuws/een-bericht'), 'nieuws')
  assert.equal(activeAt('/nieuwsbrief'), undefined)
})

test('a matching sub-item makes its parent active, even before a main item that matches', () => {
  assert.equal(activeAt('/contact'), 'scholen')
  assert.equal(activeAt('/nieuws/archief'), 'dubbel')
})

test('an item may lead to a secure address elsewhere, and nowhere else', () => {
  const outside = (url: string | null) => menuPath(row('x', { linkType: 'outside_link', url }))
  assert.equal(outside('https://example.org/a?b'), 'https://example.org/a?b')
  for (const url of [null, 'http://example.org', 'javascript:alert(1)', 'mailto:a@b.nl', '//evil.example', '/here']) {
    assert.equal(outside(url), '/', String(url))
  }
})

test('an item waits for its page, and is hidden for whom it is not meant', () => {
  const draft = row('x', { contentPageId: 'p', contentPage: null })
  assert.equal(isShownTo(draft, 'visitor'), false)
  assert.equal(isShownTo({ ...draft, contentPage: { slug: 'x' } }, 'visitor'), true)
  const forGuests = row('x', { hiddenFor: ['student', 'mentor'] })
  assert.deepEqual([isShownTo(forGuests, 'visitor'), isShownTo(forGuests, 'student')], [true, false])
})
