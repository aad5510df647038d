import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newSite } from '#test/setup.ts'
import { visitor } from '#test/visitor.ts'
import { organization, person, world } from '#test/world.ts'

const { app, site, schoolAdmin, providerAdmin, mentor, student } = await world()

test('what is of another site is not there, whatever is sent along', async () => {
  const elsewhere = await newSite(app)
  const { id: userId } = await person(app, elsewhere, [])
  const host = await organization(app, elsewhere, 'Provider')
  const [vacancy] = await app.road.db.withTenant(elsewhere.id, (sql) =>
    sql.rows<{ id: string }>(
      `insert into vacancies (organization_id, title, status) values ($1, 'Ver weg', 'published') returning id`,
      [host.id],
    ),
  )
  for (const body of [{}, { to_id: 'nobody' }, { to_id: mentor.id }])
    for (const who of [schoolAdmin, providerAdmin, mentor, student])
      assert.equal((await who.send('PUT', `/users/${userId}/hand_over_mentorships`, body)).status, 404)
  for (const body of [{}, { reason: 'nonsense' }, { reason: 'fraud' }]) {
    assert.equal((await student.send('POST', `/vacancies/${vacancy?.id}/reports`, body)).status, 404)
    const guest = await visitor(app, site)('POST', `/api/v1/vacancies/${vacancy?.id}/reports`, body)
    assert.equal(guest.status, 404)
  }
})
