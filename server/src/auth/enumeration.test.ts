import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomEmail } from '#test/setup.ts'
import { type Answer, personWithPassword, visitor } from '#test/visitor.ts'
import { person, world } from '#test/world.ts'

const { app, site, school } = await world({ flags: { passwordlessLogin: true } })

const calls = {
  signIn: (email: string) => visitor(app, site)('POST', '/auth/sign_in', { email, password: 'not this one' }),
  reset: (email: string) => visitor(app, site)('POST', '/auth/password', { email }),
  confirmation: (email: string) => visitor(app, site)('POST', '/auth/confirmation', { email }),
  magicLink: (email: string) => visitor(app, site)('POST', '/auth/magic_link', { email }),
}

/** All that somebody outside can see, without what differs for every request anyway. */
function seen({ status, headers, text }: Answer) {
  const { 'x-request-id': _id, date: _date, ...others } = headers
  return { status, headers: others, text }
}

test('whether an address has an account shows nowhere', async () => {
  const statuses = ['active', 'inactive', 'archived', 'invited']
  for (const [name, call] of Object.entries(calls)) {
    const nobody = seen(await call(randomEmail('nobody')))
    for (const status of statuses) {
      const { email } = await personWithPassword(app, site, [['student', school.id]], { status })
      assert.deepEqual(seen(await call(email)), nobody, `${name} ${status}`)
    }
    const withoutPassword = await person(app, site, [])
    assert.deepEqual(seen(await call(withoutPassword.email)), nobody, name)
  }
})

test('the right password of an account that may not sign in looks like a wrong one', async () => {
  const visit = visitor(app, site)
  const nobody = await visit('POST', '/auth/sign_in', { email: randomEmail(), password: 'drie olifanten in de tram' })
  for (const status of ['inactive', 'archived', 'invited']) {
    const { email } = await personWithPassword(app, site, [], { status })
    const answer = await visit('POST', '/auth/sign_in', { email, password: 'drie olifanten in de tram' })
    assert.deepEqual(seen(answer), seen(nobody), status)
  }
})

const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] as number

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Known and unknown addresses take turns, so that a busy machine slows both. */
async function difference(call: (email: string) => Promise<Answer>, known: string[]): Promise<number> {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (const email of known) {
    times.known.push(await timed(() => call(email)))
    const nobody = randomEmail('nobody')
    times.unknown.push(await timed(() => call(nobody)))
  }
  return Math.abs(median(times.known) - median(times.unknown))
}

for (const [name, call] of Object.entries(calls)) {
  test(`${name}: neither does the time it takes`, async () => {
    const people: string[] = []
    for (let i = 0; i < 20; i++) {
      const status = name === 'confirmation' ? 'invited' : 'active'
      people.push((await personWithPassword(app, site, [['student', school.id]], { status })).email)
    }
    await difference(call, people.slice(0, 3))
    // Another program on this machine can only add to a difference: the smallest of three rounds is the real one.
    const rounds: number[] = []
    while (rounds.length < 3 && !rounds.some((ms) => ms < 10)) {
      rounds.push(await difference(call, rounds.length === 0 ? [...people, ...people] : people))
    }
    assert.ok(Math.min(...rounds) < 10, `${rounds.map((ms) => ms.toFixed(1)).join(', ')} ms apart`)
  })
}
