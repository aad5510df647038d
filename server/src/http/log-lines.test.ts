// A process of its own: it waits for other processes most of the time.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addEditor } from '#test/crash/editor.ts'
import { newDataDir, ServerProcess } from '#test/server-process.ts'
import { until } from '#test/until.ts'

const server = await ServerProcess.start({ DATA_DIR: await newDataDir(), LOG_LEVEL: 'info' })
const { headers: editor, userId, schoolId } = await addEditor(server)

async function send(method: string, path: string, headers: Record<string, string>, body?: object) {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

const lineOf = (requestId: string) =>
  until(`request ${requestId} is logged`, () => server.log.find((line) => line.reqId === requestId && line.route))

test('every request leaves one line: which, where, who by id, how it ended and how long it took', async () => {
  await send('GET', '/api/v1/current_user', { ...editor, 'x-request-id': 'first-request' })
  const { ms, time, pid, hostname, level, ...line } = await lineOf('first-request')
  assert.deepEqual(line, {
    reqId: 'first-request',
    route: '/api/v1/current_user',
    method: 'GET',
    status: 200,
    tenant: 'demo',
    user: userId,
    msg: 'request',
  })
  assert.ok(typeof ms === 'number' && typeof time === 'number' && level === 30)
})

test('who acts as somebody else is in the line too', async () => {
  const person = { email: 'canary.student@example.test', firstName: 'Canaryfirst', lastName: 'Canarylast' }
  const made = await send('POST', '/api/v1/users', editor, {
    data: { type: 'users', attributes: { ...person, role: 'student', organizationId: schoolId } },
  })
  assert.equal(made.status, 201, made.text)
  const { id } = JSON.parse(made.text).data
  await server.asOwner((owner) => owner.query(`update users set status = 'active' where id = $1`, [id]))
  const entered = await send('POST', '/api/v1/sign_in_as_user', editor, { userId: id, reason: 'Canaryreason' })
  assert.equal(entered.status, 200, entered.text)
  const keys = ['access-token', 'client', 'uid'].map((name) => [name, entered.headers.get(name) as string])
  await send('GET', '/api/v1/current_user', {
    ...Object.fromEntries(keys),
    'x-tenant': 'demo',
    'x-request-id': 'as-somebody-else',
  })
  const { user, impersonator } = await lineOf('as-somebody-else')
  assert.deepEqual({ user, impersonator }, { user: id, impersonator: userId })
})

test('a proxy on this machine that TRUST_PROXY does not name is told of once', async () => {
  const told = () => server.log.filter(({ msg }) => String(msg).includes('TRUST_PROXY'))
  assert.equal(told().length, 0)
  for (const id of ['proxied-1', 'proxied-2']) {
    await send('GET', '/healthz', { 'x-forwarded-for': '203.0.113.9', 'x-request-id': id })
    await lineOf(id)
  }
  assert.deepEqual(
    told().map(({ level }) => level),
    [40],
  )
})

test('an id that the client gives is used when it is harmless, and replaced when it is not', async () => {
  for (const id of ['0123abcd', 'a'.repeat(64), 'trace_00-ff']) {
    assert.equal((await send('GET', '/healthz', { 'x-request-id': id })).headers.get('x-request-id'), id)
  }
  for (const id of [
    'short',
    'a'.repeat(65),
    '{"level":60}',
    'canary id with blanks',
    '../../canary',
    '%0a%0dcanary',
    'canary<script>',
  ]) {
    const { headers } = await send('GET', '/healthz', { 'x-request-id': id })
    assert.notEqual(headers.get('x-request-id'), id)
    assert.match(headers.get('x-request-id') as string, /^[\w-]{8,64}$/)
  }
})

test('a failure of ours is reported with its request, and neither the report nor the answer tells who', async () => {
  await server.killPostgres()
  const failed = await until('a request fails', async () => {
    const answer = await send(
      'POST',
      '/auth/sign_in',
      { 'x-tenant': 'demo', 'x-request-id': 'failing-one' },
      {
        email: 'canary.person@example.test',
        password: 'canary-password-1234',
      },
    )
    return answer.status === 503 ? answer : undefined
  })
  assert.equal(failed.headers.get('retry-after'), '1')
  assert.doesNotMatch(failed.text, /canary|ECONN|postgres|\.ts|at /i)
  const report = await until('it is reported', () =>
    server.log.find((line) => line.reqId === 'failing-one' && line.msg === 'request failed'),
  )
  assert.equal(report.level, 50)
  await until('the database is back', async () => (await send('GET', '/readyz', {})).status === 200)
})

test('nothing in all of the output names a person, a reason or a secret', async () => {
  assert.equal(await server.stop('SIGTERM'), 0)
  assert.doesNotMatch(server.output, /canary|editor@example/i)
  assert.ok(!server.output.includes(editor['access-token'] as string))
  const lines = server.output.split('\n').filter((line) => line.startsWith('{'))
  assert.ok(lines.length > 10)
})
