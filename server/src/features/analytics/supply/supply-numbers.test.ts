import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applications } from '#protocol/features/applications.ts'
import { hostTypes, organizations } from '#protocol/features/organizations.ts'
import { answerPaces, quietReasons, type SupplyNumbers, supplyNumbers } from '#protocol/features/supply-numbers.ts'
import { users } from '#protocol/features/users.ts'
import { vacancies } from '#protocol/features/vacancies/vacancies.ts'
import { market } from '#server/features/applications/applications.factory.ts'
import { organization, type Person, person, world } from '#test/world.ts'

const w = await world()
const { app, site, school, mentor, student, schoolAdmin, centerAdmin, providerAdmin, operator, provider, nonProfit } = w
const { period, vacancy, newStudent, insert, rows } = await market(w)
const periodId = await period()
await rows(`update organizations set city = 'Zwolle', latitude = 52.513, longitude = 6.094 where id = $1`, [
  provider.id,
])
await rows(`update organizations set city = 'Hattem' where id = $1`, [nonProfit.id])

const still = await organization(app, site, 'NonProfit', { city: 'Wezep', created_at: '2020-01-01' })
const refused = await organization(app, site, 'NonProfit', { city: 'Wezep', status: 'denied' })
const baking = await vacancy({ sector: 'horeca', places: 4, places_taken: 1 })
await vacancy({ sector: 'horeca', status: 'full', places: 2, places_taken: 2 })
await vacancy({ sector: 'zorg', places: 3, city: 'Kampen' }, nonProfit)
await vacancy({ sector: 'zorg', status: 'draft', places: 9 }, nonProfit)
await vacancy({ status: 'closed', places: 6, updated_at: '2021-01-01' }, still)

const lives = (who: Person, postalCode: string) =>
  rows('update student_profiles set postal_code = $2 where id = $1', [who.id, postalCode])
const inWezep = await Promise.all([1, 2, 3].map(() => newStudent()))
for (const one of inWezep) await lives(one, '8091 AB')
const inHattem = await newStudent()
await lives(inHattem, '8051AA')

const apply = (who: Person, at: string, values: Record<string, unknown>) =>
  insert('applications', {
    vacancy_id: baking,
    organization_id: at,
    student_id: who.id,
    school_id: school.id,
    internship_period_id: periodId,
    ...values,
  })
const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
await apply(inHattem, provider.id, { status: 'declined', sent_at: ago(20), decided_at: ago(19) })
await apply(student, provider.id, { status: 'accepted', sent_at: ago(20), decided_at: ago(10) })
for (const one of inWezep) await apply(one, nonProfit.id, { status: 'expired', sent_at: ago(30), decided_at: ago(15) })

/** Hours of people who each worked two, elsewhere than where students search: six, five and one of them. */
const worked = async (organizationId: string, people: number) => {
  for (let one = 0; one < people; one++)
    await insert('internships', {
      student_id: (await person(app, site, [['volunteer', w.center.id]])).id,
      organization_id: organizationId,
      title: 'Helpen',
      status: 'completed',
      hours: 2,
    })
}
await worked(nonProfit.id, 6)
await worked(provider.id, 5)
await worked(still.id, 1)

const told = (who: Person) => who.tell(supplyNumbers, { filter: { periodId } })
const hostsWith = async (who: Person, filter: Record<string, unknown>) =>
  (
    await who.list(organizations, {
      filter: { typeIn: [...hostTypes], statusIn: ['approved'], ...filter },
      page: { size: 1 },
    })
  ).records
const offersWith = async (who: Person, filter: Record<string, unknown>) => {
  const found = await who.list(vacancies, {
    filter: { statusIn: ['published', 'full'], ...filter },
    page: { size: 100 },
  })
  const sum = (of: (row: (typeof found)[number]) => number) => found.reduce((total, row) => total + of(row), 0)
  return {
    vacancies: found.filter(({ status }) => status === 'published').length,
    places: sum(({ places }) => places),
    taken: sum(({ places, placesLeft }) => places - placesLeft),
  }
}
const searchersWith = async (who: Person, filter: Record<string, unknown>) =>
  (
    await who.list(users, {
      filter: { periodId, takesPart: true, withRole: 'student', stage: ['without', 'asking'], ...filter },
      page: { size: 1 },
    })
  ).records
const offerOf = ({ vacancies: count, places, taken }: Pick<SupplyNumbers, 'vacancies' | 'places' | 'taken'>) => ({
  vacancies: count,
  places,
  taken,
})

/** Every number of the page is that of its list. */
async function agree(who: Person): Promise<SupplyNumbers> {
  const numbers = await told(who)
  assert.equal(await hostsWith(who, {}), numbers.hosts)
  assert.equal(await hostsWith(who, { withoutVacancies: false }), numbers.hostsOffering)
  assert.deepEqual(await offersWith(who, {}), offerOf(numbers))
  for (const { sector, ...offer } of numbers.sectors)
    if (sector) assert.deepEqual(await offersWith(who, { sectorEq: sector }), offer, sector)
  for (const town of numbers.towns) {
    assert.equal(await hostsWith(who, { cityIn: [town.name] }), town.hosts, town.name)
    assert.deepEqual(await offersWith(who, { city: [town.name] }), offerOf(town), town.name)
  }
  assert.equal(await hostsWith(who, { quiet: [...quietReasons] }), numbers.quiet.hosts)
  for (const reason of quietReasons) assert.equal(await hostsWith(who, { quiet: [reason] }), numbers.quiet.by[reason])
  return numbers
}
async function agreeByName(who: Person): Promise<SupplyNumbers> {
  const numbers = await agree(who)
  assert.equal(await searchersWith(who, {}), numbers.searching)
  for (const { name, searching } of numbers.towns)
    assert.equal(await searchersWith(who, { home: [name] }), searching, name)
  for (const near of [numbers.shortage, numbers.aroundSchool])
    if (near) assert.equal(await searchersWith(who, { home: near.towns }), near.searching)
  for (const answerPace of answerPaces)
    assert.equal(
      (await who.list(applications, { filter: { answerPace: [answerPace] }, page: { size: 1 } })).records,
      numbers.answers.paces[answerPace],
      answerPace,
    )
  return numbers
}

test('each number of what is on offer is that of its list, for the school and who runs the site', async () => {
  const numbers = await agreeByName(schoolAdmin)
  await agreeByName(operator)
  assert.deepEqual(offerOf(numbers), { vacancies: 2, places: 9, taken: 3 })
  assert.equal(numbers.hosts, 3)
  assert.equal(numbers.searching, 5)
  assert.equal(numbers.homeUnknown, 1)
  assert.deepEqual(numbers.answers.paces, { days2: 1, days7: 0, days14: 1, more: 0, never: 3 })
  assert.deepEqual(numbers.quiet.by, { unanswered: 1, still: 1 })
  assert.deepEqual(
    numbers.quiet.first.map(({ id, reason, places }) => [id, reason, places]),
    [
      [still.id, 'still', 6],
      [nonProfit.id, 'unanswered', 3],
    ],
  )
  assert.deepEqual(numbers.shortage, {
    name: 'Wezep',
    towns: ['Zwolle', 'Wezep', 'Hattem'],
    searching: 4,
    free: 3,
  })
  assert.ok(!numbers.quiet.first.some(({ id }) => id === refused.id))
})

test('a school is told who searches around it and what is free there, as far as it is known where it is', async () => {
  assert.equal((await told(schoolAdmin)).aroundSchool, null)
  await rows('update organizations set city = $2 where id = $1', [school.id, 'Hattem'])
  const { aroundSchool } = await agreeByName(schoolAdmin)
  assert.deepEqual(aroundSchool, { name: school.name, towns: ['Zwolle', 'Wezep', 'Hattem'], searching: 4, free: 3 })
  await rows('update organizations set city = null where id = $1', [school.id])
  for (const who of [centerAdmin, operator]) assert.equal((await told(who)).aroundSchool, null)
})

test('a centre sees the same hosts and places, and no group of fewer than five students', async () => {
  const numbers = await agree(centerAdmin)
  assert.deepEqual(numbers.towns.map(({ name, searching }) => [name, searching]).sort(), [
    ['Hattem', null],
    ['Kampen', 0],
    ['Wezep', null],
    ['Zwolle', 0],
  ])
  assert.deepEqual([numbers.searching, numbers.homeUnknown, numbers.shortage], [null, null, null])
  assert.deepEqual(numbers.answers, {
    paces: { days2: null, days7: 0, days14: null, more: 0, never: null },
    days: null,
  })
  assert.equal(numbers.isNamed, false)
  assert.deepEqual(numbers.hours, [
    { name: 'Hattem', people: 6, hours: 12 },
    { name: 'Wezep', people: null, hours: null },
    { name: 'Zwolle', people: null, hours: null },
  ])
  // Two towns of one municipality are told as one.
  await rows(`update organizations set municipality = 'Oldebroek' where city in ('Hattem', 'Wezep')`)
  assert.deepEqual((await told(centerAdmin)).hours, [
    { name: 'Oldebroek', people: 7, hours: 14 },
    { name: 'Zwolle', people: 5, hours: 10 },
  ])
  assert.deepEqual((await told(schoolAdmin)).hours, [])
})

test('nobody else is told any of it, nor by the filters of the lists', async () => {
  for (const who of [student, mentor, providerAdmin]) {
    const answer = await who.send('GET', supplyNumbers.path)
    assert.equal(answer.status, 403)
    assert.equal(await hostsWith(who, { quiet: [...quietReasons] }), 0)
  }
  for (const who of [student, centerAdmin, providerAdmin])
    assert.equal((await who.list(users, { filter: { home: ['Wezep'] }, page: { size: 1 } })).records, 0)
})

test('without a period there is nobody to count, and what is no period is refused', async () => {
  assert.equal((await schoolAdmin.tell(supplyNumbers)).searching, null)
  assert.equal((await schoolAdmin.send('GET', `${supplyNumbers.path}?filter[period_id]=x`)).status, 400)
  assert.equal((await schoolAdmin.send('GET', '/organizations?filter[quiet]=loud')).status, 400)
})

test('who is to begin later than in a quarter does not search yet, for a centre', async () => {
  await rows(`update internship_periods set start_date = today_nl() + 90, end_date = today_nl() + 200`, [])
  assert.equal((await centerAdmin.tell(supplyNumbers)).searching, null, 'few people search, whose number is not told')
  await rows(`update internship_periods set start_date = today_nl() + 91`, [])
  assert.equal((await centerAdmin.tell(supplyNumbers)).searching, 0)
})
