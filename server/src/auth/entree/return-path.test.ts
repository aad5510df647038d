import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { returnPath } from './return-path.ts'

const site = 'https://raayland.example'

test('a path of the site is kept as it is', () => {
  for (const path of ['/', '/stagebank', '/stagebank?kind=zorg&page=2', '/urenbriefje/7#week-3', '/a%20b?x=%2F%2Fy']) {
    assert.equal(returnPath(site, path), path)
  }
})

test('nothing that could lead to another website is a path', () => {
  const attempts = [
    ...['https://evil.example', 'http:evil.example', '//evil.example', '///evil.example', '/\\evil.example'],
    ...['\\\\evil.example', '/\t/evil.example', '/\n/evil.example', ' //evil.example', '/a/..//evil.example'],
    ...[
      '/./ /../\\evil.example',
      '/.//evil.example',
      '/%5C/../..//evil.example',
      'javascript:alert(1)',
      'evil.example',
    ],
    ...['data:text/html,x', '@evil.example', '.evil.example', '', '?x', '#x', `/${'x'.repeat(1000)}`],
  ]
  for (const attempt of attempts) assert.equal(returnPath(site, attempt), null, JSON.stringify(attempt))
  for (const odd of [undefined, null, 0, {}, ['/a'], true]) assert.equal(returnPath(site, odd), null)
})

test('whatever is given, a browser at the site stays at the site', () => {
  const signs = fc.constantFrom(...'/\\.@:?#%\t\n ae5C2F')
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 12 }), (parts) => {
      const path = returnPath(site, `/${parts.join('')}`)
      if (path !== null) assert.equal(new URL(path, site).origin, site)
    }),
    { numRuns: 2000 },
  )
})
