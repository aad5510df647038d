import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { asOwner, newApp, newSite, randomEmail } from '#test/setup.ts'
import { at, goodPassword, newAddress, personWithPassword, visitor } from '#test/visitor.ts'
import { world } from '#test/world.ts'

const { app, site } = await world()
const attempt = (visit: ReturnType<typeof visitor>, email: string, password = 'wrong password') =>
  visit('POST', '/auth/sign_in', { email, password })

test('a hundred wrong passwords, each dressed up differently, are stopped after ten', async () => {
  const { email } = await personWithPassword(app, site)
  const other = await newSite(app)
  const statuses: number[] = []
  let last: Awaited<ReturnType<typeof attempt>> | undefined
  for (let i = 0; i < 100; i++) {
    const visit = visitor(app, i % 3 === 0 ? other : site)
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
    }
    last = await visit('POST', '/auth/sign_in', body, dress)
    statuses.push(last.status)
  }
  assert.deepEqual(statuses.slice(0, 10), Array(10).fill(401))
  assert.deepEqual(statuses.slice(10), Array(90).fill(429))
  const wait = Number(last?.headers['retry-after'])
  assert.ok(wait > 0 && wait <= 900, String(wait))
  assert.equal(at(last?.json, 'success'), false)
  const right = await attempt(visitor(app, site), email, goodPassword)
  assert.equal(right.status, 429, 'also the right password waits')

  const neighbour = await personWithPassword(app, site)
  assert.equal((await attempt(visitor(app, site), neighbour.email, goodPassword)).status, 200)
})

test('of fifty at the same moment each counts', async () => {
  const { email } = await personWithPassword(app, site)
  const answers = await Promise.all(Array.from({ length: 50 }, () => attempt(visitor(app, site), email)))
  const statuses = answers.map(({ status }) => status)
  assert.equal(statuses.filter((status) => status === 401).length, 10)
  assert.equal(statuses.filter((status) => status === 429).length, 40)
})

test('an address that does not exist is throttled in the same way', async () => {
  const email = randomEmail('nobody')
  const statuses: number[] = []
  for (let i = 0; i < 12; i++) statuses.push((await attempt(visitor(app, site), email)).status)
  assert.deepEqual(statuses, [...Array(10).fill(401), 429, 429])
})

test('who tries many accounts from one network is stopped, also with X-Forwarded-For', async () => {
  const thief = visitor(app, site, '2001:db8:1:2::7')
  const sameNetwork = visitor(app, site, '2001:db8:1:2:ffff::1')
  const statuses: number[] = []
  for (let i = 0; i < 104; i++) {
    const visit = i % 2 ? thief : sameNetwork
    const body = { email: randomEmail('n'), password: 'wrong password' }
    statuses.push((await visit('POST', '/auth/sign_in', body, { 'x-forwarded-for': newAddress() })).status)
  }
  assert.deepEqual(statuses, [...Array(100).fill(401), 429, 429, 429, 429])
  const elsewhere = visitor(app, site, '2001:db8:1:3::7')
  assert.equal((await attempt(elsewhere, randomEmail('n'))).status, 401)
})

test('behind a proxy that we trust the address it names counts', async () => {
  const proxied = await newApp({ trustProxy: ['10.255.0.1'] })
  proxied.sites.add(site, site.id)
  const visit = visitor(proxied, site, '10.255.0.1')
  const client = newAddress()
  const wrong = (from: string) =>
    visit('POST', '/auth/sign_in', { email: randomEmail('n'), password: 'x' }, { 'x-forwarded-for': from })
  for (let i = 0; i < 100; i++) assert.equal((await wrong(`${newAddress()}, ${client}`)).status, 401)
  assert.equal((await wrong(`${newAddress()}, ${client}`)).status, 429, 'only the last hop is believed')
  assert.equal((await wrong(newAddress())).status, 401)
})

test('a class that signs in behind one school address does not lock itself out', async () => {
  const { email } = await personWithPassword(app, site)
  const address = newAddress()
  for (let i = 0; i < 105; i++) {
    assert.equal((await attempt(visitor(app, site, address), email, goodPassword)).status, 200, String(i))
  }
})

test('a right password forgives the earlier wrong ones', async () => {
  const { email } = await personWithPassword(app, site)
  for (let round = 0; round < 2; round++) {
    for (let i = 0; i < 9; i++) assert.equal((await attempt(visitor(app, site), email)).status, 401)
    assert.equal((await attempt(visitor(app, site), email, goodPassword)).status, 200)
  }
})

test('after a quarter of an hour one may try again', async () => {
  const { email } = await personWithPassword(app, site)
  for (let i = 0; i < 11; i++) await attempt(visitor(app, site), email)
  const key = `signin:account:${createHash('sha256').update(email).digest('base64url')}`
  const aged = await asOwner((client) =>
    client.query(`update throttles set resets_at = resets_at - interval '15 minutes' where key = $1`, [key]),
  )
  assert.equal(aged.rowCount, 1)
  assert.equal((await attempt(visitor(app, site), email, goodPassword)).status, 200)
})

test('nobody’s mailbox is filled: five mails, then 429, for known and unknown alike', async () => {
  for (const email of [(await personWithPassword(app, site)).email, randomEmail('nobody')]) {
    const statuses: number[] = []
    for (let i = 0; i < 7; i++) {
      const path = i % 2 ? '/auth/password' : '/auth/confirmation'
      const answer = await visitor(app, site)('POST', path, { email })
      statuses.push(answer.status)
      if (answer.status === 429) assert.ok(Number(answer.headers['retry-after']) > 0)
    }
    assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429, 429])
  }
})
