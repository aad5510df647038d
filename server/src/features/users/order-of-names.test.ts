import assert from 'node:assert/strict'
import { test } from 'node:test'
import { users } from '#protocol/features/users.ts'
import { person, world } from '#test/world.ts'

const { app, site, school, schoolAdmin } = await world()

test('names stand in the order of the alphabet, whatever signs they carry', async () => {
  const names = ['Zon', 'çelik', 'Claus', 'Özdemir', 'Cats', 'Ons']
  for (const lastName of names) await person(app, site, [['student', school.id]], { lastName })

  const list = await schoolAdmin.list(users, { sort: 'lastName', filter: { withRole: 'student' } })

  const found = list.map(({ lastName }) => lastName).filter((name) => names.includes(name))
  assert.deepEqual(found, ['Cats', 'çelik', 'Claus', 'Ons', 'Özdemir', 'Zon'])
})

test('who shares a family name stands by first name', async () => {
  const names = ['Joris', 'Amber', 'Élise', 'Zoë', 'Ed']
  for (const firstName of names) await person(app, site, [['student', school.id]], { firstName, lastName: 'Evenzo' })

  const list = await schoolAdmin.list(users, { sort: '-lastName', filter: { search: 'evenzo' } })

  assert.deepEqual(
    list.map(({ firstName }) => firstName),
    ['Zoë', 'Joris', 'Élise', 'Ed', 'Amber'],
  )
})

test('a name that goes on where another one ends stands after it', async () => {
  for (const [firstName, lastName] of [
    ['Ada', 'Aydin II'],
    ['Zoë', 'Aydin'],
    ['Bob', 'Aydin-Bos'],
    ['Joël', 'Aydin'],
  ] as const)
    await person(app, site, [['mentor', school.id]], { firstName, lastName, email: `${firstName}@aydin.test` })
  const list = await schoolAdmin.list(users, { sort: 'lastName', filter: { search: 'aydin' } })
  assert.deepEqual(
    list.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    ['Joël Aydin', 'Zoë Aydin', 'Ada Aydin II', 'Bob Aydin-Bos'],
  )
})
