import assert from 'node:assert/strict'
import { test } from 'node:test'
import { erasePerson } from '#features/erasure/erase-person.ts'
import { retentionSlice } from '#features/retention/run-retention.ts'
import * as protocol from '#protocol/features/applications.ts'
import { newMarket } from './applications.factory.ts'
import { settleVacancy } from './waiting-list.ts'

const m = await newMarket({ flags: { motivationField: true } as never })
const period = await m.period()
const motivation = 'Ik hou van brood'
const erase = (id: string) => m.app.road.inTenant(m.site, (tx) => erasePerson(tx, id))

test('with the person goes what they wrote and what was written about them; a place held for them is free again', async () => {
  const [first, second, third] = (await m.students(3)) as [typeof m.student, typeof m.student, typeof m.student]
  const vacancyId = await m.vacancy({ is_direct: true })
  for (const student of [first, second, third]) await student.run(protocol.apply, '', { vacancyId, motivation })
  await m.rows('update vacancies set places = 2 where id = $1', [vacancyId])
  await settleVacancy(m.app.road, m.site, vacancyId)
  const other = await second.run(protocol.apply, '', { vacancyId: await m.vacancy(), motivation })
  await m.providerAdmin.run(protocol.declineApplication, other.id, { reason: 'Kwam te laat' })
  assert.deepEqual(await m.statuses(vacancyId), { accepted: 1, offered: 1, waiting: 1 })

  await erase(second.id)

  assert.equal(await m.taken(vacancyId), 1)
  const rows = await m.rows('select motivation, reason, status from applications where student_id = $1', [second.id])
  assert.deepEqual(rows.map(({ status }) => status).sort(), ['declined', 'withdrawn'])
  assert.ok(rows.every((row) => row.motivation === null && row.reason === null))
  const events = await m.rows(`select 1 from events where data->>'studentId' = $1 and data ? 'reason'`, [second.id])
  assert.equal(events.length, 0)
  await settleVacancy(m.app.road, m.site, vacancyId)
  assert.deepEqual(await m.statuses(vacancyId), { accepted: 1, offered: 1, withdrawn: 1 })
})

test('an application is kept until a year after the period', async () => {
  const student = await m.newStudent()
  const { id } = await student.run(protocol.apply, '', { vacancyId: await m.vacancy(), motivation })
  const clean = () => retentionSlice({ site: m.site, road: m.app.road, log: m.app.http.log })
  const endedOn = (when: string) =>
    m.rows(`update internship_periods set start_date = '2020-01-01', end_date = (${when})::date where id = $1`, [
      period,
    ])
  await endedOn(`today_nl() - interval '1 year' + interval '1 day'`)
  await clean()
  assert.equal(await m.statusOf(id), 'with_host')
  await endedOn(`today_nl() - interval '1 year'`)
  await clean()
  assert.equal(await m.statusOf(id), undefined)
})
