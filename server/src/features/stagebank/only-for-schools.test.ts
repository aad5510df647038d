import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Client } from '#protocol/client.ts'
import { type Fitting, fittingVacancies } from '#protocol/features/stagebank/fitting.ts'
import { countRowsAnew } from '#test/setup.ts'
import { organization, person, world } from '#test/world.ts'
import { rewriteStale } from './search/tend-search.ts'
import { MAX_CANDIDATES } from './search/term-counts.ts'

const { app, site, guest, student } = await world()
const run = (text: string, ...values: unknown[]) =>
  app.road.db.withTenant(site.id, (sql) => sql.rows<{ id: string }>(text, values))
const utrecht = { city: 'Utrecht', latitude: 52.09, longitude: 5.12 }
const host = await organization(app, site, 'NonProfit', { name: 'Huis', ...utrecht })
const other = await organization(app, site, 'School', { name: 'Elders College', brin: '22ZZ' })
const [tag] = await run(`insert into tags (name) values ('dieren') returning id`)
const [forAll] = await run(
  `insert into vacancies (organization_id, title, status, published_at, places)
   values ($1, 'Samen koken', 'published', '2026-01-01', 2) returning id`,
  host.id,
)
await run(
  `insert into vacancies (organization_id, title, status, published_at, visible_to)
   select $1, 'Samen eten', 'published', now(), 'schools' from generate_series(1, ${MAX_CANDIDATES + 100})`,
  host.id,
)
await run(
  `insert into vacancy_schools (vacancy_id, school_id) select id, $1 from vacancies where visible_to = 'schools'`,
  other.id,
)
await run('insert into vacancy_tags (vacancy_id, tag_id) select id, $1 from vacancies', tag?.id)
await rewriteStale(app.road, site)
await countRowsAnew('vacancies', 'vacancy_search', 'vacancy_terms', 'vacancy_schools', 'vacancy_tags')
await run('insert into student_interests (student_id, tag_id) values ($1, $2)', student.id, tag?.id)

const found = async (who: Client, query: string) => {
  const { data } = JSON.parse((await who.send('GET', `/stagebank?${query}`)).body)
  return (data as { id: string }[]).map(({ id }) => id)
}
const ways = ['', 'filter[q]=samen', `filter[tags]=${tag?.id}`, 'filter[near]=Utrecht&filter[within]=5']

test('however many there are for another school, what is for everybody is found', async () => {
  for (const who of [guest, student]) {
    for (const way of ways) assert.deepEqual(await found(who, way), [forAll?.id], way)
  }
})

test('and it is what fits a student', async () => {
  const { meta } = JSON.parse((await student.send('GET', fittingVacancies.path)).body) as { meta: Fitting }
  assert.deepEqual(
    meta.vacancies.map(({ id }) => id),
    [forAll?.id],
  )
})

test('the people of that school find theirs', async () => {
  const theirs = await person(app, site, [['student', other.id]])
  for (const way of ways) assert.ok((await found(theirs, way)).length > 1, way)
})
