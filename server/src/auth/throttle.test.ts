import assert from 'node:assert/strict'
import { test } from 'node:test'
import { OwnDatabase } from '#test/own-database.ts'
import { newSite, randomEmail } from '#test/setup.ts'
import { type Answer, at, goodPassword, newAddress, personWithPassword, visitor } from '#test/visitor.ts'
import { world } from '#test/world.ts'

const database = await OwnDatabase.create()
const app = await database.app()
const { site } = await world({}, app)

/** Whoever has to wait waits an hour longer here, until the test says that it is over: no time passes by itself. */
const STILL = 3600
await database.rows(`
  create function stand_still() returns trigger language plpgsql as $$
  begin
    if new.next_at > clock_timestamp() then new.next_at := new.next_at + interval '${STILL} seconds'; end if;
    return new;
  end $$;
  create trigger stand_still before insert on throttles for each row execute function stand_still();`)
type Visit = ReturnType<typeof visitor>
const attempt = (visit: Visit, email: string, password = 'wrong password', headers: Record<string, string> = {}) =>
  visit('POST', '/auth/sign_in', { email, password }, headers)
const waitOf = ({ headers }: Answer) => Number(headers['retry-after']) - STILL
const deviceOf = ({ cookies }: Answer) => cookies.find((cookie) => cookie.startsWith('device='))?.split(';')[0] ?? ''

/** As if this much time had passed for whatever is counted about the address or the network. */
async function later(key: string, seconds: number): Promise<void> {
  const aged = await database.rows(
    `update throttles set resets_at = resets_at - make_interval(secs => $2),
       next_at = next_at - make_interval(secs => $2 + ${STILL})
     where position($1 in key) > 0 returning key`,
    [key, seconds],
  )
  assert.ok(aged.length)
}

async function wrongFrom(visit: (i: number) => Visit, email: (i: number) => string, times: number): Promise<number[]> {
  const statuses: number[] = []
  for (let i = 0; i < times; i++) statuses.push((await attempt(visit(i), email(i))).status)
  return statuses
}

test('from one place ten wrong passwords pass, each dressed up differently; then each next one waits longer', async () => {
  const { email } = await personWithPassword(app, site)
  const other = await newSite(app)
  const address = newAddress()
  const statuses: number[] = []
  for (let i = 0; i < 20; i++) {
    const visit = visitor(app, i % 3 === 0 ? other : site, address)
    const body = {
      email: [email, email.toUpperCase(), ` ${email} `][i % 3],
      password: `guess ${i}`,
      client: `client-${i}`,
      [`field${i}`]: i,
      user: i % 4 === 0 ? { locale: 'nl', nonce: i } : undefined,
    }
    const dress = {
      'x-forwarded-for': newAddress(),
      'x-real-ip': newAddress(),
      'user-agent': `agent ${i}`,
      'x-request-id': `request-${i}`,
      'accept-language': i % 2 ? 'nl' : 'en',
      cookie: `device=${'A'.repeat(22)}.${String(i).padStart(22, 'B')}`,
    }
    const last = await visit('POST', '/auth/sign_in', body, dress)
    statuses.push(last.status)
    if (last.status === 429) assert.equal(at(last.json, 'success'), false)
  }
  assert.deepEqual(statuses, [...Array(10).fill(401), ...Array(10).fill(429)])

  const visit = visitor(app, site, address)
  for (const wait of [5, 10, 20, 40, 80, 160, 300, 300]) {
    const refused = await attempt(visit, email)
    assert.equal(refused.status, 429)
    // Some of it may be over by now.
    assert.ok(waitOf(refused) <= wait && waitOf(refused) > wait / 2, `${waitOf(refused)} seconds, about ${wait}`)
    await later(address, waitOf(refused))
    assert.equal((await attempt(visit, email)).status, 401, 'after that long one may try again')
  }
})

test('whoever guesses makes nobody wait elsewhere: neither the owner nor the neighbour', async () => {
  const owner = await personWithPassword(app, site)
  const neighbour = await personWithPassword(app, site)
  const thief = visitor(app, site)
  await wrongFrom(
    () => thief,
    () => owner.email,
    12,
  )
  assert.equal((await attempt(thief, owner.email, goodPassword)).status, 429, 'also the right password waits')
  assert.equal((await attempt(visitor(app, site), owner.email, goodPassword)).status, 200)
  assert.equal((await attempt(thief, neighbour.email, goodPassword)).status, 200)
})

test('many places together get fifty guesses, and the owner’s browser and network are not among them', async () => {
  const { email } = await personWithPassword(app, site)
  const home = visitor(app, site)
  const first = await attempt(home, email, goodPassword)
  const device = { cookie: deviceOf(first) }
  const statuses = await wrongFrom(
    () => visitor(app, site),
    () => email,
    60,
  )
  assert.deepEqual(statuses, [...Array(50).fill(401), ...Array(10).fill(429)])
  assert.equal((await attempt(visitor(app, site), email, goodPassword)).status, 429, 'a stranger to us')
  assert.equal((await attempt(home, email, goodPassword)).status, 200, 'a program that came from there before')
  const onTheWay = await attempt(visitor(app, site), email, goodPassword, device)
  assert.equal(onTheWay.status, 200, 'a browser that was used before')
  assert.equal((await attempt(visitor(app, site), email, goodPassword)).status, 429, 'and still no stranger')
})

test('a browser is known for the accounts that signed in on it, has a lane of its own, and cannot say so itself', async () => {
  const [first, second, victim] = await Promise.all([1, 2, 3].map(() => personWithPassword(app, site)))
  assert.ok(first && second && victim)
  let cookie = ''
  for (const { email } of [first, second]) {
    cookie = deviceOf(await attempt(visitor(app, site), email, goodPassword, { cookie }))
  }
  const [, id = '', ...seals] = /^device=([\w-]{22})\.([\w-]{22})\.([\w-]{22})$/.exec(cookie) ?? []
  assert.equal(seals.length, 2)
  for (const { email } of [first, second, victim]) {
    await wrongFrom(
      () => visitor(app, site),
      () => email,
      51,
    )
  }
  const tries = async (email: string, device: string) =>
    (await attempt(visitor(app, site), email, goodPassword, { cookie: device })).status
  assert.deepEqual([await tries(first.email, cookie), await tries(second.email, cookie)], [200, 200])
  for (const forged of [
    cookie,
    `device=${id}.${'x'.repeat(22)}`,
    `device=${id}`,
    'device=',
    'device=%00',
    `device=${'.'.repeat(300)}`,
  ])
    assert.equal(await tries(victim.email, forged), 429, forged)
  const guesses: number[] = []
  for (let i = 0; i < 12; i++) guesses.push((await attempt(visitor(app, site), first.email, 'x', { cookie })).status)
  assert.deepEqual(guesses, [...Array(10).fill(401), 429, 429], 'a browser that was taken has ten as well')
})

test('of fifty at the same moment each counts', async () => {
  const { email } = await personWithPassword(app, site)
  const visit = visitor(app, site)
  const answers = await Promise.all(Array.from({ length: 50 }, () => attempt(visit, email)))
  const statuses = answers.map(({ status }) => status)
  assert.equal(statuses.filter((status) => status === 401).length, 10)
  assert.equal(statuses.filter((status) => status === 429).length, 40)
})

test('an address that does not exist is slowed down in the same way', async () => {
  const email = randomEmail('nobody')
  const visit = visitor(app, site)
  const statuses = await wrongFrom(
    () => visit,
    () => email,
    12,
  )
  assert.deepEqual(statuses, [...Array(10).fill(401), 429, 429])
})

test('who tries many accounts from one network is slowed down, also with X-Forwarded-For; who was there before is not', async () => {
  const thief = visitor(app, site, '2001:db8:1:2::7')
  const sameNetwork = visitor(app, site, '2001:db8:1:2:ffff::1')
  const [pupil, newcomer] = await Promise.all([1, 2].map(() => personWithPassword(app, site)))
  assert.ok(pupil && newcomer)
  assert.equal((await attempt(sameNetwork, pupil.email, goodPassword)).status, 200)
  const statuses: number[] = []
  for (let i = 0; i < 104; i++) {
    const visit = i % 2 ? thief : sameNetwork
    const body = { email: randomEmail('n'), password: 'wrong password' }
    statuses.push((await visit('POST', '/auth/sign_in', body, { 'x-forwarded-for': newAddress() })).status)
  }
  assert.deepEqual(statuses.slice(0, 100), Array(100).fill(401))
  assert.ok(statuses.slice(100).includes(429))
  assert.equal((await attempt(sameNetwork, pupil.email, goodPassword)).status, 200, 'the rest of the school')
  const refused = await attempt(sameNetwork, randomEmail('n'))
  if (refused.status === 429) assert.ok(waitOf(refused) <= 15, 'a newcomer waits a moment')
  await later('2001:db8:1:2', 15)
  assert.equal((await attempt(sameNetwork, newcomer.email, goodPassword)).status, 200)
  const elsewhere = visitor(app, site, '2001:db8:1:3::7')
  assert.equal((await attempt(elsewhere, randomEmail('n'))).status, 401)
})

test('behind a proxy that we trust the address it names counts', async () => {
  const proxied = await database.app({ trustProxy: ['10.255.0.1'] })
  proxied.sites.add(site, site.id)
  const visit = visitor(proxied, site, '10.255.0.1')
  const client = newAddress()
  const email = randomEmail('n')
  const wrong = (from: string) => visit('POST', '/auth/sign_in', { email, password: 'x' }, { 'x-forwarded-for': from })
  for (let i = 0; i < 10; i++) assert.equal((await wrong(`${newAddress()}, ${client}`)).status, 401)
  assert.equal((await wrong(`${newAddress()}, ${client}`)).status, 429, 'only the last hop is believed')
  assert.equal((await wrong(newAddress())).status, 401)
})

test('a class that signs in behind one school address does not slow itself down', async () => {
  const { email } = await personWithPassword(app, site)
  const address = newAddress()
  for (let i = 0; i < 105; i++) {
    assert.equal((await attempt(visitor(app, site, address), email, goodPassword)).status, 200, String(i))
  }
})

test('a right password forgives the earlier wrong ones', async () => {
  const { email } = await personWithPassword(app, site)
  const visit = visitor(app, site)
  for (let round = 0; round < 2; round++) {
    for (let i = 0; i < 9; i++) assert.equal((await attempt(visit, email)).status, 401)
    assert.equal((await attempt(visit, email, goodPassword)).status, 200)
  }
})

test('nobody’s mailbox is filled: five mails, then 429, for known and unknown alike; the owner can still ask for one', async () => {
  const known = await personWithPassword(app, site)
  const home = visitor(app, site)
  const device = { cookie: deviceOf(await attempt(home, known.email, goodPassword)) }
  for (const email of [known.email, randomEmail('nobody')]) {
    const statuses: number[] = []
    for (let i = 0; i < 7; i++) {
      const path = i % 2 ? '/auth/password' : '/auth/confirmation'
      const answer = await visitor(app, site)('POST', path, { email })
      statuses.push(answer.status)
      // A link lives for ten minutes: who has to wait has one that works.
      if (answer.status === 429) assert.ok(waitOf(answer) > 0 && waitOf(answer) <= 600)
    }
    assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429, 429])
  }
  const ask = (visit: Visit, headers = {}) => visit('POST', '/auth/password', { email: known.email }, headers)
  assert.equal((await ask(home)).status, 200)
  assert.equal((await ask(visitor(app, site), device)).status, 200)
})
