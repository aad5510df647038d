import assert from 'node:assert/strict'
import { test } from 'node:test'
import { studentProfiles } from '#protocol/features/students.ts'
import { removeRole, users } from '#protocol/features/users.ts'
import { mailsTo, mailTo, reactingApp } from '#test/mails.ts'
import { personWithPassword, signIn, visitor } from '#test/visitor.ts'
import { organization, type Person, person, world } from '#test/world.ts'

const app = await reactingApp()
const { site, school, provider, schoolAdmin, student } = await world({}, app)
const visit = visitor(app, site)
const rows = <T>(text: string, values: unknown[]) => app.road.db.withTenant(site.id, (sql) => sql.rows<T>(text, values))

const add = async (who: Person, attributes: object) => {
  const answer = await who.send('POST', '/users', { data: { type: 'users', attributes } })
  return { status: answer.status, body: JSON.parse(answer.body) }
}
const noor = (email: string, more: object = {}) => ({ email, firstName: 'Noor', lastName: 'Bos', ...more })
async function withoutRole(details: Record<string, string> = {}): Promise<Person> {
  const somebody = await personWithPassword(app, site, [['volunteer', school.id]], details)
  await schoolAdmin.run(removeRole, somebody.id, { name: 'volunteer', organizationId: school.id })
  return somebody
}

test('whoever lost their last role comes back with the same account by being added again', async () => {
  const somebody = await withoutRole()
  assert.equal((await schoolAdmin.send('GET', `/users/${somebody.id}`)).status, 404, 'nobody looks after them')

  const { status, body } = await add(schoolAdmin, noor(somebody.email.toUpperCase(), { role: 'mentor' }))

  assert.equal(status, 201, JSON.stringify(body))
  assert.equal(body.data.id, somebody.id)
  const found = await schoolAdmin.find(users, somebody.id, { include: ['roles'] })
  assert.deepEqual([found.firstName, found.email, found.status], ['Noor', somebody.email, 'active'])
  assert.deepEqual(
    (found.roles as unknown as { name: string }[]).map(({ name }) => name),
    ['mentor'],
  )
  assert.equal((await somebody.send('GET', '/current_user')).status, 200, 'the sessions stay theirs')
  await signIn(visit, somebody.email)
  await mailTo(app, site, somebody.email, 'roleAdded')
  assert.deepEqual(await mailsTo(app, site, somebody.email, 'invitation'), [], 'who is in needs no invitation')
})

test('whoever never accepted their invitation gets a new one, when that is asked', async () => {
  for (const invite of [true, false]) {
    const somebody = await withoutRole({ status: 'invited' })
    assert.equal((await add(schoolAdmin, noor(somebody.email, { invite }))).status, 201)
    if (invite) await mailTo(app, site, somebody.email, 'invitation')
    else assert.deepEqual(await mailsTo(app, site, somebody.email), [])
  }
})

test('who has a role somewhere, was erased, or was put away is not taken over', async () => {
  const elsewhere = await person(app, site, [['volunteer', provider.id]])
  const erased = await withoutRole()
  await rows('update users set erased_at = now() where id = $1', [erased.id])
  for (const { id, email } of [elsewhere, erased]) {
    const added = await add(schoolAdmin, noor(email))
    assert.equal(added.status, 201)
    assert.notEqual(added.body.data.id, id, 'whoever adds them learns of no account, and gets none')
  }
  const archived = await withoutRole()
  await rows(`update users set status = 'archived' where id = $1`, [archived.id])
  assert.equal((await add(schoolAdmin, noor(archived.email))).status, 201)
  assert.equal(
    (await schoolAdmin.find(users, archived.id)).status,
    'archived',
    'bringing back is a decision of its own',
  )
  assert.equal((await add(student, noor((await withoutRole()).email))).status, 403)
})

test('of two who take somebody up at the same moment one does', async () => {
  for (let round = 0; round < 5; round++) {
    const somebody = await withoutRole()
    const answers = await Promise.all([
      add(schoolAdmin, noor(somebody.email, { role: 'mentor' })),
      add(schoolAdmin, noor(somebody.email, { role: 'volunteer' })),
    ])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 422])
  }
})

test('an organization where they never were does not get them, the same one goes on with what it knew', async () => {
  const other = await organization(app, site, 'School', { brin: '33ZZ' })
  const otherAdmin = await person(app, site, [['admin', other.id]])
  const somebody = await person(app, site, [['student', school.id]])
  await rows(`update student_profiles set student_number = '77' where id = $1`, [somebody.id])
  await schoolAdmin.run(removeRole, somebody.id, { name: 'student', organizationId: school.id })

  const added = await add(otherAdmin, noor(somebody.email, { role: 'student' }))
  assert.notEqual(added.body.data.id, somebody.id)
  assert.equal((await otherAdmin.send('GET', `/users/${somebody.id}`)).status, 404)

  assert.equal((await add(schoolAdmin, noor(somebody.email, { role: 'student' }))).status, 201)
  assert.equal((await schoolAdmin.find(studentProfiles, somebody.id)).studentNumber, '77')
})
