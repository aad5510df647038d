import assert from 'node:assert/strict'
import { createHook } from 'node:async_hooks'
import { test } from 'node:test'
import { newSite, randomEmail } from '#test/setup.ts'
import { type Answer, personWithPassword, visitor } from '#test/visitor.ts'
import { person, world } from '#test/world.ts'

const { app, site, school } = await world({ flags: { passwordlessLogin: true } })
const others = await Promise.all([1, 2, 3].map(() => newSite(app)))

const calls = {
  signIn: (email: string) => visitor(app, site)('POST', '/auth/sign_in', { email, password: 'not this one' }),
  reset: (email: string) => visitor(app, site)('POST', '/auth/password', { email }),
  confirmation: (email: string) => visitor(app, site)('POST', '/auth/confirmation', { email }),
  register: (email: string) =>
    visitor(app, site)('POST', '/auth', {
      email,
      first_name: 'Sam',
      last_name: 'Zonder',
      password: 'drie olifanten in de tram',
      password_confirmation: 'drie olifanten in de tram',
    }),
  unlock: (email: string) => visitor(app, site)('POST', '/auth/unlock', { email }),
  magicLink: (email: string) => visitor(app, site)('POST', '/auth/magic_link', { email }),
}

/** All that somebody outside can see, without what differs for every request anyway and what they sent themselves. */
function seen({ status, headers, text: answered }: Answer, email: string) {
  const text = answered.replaceAll(email, 'the address')
  const { 'x-request-id': _id, date: _date, ...others } = headers
  return { status, headers: others, text }
}

test('whether an address has an account shows nowhere', async () => {
  const statuses = ['active', 'inactive', 'archived', 'invited']
  for (const [name, call] of Object.entries(calls)) {
    const address = randomEmail('nobody')
    const nobody = seen(await call(address), address)
    for (const status of statuses) {
      const { email } = await personWithPassword(app, site, [['student', school.id]], { status })
      assert.deepEqual(seen(await call(email), email), nobody, `${name} ${status}`)
    }
    const withoutPassword = await person(app, site, [])
    assert.deepEqual(seen(await call(withoutPassword.email), withoutPassword.email), nobody, name)
  }
})

test('the right password of an account that may not sign in looks like a wrong one', async () => {
  const visit = visitor(app, site)
  const nobody = await visit('POST', '/auth/sign_in', { email: randomEmail(), password: 'drie olifanten in de tram' })
  for (const status of ['inactive', 'archived', 'invited']) {
    const { email } = await personWithPassword(app, site, [], { status })
    const answer = await visit('POST', '/auth/sign_in', { email, password: 'drie olifanten in de tram' })
    assert.deepEqual(seen(answer, email), seen(nobody, email), status)
  }
})

/**
 * What a call costs: statements for the database, and comparisons of passwords, which take longer than all the rest. Those
 * run outside of JavaScript, as work of a native module that says no name.
 */
async function effort(work: () => Promise<unknown>) {
  const before = app.road.db.statementCount
  let comparisons = 0
  const watching = createHook({
    init(_id, type) {
      if (type === 'undefined') comparisons++
    },
  }).enable()
  await work()
  watching.disable()
  return { statements: app.road.db.statementCount - before, comparisons }
}

for (const [name, call] of Object.entries(calls)) {
  test(`${name}: neither does what it takes`, async () => {
    await call(randomEmail('first')) // what is compared with where there is no password is made once
    const nobody = await effort(() => call(randomEmail('nobody')))
    assert.ok(nobody.statements > 1)
    // Here, and at the other sites.
    const hashed: Record<string, number> = { signIn: 2, register: 1 }
    assert.equal(nobody.comparisons, hashed[name] ?? 0)
    for (const status of ['active', 'inactive', 'archived', 'invited']) {
      const { email } = await personWithPassword(app, site, [['student', school.id]], { status })
      assert.deepEqual(await effort(() => call(email)), nobody, status)
    }
    const withoutPassword = await person(app, site, [])
    assert.deepEqual(await effort(() => call(withoutPassword.email)), nobody, 'without a password')
    const knownElsewhere = randomEmail('traveller')
    for (const elsewhere of others) await personWithPassword(app, elsewhere, [], { email: knownElsewhere })
    assert.deepEqual(await effort(() => call(knownElsewhere)), nobody, 'at three other sites')
  })
}
