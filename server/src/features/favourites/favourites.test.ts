import assert from 'node:assert/strict'
import { test } from 'node:test'
import { favourites, keepVacancy, letGoOfVacancy } from '#protocol/features/favourites.ts'
import { world } from '#test/world.ts'

const { app, site, school, student, mentor, provider, guest } = await world()
const sql = <T>(text: string, values: unknown[]) => app.road.db.withTenant(site.id, (db) => db.row<T>(text, values))
async function vacancy(title: string, status = 'published'): Promise<string> {
  const text = 'insert into vacancies (organization_id, title, status) values ($1, $2, $3) returning id'
  return (await sql<{ id: string }>(text, [provider.id, title, status]))?.id as string
}
const titles = async () => (await student.list(favourites)).map(({ title }) => title)

test('a student keeps a vacancy, twice as well as once, and lets it go again', async () => {
  const id = await vacancy('Taart bakken')
  await student.run(keepVacancy, id)
  await student.run(keepVacancy, id)
  const [row, ...more] = await student.list(favourites, { include: ['vacancy', 'vacancy.organization'] })
  assert.equal(more.length, 0)
  assert.deepEqual([row?.vacancyId, row?.title, row?.host, row?.status], [id, 'Taart bakken', 'Bakkerij', 'published'])
  assert.equal(row?.vacancy?.organization.name, 'Bakkerij')
  await student.run(letGoOfVacancy, id)
  await student.run(letGoOfVacancy, id)
  assert.deepEqual(await titles(), [])
})

test('nobody else sees what somebody keeps, and a guest keeps nothing', async () => {
  const id = await vacancy('Brood bezorgen')
  await student.run(keepVacancy, id)
  assert.deepEqual([...(await mentor.list(favourites))], [])
  assert.equal((await guest.send('PUT', `/vacancies/${id}/favourite`)).status, 401)
  assert.equal((await guest.send('GET', '/favourites')).status, 401)
  await student.run(letGoOfVacancy, id)
})

test('what is closed by now stays in the list by name, and can be let go of', async () => {
  const id = await vacancy('Winkel inrichten')
  await student.run(keepVacancy, id)
  await sql(`update vacancies set status = 'closed' where id = $1`, [id])
  const [row] = await student.list(favourites, { include: ['vacancy'] })
  assert.deepEqual([row?.title, row?.status], ['Winkel inrichten', 'closed'])
  await student.run(letGoOfVacancy, id)
  assert.deepEqual(await titles(), [])
})

test('of what is hidden by now nothing is told, not even a new name', async () => {
  const [paused, others] = [await vacancy('Even niet'), await vacancy('Voor iedereen')]
  for (const id of [paused, others]) await student.run(keepVacancy, id)
  await sql(`update vacancies set status = 'paused', title = 'Nieuw plan' where id = $1`, [paused])
  await sql(`update vacancies set visible_to = 'schools', title = 'Voor een andere school' where id = $1`, [others])
  const seen = async () => {
    const rows = await student.list(favourites)
    return [paused, others].map((id) => {
      const row = rows.find(({ vacancyId }) => vacancyId === id)
      return [row?.title, row?.sector, row?.host, row?.status]
    })
  }
  assert.deepEqual(await seen(), [
    [null, null, null, 'paused'],
    [null, null, null, null],
  ])
  await sql('insert into vacancy_schools (vacancy_id, school_id) values ($1, $2)', [others, school.id])
  assert.deepEqual((await seen())[1], ['Voor een andere school', null, 'Bakkerij', 'published'])
  for (const id of [paused, others]) await student.run(letGoOfVacancy, id)
})

test('what one may not see cannot be kept', async () => {
  const draft = await vacancy('Nog niet klaar', 'draft')
  assert.equal((await student.send('PUT', `/vacancies/${draft}/favourite`)).status, 404)
  assert.equal((await student.send('PUT', '/vacancies/geen-nummer/favourite')).status, 404)
  assert.equal((await student.send('DELETE', '/vacancies/geen-nummer/favourite')).status, 204)
})
