import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newSite } from '#test/setup.ts'
import { authHeaderNames, givePassword, goodPassword, personWithPassword, textAt, visitor } from '#test/visitor.ts'
import { person, world } from '#test/world.ts'

const { app, site } = await world()
const elsewhere = await newSite(app)
const attempt = (email: string, password: string, at = site, headers = {}) =>
  visitor(app, at)('POST', '/auth/sign_in', { email, password }, headers)

test('who proves the password of an account at another partner is told that this is the wrong website', async () => {
  const { email } = await personWithPassword(app, elsewhere)
  for (const language of ['nl', 'en']) {
    const answer = await attempt(email, goodPassword, site, { 'accept-language': language })
    assert.equal(answer.status, 403)
    assert.match(textAt(answer.json, 'errors', 0), /wrong center/)
    for (const name of authHeaderNames) assert.equal(answer.headers[name], undefined)
    assert.deepEqual(answer.cookies, [])
  }
  assert.equal((await attempt(email, goodPassword, elsewhere)).status, 200)
})

test('without the right password nothing is said about other partners', async () => {
  const { email } = await personWithPassword(app, elsewhere)
  const wrong = await attempt(email, 'not this one')
  const nobody = await attempt('nobody.at.all@example.test', 'not this one')
  assert.equal(wrong.status, 401)
  assert.equal(wrong.text, nobody.text)
})

test('an account elsewhere that may not sign in is not mentioned either', async () => {
  for (const status of ['inactive', 'archived', 'invited']) {
    const { email } = await personWithPassword(app, elsewhere, [], { status })
    assert.equal((await attempt(email, goodPassword)).status, 401, status)
  }
})

test('with an account at both, each site takes its own password and names the other’s', async () => {
  const { email } = await personWithPassword(app, site)
  const twin = await person(app, elsewhere, [], { email })
  await givePassword(app, elsewhere, twin.id, 'een heel ander wachtwoord')
  assert.equal((await attempt(email, goodPassword)).status, 200)
  assert.equal((await attempt(email, 'een heel ander wachtwoord')).status, 403)
  assert.equal((await attempt(email, 'een heel ander wachtwoord', elsewhere)).status, 200)
  assert.equal((await attempt(email, 'geen van beide wachtwoorden')).status, 401)
})

test('proving it counts as an attempt, so nobody can use it to guess', async () => {
  const { email } = await personWithPassword(app, elsewhere)
  const visit = visitor(app, site)
  const prove = async () => (await visit('POST', '/auth/sign_in', { email, password: goodPassword })).status
  for (let i = 0; i < 10; i++) assert.equal(await prove(), 403)
  assert.equal(await prove(), 429)
})
