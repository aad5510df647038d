import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resendInvitation, updateUser, users } from '#protocol/features/users.ts'
import { personWithPassword, signIn, visitor } from '#test/visitor.ts'
import { person, world } from '#test/world.ts'

const { app, site, school, schoolAdmin } = await world()
const visit = visitor(app, site)

test('somebody who signs in meanwhile does not stop what an administrator wrote about them', async () => {
  const somebody = await personWithPassword(app, site, [['student', school.id]])
  const { updatedAt } = await schoolAdmin.find(users, somebody.id)
  await signIn(visit, somebody.email)
  await visit('POST', '/auth/password', { email: somebody.email })
  const now = await schoolAdmin.find(users, somebody.id)
  assert.ok(now.lastSignInAt)
  assert.equal(now.updatedAt, updatedAt)
  const saved = await schoolAdmin.run(updateUser, somebody.id, { firstName: 'Ada' }, { since: updatedAt })
  assert.ok(saved.updatedAt > updatedAt)
})

test('neither does an invitation that is sent again', async () => {
  const somebody = await person(app, site, [['student', school.id]], { status: 'invited' })
  const { updatedAt } = await schoolAdmin.find(users, somebody.id)
  await schoolAdmin.run(resendInvitation, somebody.id)
  assert.equal((await schoolAdmin.find(users, somebody.id)).updatedAt, updatedAt)
})
