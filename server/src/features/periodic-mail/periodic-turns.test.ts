import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { ApiError } from '#protocol/client.ts'
import * as protocol from '#protocol/features/periodic-mail.ts'
import { mailsTo } from '#test/mails.ts'
import { OwnDatabase } from '#test/own-database.ts'
import { type Person, person, world } from '#test/world.ts'
import { wallClock } from './netherlands-clock.ts'
import { sendTurns } from './send-turns.ts'

// A clock of one's own: on an app that nobody else uses.
const database = await OwnDatabase.create({ after })
const app = await database.app()
const { site, center, nonProfit, guest } = await world({}, app)
const rows = <T extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  app.road.db.withTenant(site.id, (sql) => sql.rows<T>(text, values))

/** All that these people are told: an organization waits for the centre. */
await rows(`insert into organizations (type, name, status, center_id) values ('Provider', 'Nieuw', 'pending', $1)`, [
  center.id,
])

/** The hour on the wall in the Netherlands, whatever it is elsewhere. */
async function sendAt(moment: string) {
  app.road.registry.now = () => new Date(moment)
  await sendTurns({ road: app.road, site, log: app.http.log })
}
const choose = (
  who: Person,
  moment: string,
  choice: Parameters<typeof who.run<typeof protocol.savePeriodicMail>>[2],
) => {
  app.road.registry.now = () => new Date(moment)
  return who.send('PATCH', '/periodic_mail', choice)
}
const mails = (who: Person) => mailsTo(app, site, who.email, 'periodicMail')
const count = async (who: Person) => (await mails(who)).length
/** They are here since long before the days that these tests are about. */
async function newAdmin(locale = 'nl'): Promise<Person> {
  const made = await person(app, site, [['admin', center.id]], { locale })
  await rows(`update users set created_at = '2026-01-01' where id = $1`, [made.id])
  return made
}

test('the clock on the wall, on the nights in which it is set as well', () => {
  const at = (moment: string) => Object.values(wallClock(new Date(moment))).join(' ')
  assert.deepEqual(
    [
      '2026-03-29T00:59:59Z',
      '2026-03-29T01:00:00Z',
      '2026-10-25T00:30:00Z',
      '2026-10-25T01:30:00Z',
      '2026-10-25T02:00:00Z',
      '2026-11-15T23:00:00Z',
    ].map(at),
    ['2026-03-29 1 7', '2026-03-29 3 7', '2026-10-25 2 7', '2026-10-25 2 7', '2026-10-25 3 7', '2026-11-16 0 1'],
  )
})

test('who chose nothing has one on Monday at eight, and only one however often the job runs', async () => {
  const who = await newAdmin()
  await sendAt('2026-11-15T09:00:00Z')
  await sendAt('2026-11-16T06:59:00Z')
  assert.equal(await count(who), 0, 'it is not eight yet')
  await Promise.all([sendAt('2026-11-16T07:01:00Z'), sendAt('2026-11-16T07:01:00Z')])
  await sendAt('2026-11-16T08:01:00Z')
  const [mail, ...more] = await mails(who)
  assert.equal(more.length, 0)
  assert.equal(mail?.subject, 'Test Centrale: Organisaties om te beoordelen')
  assert.match(mail?.text ?? '', /• 1 organisatie wacht op een ja of nee\n {2}https?:\/\/\S+\/organizations\/approve/)
  assert.match(mail?.html ?? '', /href="[^"]+\/organizations\/approve"/)
  await sendAt('2026-11-23T07:01:00Z')
  assert.equal(await count(who), 2, 'and one a week later')
})

test('a server that was down sends later on the same day, and not on the next', async () => {
  const [late, missed] = [await newAdmin(), await newAdmin()]
  await choose(missed, '2026-11-01T12:00:00Z', { rhythm: 'weekly', weekday: 2, hour: 8 })
  await sendAt('2026-11-30T21:00:00Z')
  assert.equal(await count(late), 1)
  await sendAt('2026-12-02T10:00:00Z')
  assert.deepEqual([await count(late), await count(missed)], [1, 0])
})

test('every day has one, also where an hour is missing or comes twice', async () => {
  const who = await newAdmin()
  await choose(who, '2026-03-20T12:00:00Z', { rhythm: 'daily', hour: 2 })
  const days = ['2026-03-28T01', '2026-03-29T00', '2026-03-29T01', '2026-03-29T02', '2026-03-30T00', '2026-03-30T01']
  const after: number[] = []
  for (const moment of days) {
    await sendAt(`${moment}:01:00Z`)
    after.push(await count(who))
  }
  assert.deepEqual(after, [1, 1, 2, 2, 3, 3], 'at three o’clock in the night without a two o’clock')
  const twice: number[] = []
  for (const moment of [
    '2026-10-24T23',
    '2026-10-25T00',
    '2026-10-25T01',
    '2026-10-25T02',
    '2026-10-26T00',
    '2026-10-26T01',
  ]) {
    await sendAt(`${moment}:30:00Z`)
    twice.push((await count(who)) - 3)
  }
  assert.deepEqual(twice, [0, 1, 1, 1, 1, 2], 'at the first of two')
})

test('a choice counts from the next turn, not at once because its hour is past', async () => {
  const who = await newAdmin()
  await choose(who, '2026-12-07T12:00:00Z', { rhythm: 'daily', hour: 8 })
  await sendAt('2026-12-07T12:30:00Z')
  assert.equal(await count(who), 0)
  await sendAt('2026-12-08T07:30:00Z')
  assert.equal(await count(who), 1)
})

test('off is off, and what somebody leaves out is not told; without anything there is no mail', async () => {
  const [off, less, other] = [await newAdmin(), await newAdmin(), await newAdmin('en')]
  await choose(off, '2026-12-10T12:00:00Z', { rhythm: 'off' })
  await choose(less, '2026-12-10T12:00:00Z', { sections: ['messages', 'expiredVacancies'] })
  const kept = await less.tell(protocol.periodicMail)
  assert.ok(kept.setting.without.includes('organizations') && !kept.setting.without.includes('messages'))
  const host = await person(app, site, [['admin', nonProfit.id]])
  await rows(`update users set created_at = '2026-01-01' where id = $1`, [host.id])
  await sendAt('2026-12-14T07:30:00Z')
  assert.deepEqual([await count(off), await count(less), await count(other), await count(host)], [0, 0, 1, 0])
  assert.match((await mails(other))[0]?.subject ?? '', /Organizations to review/)
  for (const choice of [{ hour: 24 }, { weekday: 8 }, { rhythm: 'hourly' }, { sections: ['nothing'] }])
    assert.equal((await off.send('PATCH', '/periodic_mail', choice)).status, 422, JSON.stringify(choice))
})

test('whoever came today, or may not sign in any more, is not mailed', async () => {
  const [fresh, gone] = [await newAdmin(), await newAdmin()]
  await rows(`update users set created_at = '2026-12-21T06:00:00Z' where id = $1`, [fresh.id])
  await rows(`update users set status = 'inactive' where id = $1`, [gone.id])
  await sendAt('2026-12-21T07:30:00Z')
  assert.deepEqual([await count(fresh), await count(gone)], [0, 0])
})

test('who cannot be told keeps nobody else from it, and is told when that is over', async () => {
  const people = await Promise.all([newAdmin(), newAdmin(), newAdmin()])
  const [broken] = people.toSorted((a, b) => a.id.localeCompare(b.id))
  await database.rows(`create or replace function public.refuse_mail() returns trigger language plpgsql as
    $$ begin if new.recipient = '${broken?.email}' then raise exception 'no'; end if; return new; end $$`)
  await database.rows(
    'create trigger refuse_mail before insert on mails for each row execute function public.refuse_mail()',
  )
  await sendAt('2026-12-28T07:30:00Z')
  const counts = async () => Promise.all(people.map(count))
  assert.deepEqual((await counts()).sort(), [0, 1, 1])
  await database.rows('drop trigger refuse_mail on mails')
  await sendAt('2026-12-28T08:30:00Z')
  assert.deepEqual(await counts(), [1, 1, 1], 'nothing of the turn was kept')
})

test('the link below a mail ends them without signing in; one asks for a mail at once only now and then', async () => {
  const who = await newAdmin()
  await sendAt('2027-01-04T07:30:00Z')
  const [mail] = await mails(who)
  const key = /periodieke-mail\/afmelden\?sleutel=([0-9a-f-]+)/.exec(mail?.html ?? '')?.[1]
  for (const status of [204, 204])
    assert.equal((await guest.send('PUT', '/periodic_mail/stop', { key })).status, status)
  assert.equal((await who.tell(protocol.periodicMail)).setting.rhythm, 'off')
  assert.equal((await guest.send('PUT', '/periodic_mail/stop', { key: crypto.randomUUID() })).status, 204)
  await sendAt('2027-01-11T07:30:00Z')
  assert.equal(await count(who), 1)
  assert.deepEqual(await who.run(protocol.sendPeriodicMail, '', {}), { count: 1 })
  assert.equal(await count(who), 2)
  await assert.rejects(who.run(protocol.sendPeriodicMail, '', {}), ({ errors }: ApiError) => {
    assert.equal(errors[0]?.code, 'periodicMail.tooSoon')
    return true
  })
  assert.equal((await guest.send('GET', '/periodic_mail')).status, 401)
})

test('a hundred people and more are told some at a time', async () => {
  const many = await rows<{ id: string }>(
    `with made as (insert into users (email, first_name, last_name, status, created_at)
       select 'many' || n || '@test.test', 'Sam', 'Veel', 'active', '2026-01-01' from generate_series(1, 130) n returning id)
     insert into roles (user_id, name, organization_id) select id, 'admin', $1 from made returning user_id as id`,
    [center.id],
  )
  await sendAt('2027-01-18T07:30:00Z')
  const [told] = await rows<{ n: number }>(
    `select count(distinct user_id)::int as n from mails where purpose = 'periodicMail' and user_id = any($1)`,
    [many.map(({ id }) => id)],
  )
  assert.equal(told?.n, many.length)
})
