import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activities } from '#protocol/activities.ts'
import { updateOrganization } from '#protocol/organizations.ts'
import { updateUser } from '#protocol/users.ts'
import { type Person, world } from '#test/world.ts'

const { school, nonProfit, schoolAdmin, centerAdmin, student, mentor, providerAdmin } = await world()
const seenBy = async (who: Person) =>
  (await who.list(activities, { include: ['actor'] })).map(({ name, subjectName, actor }) => [
    name,
    subjectName,
    actor?.id ?? null,
  ])

await schoolAdmin.run(updateUser, student.id, { firstName: 'Noor' })
await centerAdmin.run(updateOrganization, nonProfit.id, { city: 'Ede' })

test('an administrator sees what happened to the people of the organization, by name', async () => {
  assert.deepEqual(await seenBy(schoolAdmin), [['user.updated', 'Noor de Tester', schoolAdmin.id]])
})

test('a person sees what happened to them, and nothing of others', async () => {
  assert.deepEqual(
    (await seenBy(student)).map(([name]) => name),
    ['user.updated'],
  )
  assert.deepEqual(await seenBy(mentor), [])
  assert.deepEqual(await seenBy(providerAdmin), [])
})

test('a centre sees what happened to its hosts', async () => {
  assert.deepEqual(await seenBy(centerAdmin), [['organization.updated', 'Buurthuis', centerAdmin.id]])
})

test('the list can be narrowed to one subject', async () => {
  const about = (id: string) => schoolAdmin.list(activities, { filter: { subjectId_eq: id } })
  assert.equal((await about(student.id)).length, 1)
  assert.equal((await about(school.id)).length, 0)
})
