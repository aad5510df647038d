import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mergeTag, tags } from '#protocol/features/tags.ts'
import { world } from '#test/world.ts'

const { app, site, schoolAdmin, student, provider } = await world()
const sql = (text: string, values: unknown[]) => app.road.db.withTenant(site.id, (db) => db.run(text, values))
const tag = (name: string) => schoolAdmin.create(tags, { name, color: 'info', icon: 'dog' })
const like = (tagId: string) =>
  sql('insert into student_interests (student_id, tag_id) values ($1, $2)', [student.id, tagId])
const host = (tagId: string) =>
  sql('insert into organization_tags (organization_id, tag_id) values ($1, $2)', [provider.id, tagId])

test('a tag tells who uses it', async () => {
  const dogs = await tag('honden')
  await like(dogs.id)
  await host(dogs.id)
  const { useCount, studentCount, organizationCount } = await schoolAdmin.find(tags, dogs.id)
  assert.deepEqual([useCount, studentCount, organizationCount], [2, 1, 1])
})

test('of two tags that mean the same one stays, and nobody loses an interest or has it twice', async () => {
  const [cat, cats] = [await tag('kat'), await tag('katten')]
  for (const { id } of [cat, cats]) await like(id)
  await host(cat.id)
  await sql(
    `with v as (insert into vacancies (organization_id, title) values ($1, 'Katten aaien') returning id)
     insert into vacancy_tags (vacancy_id, tag_id) select id, $2 from v`,
    [provider.id, cat.id],
  )
  await schoolAdmin.run(mergeTag, cat.id, { intoId: cats.id })
  const { useCount, studentCount } = await schoolAdmin.find(tags, cats.id)
  assert.deepEqual([useCount, studentCount], [3, 1])
  assert.equal((await schoolAdmin.send('GET', `/tags/${cat.id}`)).status, 404)
  assert.equal((await schoolAdmin.send('PUT', `/tags/${cats.id}/merge`, { into_id: cats.id })).status, 422)
  assert.equal((await schoolAdmin.send('PUT', `/tags/${cats.id}/merge`, { into_id: cat.id })).status, 404)
  assert.equal((await student.send('PUT', `/tags/${cats.id}/merge`, { into_id: cat.id })).status, 403)
})

test('a name is there once, however it is written', async () => {
  await tag('Paarden')
  const again = await schoolAdmin.send('POST', '/tags', { data: { type: 'tags', attributes: { name: 'paarden' } } })
  assert.equal(again.status, 409)
})
