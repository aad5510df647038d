import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { mailTo, reactingApp, tokenIn } from '#test/mails.ts'
import {
  type Answer,
  at,
  givePassword,
  goodPassword,
  listAt,
  personWithPassword,
  signIn,
  visitor,
} from '#test/visitor.ts'
import { person, world } from '#test/world.ts'
import { commonPasswords } from './passwords/common-passwords.ts'
import { issueLink } from './tokens.ts'

const app = await reactingApp()
const { site, school, schoolAdmin, centerAdmin, operator, student } = await world({}, app)

/** The three places where a password is chosen: by a reset link, by an invitation, by somebody signed in. */
type Door = (password: string, confirmation?: string) => Promise<{ answer: Answer; email: string }>

const byReset: Door = async (password, confirmation = password) => {
  const { email } = await personWithPassword(app, site)
  const visit = visitor(app, site)
  await visit('POST', '/auth/password', { email })
  const token = tokenIn(await mailTo(app, site, email, 'passwordReset'))
  const body = { password, password_confirmation: confirmation, reset_password_token: token }
  return { answer: await visit('PUT', '/auth/password', body), email }
}

const byInvitation: Door = async (password, confirmation = password) => {
  const invited = await person(app, site, [['student', school.id]], { status: 'invited' })
  const token = await app.road.inTenant(site, (tx) => issueLink(tx, invited.id, 'invitation', { email: invited.email }))
  const body = { confirmation_token: token, password, password_confirmation: confirmation }
  return { answer: await visitor(app, site)('POST', '/api/v1/confirm', body), email: invited.email }
}

const byChange: Door = async (password, confirmation = password) => {
  const { email } = await personWithPassword(app, site)
  const visit = visitor(app, site)
  const body = { password, passwordConfirmation: confirmation, currentPassword: goodPassword }
  return { answer: await visit('PATCH', '/auth/password', body, await signIn(visit, email)), email }
}

const doors = { byReset, byInvitation, byChange }
const noise = (length: number) => randomBytes(length).toString('base64url').slice(0, length)

async function opens(email: string, password: string): Promise<boolean> {
  return (await visitor(app, site)('POST', '/auth/sign_in', { email, password })).status === 200
}

for (const [name, door] of Object.entries(doors)) {
  test(`${name}: eleven characters are too few, twelve to 256 are fine`, async () => {
    for (const length of [1, 11]) assert.equal((await door(noise(length))).answer.status, 422, String(length))
    for (const length of [12, 64, 128, 256]) {
      const password = noise(length)
      const { answer, email } = await door(password)
      assert.equal(answer.status, 200, `${length} ${answer.text}`)
      assert.ok(await opens(email, password), String(length))
    }
    assert.equal((await door(noise(257))).answer.status, 422)
  })

  test(`${name}: nothing is cut off, folded or trimmed, and any character is welcome`, async () => {
    const long = noise(100)
    const twin = `${long.slice(0, 89)}${long[89] === 'a' ? 'b' : 'a'}${long.slice(90)}`
    const { email } = await door(long)
    assert.ok(await opens(email, long))
    assert.ok(!(await opens(email, twin)), 'the ninetieth character counts')
    assert.ok(!(await opens(email, long.toLowerCase())))
    for (const password of ['🦊🐢🌧🚲🧀🎻🪴🦉🛶🍉⛵🎈', '   spaties   tellen   mee   ', 'ηλεκτρικός ποδήλατο']) {
      const { answer, email: owner } = await door(password)
      assert.equal(answer.status, 200, password)
      assert.ok(await opens(owner, password), password)
      if (password.trim() !== password) assert.ok(!(await opens(owner, password.trim())))
    }
  })

  test(`${name}: a missing or different repetition is refused`, async () => {
    for (const [password, again] of [
      ['', ''],
      [goodPassword, ''],
      ['', goodPassword],
      [noise(20), noise(20)],
    ] as const) {
      const { answer } = await door(password, again)
      // An invitation may also be accepted first and get its password afterwards.
      const isLater = name === 'byInvitation' && !password && !again
      assert.equal(answer.status, isLater ? 200 : 422, `${password} ${again}`)
    }
  })
}

test('fifty passwords that everybody guesses are refused, each with the reason', async () => {
  const wellKnown = [...commonPasswords].filter((word) => word.length >= 12)
  const usual = ['password', 'wachtwoord', 'welkom', 'qwertyuiop', 'geheim', 'zomer', 'school', 'admin', 'letmein']
  const endings = ['2026!!!!!!!', '1234567890', '-2025-2025', '!!!!!!!!!!!!', '000000000000']
  const samples = [...wellKnown, ...usual.flatMap((word) => endings.map((end) => word + end))].slice(0, 50)
  assert.equal(samples.length, 50)
  const { email } = await personWithPassword(app, site)
  const visit = visitor(app, site)
  await visit('POST', '/auth/password', { email })
  const token = tokenIn(await mailTo(app, site, email, 'passwordReset'))
  for (const password of samples) {
    const body = { password, password_confirmation: password, reset_password_token: token }
    const { status, json } = await visit('PUT', '/auth/password', body)
    assert.equal(status, 422, password)
    assert.equal(at(json, 'status'), 'error')
    assert.ok(listAt(json, 'errors', 'password').length > 0 && listAt(json, 'errors', 'full_messages').length > 0)
  }
  const own = `${email.split('@')[0]}!`
  const personal = await visit('PUT', '/auth/password', {
    password: own,
    password_confirmation: own,
    reset_password_token: token,
  })
  assert.equal(personal.status, 422)
  const body = { password: noise(20), reset_password_token: token }
  const good = await visit('PUT', '/auth/password', { ...body, password_confirmation: body.password })
  assert.equal(good.status, 200, 'refused passwords do not use the link up')
})

test('the first password of an invitation changes nothing, so that nobody is warned; every later one is told', async () => {
  const told = async (email: string) =>
    app.road.db.withTenant(site.id, (sql) =>
      sql.rows(
        `select 1 from events e join users u on u.id = e.subject_id where e.name = 'password.changed' and u.email = $1`,
        [email],
      ),
    )
  const atOnce = await byInvitation(noise(20))
  assert.equal(atOnce.answer.status, 200)
  assert.equal((await told(atOnce.email)).length, 0)

  const invited = await person(app, site, [['student', school.id]], { status: 'invited' })
  const token = await app.road.inTenant(site, (tx) => issueLink(tx, invited.id, 'invitation', { email: invited.email }))
  const visit = visitor(app, site)
  const { json } = await visit('POST', '/api/v1/confirm', { confirmation_token: token })
  const first = noise(20)
  const pair = { password: first, passwordConfirmation: first }
  await visit('PUT', '/auth/password', { ...pair, resetPasswordToken: at(json, 'meta', 'resetPasswordToken') })
  assert.ok(await opens(invited.email, first))
  assert.equal((await told(invited.email)).length, 0)

  const changed = await byChange(noise(20))
  assert.equal((await told(changed.email)).length, 1)
})

test('only an Argon2id hash is kept', async () => {
  const { email } = await byReset(noise(20)).then(({ email }) => ({ email }))
  const [row] = await app.road.db.withTenant(site.id, (sql) =>
    sql.rows<{ password_hash: string }>(
      'select password_hash from credentials c join users u on u.id = c.user_id where u.email = $1',
      [email],
    ),
  )
  assert.match(row?.password_hash as string, /^\$argon2id\$v=19\$/)
})

test('changing one’s password needs the current one, and leaves one signed in with the same token', async () => {
  const { email, id } = await personWithPassword(app, site)
  const visit = visitor(app, site)
  const [keys, other] = [await signIn(visit, email), await signIn(visit, email)]
  const password = noise(20)
  const pair = { password, password_confirmation: password }
  for (const current of [undefined, '', 'not the one', null, 0, true, {}, [goodPassword]]) {
    const answer = await visit('PUT', '/auth/password', { ...pair, current_password: current }, keys)
    assert.equal(answer.status, 422, String(current))
    assert.ok(at(answer.json, 'errors', 'current_password'))
  }
  const answer = await visit('PUT', '/auth/password', { ...pair, current_password: goodPassword }, keys)
  assert.equal(answer.status, 200)
  assert.equal(at(answer.json, 'data', 'id'), id)
  // The product's client takes values from an answer only when it signs in.
  assert.equal(answer.headers['access-token'], keys['access-token'])
  assert.equal((await visit('GET', '/auth/validate_token', undefined, keys)).status, 200)
  assert.equal((await visit('GET', '/auth/validate_token', undefined, other)).status, 401, 'every other one ends')
  assert.ok(!(await opens(email, goodPassword)))
  assert.ok(await opens(email, password))
})

test('guessing the current password with somebody’s open session is throttled at both places', async () => {
  const victim = await personWithPassword(app, site)
  const visit = visitor(app, site)
  const statuses: number[] = []
  for (let i = 0; i < 12; i++) {
    const body = { password: 'x', password_confirmation: 'x', current_password: `guess ${i}` }
    statuses.push((await visit('PUT', '/auth/password', body, victim.credentials)).status)
  }
  assert.deepEqual(statuses.slice(-2), [429, 429])

  const second = await personWithPassword(app, site)
  const others: number[] = []
  for (let i = 0; i < 12; i++) {
    const attributes = { email: `new.${i}@example.test`, current_password: `guess ${i}` }
    others.push((await second.send('PATCH', '/current_user', { user: attributes })).status)
  }
  assert.deepEqual(others.slice(0, 10), Array(10).fill(422))
  assert.deepEqual(others.slice(-2), [429, 429])
})

test('no identity, or a wrong one, is 401', async () => {
  const visit = visitor(app, site)
  const pair = { password: goodPassword, password_confirmation: goodPassword }
  const nobody = await visit('PUT', '/auth/password', pair)
  assert.equal(nobody.status, 401)
  const english = await visit('PUT', '/auth/password', pair, { 'accept-language': 'en' })
  assert.deepEqual(at(english.json, 'errors'), [
    'You must provide either the uid, client and accessToken or the resetPasswordToken.',
  ])
  const stranger = await visit('PUT', '/auth/password', pair, { uid: 'a@b.nl', client: 'c', 'access-token': 't' })
  assert.equal(stranger.status, 401)
})

test('an administrator can never set somebody’s password', async () => {
  await givePassword(app, site, student.id)
  for (const admin of [schoolAdmin, centerAdmin, operator]) {
    for (const name of ['password', 'password_hash', 'encrypted_password', 'password_confirmation']) {
      const body = { data: { type: 'users', id: student.id, attributes: { [name]: noise(20) } } }
      const answer = await admin.send('PATCH', `/users/${student.id}`, body)
      assert.ok([404, 422].includes(answer.status), `${name} ${answer.status}`)
      const fresh = { email: `n.${noise(8)}@example.test`, first_name: 'A', last_name: 'B', [name]: noise(20) }
      const created = await admin.send('POST', '/users', { data: { type: 'users', attributes: fresh } })
      assert.equal(created.status, 422, `${name} ${created.body}`)
    }
  }
  const self = await student.send('PATCH', '/current_user', { user: { password: noise(20) } })
  assert.equal(self.status, 422)
  assert.ok(await opens(student.email, goodPassword))
})
