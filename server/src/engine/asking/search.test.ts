import assert from 'node:assert/strict'
import { test } from 'node:test'
import { organizations, updateOrganization } from '#protocol/features/organizations.ts'
import { updateUser, users } from '#protocol/features/users.ts'
import { searchTerms } from '#protocol/shared/search-terms.ts'
import { organization, type Person, person, world } from '#test/world.ts'

const { app, site, school, schoolAdmin, center, centerAdmin, operator } = await world()
const pupil = (firstName: string, lastName: string) =>
  person(app, site, [['student', school.id]], { firstName, lastName })
const found = async (search: string, who: Person = schoolAdmin) =>
  (await who.list(users, { filter: { search } })).map(({ id }) => id).sort()
const are = async (search: string, ...people: { id: string }[]) =>
  assert.deepEqual(await found(search), people.map(({ id }) => id).sort(), search)

const joel = await pupil('Joël', 'Çelik')
const zoe = await pupil('Zoë', 'van der Zee')
const jan = await pupil('Jan-Willem', "O'Zeeman")

test('what one types and what is kept are cut into the same words', async () => {
  const texts = ['Joël Çelik', "O'Hara-de Vries", 'ÅSA Ørsted', 'x@y.nl', 'łódź ﬁn ＡＢＣ', 'İstanbul', '  ', '٣٤ 中文']
  for (const text of texts) {
    const rows = await app.road.db.withTenant(site.id, (sql) =>
      sql.rows<{ w: string }>('select search_terms($1) as w', [text]),
    )
    assert.deepEqual(searchTerms(text).sort(), rows.map(({ w }) => w).sort(), text)
  }
})

test('accents and capitals do not matter, on either side', async () => {
  for (const text of ['joel', 'JOËL', 'Joël', 'celik', 'Çelik']) await are(text, joel)
  await are('zoë', zoe)
})

test('every word is the beginning of a word, in any order', async () => {
  await are('jo', joel)
  await are('zee', zoe, jan)
  await are('zee zo', zoe)
  await are('wil zee', jan)
  await are('eeman')
  await are('joel zee')
})

test('of words that very many have, whoever has all of them is found; of a rare one, who has the others too', async () => {
  const many = (firstName: string, lastName: string, count: number) =>
    app.road.db.withTenant(site.id, (sql) =>
      sql.rows(
        `with made as (insert into users (email, status, first_name, last_name)
           select gen_random_uuid() || '@veel.test', 'active', $1, $2 from generate_series(1, $3::int) returning id)
         insert into roles (user_id, name, organization_id) select id, 'student', $4 from made returning user_id as id`,
        [firstName, lastName, count, school.id],
      ),
    )
  await many('Gewone', 'Naam', 103)
  await many('Gewone', 'Ander', 101)
  await many('Apart', 'Naam', 101)
  const [rare] = await many('Gewone', 'Zeldzaam', 1)
  const both = await schoolAdmin.list(users, { filter: { search: 'naam gewo' }, page: { size: 200 } })
  assert.deepEqual([both.records, both.length], [103, 103])
  assert.ok(both.every(({ firstName, lastName }) => firstName === 'Gewone' && lastName === 'Naam'))
  assert.deepEqual(await found('gewone zeldzaam'), [rare?.id])
  await are('apart zeldzaam')
})

test('asked for what is written almost so, names and places are found with a mistake, after those without', async () => {
  const alike = async (search: string) =>
    (await schoolAdmin.list(users, { filter: { search, alike: true }, sort: 'relevance' })).map(({ id }) => id)
  const [one, two] = [await pupil('Youssef', 'Amrani'), await pupil('Yousef', 'Amrani')]
  await are('youssef', one)
  assert.deepEqual(await alike('youssef'), [one.id, two.id])
  assert.deepEqual(await alike('Yousef amrany'), [two.id, one.id])
  assert.deepEqual(await alike('youssef zeeman'), [])
  const host = await organization(app, site, 'NonProfit', { name: 'De Boerderij', city: 'Zeist', center_id: center.id })
  for (const search of ['Zijst', 'zijs', 'zeits', 'boerdery'])
    assert.deepEqual(
      (await centerAdmin.list(organizations, { filter: { search, alike: true } })).map(({ id }) => id),
      [host.id],
      search,
    )
})

test('an e-mail address finds its owner', async () => {
  await are(joel.email, joel)
  const [name = ''] = joel.email.split('@')
  await are(name, joel)
})

test('a search of blanks and signs is no search', async () => {
  const all = await found('a'.repeat(0))
  assert.deepEqual(await found('  - '), all)
})

test('signs with a meaning elsewhere are only signs here', async () => {
  for (const text of [
    "'; drop table users; --",
    '%',
    '_',
    '\\',
    '*',
    'jo%',
    "' or 1=1 --",
    '\u{10ffff}',
    '🙂',
    '"',
    '(',
  ]) {
    const answer = await schoolAdmin.send('GET', `/users?filter[search]=${encodeURIComponent(text)}`)
    assert.equal(answer.status, 200, text)
  }
  await are('jo%', joel)
  await are('%oel')
  await are('j_el')
})

test('what no name can hold finds nobody, and many words cost no more than a few', async () => {
  const ask = (text: string) => schoolAdmin.send('GET', `/users?filter[search]=${encodeURIComponent(text)}`)
  await are('a'.repeat(500))
  assert.equal((await ask('a\0b')).status, 400)
  assert.equal((await ask('a b c d e f g h i j k l m n o p')).status, 200)
  assert.equal(searchTerms('a b c d e f g h i j').length, 8)
})

test('words follow a new name, and the old one finds nobody', async () => {
  const somebody = await pupil('Fatima', 'Oudenaam')
  await are('oudenaam', somebody)
  await schoolAdmin.run(updateUser, somebody.id, { lastName: 'Nieuwenaam' })
  await are('oudenaam')
  await are('fatima nieuwe', somebody)
})

test('a student is found by number, with and without the zeros before it', async () => {
  const somebody = await pupil('Nummer', 'Een')
  await app.road.db.withTenant(site.id, (sql) =>
    sql.run(`update student_profiles set student_number = '0048151' where id = $1`, [somebody.id]),
  )
  await are('0048151', somebody)
  await are('48151', somebody)
})

test('nobody finds whom they may not see', async () => {
  assert.deepEqual(await found('celik', centerAdmin), [])
  const elsewhere = await world()
  assert.deepEqual(await found('celik', elsewhere.operator), [])
  assert.deepEqual(await found('celik', operator), [joel.id])
})

test('organizations are found by name and place, also after they move', async () => {
  const cafe = await organization(app, site, 'NonProfit', { name: 'Café Überall', city: 'Ede', center_id: center.id })
  const search = async (text: string) =>
    (await centerAdmin.list(organizations, { filter: { search: text } })).map(({ id }) => id)
  assert.deepEqual(await search('cafe uber'), [cafe.id])
  assert.deepEqual(await search('ede caf'), [cafe.id])
  await centerAdmin.run(updateOrganization, cafe.id, { city: 'Wageningen' })
  assert.deepEqual(await search('ede caf'), [])
  assert.deepEqual(await search('wagen'), [cafe.id])
})

test('the best come first: who is called so, then whose name begins so, then who only has the words', async () => {
  const named = (firstName: string, infix: string | null, lastName: string) =>
    app.road.db.withTenant(site.id, async (sql) => {
      const { id } = await pupil(firstName, lastName)
      await sql.run('update users set infix = $1 where id = $2', [infix, id])
      return id
    })
  const middle = await named('Bergen', null, 'Aalders')
  const last = await named('Anna', 'van den', 'Berg')
  const double = await named('Anna', 'van den', 'Bergh-Zwart')
  const best = async (search: string, size = 30) =>
    (await schoolAdmin.list(users, { filter: { search }, sort: 'relevance', page: { size, count: 20 } })).map(
      ({ id }) => id,
    )
  assert.deepEqual(await best('berg'), [last, middle, double])
  assert.deepEqual(await best('Van den Berg'), [last, double])
  assert.deepEqual(await best('anna van den bergh'), [double])
  assert.deepEqual(await best('anna berg'), [last, double])
  const number = await named('Zeger', null, 'Zwaan')
  const street = await named('Nr48151x', null, 'Aan')
  await app.road.db.withTenant(site.id, (sql) =>
    sql.run(
      `update student_profiles set student_number = case id when $1 then '77001' else '770019' end
      where id = any($2)`,
      [number, [number, street]],
    ),
  )
  assert.deepEqual(await best('77001'), [number, street])
  assert.deepEqual(await best('77001', 1), [number])
})

test('a list in the order of relevance is as long as it would be otherwise', async () => {
  for (const sort of ['relevance', 'lastName', 'firstName'] as const) {
    const few = await schoolAdmin.list(users, { filter: { search: 'gewo' }, sort, page: { size: 2 } })
    assert.deepEqual([few.length, few.records], [2, 205], sort)
  }
  const counted = await schoolAdmin.list(users, { filter: { search: 'gewo' }, sort: 'relevance', page: { count: 50 } })
  assert.deepEqual([counted.records, counted.isMore], [50, true])
  const refused = await schoolAdmin.send('GET', '/levels?sort=relevance')
  assert.equal(refused.status, 400)
  assert.equal((await schoolAdmin.send('GET', '/users?sort=-relevance')).status, 400)
})
