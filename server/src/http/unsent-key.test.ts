import assert from 'node:assert/strict'
import { test } from 'node:test'
import { person, world } from '#test/world.ts'

const { app, site, school, schoolAdmin, student } = await world()
const ask = async (headers: Record<string, string>) => {
  const answer = await app.http.inject({ method: 'GET', url: '/api/v1/unsent_key', headers })
  return { status: answer.statusCode, headers: answer.headers, body: answer.body }
}

test('each person has a key of their own, the same on every day and device', async () => {
  const other = await person(app, site, [['student', school.id]])
  const [one, again, others] = [
    await ask(student.credentials),
    await ask(student.credentials),
    await ask(other.credentials),
  ]
  assert.deepEqual([one.status, one.body, one.headers['cache-control']], [200, again.body, 'no-store'])
  const [own, theirs] = [JSON.parse(one.body), JSON.parse(others.body)]
  assert.equal(Buffer.from(own.key, 'base64url').length, 32)
  assert.equal(new Set([own.mark, own.key, theirs.mark, theirs.key]).size, 4)
})

test('nobody else gets it: not without a session, and not by acting as somebody', async () => {
  assert.equal((await ask({ 'x-tenant': site.key })).status, 401)
  const answer = await schoolAdmin.send('POST', '/sign_in_as_user', { userId: student.id })
  const keys = ['access-token', 'client', 'uid'].map((name) => [name, answer.headers[name] as string])
  assert.equal((await ask({ 'x-tenant': site.key, ...Object.fromEntries(keys) })).status, 403)
})
