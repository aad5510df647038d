import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as protocol from '#protocol/features/chart-shares.ts'
import { inDays } from '#protocol/shared/days.ts'
import { world } from '#test/world.ts'

const { app, site, schoolAdmin, centerAdmin, student, guest } = await world()

const day = inDays
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
  assert.deepEqual(numbersOf(opened), [10, 10, 20])
  assert.equal(opened.state === 'open' && opened.about, 'De school, dit jaar')
  assert.deepEqual(await open('geraden'), { state: 'gone' })
  const [kept] = await app.road.db.withTenant(site.id, (sql) =>
    sql.rows<{ text: string }>(`select string_agg(to_jsonb(s)::text, '') as text from chart_shares s`),
  )
  assert.ok(kept && !kept.text.includes(tokenOf(address)), 'the address itself is not kept')
})

test('people are told in fives, a few of them not at all, and things as they are', async () => {
  assert.deepEqual(numbersOf(await open(tokenOf(await share(chart([12, 3, 9, 0, 20, 74]))))), [10, null, 10, 0, 20, 75])
  const weeks = chart([30, 12, 4, 0], { kind: 'weeks' })
  assert.deepEqual(numbersOf(await open(tokenOf(await share(weeks)))), [30, 10, null, 0])
  const things = chart([3, 1], { groups: [] })
  assert.deepEqual(numbersOf(await open(tokenOf(await share(things)))), [3, 1], 'places are no people')
  const ranked = await open(tokenOf(await share(chart([20, 11, 3, 2, 12], { isRanked: true }))))
  const order = ranked.state === 'open' ? ranked.chart.rows.map(({ label }) => label) : []
  assert.deepEqual(order, ['30', '31', '34', '32', '33'], 'what is told alike stands by name')
})

test('two charts put together do not tell of a few, nor do all classes but one', async () => {
  const told = async (counts: number[]) => {
    const given = numbersOf(await open(tokenOf(await share(chart(counts)))))
    assert.ok(Array.isArray(given))
    return given.map((value) => value ?? null)
  }
  /** All that a number can be, by what is told of it. */
  const behind = (shown: number | null) => {
    if (shown === null) return [1, 2, 3, 4]
    return shown === 0 ? [0] : [-2, -1, 0, 1, 2].map((n) => shown + n).filter((n) => n >= 5)
  }
  const school = Array.from({ length: 100 }, (_, n) => n + 5)
  const whole = await told(school)
  for (const few of [1, 2, 3, 4]) {
    const without = await told(school.map((count) => count - few))
    for (const [at, all] of whole.entries()) {
      const left = without[at] ?? null
      const differences = new Set(behind(all).flatMap((one) => behind(left).map((other) => one - other)))
      const possible = [...differences].filter((n) => n >= 0)
      const about = `${school[at]} and ${few} fewer: ${possible}`
      assert.ok(possible.includes(few) && possible.length >= 3, about)
      assert.ok(
        possible.some((n) => n === 0 || n >= 5),
        `a few cannot be told from nobody, or from more: ${about}`,
      )
    }
  }
  // The phases of everybody beside the classes of everybody: what is left out of one stands nowhere in the other.
  const [phases, classes] = [await told([30, 2, 20]), await told([26, 3, 23])]
  assert.deepEqual(
    [phases, classes],
    [
      [30, null, 20],
      [25, null, 25],
    ],
  )
})

test('what was shared before people were told in fives is told so too', async () => {
  const token = tokenOf(await share(chart([12])))
  await app.road.db.withTenant(site.id, (sql) =>
    sql.run('update chart_shares set chart = $1', [JSON.stringify(chart([13, 3]))]),
  )
  assert.deepEqual(numbersOf(await open(token)), [15, null])
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
