import assert from 'node:assert/strict'
import { test } from 'node:test'
import { draftVacancy, publishedVacancy } from '#features/vacancies/vacancies.factory.ts'
import { closeVacancy, pauseVacancy, takeDownVacancy } from '#protocol/features/vacancies/vacancy-commands.ts'
import { world } from '#test/world.ts'

const w = await world()
const host = w.nonProfitAdmin

async function told(id: string, path = `/stagebank/former?filter[id]=${id}`) {
  const { status, body } = await w.guest.send('GET', path)
  assert.equal(status, 200, body)
  return JSON.parse(body).meta.vacancy
}

test('who has the link of a place that is closed still hears what it was', async () => {
  const { id } = await publishedVacancy(host, w.nonProfit.id)
  assert.equal(await told(id), null)
  await host.run(closeVacancy, id)
  assert.deepEqual(await told(id), { title: 'Hokken schoonmaken', city: 'Ede', sector: 'dieren' })
})

test('of a place that is paused only the kind of work is told: the rest may be changed before it comes back', async () => {
  const { id } = await publishedVacancy(host, w.nonProfit.id)
  await host.run(pauseVacancy, id)
  assert.deepEqual(await told(id), { title: null, city: null, sector: 'dieren' })
})

test('what nobody could read, or was taken down, is as if it never was', async () => {
  const draft = await draftVacancy(host, w.nonProfit.id)
  assert.equal(await told(draft.id), null)
  const schools = await publishedVacancy(host, w.nonProfit.id, { visibleTo: 'schools', schoolIds: [w.school.id] })
  await host.run(closeVacancy, schools.id)
  assert.equal(await told(schools.id), null)
  const bad = await publishedVacancy(host, w.nonProfit.id)
  await w.centerAdmin.run(takeDownVacancy, bad.id, { reason: 'Dit hoort hier niet.' })
  assert.equal(await told(bad.id), null)
  assert.equal(await told('0b0e7f7e-0000-4000-8000-000000000001'), null)
})

test('an address that names none is wrong', async () => {
  for (const path of ['/stagebank/former', '/stagebank/former?filter[id]=x']) {
    assert.equal((await w.guest.send('GET', path)).status, 400)
  }
})
