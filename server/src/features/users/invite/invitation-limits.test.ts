import assert from 'node:assert/strict'
import { test } from 'node:test'
import { organizations } from '#protocol/features/organizations.ts'
import { createUser, resendInvitation, users } from '#protocol/features/users.ts'
import { mailsTo, mailTo, reactingApp } from '#test/mails.ts'
import { randomEmail } from '#test/setup.ts'
import { until } from '#test/until.ts'
import { type Person, person, world } from '#test/world.ts'

const app = await reactingApp()
const { site, school, provider, nonProfit, schoolAdmin, providerAdmin, centerAdmin } = await world({}, app)
const inTenant = <T>(text: string, values: unknown[] = []) =>
  app.road.db.withTenant(site.id, (sql) => sql.rows<T>(text, values))

async function invite(who: Person, organizationId: string, count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, () => randomEmail())
  for (const email of emails)
    await who.run(createUser, '', { email, firstName: 'Noor', lastName: 'Bos', role: 'volunteer', organizationId })
  return emails
}
const waiting = async (organizationId: string) =>
  (await inTenant(`select id from invitations where organization_id = $1 and sent_at is null`, [organizationId])).length
const sent = async (organizationId: string) =>
  (await inTenant(`select id from invitations where organization_id = $1 and sent_at is not null`, [organizationId]))
    .length
/** As if what was sent for it had been sent this much earlier. */
const later = (organizationId: string, interval: string) =>
  inTenant(`update invitations set sent_at = sent_at - $2::interval where organization_id = $1`, [
    organizationId,
    interval,
  ])
const look = () => app.road.inTenant(site, async (tx) => tx.enqueue({ identifier: 'sendInvitations', payload: {} }))
const rowsOf = async (who: Person, emails: string[]) =>
  (await who.list(users, { filter: { statusEq: 'invited' }, page: { size: 1000 } })).filter(({ email }) =>
    emails.includes(email),
  )
const statuses = async (who: Person, emails: string[]) =>
  (await rowsOf(who, emails)).filter(({ invitationWaits }) => invitationWaits).length

test('a host’s invitations leave ten an hour and forty a day; the rest waits, says so, and goes out later', async () => {
  const emails = await invite(providerAdmin, provider.id, 45)
  await until('the rest is known to wait', async () => (await statuses(providerAdmin, emails)) === 35)
  assert.deepEqual([await sent(provider.id), await waiting(provider.id)], [10, 35])
  const [held = ''] = emails.slice(-1)
  assert.deepEqual(await mailsTo(app, site, held), [])
  const [row] = await rowsOf(providerAdmin, [held])
  await assert.rejects(providerAdmin.run(resendInvitation, row?.id ?? ''), { status: 409 })

  for (const count of [20, 30, 40]) {
    await later(provider.id, '1 hour')
    await look()
    await until(`${count} have left`, async () => (await sent(provider.id)) === count)
  }
  await later(provider.id, '1 hour')
  await look()
  await until('nothing is left to do', async () => (await statuses(providerAdmin, emails)) === 5)
  assert.equal(await sent(provider.id), 40, 'a day holds no more')
  await later(provider.id, '1 day')
  await look()
  await mailTo(app, site, held, 'invitationHost')
  await until('nobody waits', async () => (await statuses(providerAdmin, emails)) === 0)
})

test('somebody with two organizations has no twice as much, and a school beside them goes on', async () => {
  const busy = await person(app, site, [
    ['admin', nonProfit.id],
    ['admin', provider.id],
  ])
  await later(provider.id, '2 days')
  await invite(busy, nonProfit.id, 6)
  await invite(busy, provider.id, 6)
  await until('two wait', async () => (await waiting(nonProfit.id)) + (await waiting(provider.id)) === 2)
  const pupils = Array.from({ length: 30 }, () => randomEmail())
  for (const email of pupils)
    await schoolAdmin.run(createUser, '', {
      email,
      firstName: 'Noor',
      lastName: 'Bos',
      role: 'student',
      organizationId: school.id,
    })
  await until('all of them are invited', async () => (await sent(school.id)) === 30)
})

test('what an organization invites before it is approved waits for that, and never leaves when it is turned away', async () => {
  for (const [status, isSent] of [
    ['approved', true],
    ['denied', false],
  ] as const) {
    const [place] = await inTenant<{ id: string }>(
      `insert into organizations (type, name, status, center_id, city) select 'Provider', 'Nieuw ${status}', 'pending', center_id, 'Ede'
       from organizations where id = $1 returning id`,
      [provider.id],
    )
    const id = place?.id ?? ''
    const owner = await person(app, site, [['admin', id]])
    const [email = ''] = await invite(owner, id, 1)
    await until('it waits', async () => (await waiting(id)) === 1)
    assert.deepEqual(await mailsTo(app, site, email), [])
    const answer = await centerAdmin.send('PUT', `/organizations/${id}/approve`, {
      status,
      ...(isSent ? {} : { statusReason: 'Wij kennen deze organisatie niet.' }),
    })
    assert.ok([200, 204].includes(answer.status), answer.body)
    assert.equal((await centerAdmin.find(organizations, id)).status, status)
    await look()
    await until('it is decided', async () => (await waiting(id)) === 0)
    assert.equal((await mailsTo(app, site, email, 'invitationHost')).length, isSent ? 1 : 0)
  }
})

test('a name that is an address is refused at its field, wherever it is typed', async () => {
  const name = 'Gratis geld http://evil.example'
  const attributes = {
    email: randomEmail(),
    firstName: name,
    lastName: 'Bos',
    role: 'volunteer',
    organizationId: provider.id,
  }
  const created = await providerAdmin.send('POST', '/users', { data: { type: 'users', attributes } })
  assert.equal(created.status, 422)
  assert.match(created.body, /"pointer":"\/data\/attributes\/firstName"/)
  const renamed = await providerAdmin.send('PATCH', `/organizations/${provider.id}`, {
    data: { type: 'organizations', id: provider.id, attributes: { name } },
  })
  assert.equal(renamed.status, 422)
  const own = await providerAdmin.send('PATCH', '/current_user', { user: { lastName: name } })
  assert.equal(own.status, 422)
})
