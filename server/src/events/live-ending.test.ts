import assert from 'node:assert/strict'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { LiveReader } from '#test/live-reader.ts'
import { appOn } from '#test/own-database.ts'
import { sharedAppUrl } from '#test/setup.ts'
import { until } from '#test/until.ts'
import { world } from '#test/world.ts'
import { listeningPort } from '../app.ts'

test('an archived person loses the stream at the next heartbeat, without any change', async (t) => {
  const app = await appOn(sharedAppUrl(), t, {}, { live: { heartbeatMs: 150 } })
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const { site, student, mentor } = await world({}, app)
  const port = listeningPort(app.http)
  const [stream, other] = [
    await LiveReader.open({ port }, student.credentials),
    await LiveReader.open({ port }, mentor.credentials),
  ]
  await until('a heartbeat arrives', () => stream.comments > 0)

  await app.road.db.withTenant(site.id, (sql) =>
    sql.run(`update users set status = 'archived' where id = $1`, [student.id]),
  )

  assert.deepEqual((await stream.event('end')).data, { reason: 'session' })
  await stream.closed()
  const beats = other.comments
  await until('the other stream still beats', () => other.comments > beats)
  other.close()
})

test('heartbeats do not keep a forgotten session alive', async (t) => {
  const app = await appOn(sharedAppUrl(), t, {}, { live: { heartbeatMs: 100 } })
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const { site, student } = await world({}, app)
  const stream = await LiveReader.open({ port: listeningPort(app.http) }, student.credentials)
  const lastUsed = () =>
    app.road.db.withTenant(site.id, (sql) =>
      sql.row(`select last_used_at from sessions where user_id = $1`, [student.id]),
    )
  await app.road.db.withTenant(site.id, (sql) =>
    sql.run(`update sessions set last_used_at = now() - interval '2 days' where user_id = $1`, [student.id]),
  )
  const before = await lastUsed()

  await until('three heartbeats', () => stream.comments >= 3)

  assert.deepEqual(await lastUsed(), before)
  stream.close()
})

test('a reader that takes nothing any more is dropped, and nobody else notices', async (t) => {
  const app = await appOn(sharedAppUrl(), t)
  // A local socket holds far less than a network connection, so that it fills up soon.
  const socketPath = join(await mkdtemp(join(tmpdir(), 'live-')), 'app.sock')
  await app.http.listen({ path: socketPath })
  const { site, student, mentor } = await world({}, app)
  const slow = await LiveReader.open({ socketPath }, student.credentials)
  const quick = await LiveReader.open({ socketPath }, mentor.credentials)
  slow.answer.pause()
  assert.equal(app.live.streamCount, 2)

  for (let round = 1; app.live.streamCount === 2; round++) {
    assert.ok(round < 200, 'the slow reader is still there')
    await app.road.inTenant(site, async (tx) => {
      for (let i = 0; i < 400; i++) {
        const subjectId = crypto.randomUUID()
        tx.events.push({ name: 'organization.updated', subjectType: 'organizations', subjectId, data: {} })
      }
    })
    await until('the quick reader has this round', () => quick.changes.length >= round * 400)
  }

  assert.equal(quick.isClosed, false)
  slow.answer.resume()
  await slow.closed()
  quick.close()
})

test('the server stops although streams are open, which never end by themselves', async (t) => {
  const app = await appOn(sharedAppUrl(), t)
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const { student } = await world({}, app)
  const stream = await LiveReader.open({ port: listeningPort(app.http) }, student.credentials)

  await app.close()

  assert.deepEqual((await stream.event('end')).data, { reason: 'shutdown' })
  await stream.closed()
})
