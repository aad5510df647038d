import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { HandledJob } from '#engine/feature.ts'
import { joinRequests } from '#protocol/features/joining.ts'
import {
  archiveOrganization,
  createOrganization,
  organizations,
  profiles,
  restoreOrganization,
  updateOrganization,
} from '#protocol/features/organizations.ts'
import { tags } from '#protocol/features/tags.ts'
import { vacancies } from '#protocol/features/vacancies/vacancies.ts'
import { organization, world } from '#test/world.ts'
import { archiveClosed } from './archive-closed.ts'
import { forgetJoinRequests } from './forget-join-requests.ts'

const w = await world()
const { app, site, centerAdmin, schoolAdmin, providerAdmin, student, school, center } = w
const rows = <T>(text: string, values: unknown[] = []) =>
  app.road.db.withTenant(site.id, (sql) => sql.rows<T>(text, values))
const runJob = (job: HandledJob) => job.run({ site, payload: {}, road: app.road, log: app.http.log })
const host = (values: object = {}) => organization(app, site, 'Provider', { center_id: center.id, ...values })
const placeOf = async (id: string) => {
  const { latitude, longitude } = await centerAdmin.find(profiles, id)
  return [latitude, longitude]
}

async function internshipAt(organizationId: string | null, status: string) {
  const [year] = await rows<{ id: string }>('select id from school_years order by start_date limit 1')
  const [period] = await rows<{ id: string }>(
    `insert into internship_periods (school_id, school_year_id, name, start_date, end_date)
     values ($1, $2, 'P', today_nl() - 60, today_nl() + 30) returning id`,
    [school.id, year?.id],
  )
  await rows(
    `insert into internships (school_id, student_id, organization_id, internship_period_id, status, title)
     values ($1, $2, $3, $4, $5, 'Stage')`,
    [school.id, student.id, organizationId, period?.id, status],
  )
}

test('an organization with tags, found by tag, town and what it offers', async () => {
  const [care, animals] = await Promise.all(['Zorg', 'Dieren'].map((name) => centerAdmin.create(tags, { name })))
  const tagIds = [care?.id as string, animals?.id as string]
  const made = await centerAdmin.run(createOrganization, '', { type: 'Provider', name: 'Asiel', city: 'Zeist', tagIds })
  const found = await centerAdmin.find(organizations, made.id, { include: ['tags', 'center'] })
  assert.deepEqual(found.tags.map((tag) => tag.name).sort(), ['Dieren', 'Zorg'])
  assert.equal(found.center?.name, 'Test Centrale')

  await centerAdmin.run(updateOrganization, made.id, { tagIds: [animals?.id as string] })

  const list = async (filter: Record<string, string | boolean>) =>
    (await centerAdmin.list(organizations, { filter })).map((row) => row.name)
  assert.deepEqual(await list({ tagId: care?.id as string }), [])
  assert.deepEqual(await list({ tagId: animals?.id as string }), ['Asiel'])
  assert.deepEqual(await list({ tagId: `${care?.id},${animals?.id}` }), ['Asiel'])
  const towns = await student.send('GET', '/organizations/cities')
  assert.deepEqual(JSON.parse(towns.body).meta.cities, ['Zeist'])
  assert.ok((await list({ withoutVacancies: true })).includes('Asiel'))
  await rows(`insert into vacancies (organization_id, title, status) values ($1, 'Uitlaten', 'published')`, [made.id])
  assert.ok(!(await list({ withoutVacancies: true })).includes('Asiel'))
  assert.ok((await list({ withoutVacancies: false })).includes('Asiel'))
})

test('an address gets its place on the map from the town or the postal code', async () => {
  const made = await centerAdmin.run(createOrganization, '', { type: 'Provider', name: 'Kaart', city: 'Zeist' })
  assert.deepEqual(await placeOf(made.id), [52.088, 5.233])
  await centerAdmin.run(updateOrganization, made.id, { street: 'Slotlaan', houseNumber: '1' })
  assert.deepEqual(await placeOf(made.id), [52.088, 5.233])
  await centerAdmin.run(updateOrganization, made.id, { city: 'Amersfoort', postalCode: '3811 AB' })
  assert.deepEqual(await placeOf(made.id), [52.156, 5.388])
  await centerAdmin.run(updateOrganization, made.id, { city: 'Soest', latitude: 52.17, longitude: 5.3 })
  assert.deepEqual(await placeOf(made.id), [52.17, 5.3], 'a point that somebody chose stays')
  await centerAdmin.run(updateOrganization, made.id, { city: 'Nergenshuizen', postalCode: null })
  assert.deepEqual(await placeOf(made.id), [null, null], 'better no place than the old one')
})

test('archiving hides the vacancies at once, and the organization can be brought back', async () => {
  const { id } = await host()
  await rows(`insert into vacancies (organization_id, title, status) values ($1, 'Helpen', 'published')`, [id])
  const seen = async () => (await student.list(vacancies, { filter: { organizationIdEq: id } })).length
  assert.equal(await seen(), 1)
  await centerAdmin.run(archiveOrganization, id, { reason: 'Gestopt' })
  assert.equal(await seen(), 0)
  const archived = await centerAdmin.find(organizations, id)
  assert.deepEqual([archived.status, archived.statusReason], ['archived', 'Gestopt'])
  assert.equal(archived.can.restoreOrganization, true)
  assert.equal(archived.can.archiveOrganization, false)
  assert.equal((await providerAdmin.send('PUT', `/organizations/${id}/restore`)).status, 404)
  await centerAdmin.run(restoreOrganization, id)
  assert.equal((await centerAdmin.find(organizations, id)).status, 'approved')
  assert.equal((await centerAdmin.send('PUT', `/organizations/${id}/restore`)).status, 409)
})

test('what still has an intern closes at once and is archived after the last one, by whichever way', async () => {
  const { id } = await host()
  await internshipAt(id, 'running')
  await internshipAt(id, 'completed')
  await rows(`insert into vacancies (organization_id, title, status) values ($1, 'Helpen', 'published')`, [id])
  const seen = async () => (await student.list(vacancies, { filter: { organizationIdEq: id } })).length
  const status = async () => (await centerAdmin.find(organizations, id)).status
  const endOfDay = () => runJob(archiveClosed)

  await centerAdmin.run(archiveOrganization, id, { reason: 'Gestopt' })
  assert.deepEqual([await status(), await seen()], ['closing', 0], 'nothing new begins there')
  assert.equal((await student.find(organizations, id)).status, 'closing', 'who is there still sees where that is')
  await endOfDay()
  assert.equal(await status(), 'closing', 'somebody is still there')

  await centerAdmin.run(restoreOrganization, id)
  assert.equal(await status(), 'approved', 'it can be called off')

  await centerAdmin.run(updateOrganization, id, { status: 'archived' })
  assert.equal(await status(), 'closing')
  await rows(`update internships set status = 'completed' where organization_id = $1`, [id])
  // One that is with no organization of ours says nothing about this one.
  await internshipAt(null, 'running')
  await endOfDay()
  await endOfDay()
  assert.equal(await status(), 'archived')
  const names = await rows<{ name: string }>(
    `select name from events where subject_id = $1 and name like 'organization.%' order by created_at, id`,
    [id],
  )
  assert.deepEqual(
    names.map(({ name }) => name.split('.')[1]),
    ['archive_scheduled', 'restored', 'archive_scheduled', 'archived'],
  )
})

test('what nobody approved cannot close: with an intern it stays as it is', async () => {
  const { id } = await host({ status: 'pending' })
  await internshipAt(id, 'contracting')
  const answer = await centerAdmin.send('DELETE', `/organizations/${id}`)
  assert.equal(answer.status, 409)
  assert.match(JSON.parse(answer.body).errors[0].detail, /1 stage/)
})

test('requests to join are forgotten after thirty days', async () => {
  const { id } = await host()
  const ask = (email: string, asked: number, decided: number | null) =>
    rows(
      `insert into join_requests (organization_id, first_name, last_name, email, status, created_at, decided_at)
       values ($1, 'A', 'B', $2, case when $4::int is null then 'pending' else 'declined' end,
         now() - make_interval(days => $3), now() - make_interval(days => $4))`,
      [id, email, asked, decided],
    )
  await ask('nooit@example.test', 31, null)
  await ask('lang-geleden@example.test', 60, 31)
  await ask('pas-besloten@example.test', 60, 29)
  await ask('nieuw@example.test', 29, null)

  await runJob(forgetJoinRequests)

  const left = await centerAdmin.list(joinRequests, { filter: { organizationIdEq: id } })
  assert.deepEqual(left.map(({ email }) => email).sort(), ['nieuw@example.test', 'pas-besloten@example.test'])
})

test('who looks after an organization changes only by whoever does so now', async () => {
  const { id } = w.provider
  const change = (who: typeof providerAdmin, centerId: string | null) =>
    who.send('PATCH', `/organizations/${id}`, { data: { type: 'organizations', id, attributes: { centerId } } })
  assert.equal((await change(providerAdmin, center.id)).status, 200, 'a form that sends what is there changes nothing')
  assert.equal((await change(providerAdmin, null)).status, 403)
  assert.equal((await change(schoolAdmin, school.id)).status, 403)
  assert.equal((await change(centerAdmin, school.id)).status, 403)
  assert.equal((await change(centerAdmin, null)).status, 200)
})
