import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EntreeBrowser } from '#test/entree-browser.ts'
import { identitiesOf, startEntreeStory } from '#test/entree-story.ts'
import { asOwner } from '#test/setup.ts'
import type { Person } from '#test/world.ts'
import { hashPassword } from '../passwords/hash.ts'

const { idp, app, newWorld, change, newIdentity, link, signIn } = await startEntreeStory()
type World = Awaited<ReturnType<typeof newWorld>>

const password = 'a long walk to the harbour'
const setPassword = async (here: World, user: Person) =>
  change(here, 'insert into credentials (user_id, password_hash) values ($1, $2)', [
    user.id,
    await hashPassword(password),
  ])

test('an account with a password is joined only by who knows that password', async () => {
  const here = await newWorld()
  await setPassword(here, here.student)
  const subject = newIdentity({ mail: here.student.email })
  const { browser, page, code } = await signIn(here, subject)
  assert.deepEqual({ page, code }, { page: 'error', code: 'account_conflict' })
  assert.deepEqual(await identitiesOf(here.student), [])

  const { email } = here.student
  const wrong = await browser.send('POST', '/auth/entree/link', { email, password: 'not this one, surely' })
  assert.equal(wrong.statusCode, 401)
  const elsewhere = await new EntreeBrowser(app, here.site).send('POST', '/auth/entree/link', { email, password })
  assert.equal(elsewhere.statusCode, 422, 'the identity waits in the browser that proved it')
  assert.deepEqual(await identitiesOf(here.student), [])

  const right = await browser.send('POST', '/auth/entree/link', { email, password })
  assert.equal(right.statusCode, 200, right.body)
  assert.equal(right.json().data.id, here.student.id)
  assert.deepEqual(await identitiesOf(here.student), [{ issuer: idp.issuer, subject }])

  const again = await signIn(here, subject)
  assert.equal(again.page, 'success', 'from now on the school is enough')
})

test('the password of another account does not take the identity that waits', async () => {
  const here = await newWorld()
  await setPassword(here, here.student)
  await setPassword(here, here.mentor)
  const { browser, code } = await signIn(here, newIdentity({ mail: here.student.email }))
  assert.equal(code, 'account_conflict')
  const answer = await browser.send('POST', '/auth/entree/link', { email: here.mentor.email, password })
  assert.equal(answer.statusCode, 422)
  assert.deepEqual(await identitiesOf(here.mentor), [])
  const sessions = await asOwner((client) =>
    client.query(`select 1 from sessions where user_id = $1 and kind = 'entree'`, [here.mentor.id]),
  )
  assert.equal(sessions.rowCount, 0)
})

test('an identity does not wait for its password longer than ten minutes', async () => {
  const here = await newWorld()
  await setPassword(here, here.student)
  const { browser } = await signIn(here, newIdentity({ mail: here.student.email }))
  const moved = await change(here, `update oidc_logins set expires_at = expires_at - interval '10 minutes'`)
  assert.equal(moved, 1)
  const answer = await browser.send('POST', '/auth/entree/link', { email: here.student.email, password })
  assert.equal(answer.statusCode, 422)
  assert.deepEqual(await identitiesOf(here.student), [])
})

test('guesses of the password count as those of the sign-in page do', async () => {
  const here = await newWorld()
  await setPassword(here, here.student)
  const { browser } = await signIn(here, newIdentity({ mail: here.student.email }))
  const guess = { email: here.student.email, password: 'not this one, surely' }
  for (let attempt = 0; attempt < 10; attempt++) await browser.send('POST', '/auth/entree/link', guess)
  assert.equal((await browser.send('POST', '/auth/entree/link', { ...guess, password })).statusCode, 429)
})

test('a school’s word does not open an account that has another identity or a role elsewhere', async () => {
  const here = await newWorld()
  await link(here, here.student, 'somebody-else@school.test')
  assert.equal((await signIn(here, newIdentity({ mail: here.student.email }))).code, 'account_conflict')
  await change(here, `insert into roles (user_id, name, organization_id) values ($1, 'admin', $2)`, [
    here.mentor.id,
    here.center.id,
  ])
  const mentor = newIdentity({ mail: here.mentor.email, eduPersonAffiliation: 'employee' })
  assert.equal((await signIn(here, mentor)).code, 'account_conflict')
})

test('of several identities that claim one mail address at the same moment one gets the account', async () => {
  const here = await newWorld()
  const browsers = Array.from({ length: 5 }, () => new EntreeBrowser(app, here.site))
  const addresses = await Promise.all(
    browsers.map(async (browser) => idp.walk(await browser.start(), newIdentity({ mail: here.student.email }))),
  )
  const outcomes = await Promise.all(
    browsers.map(async (browser, index) => browser.comeBack(addresses[index] as string)),
  )
  assert.equal(outcomes.filter(({ page }) => page === 'success').length, 1)
  assert.equal(outcomes.filter(({ code }) => code === 'account_conflict').length, 4)
  assert.equal((await identitiesOf(here.student)).length, 1)
})
