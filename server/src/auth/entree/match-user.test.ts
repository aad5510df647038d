import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventsAbout, identitiesOf, startEntreeStory } from '#test/entree-story.ts'
import { organization, person } from '#test/world.ts'

const { idp, app, newWorld, change, newIdentity, link, signIn } = await startEntreeStory()

test('a pupil who came before signs in through the school and lands where they wanted to be', async () => {
  const here = await newWorld()
  const subject = newIdentity()
  await link(here, here.student, subject)

  const { browser, page, code, returnTo } = await signIn(here, subject)
  assert.equal(page, 'success')
  assert.equal(returnTo, '/stagebank?kind=zorg')

  const answer = await browser.exchange(code)
  assert.equal(answer.statusCode, 200, answer.body)
  assert.equal(answer.json().data.id, here.student.id)
  const me = await browser.send('GET', '/auth/validate_token')
  assert.equal(me.statusCode, 200)
  assert.equal(me.json().data.email, here.student.email)
  assert.equal(browser.cookies.has('entree'), false, 'the cookie of the sign-in is gone')
  assert.deepEqual(await eventsAbout(here.student), ['session.started'])
})

test('who comes for the first time is found by the mail of their own school, and known from then on', async () => {
  const here = await newWorld()
  const subject = newIdentity({ mail: [here.student.email.toUpperCase()] })

  const first = await signIn(here, subject)
  assert.equal(first.page, 'success')
  assert.equal((await first.browser.exchange(first.code)).json().data.id, here.student.id)
  assert.deepEqual(await identitiesOf(here.student), [{ issuer: idp.issuer, subject }])
  assert.deepEqual(await eventsAbout(here.student), ['identity.linked', 'session.started'])

  idp.people.set(subject, { nlEduPersonHomeOrganizationId: '11ZZ', eduPersonAffiliation: [], sn: [], mail: [] })
  const second = await signIn(here, subject)
  assert.equal(second.page, 'success', 'neither name nor mail is needed once somebody is known')
})

test('somebody who was only invited is active after coming through their school', async () => {
  const here = await newWorld()
  const invited = await person(app, here.site, [['student', here.school.id]], { status: 'invited' })
  const { browser, page, code } = await signIn(here, newIdentity({ mail: invited.email }))
  assert.equal(page, 'success')
  assert.equal((await browser.exchange(code)).json().data.status, 'active')
  assert.deepEqual(await eventsAbout(invited), ['identity.linked', 'account.confirmed', 'session.started'])
})

test('one pupil on two devices at the same moment becomes one identity', async () => {
  const here = await newWorld()
  const subject = newIdentity({ mail: here.student.email })
  const both = await Promise.all([signIn(here, subject), signIn(here, subject)])
  assert.deepEqual(
    both.map(({ page }) => page),
    ['success', 'success'],
  )
  assert.equal((await identitiesOf(here.student)).length, 1)
})

test('a school that is missing, unknown or not approved is told apart', async () => {
  const here = await newWorld()
  await organization(app, here.site, 'School', { brin: '22AA', status: 'pending' })
  const mail = here.student.email
  const cases = [
    [[], 'brin_missing'],
    ['not a brin', 'brin_missing'],
    ['99XX', 'brin_unknown'],
    ['22AA', 'school_not_activated'],
  ] as const
  for (const [brin, expected] of cases) {
    const { page, code } = await signIn(here, newIdentity({ mail, nlEduPersonHomeOrganizationId: brin }))
    assert.deepEqual({ page, code }, { page: 'error', code: expected })
  }
  assert.deepEqual(await identitiesOf(here.student), [])
})

test('a short BRIN of several branches is ambiguous for a newcomer, and the branch decides when it is given', async () => {
  const here = await newWorld()
  const north = await organization(app, here.site, 'School', { brin: '33BB01' })
  await organization(app, here.site, 'School', { brin: '33bb02' })
  const pupil = await person(app, here.site, [['student', north.id]])
  const subject = newIdentity({ mail: pupil.email, nlEduPersonHomeOrganizationId: ['33BB'] })
  assert.equal((await signIn(here, subject)).code, 'brin_four_ambiguous')

  idp.people.set(subject, { ...idp.people.get(subject), nlEduPersonHomeOrganizationBranchId: ['33BB01'] })
  assert.equal((await signIn(here, subject)).page, 'success')

  idp.people.set(subject, { nlEduPersonHomeOrganizationId: ['33BB'] })
  assert.equal((await signIn(here, subject)).page, 'success', 'who is known needs no branch any more')

  const other = newIdentity({ mail: pupil.email, nlEduPersonHomeOrganizationId: ['33BB02'] })
  assert.equal((await signIn(here, other)).code, 'user_other_school')
})

test('an employee does not get into a pupil’s account, nor a pupil into that of staff', async () => {
  const here = await newWorld()
  const employee = newIdentity({ mail: here.student.email, eduPersonAffiliation: ['employee'] })
  assert.equal((await signIn(here, employee)).code, 'role_mismatch')
  const pupil = newIdentity({ mail: here.mentor.email, eduPersonAffiliation: ['student'] })
  assert.equal((await signIn(here, pupil)).code, 'role_mismatch')
  await link(here, here.schoolAdmin, pupil)
  assert.equal((await signIn(here, pupil)).code, 'role_mismatch', 'also for somebody who is known')

  const mentor = newIdentity({ mail: here.mentor.email, eduPersonAffiliation: ['employee', 'affiliate'] })
  assert.equal((await signIn(here, mentor)).page, 'success')
})

test('a newcomer without mail, or whose mail nobody here has, gets no account', async () => {
  const here = await newWorld()
  assert.equal((await signIn(here, newIdentity({ mail: [] }))).code, 'mail_missing')
  assert.equal((await signIn(here, newIdentity({ mail: 'nobody@school.test' }))).code, 'user_not_provisioned')
  const people = await app.road.db.withTenant(here.site.id, (sql) =>
    sql.rows(`select id from users where email = 'nobody@school.test'`),
  )
  assert.deepEqual(people, [])
})

test('the mail of somebody at another site opens nothing and tells nothing', async () => {
  const here = await newWorld()
  const there = await newWorld()
  const { code } = await signIn(here, newIdentity({ mail: there.student.email }))
  assert.equal(code, 'user_not_provisioned')
})

test('only who proves to own an account at another site is told that this is the wrong website', async () => {
  const here = await newWorld()
  const there = await newWorld()
  const subject = newIdentity({ mail: there.student.email })
  await link(there, there.student, subject)
  assert.equal((await signIn(here, subject)).code, 'wrong_center')
  idp.people.set(subject, { nlEduPersonHomeOrganizationId: '99XX' })
  assert.equal((await signIn(here, subject)).code, 'wrong_center')
  await change(there, `update users set status = 'archived' where id = $1`, [there.student.id])
  assert.equal((await signIn(here, subject)).code, 'brin_unknown')
})

test('somebody who moved to another school of this site is told so', async () => {
  const here = await newWorld()
  await organization(app, here.site, 'School', { brin: '44CC' })
  const subject = newIdentity({ nlEduPersonHomeOrganizationId: '44CC' })
  await link(here, here.student, subject)
  assert.equal((await signIn(here, subject)).code, 'user_other_school')
})

test('who is archived or inactive stays out, known or not', async () => {
  const here = await newWorld()
  const subject = newIdentity()
  await link(here, here.student, subject)
  const newcomer = newIdentity({ mail: here.mentor.email, eduPersonAffiliation: 'employee' })
  for (const status of ['archived', 'inactive']) {
    await change(here, 'update users set status = $1 where id = any($2)', [status, [here.student.id, here.mentor.id]])
    assert.equal((await signIn(here, subject)).code, 'user_archived')
    assert.equal((await signIn(here, newcomer)).code, 'user_archived')
  }
})

test('somebody archived between coming back and the exchange of the code does not get in', async () => {
  const here = await newWorld()
  const subject = newIdentity()
  await link(here, here.student, subject)
  const { browser, code } = await signIn(here, subject)
  await change(here, `update users set status = 'archived' where id = $1`, [here.student.id])
  assert.equal((await browser.exchange(code)).statusCode, 401)
})
