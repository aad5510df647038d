import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { OwnDatabase } from '#test/own-database.ts'
import { until } from '#test/until.ts'
import { world } from '#test/world.ts'
import { inviteFirst } from './invite-first.ts'

const database = await OwnDatabase.create({ after })
const app = await database.app()
await app.startWorker()
const { site } = await world({}, app)
const rows = (text: string, values: unknown[]) =>
  app.road.db.withTenant(site.id, (sql) => sql.rows<Record<string, string>>(text, values))
const rolesOf = (id: string) =>
  rows(
    'select r.name, o.name as place, o.type from roles r left join organizations o on o.id = r.organization_id where r.user_id = $1',
    [id],
  )

const somebody = (email: string) => ({ email, firstName: 'Anna', lastName: 'Eerste' })

test('whoever runs the installation invites the first administrator of a new school', async () => {
  const organization = { type: 'School', name: 'Nieuw College' } as const
  const id = await app.road.inTenant(site, (tx) => inviteFirst(tx, { ...somebody('anna@nieuw.test'), organization }))

  assert.deepEqual(await rolesOf(id), [{ name: 'admin', place: 'Nieuw College', type: 'School' }])
  const made = await rows(
    `select name, actor_id from events where name in ('account.invited', 'organization.created')`,
    [],
  )
  assert.deepEqual(
    made.map((event) => event.actor_id),
    [null, null],
    'nobody invited themselves: the site did',
  )
  await until('the invitation is mailed', async () => {
    const mails = await rows(`select 1 as one from mails where purpose = 'invitation' and user_id = $1`, [id])
    return mails.length === 1
  })
})

test('a second administrator joins the school that is there, and nobody comes twice', async () => {
  const organization = { type: 'School', name: 'Nieuw College' } as const
  const id = await app.road.inTenant(site, (tx) => inviteFirst(tx, { ...somebody('bea@nieuw.test'), organization }))
  assert.equal((await rolesOf(id)).length, 1)
  assert.equal((await rows(`select id from organizations where name = 'Nieuw College'`, [])).length, 1)

  await assert.rejects(
    app.road.inTenant(site, (tx) => inviteFirst(tx, { ...somebody('BEA@nieuw.test'), organization })),
  )
})

test('without an organization one runs the whole site', async () => {
  const id = await app.road.inTenant(site, (tx) => inviteFirst(tx, somebody('operator@nieuw.test')))
  assert.deepEqual(await rolesOf(id), [{ name: 'admin', place: null, type: null }])
})
