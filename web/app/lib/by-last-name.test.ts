import assert from 'node:assert/strict'
import { test } from 'node:test'
import { byLastName } from './by-last-name.ts'

test('people stand by family name and then by first name, and a name that goes on after the one it begins with', () => {
  const people = [
    ['Ada', 'Aydin II'],
    ['Zoë', 'Aydin'],
    ['Bob', 'Aydin-Bos'],
    ['Joël', 'Aydin'],
    ['Eva', 'Çelik'],
    ['Gijs', 'Claus'],
    ['Noor', 'Cats'],
  ].map(([firstName, lastName]) => ({ firstName, lastName }))
  assert.deepEqual(
    byLastName(people, (person) => person).map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    ['Joël Aydin', 'Zoë Aydin', 'Ada Aydin II', 'Bob Aydin-Bos', 'Noor Cats', 'Eva Çelik', 'Gijs Claus'],
  )
})
