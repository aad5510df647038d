import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addSickDay, sickDays } from '#protocol/features/sick-days.ts'
import { world } from '#test/world.ts'

test('a student says which day they cannot come; their school sees it, others do not', async () => {
  const { student, schoolAdmin, providerAdmin } = await world()
  await student.run(addSickDay, '', { date: '2099-01-01', reason: 'Ill' })
  await student.run(addSickDay, '', { date: '2099-01-01', reason: 'Still ill' })
  assert.deepEqual(
    (await student.list(sickDays)).map(({ date, reason }) => [date, reason]),
    [['2099-01-01', 'Still ill']],
  )
  assert.equal((await schoolAdmin.list(sickDays)).length, 1)
  assert.equal((await providerAdmin.list(sickDays)).length, 0)
})

test('a day that is over is refused', async () => {
  const { student } = await world()
  await assert.rejects(student.run(addSickDay, '', { date: '2020-01-01', reason: 'Ill' }), { status: 422 })
})
