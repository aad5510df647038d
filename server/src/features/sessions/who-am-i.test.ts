import assert from 'node:assert/strict'
import { test } from 'node:test'
import { feature } from '#engine/feature.ts'
import { ability } from '#engine/judging/ability.ts'
import type { WhoAmI } from '#protocol/features/who-am-i.ts'
import { buildApp } from '#server/app.ts'
import { testEnv } from '#test/test-env.ts'
import { organization, type Person, person, world } from '#test/world.ts'

const { app, site, school, center, provider, schoolAdmin, student, operator, guest } = await world({
  flags: { selfFoundInternships: false },
})

async function ask(who: Person, at?: string): Promise<WhoAmI> {
  const headers: Record<string, string> = at ? { 'current-organization-id': at } : {}
  const answer = await who.send('GET', '/who_am_i', undefined, headers)
  assert.equal(answer.status, 200, answer.body)
  return JSON.parse(answer.body).meta
}

test('one answer says who one is, where one works and what one may do there', async () => {
  const me = await ask(schoolAdmin)
  assert.deepEqual(me.user, {
    id: schoolAdmin.id,
    email: schoolAdmin.email,
    firstName: 'Sam',
    infix: null,
    lastName: 'de Tester',
  })
  const own = { id: school.id, name: school.name, city: null, type: 'School', roles: ['admin'], isRunByMe: true }
  assert.deepEqual(me.organizations, [own])
  assert.deepEqual([me.organizationId, me.home, me.isFormal, me.unread], [school.id, 'school', false, 0])
  assert.ok(me.can.includes('keepTags') && me.can.includes('keepGroups'))
  assert.equal(me.session.isActing, false)
  assert.ok(Date.parse(me.session.expiresAt) > Date.now())
})

test('only roles of the organization that one works in count; without a choice a school or centre comes first', async () => {
  const early = await organization(app, site, 'Provider', { name: 'Aardbeien' })
  const both = await person(app, site, [
    ['admin', early.id],
    ['mentor', school.id],
  ])
  const atSchool = await ask(both)
  assert.deepEqual(
    atSchool.organizations.map(({ name, roles, isRunByMe }) => [name, roles, isRunByMe]),
    [
      ['Aardbeien', ['admin'], true],
      [school.name, ['mentor'], false],
    ],
  )
  assert.deepEqual([atSchool.organizationId, atSchool.home, atSchool.isFormal], [school.id, 'mentees', false])
  assert.ok(atSchool.can.includes('seeGroups') && !atSchool.can.includes('keepOrganization'))
  const atHost = await ask(both, early.id)
  assert.deepEqual([atHost.organizationId, atHost.home, atHost.isFormal], [early.id, 'host', true])
  assert.ok(!atHost.can.includes('seeGroups') && atHost.can.includes('keepOrganization'))
  const elsewhere = await both.send('GET', '/who_am_i', undefined, { 'current-organization-id': center.id })
  assert.equal(elsewhere.status, 403)
})

test('whoever works at a host comes in there, first where they run it', async () => {
  const early = await organization(app, site, 'NonProfit', { name: 'Aalbessen' })
  const late = await organization(app, site, 'Provider', { name: 'Zuivel' })
  const employee = await ask(await person(app, site, [['volunteer', early.id]]))
  assert.deepEqual([employee.organizationId, employee.home, employee.isFormal], [early.id, 'host', true])
  const both = await person(app, site, [
    ['volunteer', early.id],
    ['admin', late.id],
  ])
  assert.equal((await ask(both)).organizationId, late.id)
})

test('whoever has no role works nowhere, and an operator everywhere', async () => {
  const nobody = await ask(await person(app, site, []))
  assert.deepEqual([nobody.organizations, nobody.organizationId, nobody.home], [[], null, null])
  const all = await ask(operator)
  assert.deepEqual([all.organizations, all.organizationId, all.home], [[], null, 'centre'])
  assert.ok(all.can.includes('addSchools') && !all.can.includes('keepOrganization'))
})

test('an ability that belongs to a feature the site does not have is nobody’s', async () => {
  assert.ok(!(await ask(student)).can.includes('reportSelfFound'))
  const elsewhere = await world({ flags: { selfFoundInternships: true } }, app)
  assert.ok((await ask(elsewhere.student)).can.includes('reportSelfFound'))
})

test('a role that is taken away and a notice that comes show in the very next answer', async () => {
  const somebody = await person(app, site, [['admin', provider.id]])
  await ask(somebody)
  await app.road.db.withTenant(site.id, (sql) =>
    sql.batch([
      { text: 'delete from roles where user_id = $1', values: [somebody.id] },
      {
        text: `with e as (insert into events (name, subject_type, subject_id) values ('role.removed', 'users', $1) returning id)
          insert into notifications (user_id, event_id, kind) select $1, e.id, 'roleRemoved' from e`,
        values: [somebody.id],
      },
    ]),
  )
  const after = await ask(somebody)
  assert.deepEqual([after.home, after.can.includes('keepOrganization'), after.unread], [null, false, 1])
})

test('a guest is nobody', async () => {
  assert.equal((await guest.send('GET', '/who_am_i')).status, 401)
})

test('two abilities with one name stop the start', async () => {
  const one = ability('keepThings', () => true)
  const features = [feature({ abilities: [one] }), feature({ abilities: [one] })]
  const building = buildApp({ env: testEnv(), db: app.road.db, sites: app.sites, features })
  await assert.rejects(building, /keepThings is declared twice/)
})
