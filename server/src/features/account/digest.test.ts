import assert from 'node:assert/strict'
import { test } from 'node:test'
import { currentUser, updateCurrentUser } from '#protocol/features/account.ts'
import { world } from '#test/world.ts'

const { student, mentor } = await world()

test('one chooses how often a summary comes, and on which day', async () => {
  const before = await student.ask(currentUser)
  assert.deepEqual([before.digest, before.digestWeekday], ['off', 1], 'nobody gets one unasked')
  await student.run(updateCurrentUser, '', { digest: 'weekly', digestWeekday: 5 })
  const after = await student.ask(currentUser)
  assert.deepEqual([after.digest, after.digestWeekday], ['weekly', 5])
  assert.equal((await mentor.ask(currentUser)).digest, 'off')
})

test('there is no other rhythm, and no eighth day', async () => {
  for (const attributes of [{ digest: 'hourly' }, { digestWeekday: 8 }, { digestWeekday: 0 }, { digest: null }]) {
    const answer = await student.send('PATCH', '/current_user', { data: { type: 'users', id: student.id, attributes } })
    assert.equal(answer.status, 422, JSON.stringify(attributes))
  }
})
