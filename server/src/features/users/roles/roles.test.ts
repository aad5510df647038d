import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addRole, removeRole, users } from '#protocol/features/users.ts'
import { mailTo, reactingApp } from '#test/mails.ts'
import { newSite } from '#test/setup.ts'
import { organization, type Person, person, world } from '#test/world.ts'

const app = await reactingApp()
const place = await world({}, app)
const { site, school, center, provider, schoolAdmin, centerAdmin, providerAdmin, mentor, student } = place

const rolesOf = (id: string) =>
  app.road.db.withTenant(site.id, async (sql) => {
    const rows = await sql.rows<{ name: string }>('select name from roles where user_id = $1 order by name', [id])
    return rows.map(({ name }) => name)
  })
const add = (who: Person, target: Person, body: object) => who.send('PUT', `/users/${target.id}/add_role`, body)
const remove = (who: Person, target: Person, body: object) =>
  who.send('DELETE', `/users/${target.id}/remove_role`, body)

test('an administrator gives and takes roles in their own organization, and the person is told', async () => {
  const target = await person(app, site, [['student', school.id]])
  await schoolAdmin.run(addRole, target.id, { name: 'volunteer', organizationId: school.id })
  assert.deepEqual(await rolesOf(target.id), ['student', 'volunteer'])
  const news = await mailTo(app, site, target.email, 'roleAdded')
  assert.match(news.text, /Je bent nu vrijwilliger bij Test College/)
  const shown = await schoolAdmin.find(users, target.id, { include: ['roles'] })
  const names = (shown.roles as unknown as { name: string }[]).map(({ name }) => name)
  assert.deepEqual(names.sort(), ['student', 'volunteer'])

  await schoolAdmin.run(removeRole, target.id, { name: 'volunteer', organizationId: school.id })
  assert.deepEqual(await rolesOf(target.id), ['student'])
  await mailTo(app, site, target.email, 'roleRemoved')
})

test('giving a role twice changes nothing; taking one that is not there is 404', async () => {
  const target = await person(app, site, [['student', school.id]])
  const body = { name: 'volunteer', organization_id: school.id }
  for (let i = 0; i < 2; i++) assert.equal((await add(schoolAdmin, target, body)).status, 200)
  assert.deepEqual(await rolesOf(target.id), ['student', 'volunteer'])
  assert.ok((await remove(schoolAdmin, target, body)).status < 300)
  assert.equal((await remove(schoolAdmin, target, body)).status, 404)
})

test('the shapes that clients send are all understood', async () => {
  const bodies = [
    { name: 'volunteer', organization_id: school.id },
    { role: 'volunteer', resource_id: school.id, resource_type: 'School' },
    { user: { name: 'volunteer', organizationId: school.id } },
    { data: { type: 'users', attributes: { name: 'volunteer', organization_id: school.id } } },
    { name: 'volunteer' },
  ]
  for (const body of bodies) {
    const target = await person(app, site, [['student', school.id]])
    assert.equal((await add(schoolAdmin, target, body)).status, 200, JSON.stringify(body))
    assert.deepEqual(await rolesOf(target.id), ['student', 'volunteer'])
  }
})

test('who says two things at once is not understood', async () => {
  const target = await person(app, site, [['student', school.id]])
  const own = { name: 'volunteer', organization_id: school.id }
  const cases: [object, string][] = [
    [{ ...own, role: 'admin' }, 'role'],
    [{ ...own, resource_id: center.id }, 'resource_?id'],
    [{ ...own, resource_type: 'Provider' }, 'resource_?type'],
  ]
  for (const [body, field] of cases) {
    const answer = await add(schoolAdmin, target, body)
    assert.equal(answer.status, 422, answer.body)
    assert.match(JSON.parse(answer.body).errors[0].source.pointer, new RegExp(`/${field}$`, 'i'))
    assert.equal((await remove(schoolAdmin, target, body)).status, 422)
  }
  const twice = { ...own, role: 'volunteer', resource_id: school.id, resource_type: 'School' }
  assert.equal((await add(schoolAdmin, target, twice)).status, 200)
})

test('nobody hands out a role beyond their own reach', async () => {
  const target = await person(app, site, [
    ['student', school.id],
    ['volunteer', provider.id],
  ])
  const elsewhere = await organization(app, await newSite(app), 'School')
  const refused: [Person, string, number][] = [
    [schoolAdmin, center.id, 403],
    [schoolAdmin, provider.id, 403],
    [schoolAdmin, elsewhere.id, 404],
    [providerAdmin, school.id, 403],
    [providerAdmin, center.id, 403],
    [centerAdmin, school.id, 403],
    [mentor, school.id, 404],
    [student, school.id, 404],
    [target, school.id, 403],
  ]
  for (const [who, organizationId, status] of refused) {
    const answer = await add(who, target, { name: 'admin', organization_id: organizationId })
    assert.equal(answer.status, status, `${who.email} ${answer.body}`)
  }
  assert.equal((await add(schoolAdmin, target, { name: 'operator', organization_id: school.id })).status, 422)
  assert.equal(
    (await add(schoolAdmin, target, { name: 'volunteer', organization_id: null })).status,
    200,
    'one’s own school',
  )
  assert.ok((await remove(schoolAdmin, target, { name: 'volunteer', organization_id: school.id })).status < 300)
  assert.equal((await add(providerAdmin, target, { name: 'student', organization_id: provider.id })).status, 422)
  assert.deepEqual(await rolesOf(target.id), ['student', 'volunteer'])
})

test('an organization keeps its last administrator', async () => {
  const host = await organization(app, site, 'NonProfit', { center_id: center.id })
  const last = await person(app, site, [['admin', host.id]])
  const body = { name: 'admin', organization_id: host.id }
  assert.equal((await remove(centerAdmin, last, body)).status, 409)
  assert.equal((await centerAdmin.send('DELETE', `/users/${last.id}`)).status, 409)
  for (const status of ['inactive', 'archived']) {
    const change = { data: { type: 'users', attributes: { status } } }
    assert.equal((await centerAdmin.send('PATCH', `/users/${last.id}`, change)).status, 409)
  }
  await person(app, site, [['admin', host.id]], { status: 'inactive' })
  assert.equal((await remove(centerAdmin, last, body)).status, 409, 'one who cannot sign in is no administrator')
  await person(app, site, [['admin', host.id]])
  assert.ok((await remove(centerAdmin, last, body)).status < 300)
})

test('of two administrators who remove each other at the same moment one stays', async () => {
  for (let round = 0; round < 8; round++) {
    const host = await organization(app, site, 'NonProfit', { center_id: center.id })
    const [one, two] = [await person(app, site, [['admin', host.id]]), await person(app, site, [['admin', host.id]])]
    const body = { name: 'admin', organization_id: host.id }
    const byArchiving = round % 2 === 1
    const answers = await Promise.all(
      byArchiving
        ? [one.send('DELETE', `/users/${two.id}`), two.send('DELETE', `/users/${one.id}`)]
        : [remove(one, two, body), remove(two, one, body)],
    )
    const statuses = answers.map(({ status }) => status)
    assert.equal(statuses.filter((status) => status < 300).length, 1, String(statuses))
    assert.ok(
      statuses.every((status) => status < 300 || [401, 404, 409].includes(status)),
      String(statuses),
    )
    const [row] = await app.road.db.withTenant(site.id, (sql) =>
      sql.rows<{ count: number }>(
        `select count(*) from roles r join users u on u.id = r.user_id
         where r.organization_id = $1 and r.name = 'admin' and u.status = 'active'`,
        [host.id],
      ),
    )
    assert.equal(row?.count, 1)
  }
})

test('of ten who are removed at the same moment one stays', async () => {
  const host = await organization(app, site, 'NonProfit', { center_id: center.id })
  const admins = await Promise.all(Array.from({ length: 10 }, () => person(app, site, [['admin', host.id]])))
  const body = { name: 'admin', organization_id: host.id }
  const answers = await Promise.all(admins.map((admin) => remove(centerAdmin, admin, body)))
  assert.equal(answers.filter(({ status }) => status < 300).length, 9)
  assert.equal(answers.filter(({ status }) => status === 409).length, 1)
})
