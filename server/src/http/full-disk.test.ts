import assert from 'node:assert/strict'
import { test } from 'node:test'
import { feature, route } from '#engine/feature.ts'
import { tags } from '#protocol/features/tags.ts'
import { OwnDatabase } from '#test/own-database.ts'
import { newApp } from '#test/setup.ts'
import { world } from '#test/world.ts'
import { features } from '../features.ts'

test('a disk without room is 507 and one that is read only 503, and neither tells where', async () => {
  const failing = ['ENOSPC', 'EDQUOT', 'EROFS'].map((code) =>
    route(`GET /test/${code.toLowerCase()}`, 'public', async () => {
      throw Object.assign(new Error(`${code}: write '/var/canary'`), { code })
    }),
  )
  const app = await newApp({}, { features: [...features, feature({ routes: failing })] })
  for (const [path, status, code] of [
    ['enospc', 507, 'storage.full'],
    ['edquot', 507, 'storage.full'],
    ['erofs', 503, 'storage.readOnly'],
  ] as const) {
    const answer = await app.http.inject({ url: `/test/${path}` })
    assert.equal(answer.statusCode, status)
    assert.equal(answer.json().errors[0].code, code)
    assert.doesNotMatch(answer.body, /canary/)
    assert.equal(answer.headers['retry-after'] !== undefined, status === 503)
  }
})

/** What PostgreSQL itself says when it cannot make a table longer, or may not write. */
const refusals = [
  ['53100', 507],
  ['25006', 503],
] as const

test('so it is when the database has no room: reading goes on, a change is not half there', async (t) => {
  const database = await OwnDatabase.create(t)
  const app = await database.app()
  const { centerAdmin } = await world({}, app)
  await centerAdmin.create(tags, { name: 'Dieren' })
  for (const [code, status] of refusals) {
    await database.rows(`
      create or replace function no_room() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file "base/1/canary"' using errcode = '${code}'; end $$;
      create or replace trigger no_room before insert on events for each row execute function no_room()`)
    const answer = await centerAdmin.send('POST', '/tags', { data: { type: 'tags', attributes: { name: 'Techniek' } } })
    assert.equal(answer.status, status, answer.body)
    assert.doesNotMatch(answer.body, /canary|extend/)
    assert.deepEqual(
      (await centerAdmin.list(tags)).map(({ name }) => name),
      ['Dieren'],
    )
  }
  await database.rows('drop trigger no_room on events')
  await centerAdmin.create(tags, { name: 'Techniek' })
})
