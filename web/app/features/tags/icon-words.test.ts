import assert from 'node:assert/strict'
import { test } from 'node:test'
import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' }
import { dutchIcons, iconName, iconsInDutch } from './icon-words.ts'

test('an icon is found by the beginning of a Dutch word', () => {
  assert.ok(iconsInDutch('Dier').includes('paw-print'))
  assert.ok(iconsInDutch('bakk').includes('croissant'))
  assert.deepEqual(iconsInDutch('z'), [])
})

test('who hears an icon instead of seeing it, hears what it shows', () => {
  assert.deepEqual(iconName('paw-print', 'nl'), { text: 'dierenpoot', isEnglish: false })
  assert.deepEqual(iconName('paw-print', 'en'), { text: 'paw print', isEnglish: true })
  assert.deepEqual(iconName('arrow-big-up', 'nl'), { text: 'arrow big up', isEnglish: true })
  const names = dutchIcons.map((icon) => iconName(icon, 'nl').text)
  assert.equal(new Set(names).size, names.length, 'no two are called the same')
})

test('every icon with Dutch words is in our set', () => {
  const known: Record<string, unknown> = { ...lucide.icons, ...lucide.aliases }
  assert.deepEqual(
    dutchIcons.filter((icon) => !(icon in known)),
    [],
  )
})
