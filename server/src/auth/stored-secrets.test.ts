import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { mailsTo, mailTo, reactingApp, tokenIn } from '#test/mails.ts'
import { OwnDatabase } from '#test/own-database.ts'
import { randomEmail } from '#test/setup.ts'
import { givePassword, goodPassword, personWithPassword, signIn, textAt, visitor } from '#test/visitor.ts'
import { world } from '#test/world.ts'
import { issueLink } from './tokens.ts'

const database = await OwnDatabase.create({ after })
const app = await reactingApp({}, database)
const { site, school, schoolAdmin, student } = await world({ flags: { passwordlessLogin: true } }, app)

type Column = { schema: string; name: string; column: string; type: string }

/** Every value of every column that holds text or bytes, the outbox aside. */
async function dump(): Promise<string[]> {
  const columns = await database.rows<Column>(
    `select table_schema as schema, table_name as name, column_name as column, data_type as type
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'
       and data_type in ('text', 'character varying', 'bytea', 'json', 'jsonb', 'ARRAY')`,
  )
  assert.ok(columns.some(({ name, column }) => name === 'sessions' && column === 'token_hash'))
  assert.ok(columns.some(({ schema, column }) => schema === 'graphile_worker' && column === 'payload'))
  const texts: string[] = []
  for (const { schema, name, column, type } of columns.filter(({ name }) => name !== 'mails')) {
    const asText = type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`
    const rows = await database.rows<{ text: string }>(
      `select ${asText} as text from ${schema}.${name} where "${column}" is not null`,
    )
    texts.push(...rows.map(({ text }) => text))
  }
  return texts
}

test('no session and no link can be taken from a copy of the database', async () => {
  const secrets: Record<string, string> = {}
  const visit = visitor(app, site)
  const once = () => ({ 'idempotency-key': randomEmail('key') })
  const { email } = await personWithPassword(app, site, [['student', school.id]])
  secrets.session = (await signIn(visit, email))['access-token'] as string

  await visit('POST', '/auth/password', { email })
  secrets.reset = tokenIn(await mailTo(app, site, email, 'passwordReset'))
  await visit('POST', '/auth/magic_link', { email })
  secrets.magicLink = tokenIn(await mailTo(app, site, email, 'magicLink'))

  const invitee = randomEmail('invitee')
  const attributes = { email: invitee, first_name: 'A', last_name: 'B', role: 'student', organization_id: school.id }
  const created = await schoolAdmin.send('POST', '/users', { data: { type: 'users', attributes } }, once())
  assert.equal(created.status, 201)
  secrets.invitation = tokenIn(await mailTo(app, site, invitee, 'invitation'))

  const second = randomEmail('invitee')
  await schoolAdmin.send('POST', '/users', { data: { type: 'users', attributes: { ...attributes, email: second } } })
  const token = tokenIn(await mailTo(app, site, second, 'invitation'))
  const confirmed = await visit('POST', '/api/v1/confirm', { confirmation_token: token }, once())
  assert.equal(confirmed.status, 200)
  secrets.firstPassword = textAt(confirmed.json, 'meta', 'resetPasswordToken')

  const volunteer = randomEmail('volunteer')
  const pair = { password: goodPassword, password_confirmation: goodPassword }
  await visit('POST', '/auth', { email: volunteer, first_name: 'A', last_name: 'B', ...pair }, once())
  secrets.registration = tokenIn(await mailTo(app, site, volunteer, 'registrationConfirm'))

  await givePassword(app, site, student.id)
  const address = randomEmail('new')
  const change = { user: { email: address, current_password: goodPassword } }
  const changed = await student.send('PATCH', '/current_user', change, once())
  assert.equal(changed.status, 200)
  secrets.emailChange = tokenIn(await mailTo(app, site, address, 'emailConfirm'))

  const borrowed = await schoolAdmin.send('POST', '/sign_in_as_user', { user_id: student.id }, once())
  assert.equal(borrowed.status, 200)
  secrets.impersonation = borrowed.headers['access-token'] as string
  secrets.password = goodPassword
  const asked = { organizationId: school.id, name: 'Program', scopes: ['students'] }
  const made = await schoolAdmin.send('POST', '/api_keys', { data: { type: 'apiKeys', attributes: asked } }, once())
  assert.equal(made.status, 201)
  const { key } = JSON.parse(made.body).meta
  const used = await visit('GET', '/api/v1/students', undefined, { authorization: `Bearer ${key}` })
  assert.equal(used.status, 200)
  secrets.apiKey = key.slice(-43)
  const hook = {
    organizationId: school.id,
    name: 'Program',
    address: 'https://hooks.example.com/x',
    areas: ['students'],
  }
  const hooked = await schoolAdmin.send('POST', '/webhooks', { data: { type: 'webhooks', attributes: hook } }, once())
  assert.equal(hooked.status, 201)
  secrets.webhook = JSON.parse(hooked.body).meta.secret.slice('whsec_'.length)

  const texts = await dump()
  assert.ok(
    texts.some((text) => text.includes(email)),
    'the search finds what is there',
  )
  for (const [name, secret] of Object.entries(secrets)) {
    assert.ok(secret.length >= 22, name)
    const leaks = texts.filter((text) => text.includes(secret))
    assert.deepEqual(leaks, [], name)
    const encoded = [Buffer.from(secret).toString('base64').slice(0, -3), Buffer.from(secret).toString('hex')]
    for (const form of encoded) assert.ok(!texts.some((text) => text.includes(form)), `${name} as ${form}`)
  }
})

test('a repeat with the same Idempotency-Key gets a session of its own, not a stored one', async () => {
  const key = { 'idempotency-key': randomEmail('key') }
  const first = await schoolAdmin.send('POST', '/sign_in_as_user', { user_id: student.id }, key)
  const second = await schoolAdmin.send('POST', '/sign_in_as_user', { user_id: student.id }, key)
  assert.deepEqual([first.status, second.status], [200, 200])
  assert.notEqual(first.headers['access-token'], second.headers['access-token'])
})

test('tokens are long and never the same', async () => {
  const { email, id } = await personWithPassword(app, site)
  const visit = visitor(app, site)
  const tokens = new Set<string>()
  for (let i = 0; i < 20; i++) {
    tokens.add((await signIn(visit, email))['access-token'] as string)
    tokens.add(await app.road.inTenant(site, (tx) => issueLink(tx, id, 'reset')))
  }
  assert.equal(tokens.size, 40)
  for (const token of tokens) assert.ok(Buffer.from(token, 'base64url').length >= 16)
  assert.deepEqual(await mailsTo(app, site, email), [])
})
