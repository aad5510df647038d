import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StagebankMap, StagebankMeta } from '#protocol/features/stagebank/stagebank.ts'
import { countRowsAnew } from '#test/setup.ts'
import { organization, world } from '#test/world.ts'
import { MAX_CANDIDATES } from './term-counts.ts'

const { app, site, guest } = await world()
const MANY = MAX_CANDIDATES + 100
const RARE = 7
const host = await organization(app, site, 'NonProfit', {
  name: 'Huis',
  city: 'Utrecht',
  latitude: 52.09,
  longitude: 5.12,
})
const run = (text: string, ...values: unknown[]) =>
  app.road.db.withTenant(site.id, (sql) => sql.rows<{ id: string }>(text, values))
await run(
  `insert into vacancies (organization_id, title, sector, status, published_at)
   select $1, 'Samen ' || case when i % 2 = 0 then 'even' else 'oneven' end,
     case when i <= ${RARE} then 'ict' else 'zorg' end, 'published', now() - i * interval '1 minute'
   from generate_series(1, ${MANY}) i`,
  host.id,
)
await countRowsAnew('vacancies', 'vacancy_search', 'vacancy_terms')
const ask = async (query: string) => {
  const answer = await guest.send('GET', `/stagebank${query}`)
  assert.equal(answer.status, 200, answer.body)
  return JSON.parse(answer.body).meta
}
const search = (query: string): Promise<StagebankMeta & { pagination: { records: number } }> => ask(`?${query}`)
const map = (query: string): Promise<StagebankMap> => ask(`/map?${query}`)
const drawn = ({ clusters }: StagebankMap) => clusters.reduce((sum, { count }) => sum + count, 0)

test('more than a search looks at is said to be more, whatever was asked', async () => {
  for (const query of ['', 'filter[q]=samen', 'filter[near]=Utrecht&filter[within]=5']) {
    const { isCapped, pagination } = await search(query)
    assert.deepEqual([isCapped, pagination.records], [true, MAX_CANDIDATES], query)
  }
  const few = await search('filter[q]=even')
  assert.deepEqual([few.isCapped, few.pagination.records], [false, MANY / 2])
})

test('what a common word would hide is found through a rare sector, and all of it', async () => {
  const { isCapped, pagination } = await search('filter[q]=samen&filter[sectors]=ict')
  assert.deepEqual([isCapped, pagination.records], [false, RARE])
  const pins = await map('filter[q]=samen&filter[sectors]=ict')
  assert.deepEqual([pins.isCapped, drawn(pins)], [false, RARE])
})

test('the map of everything counts all of a large site, and says when a filter finds more than it draws', async () => {
  const all = await map('filter[zoom]=7')
  assert.deepEqual([all.isCapped, drawn(all)], [false, MANY])
  const near = await map('filter[zoom]=13&filter[bounds]=52,5,52.2,5.3')
  assert.deepEqual([near.isCapped, drawn(near)], [false, MANY])
  const some = await map('filter[q]=samen')
  assert.deepEqual([some.isCapped, drawn(some)], [true, MAX_CANDIDATES])
})

test('the map of everything leaves out what somebody is too young or too old for, also at a large site', async () => {
  await run(`update vacancies set minimum_age = 16 where title like '% oneven'`)
  await run(`update vacancies set maximum_age = 17 where sector = 'ict'`)
  const odd = MANY / 2
  for (const where of ['', '&filter[bounds]=52,5,52.2,5.3', '&filter[bounds]=40,-10,60,20']) {
    assert.equal(drawn(await map(`filter[zoom]=7&filter[age]=14${where}`)), MANY - odd, where)
    assert.equal(drawn(await map(`filter[zoom]=7&filter[age]=16${where}`)), MANY, where)
    assert.equal(drawn(await map(`filter[zoom]=7&filter[age]=18${where}`)), MANY - RARE, where)
    assert.equal(drawn(await map(`filter[zoom]=7${where}`)), MANY, where)
  }
})

test('thousands of vacancies that end in one statement are all gone, right after one that changed alone', async () => {
  await run(
    `update vacancies set title = title || ' nu' where id = (select id from vacancies where sector = 'zorg' limit 1)`,
  )
  await run(`update vacancies set status = 'expired' where sector = 'zorg'`)
  assert.equal((await search('')).pagination.records, RARE)
  const [left] = await run(`select 1 as id from vacancy_terms where term = 'sam' and cell > -2 offset ${RARE} limit 1`)
  assert.equal(left, undefined)
})
