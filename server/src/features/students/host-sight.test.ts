import assert from 'node:assert/strict'
import { test } from 'node:test'
import { snake } from '#protocol/declaring/names.ts'
import { internContacts } from '#protocol/features/internships.ts'
import { updateStudent } from '#protocol/features/students.ts'
import { everyFeature, type Person, person, world } from '#test/world.ts'

// What a company may never learn of a student, wherever it looks.
const secrets = {
  birthDate: '2009-07-23',
  postalCode: '9712 XQ',
  studentNumber: 'ZX-70451',
  guardianName: 'Wilhelmina Geheimhuis',
  guardianEmail: 'geheim.ouder@example.test',
  guardianPhone: '0699887766',
  accessNeeds: 'Rustige ruimte in verband met epilepsie',
}
const { app, site, school, provider, nonProfit, schoolAdmin, student, ...others } = await world({ flags: everyFeature })
const { providerAdmin, nonProfitAdmin, centerAdmin, volunteer } = others
await schoolAdmin.run(updateStudent, student.id, secrets)
await app.road.db.withTenant(site.id, async (sql) => {
  const period = await sql.row<{ id: string }>(
    `insert into internship_periods (school_id, school_year_id, name, start_date, end_date)
     select $1, id, 'Stage', start_date, end_date from school_years where today_nl() between start_date and end_date
     returning id`,
    [school.id],
  )
  for (const host of [provider, nonProfit])
    await sql.run(
      `insert into internships (school_id, student_id, organization_id, internship_period_id, title, status, contact_person_id)
       values ($1, $2, $3, $4, 'Stage', 'running', $5)`,
      [school.id, student.id, host.id, period?.id, others.providerAdmin.id],
    )
})

const hosts: [string, Person][] = [
  ['a provider', providerAdmin],
  ['a non-profit', nonProfitAdmin],
  ['a centre', centerAdmin],
  ['a volunteer', volunteer],
]
const holdsSecret = (body: string) =>
  Object.values(secrets).find((value) => body.includes(value) || body.includes(value.replace(' ', '')))

test('a company does see its student by name', async () => {
  const answer = await providerAdmin.send('GET', '/internships?include=student')
  assert.match(answer.body, /de Tester/)
})

test('until the school agrees a company knows the first name and an initial, and then the whole name', async () => {
  const newcomer = await person(app, site, [['student', school.id]], { firstName: 'Arda', lastName: 'Jonkvorst' })
  const said = async (reader: Person) => {
    const { body } = await reader.send('GET', `/internships?filter[student_id_eq]=${newcomer.id}&include=student`)
    const { data, included = [] } = JSON.parse(body)
    return [data[0].attributes.studentName, included.find(({ type }: { type: string }) => type === 'students')?.id]
  }
  const move = (status: string) =>
    app.road.db.withTenant(site.id, (sql) =>
      sql.run('update internships set status = $2 where student_id = $1', [newcomer.id, status]),
    )
  await app.road.db.withTenant(site.id, (sql) =>
    sql.run(
      `insert into internships (school_id, student_id, organization_id, internship_period_id, title, status)
       select school_id, $1, organization_id, internship_period_id, title, 'proposed' from internships
       where organization_id = $2 limit 1`,
      [newcomer.id, provider.id],
    ),
  )
  for (const status of ['proposed', 'refused']) {
    await move(status)
    assert.deepEqual(await said(providerAdmin), ['Arda J.', undefined], status)
    assert.equal((await providerAdmin.send('GET', `/students/${newcomer.id}`)).status, 404)
    assert.deepEqual((await said(schoolAdmin))[1], newcomer.id)
  }
  await move('approved')
  assert.deepEqual(await said(providerAdmin), ['Arda Jonkvorst', newcomer.id])
})

test('a company can reach its student once the school agrees, until a month after the end; a centre and a school cannot that way', async () => {
  const intern = await person(app, site, [['student', school.id]], { firstName: 'Bo' })
  const { id } = await app.road.db.withTenant(site.id, (sql) =>
    sql.one<{ id: string }>(
      `insert into internships (school_id, student_id, organization_id, internship_period_id, title, status)
       select school_id, $1, organization_id, internship_period_id, title, 'proposed' from internships
       where organization_id = $2 limit 1 returning id`,
      [intern.id, provider.id],
    ),
  )
  const set = (change: string) =>
    app.road.db.withTenant(site.id, (sql) => sql.run(`update internships set ${change} where id = $1`, [id]))
  const reached = async (who: Person) => (await who.list(internContacts, { filter: { idEq: id } }))[0]?.email
  assert.equal(await reached(providerAdmin), undefined, 'the school has not agreed')
  await set(`status = 'running'`)
  assert.equal(await reached(providerAdmin), intern.email)
  for (const who of [nonProfitAdmin, centerAdmin, volunteer, schoolAdmin, intern]) {
    assert.equal(await reached(who), undefined)
  }
  await set(`status = 'completed', end_date = today_nl() - 30`)
  assert.equal(await reached(providerAdmin), intern.email)
  await set('end_date = today_nl() - 31')
  assert.equal(await reached(providerAdmin), undefined)
})

for (const [name, host] of hosts) {
  test(`no list, row or include shows ${name} a birth date, an address or a parent`, async () => {
    for (const { resource } of app.road.registry.all()) {
      const includes = resource.includes.map((path) => path.split('.').map(snake).join('.')).join(',')
      const query = `page[size]=1000${includes ? `&include=${includes}` : ''}`
      const list = await host.send('GET', `/${resource.path}?${query}`)
      assert.equal(list.status, 200, `${resource.path} ${list.body}`)
      assert.equal(holdsSecret(list.body), undefined, resource.path)
      const one = await host.send('GET', `/${resource.path}/${student.id}`)
      assert.equal(holdsSecret(one.body), undefined, resource.path)
    }
  })

  test(`${name} cannot find them out by asking whether they are so`, async () => {
    const total = async (path: string) => {
      const answer = await host.send('GET', path)
      return answer.status === 200 ? JSON.parse(answer.body).data.length : 0
    }
    const questions = [
      `/student_profiles?filter[student_number_eq]=${secrets.studentNumber}`,
      `/student_profiles?filter[id_eq]=${student.id}`,
      `/users?filter[search]=${secrets.studentNumber}`,
      `/users?filter[id_eq]=${student.id}`,
      `/students?filter[birth_date_eq]=${secrets.birthDate}`,
      `/students?filter[postal_code_eq]=${encodeURIComponent(secrets.postalCode)}`,
      `/internships?filter[student_birth_date_eq]=${secrets.birthDate}`,
    ]
    for (const question of questions) assert.equal(await total(question), 0, question)
    for (const sort of ['birth_date', 'postal_code', 'weekdays', 'student_number'])
      assert.equal((await host.send('GET', `/students?sort=${sort}`)).status, 400, sort)
    for (const field of ['birthDate', 'postalCode', 'weekdays'])
      assert.equal((await host.send('GET', `/students?fields[students]=${field}`)).status, 400, field)
  })
}
