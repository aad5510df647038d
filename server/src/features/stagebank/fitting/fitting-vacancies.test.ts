import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Fitting, fittingVacancies, levelNamed } from '#protocol/features/stagebank/fitting.ts'
import { person, world } from '#test/world.ts'

const { app, site, school, provider, center, schoolAdmin, guest } = await world()
const insert = (table: string, values: Record<string, unknown>) =>
  app.road.db.withTenant(site.id, async (sql) => {
    const names = Object.keys(values)
    const places = names.map((_, at) => `$${at + 1}`).join(', ')
    const row = await sql.row<{ id: string }>(
      `insert into ${table} (${names.join(', ')}) values (${places}) returning *`,
      Object.values(values),
    )
    return row?.id as string
  })
const utrecht = { latitude: 52.09, longitude: 5.12 }
const vacancy = (title: string, values: Record<string, unknown> = {}) =>
  insert('vacancies', {
    organization_id: provider.id,
    title,
    status: 'published',
    published_at: '2026-01-01',
    places: 2,
    ...values,
  })
type Known = { postal_code?: string; birth_date?: string; weekdays?: number[] }
async function student(values: Known = {}, likes: string[] = []) {
  const who = await person(app, site, [['student', school.id]])
  await app.road.db.withTenant(site.id, (sql) =>
    sql.run('update student_profiles set postal_code = $2, birth_date = $3, weekdays = $4 where id = $1', [
      who.id,
      values.postal_code ?? null,
      values.birth_date ?? null,
      values.weekdays ?? [],
    ]),
  )
  for (const tag of likes) await insert('student_interests', { student_id: who.id, tag_id: tag })
  const ask = async () => JSON.parse((await who.send('GET', fittingVacancies.path)).body).meta as Fitting
  return { ...who, ask }
}

const animals = await insert('tags', { name: 'Dieren' })
const near = await vacancy('Hond uitlaten', utrecht)
await insert('vacancy_tags', { vacancy_id: near, tag_id: animals })
const far = await vacancy('Schapen hoeden', { latitude: 53.2, longitude: 6.56 })
await insert('vacancy_tags', { vacancy_id: far, tag_id: animals })
await vacancy('Koffie schenken', utrecht)
await vacancy('Koffie schenken', utrecht)
await insert('organization_tags', { organization_id: provider.id, tag_id: animals })
await vacancy('Zware machines', { ...utrecht, minimum_age: 18 })
await vacancy('Al vol', { ...utrecht, places_taken: 2 })
await vacancy('Van een andere school', { ...utrecht, visible_to: 'schools' })

test('what a student likes and what is near comes first, with the reason; what is too far does not come', async () => {
  const { ask } = await student({ postal_code: '3511 AA', birth_date: '2011-01-01' }, [animals])
  const { vacancies, missing, age } = await ask()
  assert.deepEqual(
    vacancies.map(({ title }) => title),
    ['Hond uitlaten', 'Koffie schenken'],
  )
  assert.deepEqual(vacancies[0]?.reasons[0], { code: 'interest', name: 'Dieren' })
  assert.equal(vacancies[0]?.reasons[1]?.code, 'distance')
  assert.deepEqual(missing, ['weekdays'], 'the last thing that would help')
  assert.equal(age, 15)
})

test('a reason is about the vacancy itself: not what else its host does, and no distance that is far to cycle', async () => {
  await vacancy('Boeken lezen', { latitude: 52.09, longitude: 5.4, levels: ['havo'] })
  const { ask } = await student({ postal_code: '3511 AA', birth_date: '2011-01-01' }, [animals])
  const { vacancies } = await ask()
  const coffee = vacancies.filter(({ title }) => title.toLowerCase() === 'koffie schenken')
  assert.deepEqual(
    coffee.map(({ reasons }) => reasons.map(({ code }) => code)),
    [['distance']],
  )
  assert.ok(!vacancies.some(({ title }) => title === 'Boeken lezen'))
})

test('what is asked for already, full, for others or not for this age is left out', async () => {
  const who = await student({ postal_code: '3511 AA', birth_date: '2011-01-01' }, [animals])
  await insert('applications', {
    vacancy_id: near,
    organization_id: provider.id,
    student_id: who.id,
    school_id: school.id,
    status: 'with_host',
  })
  const titles = (await who.ask()).vacancies.map(({ title }) => title)
  assert.ok(
    !titles.some((title) => ['Hond uitlaten', 'Zware machines', 'Al vol', 'Van een andere school'].includes(title)),
  )
})

test('a student of whom little is known is told what would help', async () => {
  const { ask } = await student()
  const { missing, age, home } = await ask()
  assert.deepEqual([missing, age, home], [['interests', 'postalCode'], null, null])
})

test('among equals comes first what one can do on free days, and last what asks other days', async () => {
  const garden = await insert('tags', { name: 'Tuinieren' })
  for (const [title, weekdays] of [
    ['Bladeren harken', [1, 5]],
    ['Gras maaien', []],
    ['Heg knippen', [2, 3, 4]],
  ] as const)
    await insert('vacancy_tags', { vacancy_id: await vacancy(title, { ...utrecht, weekdays }), tag_id: garden })
  const { ask } = await student({ postal_code: '3511 AA', birth_date: '2011-01-01', weekdays: [2, 4] }, [garden])
  const { vacancies, missing, weekdays } = await ask()
  const titles = vacancies.map(({ title }) => title)
  assert.deepEqual(titles.slice(0, 2), ['Heg knippen', 'Gras maaien'])
  assert.ok(titles.indexOf('Bladeren harken') > titles.indexOf('Koffie schenken'), titles.join())
  assert.deepEqual(vacancies[0]?.reasons.at(-1), { code: 'weekdays', days: [2, 4] })
  assert.ok(vacancies.slice(1).every(({ reasons }) => reasons.every(({ code }) => code !== 'weekdays')))
  assert.deepEqual([missing, weekdays], [[], [2, 4]])
})

test('only a student asks what fits', async () => {
  assert.equal((await schoolAdmin.send('GET', fittingVacancies.path)).status, 403)
  assert.equal((await guest.send('GET', fittingVacancies.path)).status, 401)
})

test('the names that schools give to levels are read as kinds of education', () => {
  const read = ['VWO 4', 'gymnasium', 'Havo', 'vmbo-tl', 'VMBO basis/kader', 'mavo 3', 'MBO 2', 'PrO', 'brugklas'].map(
    levelNamed,
  )
  assert.deepEqual(read, ['vwo', 'vwo', 'havo', 'vmbo-gt', 'vmbo-bk', 'vmbo-gt', 'mbo', 'pro', null])
})

test('a volunteer is shown what is like what they kept, for grown-ups, and is asked for no profile', async () => {
  const volunteer = await person(app, site, [['volunteer', center.id]])
  const youth = await vacancy('Jeugdclub', { ...utrecht, maximum_age: 16 })
  await insert('vacancy_tags', { vacancy_id: youth, tag_id: animals })
  const ask = async () => JSON.parse((await volunteer.send('GET', fittingVacancies.path)).body).meta as Fitting
  const before = await ask()
  assert.deepEqual(before.missing, [])
  assert.ok(before.vacancies.every(({ title }) => title !== 'Jeugdclub' && title !== 'Van een andere school'))
  await insert('favourites', { user_id: volunteer.id, vacancy_id: far })
  const [first] = (await ask()).vacancies
  assert.deepEqual(first?.reasons[0], { code: 'interest', name: 'Dieren' })
})
