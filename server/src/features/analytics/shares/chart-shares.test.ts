import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as protocol from '#protocol/features/chart-shares.ts'
import { world } from '#test/world.ts'

const { app, site, schoolAdmin, centerAdmin, student, guest } = await world()

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const chart = (counts: number[], more: Partial<protocol.SharedChart> = {}): protocol.SharedChart => ({
  kind: 'bars',
  title: 'Wie heeft nog geen plek?',
  about: 'Leerlingen per klas',
  head: 'Klas',
  columns: ['Zonder plek'],
  rows: counts.map((count, at) => ({ label: `3${at}`, numbers: [count] })),
  groups: [0],
  ...more,
})
const share = async (given: unknown, endsOn = day(30)) => {
  const input = { chart: given as protocol.SharedChart, about: 'De school, dit jaar', endsOn }
  return (await schoolAdmin.run(protocol.shareChart, '', input)).address
}
const tokenOf = (address: string) => address.split('/').at(-1) ?? ''
const open = (token: string) => guest.tell(protocol.openSharedChart, { filter: { token } })
const numbersOf = (opened: protocol.OpenedChart) =>
  opened.state === 'open' ? opened.chart.rows.map(({ numbers }) => numbers[0]) : opened.state

test('whoever holds the address reads the chart, without an account; nobody else finds it', async () => {
  const address = await share(chart([12, 9, 20]))
  assert.ok(address.startsWith(`${site.url}/grafiek/`))
  const opened = await open(tokenOf(address))
  assert.deepEqual(numbersOf(opened), [12, 9, 20])
  assert.equal(opened.state === 'open' && opened.about, 'De school, dit jaar')
  assert.deepEqual(await open('geraden'), { state: 'gone' })
  const [kept] = await app.road.db.withTenant(site.id, (sql) =>
    sql.rows<{ text: string }>(`select string_agg(to_jsonb(s)::text, '') as text from chart_shares s`),
  )
  assert.ok(kept && !kept.text.includes(tokenOf(address)), 'the address itself is not kept')
})

test('no small group is kept, also not one that could be found by taking one number from another', async () => {
  const opened = await open(tokenOf(await share(chart([12, 3, 9, 20]))))
  assert.deepEqual(numbersOf(opened), [12, null, null, 20], 'nor the smallest of the others')
  const weeks = chart([30, 12, 4, 0], { kind: 'weeks' })
  assert.deepEqual(numbersOf(await open(tokenOf(await share(weeks)))), [30, 12, null, 0])
  const things = chart([3, 1], { groups: [] })
  assert.deepEqual(numbersOf(await open(tokenOf(await share(things)))), [3, 1], 'places are no people')
  const ranked = await open(tokenOf(await share(chart([20, 9, 3, 2, 12], { isRanked: true }))))
  const order = ranked.state === 'open' ? ranked.chart.rows.map(({ label }) => label) : []
  assert.deepEqual(order, ['30', '34', '31', '32', '33'], 'those left out stand by name behind the others')
})

test('it ends on its day, and when whoever shared it ends it', async () => {
  const token = tokenOf(await share(chart([12])))
  const [made] = await schoolAdmin.list(protocol.chartShares)
  assert.ok(made)
  await app.road.db.withTenant(site.id, (sql) =>
    sql.run('update chart_shares set ends_on = today_nl() - 1 where id = $1', [made.id]),
  )
  assert.deepEqual(await open(token), { state: 'gone' })
  const other = tokenOf(await share(chart([12])))
  const [last] = await schoolAdmin.list(protocol.chartShares)
  await assert.rejects(centerAdmin.run(protocol.endChartShare, last?.id ?? ''), { status: 404 })
  await schoolAdmin.run(protocol.endChartShare, last?.id ?? '')
  assert.deepEqual(await open(other), { state: 'gone' })
})

test('only who sees the numbers shares them, until a day within a year, and nothing that is no chart', async () => {
  const input = { chart: chart([12]), about: 'x', endsOn: day(3) }
  await assert.rejects(student.run(protocol.shareChart, '', input), { status: 403 })
  await assert.rejects(guest.run(protocol.shareChart, '', input), { status: 401 })
  for (const endsOn of [day(-2), day(400)])
    await assert.rejects(share(chart([12]), endsOn), /chartShare.day|tussen vandaag/)
  for (const wrong of [
    {},
    { ...chart([1]), kind: 'pie' },
    { ...chart([1]), title: 'x'.repeat(201) },
    { ...chart([1]), rows: [{ label: 'a', numbers: ['<script>'] }] },
    { ...chart([1]), rows: Array.from({ length: 201 }, () => ({ label: 'a', numbers: [9] })) },
    { ...chart([1]), groups: [4] },
    { ...chart([1]), names: ['Noor'] },
    { ...chart([1]), rows: [{ label: 'a', numbers: [9], names: ['Noor'] }] },
    { ...chart([1]), rows: [{ label: 'a', numbers: [9], spot: { latitude: 1, longitude: 2, name: 'Noor' } }] },
  ])
    await assert.rejects(share(wrong), { status: 422 }, JSON.stringify(wrong).slice(0, 80))
})
