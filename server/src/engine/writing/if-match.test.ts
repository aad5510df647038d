import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiError } from '#protocol/client.ts'
import { currentUser, updateCurrentUser } from '#protocol/features/account.ts'
import { organizations, updateOrganization } from '#protocol/features/organizations.ts'
import { tags } from '#protocol/features/tags.ts'
import { archiveUser, updateUser, users } from '#protocol/features/users.ts'
import { type Person, person, world } from '#test/world.ts'

const { app, site, school, schoolAdmin, centerAdmin, nonProfit } = await world()
const tooLate = (error: unknown) => {
  assert.ok(error instanceof ApiError)
  assert.deepEqual([error.status, error.errors[0]?.code], [412, 'record.changed'])
  return true
}
const pupil = () => person(app, site, [['student', school.id]])
const seen = (who: Person, id: string) => who.find(users, id)

test('of two people who change the same person the second is told, and nothing of theirs is saved', async () => {
  const somebody = await pupil()
  const colleague = await person(app, site, [['admin', school.id]])
  const first = await seen(schoolAdmin, somebody.id)
  const second = await seen(colleague, somebody.id)
  await schoolAdmin.run(updateUser, somebody.id, { firstName: 'Eerst' }, { since: first.updatedAt })
  const late = colleague.run(updateUser, somebody.id, { lastName: 'Laat' }, { since: second.updatedAt })
  await assert.rejects(late, tooLate)
  const now = await seen(colleague, somebody.id)
  assert.deepEqual([now.firstName, now.lastName === 'Laat'], ['Eerst', false])
  await colleague.run(updateUser, somebody.id, { lastName: 'Laat' }, { since: now.updatedAt })
  assert.equal((await seen(schoolAdmin, somebody.id)).lastName, 'Laat')
})

test('at the same moment one of five is in time', async () => {
  const somebody = await pupil()
  const { updatedAt } = await seen(schoolAdmin, somebody.id)
  const answers = await Promise.allSettled(
    [1, 2, 3, 4, 5].map((n) =>
      schoolAdmin.run(updateUser, somebody.id, { firstName: `Nummer ${n}` }, { since: updatedAt }),
    ),
  )
  assert.equal(answers.filter(({ status }) => status === 'fulfilled').length, 1)
})

test('it holds for commands without input and for rows that the engine writes by itself', async () => {
  const somebody = await pupil()
  const { updatedAt } = await seen(schoolAdmin, somebody.id)
  await schoolAdmin.run(updateUser, somebody.id, { firstName: 'Anders' })
  await assert.rejects(schoolAdmin.run(archiveUser, somebody.id, {}, { since: updatedAt }), tooLate)

  const tag = await schoolAdmin.create(tags, { name: 'Horeca' })
  await schoolAdmin.update(tags, tag.id, { name: 'Eten' }, { since: tag.updatedAt })
  await assert.rejects(schoolAdmin.update(tags, tag.id, { name: 'Drinken' }, { since: tag.updatedAt }), tooLate)
  await assert.rejects(schoolAdmin.remove(tags, tag.id, { since: tag.updatedAt }), tooLate)
  assert.equal((await schoolAdmin.find(tags, tag.id)).name, 'Eten')
})

test('organizations too, and one’s own details in another tab', async () => {
  const { updatedAt } = await centerAdmin.find(organizations, nonProfit.id)
  await centerAdmin.run(updateOrganization, nonProfit.id, { city: 'Ede' }, { since: updatedAt })
  const late = centerAdmin.run(updateOrganization, nonProfit.id, { city: 'Epe' }, { since: updatedAt })
  await assert.rejects(late, tooLate)

  const me = await schoolAdmin.ask(currentUser)
  await schoolAdmin.run(updateCurrentUser, '', { firstName: 'Ada' }, { since: me.updatedAt })
  await assert.rejects(schoolAdmin.run(updateCurrentUser, '', { firstName: 'Ida' }, { since: me.updatedAt }), tooLate)
})

test('who may not is told that and not how old the row is; who says nothing overwrites; nonsense is refused', async () => {
  const somebody = await pupil()
  const old = { since: '2020-01-01T00:00:00Z' }
  await assert.rejects(somebody.run(updateUser, somebody.id, { firstName: 'X' }, old), /403|rechten|rights/)
  await schoolAdmin.run(updateUser, somebody.id, { firstName: 'Zonder' })
  const body = { data: { type: 'users', id: somebody.id, attributes: { firstName: 'Y' } } }
  const answer = await schoolAdmin.send('PATCH', `/users/${somebody.id}`, body, { 'if-match': '"gisteren"' })
  assert.equal(answer.status, 400)
})
