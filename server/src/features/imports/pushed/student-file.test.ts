import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type KeyScope, makeApiKey } from '#protocol/features/api-keys.ts'
import { imports } from '#protocol/features/imports.ts'
import { notifications } from '#protocol/features/notifications.ts'
import { app, becomes, preview, run, school, sql, type World } from '#test/importing.ts'
import { until } from '#test/until.ts'

const w = await school()
const keyFor = async (scopes: KeyScope[], world: World = w) =>
  (await world.schoolAdmin.run(makeApiKey, '', { organizationId: world.school.id, name: 'Magister', scopes })).key
const key = await keyFor(['studentFile'])

async function push(file: string | Buffer, given = key, method: 'PUT' | 'POST' = 'PUT', type = 'text/csv') {
  const answer = await app.http.inject({
    method,
    url: '/api/v1/student_file',
    headers: { 'x-tenant': w.site.key, authorization: `Bearer ${given}`, 'content-type': type },
    payload: file,
  })
  return { status: answer.statusCode, location: String(answer.headers.location ?? ''), body: answer.body }
}
const idOf = (location: string) => location.split('/').at(-1) ?? ''
const file = (...rows: string[]) => ['Stamnr;Voornaam;Achternaam;E-mail;Klas', ...rows].join('\n')
const an = '1001;An;Bos;an.bos@school.example;4A'
const bo = '1002;Bo;Kok;bo.kok@school.example;4A'
const waiting = async () =>
  (await w.schoolAdmin.list(notifications)).filter(({ kind }) => kind === 'importWaits').length

test('a first file waits for somebody, and one with the same columns goes on by itself', async () => {
  const first = await push(file(an))
  assert.equal(first.status, 202, first.body)
  const id = idOf(first.location)
  await becomes(w.schoolAdmin, id, 'parsed')
  await until('somebody is told', waiting)
  assert.equal((await w.schoolAdmin.find(imports, id)).isPushed, true)
  const known = await preview(w, file(an))
  await run(w.schoolAdmin, known.id)
  const second = await push(file(an, bo), key, 'POST')
  const done = await becomes(w.schoolAdmin, idOf(second.location), 'completed')
  assert.deepEqual([done.counts.created, done.fileName.slice(-4)], [1, '.csv'])
  const [student] = await sql<{ name: string }>(
    w,
    `select first_name as name from users where email = 'bo.kok@school.example'`,
  )
  assert.equal(student?.name, 'Bo')
  const read = await app.http.inject({
    url: new URL(second.location).pathname,
    headers: { 'x-tenant': w.site.key, authorization: `Bearer ${key}` },
  })
  assert.equal(JSON.parse(read.body).data.attributes.status, 'completed')
  const [event] = await sql<{ actor: string }>(
    w,
    `select actor_id as actor from events where name = 'import.started' and subject_id = $1`,
    [idOf(second.location)],
  )
  assert.equal(event?.actor, w.schoolAdmin.id)
})

test('who is missing in the file stays, until somebody says that they leave', async () => {
  const told = await waiting()
  const { location } = await push(file(an))
  const row = await becomes(w.schoolAdmin, idOf(location), 'previewed')
  await until('somebody is told', async () => (await waiting()) > told)
  assert.equal((await w.schoolAdmin.find(imports, row.id)).status, 'previewed')
})

test('only with a key that may, of a school, and with a file', async () => {
  assert.equal((await push(file(an), await keyFor(['students']))).status, 403)
  assert.equal((await push('')).status, 422)
  assert.equal((await push(file(an), 'shk_nothing')).status, 401)
  const asPerson = await app.http.inject({
    method: 'PUT',
    url: '/api/v1/student_file',
    headers: { ...w.schoolAdmin.credentials, 'content-type': 'text/csv' },
    payload: file(an),
  })
  assert.equal(asPerson.statusCode, 403)
  const { status, location } = await push(Buffer.from('no table at all'), key, 'PUT', 'application/octet-stream')
  assert.equal(status, 202)
  await becomes(w.schoolAdmin, idOf(location), 'failed', 'parsed')
})
