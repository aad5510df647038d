import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Client, queryOf, type ReadOptions } from '#protocol/client.ts'
import type { StagebankMap, StagebankMeta } from '#protocol/features/stagebank/stagebank.ts'
import { organization, person, world } from '#test/world.ts'

const { app, site, guest, school, student, mentor } = await world()
const { db } = app.road
const insert = (table: string, values: Record<string, unknown>) => {
  const names = Object.keys(values)
  const text = `insert into ${table} (${names}) values (${names.map((_, index) => `$${index + 1}`)}) returning *`
  return db.withTenant(
    site.id,
    async (sql) => (await sql.row<{ id: string }>(text, Object.values(values)))?.id as string,
  )
}
const change = (text: string, ...values: unknown[]) => db.withTenant(site.id, (sql) => sql.run(text, values))
const utrecht = { city: 'Utrecht', latitude: 52.091, longitude: 5.121 }
const shelter = await organization(app, site, 'NonProfit', { name: 'Asiel De Mand', ...utrecht })
const shop = await organization(app, site, 'Provider', {
  name: 'Winkel Zus',
  city: 'Zeist',
  latitude: 52.088,
  longitude: 5.233,
})
const far = await organization(app, site, 'NonProfit', {
  name: 'Verweg',
  city: 'Groningen',
  latitude: 53.219,
  longitude: 6.567,
})
const [outside, calm] = [await insert('tags', { name: 'buiten' }), await insert('tags', { name: 'rustig' })]
const add = async (values: Record<string, unknown>, tags: string[] = []) => {
  const id = await insert('vacancies', { status: 'published', published_at: '2026-01-01', ...values })
  for (const tag of tags) await insert('vacancy_tags', { vacancy_id: id, tag_id: tag })
  return id
}
const dogs = await add(
  {
    organization_id: shelter.id,
    title: 'Honden uitlaten',
    sector: 'dieren',
    weekdays: [3, 6],
    hours: 20,
    levels: ['vmbo-bk'],
    places: 2,
  },
  [outside, calm],
)
const cats = await add(
  { organization_id: shelter.id, title: 'Katten aaien', sector: 'dieren', hours: 40, published_at: '2026-02-01' },
  [calm],
)
const till = await add({
  organization_id: shop.id,
  title: 'Kassa en honden oppassen',
  sector: 'winkel',
  weekdays: [3],
  start_date: '2099-03-01',
  end_date: '2099-06-30',
  levels: ['havo'],
})
const north = await add({ organization_id: far.id, title: 'Honden in het noorden', sector: 'dieren' }, [outside])
await add({ organization_id: shop.id, title: 'Honden: nog een concept', status: 'draft' })
await add({ organization_id: shop.id, title: 'Honden: voorbij', end_date: '2020-01-01' })

async function ask(who: Client, filter: ReadOptions['filter'], more: ReadOptions = {}) {
  const answer = await who.send('GET', `/stagebank${queryOf({ filter, ...more })}`)
  assert.equal(answer.status, 200, answer.body)
  const { data, meta } = JSON.parse(answer.body) as {
    data: { id: string }[]
    meta: StagebankMeta & { pagination: { records: number } }
  }
  return { ids: data.map(({ id }) => id), meta, records: meta.pagination.records }
}
const found = async (filter: ReadOptions['filter'], more?: ReadOptions) => (await ask(guest, filter, more)).ids
const same = (ids: string[], expected: string[]) => assert.deepEqual([...ids].sort(), [...expected].sort())

test('without a question everything that can be found is there, the newest first', async () => {
  const { ids, records, meta } = await ask(guest, {})
  same(ids, [dogs, cats, till, north])
  assert.equal(ids[0], cats)
  assert.equal(records, 4)
  assert.equal(meta.isCapped, false)
})

test('every word must be there, in any form, and a typing error is forgiven and told', async () => {
  same(await found({ q: 'hond' }), [dogs, till, north])
  same(await found({ q: 'hond kassa' }), [till])
  same(await found({ q: 'kassa utrecht' }), [])
  const { ids, meta } = await ask(guest, { q: 'hodnen' })
  same(ids, [dogs, till, north])
  assert.deepEqual(meta.readAs, [{ typed: 'hodnen', read: 'honden', isWider: false }])
  const exact = await ask(guest, { q: 'hodnen', exact: true })
  assert.deepEqual([exact.ids, exact.meta.readAs], [[], []], 'unless it is meant as it was typed')
  same(await found({ q: 'qqqqqq' }), [])
  same(await found({ q: "o'hara | & !(:* drop" }), [])
})

test('each filter leaves out what it should', async () => {
  same(await found({ sectors: 'dieren' }), [dogs, cats, north])
  same(await found({ sectors: 'dieren,winkel' }), [dogs, cats, till, north])
  same(await found({ tags: outside }), [dogs, north])
  same(await found({ tags: `${outside},${calm}` }), [dogs])
  same(await found({ kinds: 'Provider' }), [till])
  // Who names no level or day takes all of them.
  same(await found({ levels: 'havo' }), [cats, till, north])
  same(await found({ weekdays: '6' }), [dogs, cats, north])
  same(await found({ hoursMax: 30 }), [dogs, till, north])
  same(await found({ hoursMin: 30 }), [cats, till, north])
  same(await found({ from: '2099-07-01' }), [dogs, cats, north])
  same(await found({ until: '2099-01-01' }), [dogs, cats, north])
  same(await found({ q: 'honden', tags: outside, near: 'Utrecht', within: 25 }), [dogs])
})

test('near a place: who is near, how far, and the nearest first', async () => {
  const { ids, meta } = await ask(guest, { near: 'utrecht', within: 25, q: 'honden' }, { sort: 'distance' })
  assert.deepEqual(ids, [dogs, till])
  assert.equal(meta.distances[dogs], 0)
  assert.ok((meta.distances[till] as number) > 6 && (meta.distances[till] as number) < 9)
  assert.equal(meta.place?.label, 'Utrecht')
  same(await found({ near: '3511 AB', within: 5 }), [dogs, cats])
  same(await found({ lat: 53.2, lng: 6.5, within: 20 }), [north])
  same(await found({ bounds: '52.0,5.0,52.2,5.3' }), [dogs, cats, till])
})

test('a misspelt town is read as the town and that is told; a place that nobody knows leaves nothing out', async () => {
  const misspelt = await ask(guest, { near: 'Utrect', within: 5 })
  same(misspelt.ids, await found({ near: 'Utrecht', within: 5 }))
  const { isPlaceUnknown, placeGuess, place } = misspelt.meta
  assert.deepEqual([isPlaceUnknown, placeGuess, place?.label], [false, 'Utrecht', 'Utrecht'])
  const unknown = await ask(guest, { near: 'Nergenshuizen', within: 5 })
  same(unknown.ids, await found({}))
  assert.deepEqual([unknown.meta.isPlaceUnknown, unknown.meta.placeGuess], [true, null])
})

test('why something was found is told: the words in sight, a tag, or the part of the text', async () => {
  const text =
    'Samen oefenen met Nederlands. We praten over boodschappen, voetbal en het weer, of over iets heel anders.'
  const cafe = await add({ organization_id: shop.id, title: 'Taalmaatje', sector: 'buurt', description: text })
  const { meta } = await ask(guest, { q: 'voetbal' })
  assert.deepEqual(meta.foundIn[cafe], {
    words: ['voetbal'],
    excerpt: '…We praten over boodschappen, voetbal en het weer, of over iets heel anders.',
  })
  const animals = await ask(guest, { q: 'hond' })
  assert.deepEqual(animals.meta.foundIn[dogs], { words: ['honden'] })
  assert.deepEqual((await ask(guest, { q: 'dieren' })).meta.foundIn[cats], { words: ['dieren'] })
  assert.deepEqual((await ask(guest, { q: 'rustige honden' })).meta.foundIn[dogs], { words: ['honden'], tag: 'rustig' })
  assert.deepEqual((await ask(guest, {})).meta.foundIn, {})
  await change('delete from vacancies where id = $1', cafe)
})

test('what is of the kind of work that a word belongs to goes first, and of a sector what says what it is', async () => {
  const talk = {
    title: 'Taalmaatje',
    sector: 'buurt',
    description: 'We praten over voetbal.',
    published_at: '2026-05-01',
  }
  const cafe = await add({ organization_id: shop.id, ...talk })
  const coach = await add({
    organization_id: shop.id,
    title: 'Assistent bij de jongste teams',
    sector: 'sport',
    description: 'Zelf goed kunnen voetballen hoeft niet.',
  })
  const willows = await add({
    organization_id: shop.id,
    title: 'Knotwilgen zagen',
    sector: 'dieren',
    published_at: '2026-05-01',
  })
  assert.deepEqual(await found({ q: 'voetbal' }), [coach, cafe])
  assert.equal((await found({ q: 'dieren' })).at(-1), willows)
  await change('delete from vacancies where id = any($1)', [cafe, coach, willows])
})

test('what is not for somebody of this age is left out of the list, the total and the counts', async () => {
  await change('update vacancies set minimum_age = 16 where id = $1', dogs)
  await change('update vacancies set maximum_age = 14 where id = $1', cats)
  const { ids, meta } = await ask(guest, { age: 15, bounds: '52.0,5.0,52.2,5.3' })
  same(ids, [till])
  assert.deepEqual([meta.hiddenByAge, meta.facets.sectors], [2, { winkel: 1 }])
  same(await found({ age: 16, sectors: 'dieren', bounds: '52.0,5.0,52.2,5.3' }), [dogs])
  same(await found({ bounds: '52.0,5.0,52.2,5.3' }), [dogs, cats, till])
  await change('update vacancies set minimum_age = null, maximum_age = null')
})

test('a facet counts with all other filters but its own', async () => {
  const { meta } = await ask(guest, { q: 'honden', sectors: 'dieren' })
  assert.deepEqual(meta.facets.sectors, { dieren: 2, winkel: 1 })
  assert.deepEqual(meta.facets.kinds, { NonProfit: 2 })
  assert.deepEqual(
    meta.facets.tags.map(({ name, count }) => [name, count]),
    [
      ['buiten', 2],
      ['rustig', 1],
    ],
  )
  const { facets } = (await ask(guest, { q: 'honden', levels: 'havo' })).meta
  assert.deepEqual([facets.levels['vmbo-bk'], facets.levels.havo, facets.sectors.dieren], [2, 2, 1])
  assert.deepEqual([facets.weekdays['3'], facets.weekdays['7']], [2, 1])
})

test('pages follow one another, with the total', async () => {
  const first = await ask(guest, {}, { page: { number: 1, size: 3 } })
  const second = await ask(guest, {}, { page: { number: 2, size: 3 } })
  assert.equal(second.records, 4)
  same([...first.ids, ...second.ids], [dogs, cats, till, north])
})

test('a value that means nothing is refused with the name of its parameter', async () => {
  for (const [filter, parameter] of [
    [{ sectors: 'tovenarij' }, 'filter[sectors]'],
    [{ tags: 'geen-id' }, 'filter[tags]'],
    [{ weekdays: '8' }, 'filter[weekdays]'],
    [{ levels: 'phd' }, 'filter[levels]'],
    [{ kinds: 'School' }, 'filter[kinds]'],
    [{ within: 'ver' }, 'filter[within]'],
    [{ lat: 52 }, 'filter[lng]'],
    [{ from: '2026-02-31' }, 'filter[from]'],
    [{ bounds: '1,2,3' }, 'filter[bounds]'],
    [{ hoursMin: -1 }, 'filter[hours_min]'],
    [{ q: 'a'.repeat(300) }, 'filter[q]'],
    [{ kleur: 'rood' }, 'filter[kleur]'],
  ] as [ReadOptions['filter'], string][]) {
    const answer = await guest.send('GET', `/stagebank${queryOf({ filter })}`)
    assert.equal(answer.status, 400, parameter)
    // A missing half of a point is named by its own name.
    assert.match(
      JSON.parse(answer.body).errors[0].source.parameter,
      new RegExp(parameter.replace(/^filter\[(.*)\]$/, '$1')),
    )
  }
  assert.equal((await guest.send('GET', '/stagebank?sort=title')).status, 400)
  assert.equal((await guest.send('GET', '/stagebank?page[size]=x')).status, 400)
  assert.equal((await guest.send('GET', '/stagebank/map?filter[zoom]=99')).status, 400)
})

test('what is meant for one school is found by its people only, and counted for nobody else', async () => {
  const id = await add({ organization_id: far.id, title: 'Kwallen tellen', visible_to: 'schools' })
  await insert('vacancy_schools', { vacancy_id: id, school_id: school.id })
  const other = await organization(app, site, 'School', { name: 'Elders College', brin: '22ZZ' })
  const stranger = await person(app, site, [['student', other.id]])
  for (const [who, expected] of [
    [guest, 0],
    [stranger, 0],
    [student, 1],
    [mentor, 1],
  ] as const) {
    const { ids, records, meta } = await ask(who, { q: 'kwallen' })
    assert.deepEqual([ids.length, records], [expected, expected])
    assert.equal(meta.facets.kinds.NonProfit ?? 0, expected)
    const map = await who.send('GET', '/stagebank/map?filter[q]=kwallen')
    assert.equal((JSON.parse(map.body).meta as StagebankMap).clusters.length, expected)
  }
  await change('delete from vacancies where id = $1', id)
  assert.deepEqual((await ask(student, { q: 'kwallen' })).ids, [])
})

test('another site finds nothing of it', async () => {
  const elsewhere = await world({}, app)
  assert.deepEqual((await ask(elsewhere.guest, { q: 'honden' })).ids, [])
  assert.deepEqual((await ask(elsewhere.operator, {})).records, 0)
})

test('a change is found at once: the title, the state, the host, a tag, a place taken', async () => {
  const id = await add({ organization_id: far.id, title: 'Ezels borstelen', places: 1 }, [calm])
  same(await found({ q: 'ezel' }), [id])
  await change(`update vacancies set title = 'Kamelen borstelen' where id = $1`, id)
  same(await found({ q: 'ezel' }), [])
  same(await found({ q: 'kameel' }), [id])
  await change(`update tags set name = 'kalmpjes' where id = $1`, calm)
  same(await found({ q: 'kalmpjes kamelen' }), [id])
  await change(`update organizations set name = 'Woestijnhof', city = 'Assen' where id = $1`, far.id)
  same(await found({ q: 'woestijnhof kamelen assen' }), [id])
  await change(`update vacancies set places_taken = 1, status = 'full' where id = $1`, id)
  same(await found({ q: 'kamelen' }), [id])
  same(await found({ q: 'kamelen', placesLeft: true }), [])
  await change(`update organizations set status = 'archived' where id = $1`, far.id)
  same(await found({ q: 'kamelen' }), [])
  await change(`update organizations set status = 'approved' where id = $1`, far.id)
  await change(`update vacancies set status = 'closed' where id = $1`, id)
  same(await found({ q: 'kamelen' }), [])
  await change('delete from vacancies where id = $1', id)
  const left = await db.withTenant(site.id, (sql) =>
    sql.row(`select count(*) as n from vacancy_terms where term = 'kamel'`),
  )
  assert.equal(left?.n, 0)
})

test('on the map places lie together or stand alone, and one alone says which it is', async () => {
  const map = async (query: string) => {
    const answer = await guest.send('GET', `/stagebank/map?${query}`)
    assert.equal(answer.status, 200, answer.body)
    return JSON.parse(answer.body).meta as StagebankMap
  }
  const wide = await map('filter[zoom]=6')
  assert.equal(
    wide.clusters.reduce((sum, { count }) => sum + count, 0),
    4,
  )
  assert.deepEqual(wide.bounds, [52.088, 5.121, 53.219, 6.567])
  const near = await map('filter[zoom]=13&filter[bounds]=52,5,52.2,5.3')
  assert.deepEqual(near.clusters.map(({ count }) => count).sort(), [1, 2])
  const alone = near.clusters.find(({ count }) => count === 1)?.vacancy
  assert.deepEqual(alone, { id: till, title: 'Kassa en honden oppassen', sector: 'winkel', organization: 'Winkel Zus' })
  assert.deepEqual(await map('filter[q]=qqqqqq'), { isCapped: false, clusters: [], bounds: null })
})

test('a search takes the same few statements, however much there is', async () => {
  const count = async (filter: ReadOptions['filter']) => {
    await ask(guest, filter)
    const before = db.statementCount
    await ask(guest, filter)
    return db.statementCount - before
  }
  assert.ok((await count({ q: 'honden', near: 'Utrecht', within: 25, tags: outside, sectors: 'dieren' })) <= 3)
  assert.ok((await count({})) <= 2)
  assert.ok((await count({ q: 'honden kassa' })) <= 2)
})

test('nobody is told words of drafts, or of what is for a school of others', async () => {
  await add({ organization_id: shop.id, title: 'Zeppelinbouwer', status: 'draft' })
  const id = await add({ organization_id: shop.id, title: 'Quilten met xylofoon', visible_to: 'schools' })
  await insert('vacancy_schools', { vacancy_id: id, school_id: school.id })
  for (const q of ['zeppel', 'zeppelinbouwr', 'xylof', 'xylofon', 'xylofoon']) {
    const { ids, meta } = await ask(guest, { q })
    assert.deepEqual([ids, meta.readAs], [[], []], q)
  }
  for (const who of [student, mentor]) {
    assert.deepEqual((await ask(who, { q: 'xylofoon' })).ids, [id])
    assert.equal((await ask(who, { q: 'xylof' })).meta.readAs[0]?.read, 'xylofoon')
    assert.deepEqual((await ask(who, { q: 'xylofon' })).ids, [id])
    assert.deepEqual((await ask(who, { q: 'zeppel' })).meta.readAs, [])
  }
  assert.ok((await ask(student, { near: 'Zeist', within: 5 })).ids.includes(id))
  assert.ok((await ask(student, {})).ids.includes(id))
})

test('words are found as others write them: forms, halves of compounds, days, and towns with two names', async () => {
  const id = await add({
    organization_id: shop.id,
    title: 'Papegaaienoppasservice kookt in de basisschool',
    description: 'Je verkoopt koekjes aan patiënten met een auto.',
    city: "'s-Hertogenbosch",
    weekdays: [3, 6],
  })
  const forms = ['papegaai koken', 'papegaaien verkopen', 'papegaai geven', "papegaai's patiënt", 'autos van patienten']
  const halves = ['papegaaien oppas', 'papegaaienstage', 'papegaai basis school']
  const days = ['papegaai woensdag', 'papegaai in het weekend', 'papegaai saturday']
  const towns = ['papegaai den bosch', "papegaai 's-hertogenbosch"]
  for (const q of [...forms, ...halves, ...days, ...towns]) assert.deepEqual(await found({ q }), [id], q)
  same(await found({ q: 'papegaai donderdag' }), [])
})
