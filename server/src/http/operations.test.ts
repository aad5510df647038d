import assert from 'node:assert/strict'
import { test } from 'node:test'
import { migrationFiles } from '#db/migrate.ts'
import { OwnDatabase } from '#test/own-database.ts'
import { until } from '#test/until.ts'
import { world } from '#test/world.ts'
import type { App } from '../app.ts'

const database = await OwnDatabase.create()
const get = async (app: App, url: string) => {
  const answer = await app.http.inject({ url })
  return { status: answer.statusCode, text: answer.body, type: String(answer.headers['content-type']) }
}

test('/healthz says that the process lives and asks nobody', async () => {
  const app = await database.app()
  const before = app.road.db.statementCount
  assert.deepEqual(await get(app, '/healthz'), { status: 200, text: 'ok\n', type: 'text/plain' })
  assert.equal(app.road.db.statementCount, before)
})

test('/readyz says no until the database has every migration of this version', async () => {
  const app = await database.app()
  const newest = (await migrationFiles()).at(-1)
  assert.equal((await get(app, '/readyz')).status, 200)

  await database.rows('delete from migrations where name = $1', [newest?.name])
  const waiting = await until('it notices', async () => {
    const answer = await get(app, '/readyz')
    return answer.status === 503 ? answer : undefined
  })
  assert.equal(waiting.text, 'database not migrated\n')

  await database.rows('insert into migrations (name, hash) values ($1, $2)', [newest?.name, newest?.hash])
  await until('it is ready', async () => (await get(app, '/readyz')).status === 200)
})

test('a database that a newer version has migrated further is fine: old and new run side by side', async () => {
  const app = await database.app()
  await database.rows(`insert into migrations (name, hash) values ('29990101T0000_later.sql', 'x')`)
  assert.deepEqual((await get(app, '/readyz')).text, 'ready\n')
  await database.rows(`delete from migrations where name like '2999%'`)
})

test('/metrics counts requests by route, method and kind of answer, and never by id or address', async () => {
  const app = await database.app()
  const { student } = await world({}, app)
  await app.http.inject({ url: `/api/v1/users/${student.id}`, headers: student.credentials })
  await app.http.inject({ url: '/api/v1/users?canary=1', headers: student.credentials })
  for (let i = 0; i < 3; i++) await app.http.inject({ url: `/canary/${i}` })
  const { status, text, type } = await get(app, '/metrics')

  assert.equal(status, 200)
  assert.match(type, /^text\/plain; version=0\.0\.4/)
  const count = (labels: string) =>
    Number(new RegExp(`stagehaven_request_duration_seconds_count\\{${labels}\\} (\\d+)`).exec(text)?.[1])
  assert.equal(count('route="/api/v1/users/:id",method="GET",status="2xx"'), 1)
  assert.equal(count('route="/api/v1/users",method="GET",status="4xx"'), 1)
  assert.equal(count('route="none",method="GET",status="4xx"'), 3)
  assert.doesNotMatch(text, new RegExp(`canary|${student.id}|@example`))
  for (const name of ['database_connections', 'jobs_waiting', 'dead_letters'])
    assert.match(text, new RegExp(`stagehaven_${name}`))
  assert.match(text, /process_resident_memory_bytes \d+/)
})

test('/metrics is for the operator: in production this machine or who knows the token', async () => {
  const open = await database.app({ isProduction: true })
  const far = (app: App, headers = {}) => app.http.inject({ url: '/metrics', remoteAddress: '203.0.113.9', headers })
  assert.equal((await get(open, '/metrics')).status, 200)
  assert.equal((await far(open)).statusCode, 404)

  const guarded = await database.app({ isProduction: true, metricsToken: 'scrape me' })
  assert.equal((await get(guarded, '/metrics')).status, 404)
  assert.equal((await far(guarded, { authorization: 'Bearer wrong' })).statusCode, 404)
  assert.equal((await far(guarded, { authorization: 'Bearer scrape me' })).statusCode, 200)
})

test('behind a proxy on this machine that nobody named, /metrics stays closed', async () => {
  const app = await database.app({ isProduction: true })
  assert.equal((await get(app, '/metrics')).status, 200, 'a program on this machine')
  for (const [name, value] of [
    ['x-forwarded-for', '203.0.113.9'],
    ['forwarded', 'for=203.0.113.9'],
    ['x-real-ip', '203.0.113.9'],
    ['via', '1.1 proxy'],
  ] as const) {
    const through = await database.app({ isProduction: true })
    const ask = (headers = {}) => through.http.inject({ url: '/metrics', headers })
    assert.equal((await ask({ [name]: value })).statusCode, 404, name)
    assert.equal((await ask()).statusCode, 404, 'from then on nobody is taken for this machine')
  }
  const behind = await database.app({ isProduction: true, publicUrl: 'https://stage.example.nl', host: '127.0.0.1' })
  assert.equal((await get(behind, '/metrics')).status, 404, 'a proxy must be there, with or without a sign')
  const named = {
    isProduction: true,
    publicUrl: 'https://stage.example.nl',
    host: '127.0.0.1',
    trustProxy: ['loopback'],
  }
  const trusting = await database.app(named)
  const from = (client: string) =>
    trusting.http.inject({ url: '/metrics', headers: client ? { 'x-forwarded-for': client } : {} })
  assert.equal((await from('203.0.113.9')).statusCode, 404)
  assert.equal((await from('')).statusCode, 200)
})
