import assert from 'node:assert/strict'
import { test } from 'node:test'
import { areScreensFirst } from './screens-first.ts'

const named = (...titles: string[]) => titles.map((title) => ({ title }))

test('a screen of that name goes before whoever and whatever has the words somewhere', () => {
  assert.ok(areScreensFirst(named('Vrije dagen'), named('Bakker Vrijedagen', 'Kamp'), 'vrije dagen'))
  assert.ok(areScreensFirst(named('Klassen'), named('Klassen en Co'), 'klas'))
})

test('one that is about it goes before what only mentions it, and after what is called so', () => {
  assert.ok(areScreensFirst(named('Uiterlijk van de site'), named('Schilderen met de vakman'), 'kleur'))
  assert.ok(!areScreensFirst(named('Uiterlijk van de site'), named('Kleurrijk Wonen'), 'kleur'))
  assert.ok(!areScreensFirst(named('Organisatie'), named('Noor Adres'), 'adres'))
})
