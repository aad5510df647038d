import assert from 'node:assert/strict'
import { test } from 'node:test'
import { acceptApplication, applications, apply } from '#protocol/features/applications.ts'
import { until } from '#test/until.ts'
import type { Person } from '#test/world.ts'
import { livingMarket, newMarket } from './applications.factory.ts'
import { settleVacancy } from './waiting-list.ts'

const ROUNDS = 6

test('fifty apply for the last place at the same moment: one has it, the others are in line, every time', async () => {
  const m = await newMarket()
  await m.period()
  const people = await m.students(50)
  for (let round = 0; round < ROUNDS; round++) {
    const vacancyId = await m.vacancy({ is_direct: true })
    const answers = await Promise.all(people.map((student) => student.run(apply, '', { vacancyId })))
    const count = (status: string) => answers.filter((answer) => answer.status === status).length
    assert.deepEqual([count('accepted'), count('waiting')], [1, 49], `round ${round}`)
    assert.deepEqual(await m.statuses(vacancyId), { accepted: 1, waiting: 49 })
    assert.equal(await m.taken(vacancyId), 1)
    const line = await m.rows<{ id: string }>(
      `select id from applications where vacancy_id = $1 and status = 'waiting' order by created_at, id limit 1`,
      [vacancyId],
    )
    const first = await m.providerAdmin.find(applications, line[0]?.id as string)
    assert.equal(first.waitingBefore, 0)
    // Nobody has a place any more.
    await m.rows(`update applications set status = 'withdrawn', internship_id = null`)
    await m.rows('update internships set current_phase_id = null')
    await m.rows('delete from internships')
  }
})

// With the worker running, as in production: what could not be settled at once is settled a moment later.
const m = await livingMarket()
await m.period()

test('fifty say yes for one place at the same moment: one internship, and the others are in line', async () => {
  const people = await m.students(50)
  const vacancyId = await m.vacancy()
  const sent = await Promise.all(people.map((student) => student.run(apply, '', { vacancyId })))
  const answers = await Promise.allSettled(sent.map(({ id }) => m.providerAdmin.run(acceptApplication, id)))

  assert.equal(answers.filter(({ status }) => status === 'fulfilled').length, 1)
  for (const answer of answers) {
    if (answer.status === 'rejected') assert.equal(answer.reason.errors[0].code, 'application.noPlace')
  }
  assert.equal(await m.taken(vacancyId), 1)
  await until('the others are in line', async () => (await m.statuses(vacancyId)).waiting === 49)
  assert.deepEqual(await m.statuses(vacancyId), { accepted: 1, waiting: 49 })
})

test('an application that somebody holds while the last place goes is in line as soon as it is let go', async () => {
  const market = await newMarket()
  await market.period()
  const vacancyId = await market.vacancy()
  const [one, other] = await market.students(2)
  const first = await (one as Person).run(apply, '', { vacancyId })
  const second = await (other as Person).run(apply, '', { vacancyId })
  const { road } = market.app
  let settling: Promise<void> | undefined
  await road.db.withTenant(market.site.id, async (held) => {
    await held.row('select 1 from applications where id = $1 for update', [second.id])
    await market.providerAdmin.run(acceptApplication, first.id)
    settling = settleVacancy(road, market.site, vacancyId)
    const isWaiting = () => market.rows('select 1 from pg_locks where not granted and pid <> pg_backend_pid()')
    await Promise.race([settling, until('it waits', async () => (await isWaiting()).length > 0)])
  })
  await settling
  assert.deepEqual(await market.statuses(vacancyId), { accepted: 1, waiting: 1 })
})

test('two hosts say yes to one student at the same moment: one internship, and the other hears that it is over', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const student = await m.newStudent()
    const [one, other] = [await m.vacancy(), await m.vacancy({}, m.nonProfit)]
    const first = await student.run(apply, '', { vacancyId: one })
    const second = await student.run(apply, '', { vacancyId: other })
    const answers = await Promise.allSettled([
      m.providerAdmin.run(acceptApplication, first.id),
      m.nonProfitAdmin.run(acceptApplication, second.id),
    ])
    const late = answers.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    assert.equal(answers.filter(({ status }) => status === 'fulfilled').length, 1)
    assert.equal(late.reason.errors[0].code, 'state.conflict')
    await until('the other one is over', async () => {
      const states = [await m.statusOf(first.id), await m.statusOf(second.id)].sort()
      return states.join() === 'accepted,withdrawn'
    })
    assert.equal((await m.rows('select id from internships where student_id = $1', [student.id])).length, 1)
    assert.equal(((await m.taken(one)) ?? 0) + ((await m.taken(other)) ?? 0), 1)
  }
})
