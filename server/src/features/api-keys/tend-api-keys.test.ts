import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apiKeys, makeApiKey, revokeApiKey } from '#protocol/features/api-keys.ts'
import { notifications } from '#protocol/features/notifications.ts'
import { mailsTo, reactingApp } from '#test/mails.ts'
import { until } from '#test/until.ts'
import { person, world } from '#test/world.ts'
import { tendApiKeys } from './tend-api-keys.ts'

const app = await reactingApp()
const { site, school, schoolAdmin, mentor } = await world({}, app)
const colleague = await person(app, site, [['admin', school.id]])
const run = (text: string, values: unknown[]) => app.road.db.withTenant(site.id, (sql) => sql.run(text, values))
const morning = () => tendApiKeys.run({ site, payload: {}, road: app.road, log: app.http.log })

async function key(name: string, days: number, madeAgo: number): Promise<string> {
  const { id } = await schoolAdmin.run(makeApiKey, '', { organizationId: school.id, name, scopes: ['students'] })
  await ends(id, days, madeAgo)
  return id
}
const ends = (id: string, days: number, madeAgo: number) =>
  run(
    `update api_keys set expires_on = today_nl() + $2::int, created_at = now() - make_interval(days => $3) where id = $1`,
    [id, days, madeAgo],
  )
const mailed = async ({ email }: { email: string }) =>
  (await mailsTo(app, site, email, 'apiKeyExpiring')).map(({ subject }) => /sleutel (\S+) werkt/.exec(subject)?.[1])
const nothingWaits = async () => {
  const { rows } = await app.road.db.pool.query(
    `select from graphile_worker.jobs where task_identifier = 'react' and run_at <= now()`,
  )
  return rows.length === 0
}

test('whoever administers the organization is told a month before its last day and a week before it, once each', async () => {
  const id = await key('Rooster', 31, 300)
  await morning()
  await ends(id, 30, 301)
  await morning()
  await morning()
  for (const who of [schoolAdmin, colleague])
    await until('there is a mail', async () => (await mailed(who)).length === 1)
  const shown = await schoolAdmin.find(apiKeys, id)
  assert.equal(shown.state, 'expiring')
  await ends(id, 7, 324)
  await morning()
  await morning()
  for (const who of [schoolAdmin, colleague])
    await until('there is another', async () => (await mailed(who)).length === 2)
  await until('nothing waits', nothingWaits)
  assert.deepEqual(await mailed(schoolAdmin), ['Rooster', 'Rooster'])
  const lines = (await schoolAdmin.list(notifications)).filter(({ kind }) => kind === 'apiKeyExpiring')
  assert.deepEqual(
    lines.map(({ detail, path }) => [detail, path]),
    [
      ['Rooster', '/instellingen/sleutels'],
      ['Rooster', '/instellingen/sleutels'],
    ],
  )
  assert.deepEqual(await mailed(mentor), [])
})

test('where a night was missed only the later warning comes; one that is over, revoked or made for a few days is no news', async () => {
  await key('Laat', 5, 300)
  await key('Kort', 6, 1)
  await key('Voorbij', -1, 300)
  await schoolAdmin.run(revokeApiKey, await key('Weg', 5, 300))
  await morning()
  await until('there is a mail', async () => (await mailed(schoolAdmin)).includes('Laat'))
  await morning()
  await until('nothing waits', nothingWaits)
  const names = (await mailed(schoolAdmin)).filter((name) => name !== 'Rooster')
  assert.deepEqual(names, ['Laat'])
})
