import assert from 'node:assert/strict'
import { test } from 'node:test'
import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' }
import { dutchIcons, iconsInDutch } from './icon-words.ts'

test('an icon is found by the beginning of a Dutch word', () => {
  assert.ok(iconsInDutch('Dier').includes('paw-print'))
  assert.ok(iconsInDutch('bakk').includes('croissant'))
  assert.deepEqual(iconsInDutch('z'), [])
})

test('every icon with Dutch words is in our set', () => {
  const known: Record<string, unknown> = { ...lucide.icons, ...lucide.aliases }
  assert.deepEqual(
    dutchIcons.filter((icon) => !(icon in known)),
    [],
  )
})
