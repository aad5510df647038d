import assert from 'node:assert/strict'
import { test } from 'node:test'
import { vacancies } from '#protocol/features/vacancies/vacancies.ts'
import { organization, world } from '#test/world.ts'

const { app, site, guest } = await world()
const farm = await organization(app, site, 'NonProfit', { name: 'Boerderij De Geit', city: 'Venray' })
const club = await organization(app, site, 'NonProfit', { name: 'VV Oranje', city: 'Ede' })
const press = await organization(app, site, 'Provider', { name: 'Drukkerij Snel', city: 'Zwolle' })
await app.road.db.withTenant(site.id, async (sql) => {
  for (const values of [
    [farm.id, 'Hokken schoonmaken', 'Je helpt de geiten', 'dieren', 'published'],
    [club.id, 'Trainer van de jeugd', 'Voetbal voor 100% plezier', 'sport', 'published'],
    [press.id, 'Folders rondbrengen', 'Je gaat samen op pad', 'buurt', 'published'],
    [club.id, 'Kantine', 'Achter de bar bij voetbal', 'horeca', 'draft'],
  ]) {
    await sql.run(
      'insert into vacancies (organization_id, title, description, sector, status) values ($1,$2,$3,$4,$5)',
      values,
    )
  }
})
const found = async (search: string) => (await guest.list(vacancies, { filter: { search } })).map(({ title }) => title)
const alike = async (search: string) =>
  (await guest.list(vacancies, { filter: { search, alike: true } })).map(({ title }) => title)

test('a word is found in the title, the text, the kind of work and at the host', async () => {
  for (const [word, title] of [
    ['hokken', 'Hokken schoonmaken'],
    ['GEITEN', 'Hokken schoonmaken'],
    ['dieren', 'Hokken schoonmaken'],
    ['Venray', 'Hokken schoonmaken'],
    ['oranje', 'Trainer van de jeugd'],
    ['voetbal', 'Trainer van de jeugd'],
  ] as const) {
    assert.deepEqual(await found(word), [title], word)
  }
})

test('every word counts, as another form or as a beginning; signs are no words', async () => {
  assert.deepEqual(await found('jeugd ede'), ['Trainer van de jeugd'])
  assert.deepEqual(await found('jeugd venray'), [])
  assert.deepEqual(await found('100%'), ['Trainer van de jeugd'])
  assert.deepEqual(await found('plez'), ['Trainer van de jeugd'])
  assert.deepEqual(await found('de trainers'), ['Trainer van de jeugd'])
  assert.deepEqual(await found("o'hara; drop table"), [])
})

test('one or two letters are a word or nothing: they begin too many', async () => {
  assert.deepEqual(await found('k'), [])
  assert.deepEqual(await found('ho'), [])
  assert.deepEqual(await found('hok'), ['Hokken schoonmaken'])
  assert.deepEqual(await found('vv'), ['Trainer van de jeugd'])
})

test('asked for what is written almost so, a place or a word with a mistake is found', async () => {
  for (const search of ['Fenray', 'venrey', 'hokkn schoonmaaken'])
    assert.deepEqual([await found(search), await alike(search)], [[], ['Hokken schoonmaken']], search)
})

test('a word that is thought up and stands nowhere is no word: of "paarden" a letter less is not "pad"', async () => {
  assert.deepEqual(await found('pad'), ['Folders rondbrengen'])
  assert.deepEqual(await alike('paarden'), [])
})
