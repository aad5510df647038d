import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import type pg from 'pg'
import { snake } from '#protocol/declaring/names.ts'
import { fillTables } from '#test/rows.ts'
import { testApp } from '#test/setup.ts'
import { everyFeature, world } from '#test/world.ts'

const app = await testApp()
const { db } = app.road
let wired = 0

/** Counts on the wire as well, so that no way around the database handle goes unnoticed: each Execute and each Query. */
function watch(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: { write(data: Buffer): boolean } } }).connection
  const write = stream.write.bind(stream)
  stream.write = (data) => {
    for (let at = 0; at < data.length; at += 1 + data.readInt32BE(at + 1)) {
      if (data[at] === 0x45 || data[at] === 0x51) wired++
    }
    return write(data)
  }
}

let small: Awaited<ReturnType<typeof world>>
let large: Awaited<ReturnType<typeof world>>
before(async () => {
  small = await world({ flags: everyFeature })
  large = await world({ flags: everyFeature })
  await fillTables(app, small.site, 1)
  await fillTables(app, large.site, 100)
  db.pool.on('connect', watch)
  await Promise.all(Array.from({ length: db.pool.totalCount }, () => db.pool.connect())).then((clients) => {
    for (const client of clients) {
      watch(client)
      client.release()
    }
  })
})

async function cost(site: typeof small, path: string): Promise<{ statements: number; wire: number; rows: number }> {
  const [countedBefore, wiredBefore] = [db.statementCount, wired]
  const answer = await site.operator.send('GET', path)
  assert.equal(answer.status, 200, answer.body)
  const rows = JSON.parse(answer.body).data.length
  return { statements: db.statementCount - countedBefore, wire: wired - wiredBefore, rows }
}

for (const { resource } of app.road.registry.all()) {
  test(`a list of ${resource.type} costs the same whatever its size and whatever is included`, async () => {
    const includes = ['', ...resource.includes, resource.includes.join(',')].map(snake)
    const costs: number[] = []
    for (const include of includes) {
      for (const [site, size] of [
        [small, 1],
        [large, 1],
        [large, 100],
      ] as const) {
        const { statements, wire } = await cost(site, `/${resource.path}?page[size]=${size}&include=${include}`)
        assert.ok([1, 2].includes(wire - statements), 'a round trip sets its tenant first, and nothing else is sent')
        costs.push(statements)
      }
    }
    assert.deepEqual([...new Set(costs)], [2], 'who is asking, and what they asked for')
  })
}

test('a hundred internships with all seven of their relations are one statement', async () => {
  const include = 'student,organization,vacancy,current_phase,internship_period,contact_person,supervisor'
  const one = await cost(small, `/internships?page[size]=100&include=${include}`)
  const hundred = await cost(large, `/internships?page[size]=100&include=${include}`)
  assert.deepEqual([one.rows, hundred.rows], [1, 100])
  assert.deepEqual([one.statements, hundred.statements], [2, 2])
})

test('one row with everything around it costs as little', async () => {
  const [row] = await db.withTenant(large.site.id, (sql) =>
    sql.rows<{ id: string }>('select id from internships limit 1'),
  )
  const before = db.statementCount
  const answer = await large.operator.send(
    'GET',
    `/internships/${row?.id}?include=organization.profile,vacancy.organization.profile`,
  )
  assert.equal(answer.status, 200)
  assert.equal(db.statementCount - before, 2)
})
