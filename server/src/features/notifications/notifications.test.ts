import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { notifications, readNotification } from '#protocol/features/notifications.ts'
import { addRole } from '#protocol/features/users.ts'
import { LiveReader } from '#test/live-reader.ts'
import { OwnDatabase } from '#test/own-database.ts'
import { until } from '#test/until.ts'
import { type Person, person, world } from '#test/world.ts'
import { listeningPort } from '../../app.ts'

const database = await OwnDatabase.create({ after })
const app = await database.app()
await app.startWorker()
const { site, school, schoolAdmin, student } = await world({}, app)

const told = async (who: Person) => [...(await who.list(notifications, { include: ['organization'] }))]
const unread = async (who: Person) => (await who.list(notifications, { filter: { readAtNull: true } })).length

/** Somebody who just got a role, and knows it. */
async function newHelper(): Promise<Person> {
  const colleague = await person(app, site, [['student', school.id]])
  await schoolAdmin.run(addRole, colleague.id, { name: 'volunteer', organizationId: school.id })
  await until('the news arrived', async () => (await unread(colleague)) > 0)
  return colleague
}

test('whoever gets a role is told so, by the organization’s name', async () => {
  const colleague = await newHelper()
  const [notice] = await told(colleague)
  assert.deepEqual(
    [notice?.kind, notice?.detail, notice?.organization?.name, notice?.path, notice?.readAt],
    ['roleAdded', 'volunteer', 'Test College', '/account/roles', null],
  )
})

test('what was read is no longer unread, and stays in the list', async () => {
  const colleague = await newHelper()
  const [notice] = await told(colleague)
  await colleague.run(readNotification, notice?.id as string, {})
  assert.equal(await unread(colleague), 0)
  assert.equal((await told(colleague)).length, 1)
})

test('every open page of theirs hears of what is new and of what was read, and nobody else’s', async () => {
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const colleague = await person(app, site, [['student', school.id]])
  const open = ({ credentials }: Person) => LiveReader.open({ port: listeningPort(app.http) }, credentials)
  const [one, other, stranger] = await Promise.all([open(colleague), open(colleague), open(student)])
  await schoolAdmin.run(addRole, colleague.id, { name: 'volunteer', organizationId: school.id })
  await until('the news arrived', async () => (await unread(colleague)) > 0)
  const [notice] = await told(colleague)
  const heard = `notifications ${notice?.id}`
  for (const page of [one, other]) await page.hears(heard)
  await colleague.run(readNotification, notice?.id ?? '', {})
  await until('the other tab hears that it was read', () => other.changes.filter((each) => each === heard).length === 2)
  assert.ok(!stranger.changes.includes(heard))
  for (const page of [one, other, stranger]) page.close()
})

test('everything can be read at once, and nobody else’s', async () => {
  const [one, other] = [await newHelper(), await newHelper()]
  await one.send('PUT', '/notifications/read')
  assert.deepEqual([await unread(one), await unread(other)], [0, 1])
})

test('nobody reads or marks what somebody else is told', async () => {
  const [notice] = await told(await newHelper())
  for (const who of [student, schoolAdmin]) {
    const path = `/notifications/${notice?.id}`
    assert.equal((await who.send('GET', path)).status, 404)
    assert.equal((await who.send('PUT', `${path}/read`)).status, 404)
  }
})

test('whoever acts as somebody cannot make their news old', async () => {
  const colleague = await newHelper()
  const answer = await schoolAdmin.send('POST', '/sign_in_as_user', { userId: colleague.id })
  const keys = ['access-token', 'client', 'uid'].map((name) => [name, answer.headers[name] as string])
  const borrowed = { 'x-tenant': site.key, ...Object.fromEntries(keys) }
  const refused = await app.http.inject({ method: 'PUT', url: '/api/v1/notifications/read', headers: borrowed })
  assert.equal(refused.statusCode, 403)
  assert.ok((await unread(colleague)) >= 1)
})
