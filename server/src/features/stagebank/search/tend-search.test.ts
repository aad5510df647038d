import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mergeTag, tags } from '#protocol/features/tags.ts'
import { until } from '#test/until.ts'
import { organization, world } from '#test/world.ts'
import { repairSearch, rewriteStale } from './tend-search.ts'

const { app, site, guest, schoolAdmin } = await world()
const { db } = app.road
const run = (text: string, ...values: unknown[]) => db.withTenant(site.id, (sql) => sql.run(text, values))
const one = <T>(text: string, ...values: unknown[]) => db.withTenant(site.id, (sql) => sql.row<T>(text, values))
const total = async (filter: string) => {
  const answer = await guest.send('GET', `/stagebank?${filter}`)
  assert.equal(answer.status, 200, answer.body)
  return JSON.parse(answer.body).meta.pagination.records as number
}
const host = (name: string) =>
  organization(app, site, 'NonProfit', { name, city: 'Utrecht', latitude: 52.09, longitude: 5.12 })
const fill = (hostId: string, count: number, word: string) =>
  run(
    `insert into vacancies (organization_id, title, status, published_at)
     select $1, $3 || ' ' || i, 'published', now() from generate_series(1, $2::int) i`,
    hostId,
    count,
    word,
  )

test('a tag of many vacancies gets its new name, or another takes its place, in the background', async () => {
  const many = await host('Vele')
  await fill(many.id, 201, 'tagvol')
  const [old, other] = [
    await schoolAdmin.create(tags, { name: 'oudewoord' }),
    await schoolAdmin.create(tags, { name: 'b' }),
  ]
  await run(
    `insert into vacancy_tags (vacancy_id, tag_id) select id, $2 from vacancies where organization_id = $1`,
    many.id,
    old.id,
  )
  await rewriteStale(app.road, site)
  assert.equal(await total('filter[q]=oudewoord'), 201)
  await schoolAdmin.update(tags, old.id, { name: 'nieuwnaam' })
  assert.equal(await total('filter[q]=nieuwnaam'), 0)
  await rewriteStale(app.road, site)
  assert.equal(await total('filter[q]=nieuwnaam'), 201)
  await schoolAdmin.run(mergeTag, old.id, { intoId: other.id })
  await rewriteStale(app.road, site)
  assert.equal(await total(`filter[tags]=${other.id}`), 201)
  assert.equal(await total('filter[q]=nieuwnaam'), 0)
})

test('a host with many vacancies is hidden at once, and found again after the work in the background', async () => {
  const large = await host('Grootgroep')
  await fill(large.id, 201, 'hostvol')
  assert.equal(await total('filter[q]=hostvol'), 201)
  await run(`update organizations set status = 'denied' where id = $1`, large.id)
  assert.equal(await total('filter[q]=hostvol'), 0)
  await rewriteStale(app.road, site)
  await run(`update organizations set status = 'approved' where id = $1`, large.id)
  await rewriteStale(app.road, site)
  assert.equal(await total('filter[q]=hostvol'), 201)
})

test('a host that is denied while its vacancy is saved stays hidden', async () => {
  const late = await host('Laat')
  await fill(late.id, 1, 'laatkomer')
  let saved: Promise<unknown> | undefined
  await db.withTenant(site.id, async (sql) => {
    await sql.run(`update organizations set status = 'denied' where id = $1`, [late.id])
    saved = run(`update vacancies set title = 'laatkomer nieuw' where organization_id = $1`, late.id)
    await until('the save waits', () =>
      one(`select pid from pg_stat_activity where wait_event_type = 'Lock' and query like '%laatkomer nieuw%'`),
    )
  })
  await saved
  assert.equal(await total('filter[q]=laatkomer'), 0)
})

test('what two changes at the same moment left wrong is put right at night', async () => {
  const odd = await host('Scheef')
  await fill(odd.id, 1, 'scheefstaan')
  await run(`update vacancies set status = 'closed' where organization_id = $1`, odd.id)
  await run(
    `update vacancy_search set is_findable = true, cell = search_cell(latitude, longitude), places_left = 9
     where organization_id = $1`,
    odd.id,
  )
  assert.equal(await total('filter[q]=scheefstaan'), 1)
  await repairSearch(app.road, site)
  assert.equal(await total('filter[q]=scheefstaan'), 0)
  const row = await one<{ places_left: number }>(
    'select places_left from vacancy_search where organization_id = $1',
    odd.id,
  )
  assert.equal(row?.places_left, 1)
})
