import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownPath } from './own-path.ts'

test('a page of this site is one', () => {
  for (const path of ['/', '/dashboard', '/account/roles?tab=1#top', '/urenbriefje/12']) {
    assert.equal(ownPath(path), path)
  }
})

test('nothing that a browser could read as another website is', () => {
  for (const path of [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n/evil.example',
    '/..//evil.example',
    '/./%2e%2e//evil.example',
    ' /dashboard',
    '',
    `/${'x'.repeat(2000)}`,
    null,
    undefined,
  ]) {
    assert.equal(ownPath(path), undefined, String(path))
  }
})
