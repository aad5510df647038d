import assert from 'node:assert/strict'
import { test } from 'node:test'
import { publishedVacancy } from '#features/vacancies/vacancies.factory.ts'
import { newAddress, visitor } from '#test/visitor.ts'
import { world } from '#test/world.ts'

const { app, site, provider, providerAdmin, student } = await world()

test('more visitors at the same moment than there are connections do not wait for each other', async () => {
  const { id } = await publishedVacancy(providerAdmin, provider.id)
  const most = app.road.db.pool.options.max
  const visitors = Array.from({ length: 3 * most }, () => visitor(app, site, newAddress()))

  const views = visitors.map((visit) => visit('POST', `/api/v1/vacancies/${id}/views`))
  const bystander = await student.send('GET', `/vacancies/${id}`)
  const answers = await Promise.all(views)

  assert.equal(bystander.status, 200)
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [204])
})

test('what is counted counts also when the write that asked for it is refused', async () => {
  const visit = visitor(app, site)
  const nowhere = `/api/v1/vacancies/${crypto.randomUUID()}/views`
  const statuses: number[] = []
  for (let time = 0; time < 31; time++) statuses.push((await visit('POST', nowhere)).status)
  assert.deepEqual([...new Set(statuses.slice(0, 30))], [404])
  assert.equal(statuses.at(-1), 429)
})
