import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newSite, randomEmail } from '#test/setup.ts'
import { at, goodPassword, personWithPassword, visitor } from '#test/visitor.ts'
import { organization, world } from '#test/world.ts'

const { app, site, school, schoolAdmin, student } = await world()
const registration = () => ({
  email: randomEmail('volunteer'),
  first_name: 'Vera',
  last_name: 'Vrij',
  password: goodPassword,
  password_confirmation: goodPassword,
})
const dutch = { 'accept-language': 'nl' }

test('a site without a centre says that one cannot register there', async () => {
  const answer = await visitor(app, await newSite(app))('POST', '/auth', registration(), dutch)
  assert.equal(answer.status, 403)
  assert.deepEqual(answer.json, {
    success: false,
    status: 'error',
    errors: [
      'Op deze site kun je je niet als vrijwilliger registreren. Vraag je school of organisatie om een uitnodiging.',
    ],
  })
})

test('where there are several centres one is chosen, and no other organization', async () => {
  const there = await newSite(app)
  const [one] = [await organization(app, there, 'VolunteerCenter'), await organization(app, there, 'VolunteerCenter')]
  const host = await organization(app, there, 'Provider')
  const visit = visitor(app, there)
  const refused = await visit('POST', '/auth', registration())
  assert.ok(at(refused.json, 'errors', 'organization_id'))
  assert.equal((await visit('POST', '/auth', { ...registration(), organization_id: host.id })).status, 404)
  assert.equal((await visit('POST', '/auth', { ...registration(), organization_id: one.id })).status, 200)
})

test('what a registration lacks is said field by field', async () => {
  const visit = visitor(app, site)
  const empty = await visit('POST', '/auth', {}, dutch)
  assert.equal(empty.status, 422)
  assert.deepEqual(at(empty.json, 'errors'), ['Stuur de gegevens van het account mee.'])
  const bad = { ...registration(), email: 'nobody', first_name: '', password_confirmation: 'another one altogether' }
  assert.deepEqual(Object.keys(Object(at((await visit('POST', '/auth', bad)).json, 'errors'))), [
    'email',
    'first_name',
    'full_messages',
  ])
  const common = { ...registration(), password: 'wachtwoord123', password_confirmation: 'wachtwoord123' }
  assert.ok(at((await visit('POST', '/auth', common)).json, 'errors', 'password'))
  const elsewhere = { ...registration(), confirm_success_url: 'https://evil.example/' }
  assert.equal((await visit('POST', '/auth', elsewhere)).status, 422)
})

test('mails that anybody can ask for are counted together, registrations too', async () => {
  const visit = visitor(app, site)
  const one = registration()
  for (let i = 0; i < 5; i++) assert.equal((await visit('POST', '/auth', one)).status, 200)
  const refused = await visit('POST', '/auth', one)
  assert.equal(refused.status, 429)
  assert.ok(Number(refused.headers['retry-after']) > 0)
})

test('the same registration through the API, for a page of ours', async () => {
  const {
    password_confirmation: passwordConfirmation,
    first_name: firstName,
    last_name: lastName,
    ...rest
  } = registration()
  const body = { ...rest, passwordConfirmation, firstName, lastName, nextPath: '/dashboard' }
  const visit = visitor(app, site)
  assert.equal((await visit('POST', '/api/v1/volunteers/signup', body)).status, 204)
  const outside = { ...body, nextPath: '//evil.example' }
  assert.equal((await visit('POST', '/api/v1/volunteers/signup', outside)).status, 422)
})

test('whoever acts as somebody else changes neither password nor address and removes nothing', async () => {
  const borrowed = await schoolAdmin.send('POST', '/sign_in_as_user', { user_id: student.id })
  const keys = Object.fromEntries(
    ['access-token', 'client', 'uid'].map((name) => [name, String(borrowed.headers[name])]),
  )
  const visit = visitor(app, site)
  const pair = { password: goodPassword, password_confirmation: goodPassword, current_password: goodPassword }
  assert.equal((await visit('PUT', '/auth', pair, keys)).status, 403)
  assert.equal(
    (await visit('PUT', '/auth', { email: randomEmail(), current_password: goodPassword }, keys)).status,
    403,
  )
  assert.equal((await visit('DELETE', '/auth', undefined, keys)).status, 403)
})

test('a new address needs the password, and a pupil asks the school to go', async () => {
  const pupil = await personWithPassword(app, site, [['student', school.id]])
  const visit = visitor(app, site)
  const refused = await visit('PUT', '/auth', { email: randomEmail() }, pupil.credentials)
  assert.ok(at(refused.json, 'errors', 'current_password'))
  assert.equal((await visit('PUT', '/auth', {}, pupil.credentials)).status, 422)
  const asked = await visit('DELETE', '/auth', undefined, { ...pupil.credentials, ...dutch })
  assert.equal(at(asked.json, 'message'), 'Je school heeft je verzoek en beslist daarover binnen een maand.')
  assert.equal((await visit('DELETE', '/auth', undefined, pupil.credentials)).status, 409, 'it waits already')
})
