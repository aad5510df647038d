import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { ApiError, Client } from './client.ts'
import { menus, updateMenuItem } from './features/content/content.ts'

/** A line that answers with these statuses, one after the other. */
function lineOf(...statuses: number[]) {
  const asked: string[] = []
  const client = new Client(async ({ method }) => {
    asked.push(method)
    return { status: statuses.shift() ?? 200, headers: {}, body: '{"data":[]}' }
  })
  return { client, asked }
}

test('a question that meets a passing trouble is asked once more', async () => {
  for (const status of [408, 409, 425, 429, 500, 502, 503, 504]) {
    const { client, asked } = lineOf(status)
    assert.deepEqual([...(await client.list(menus))], [])
    assert.equal(asked.length, 2, String(status))
  }
})

test('not a third time, and not when the answer will stay the same', async () => {
  for (const [statuses, count] of [
    [[503, 503, 200], 2],
    [[404], 1],
    [[403], 1],
    [[422], 1],
  ] as const) {
    const { client, asked } = lineOf(...statuses)
    await assert.rejects(client.list(menus), ApiError)
    assert.equal(asked.length, count)
  }
})

test('a change is never sent twice', async () => {
  const { client, asked } = lineOf(503)
  await assert.rejects(client.run(updateMenuItem, 'x', { title: 'Nieuw' }), ApiError)
  assert.deepEqual(asked, ['PATCH'])
})

/** A real server that never answers the first so many questions, with a client that reaches it over the line. */
async function slowServer(silent: number) {
  const asked: string[] = []
  const left: Promise<unknown>[] = []
  const server = createServer((request, response) => {
    asked.push(request.method ?? '')
    if (asked.length > silent) return response.setHeader('content-type', 'application/json').end('{"data":[]}')
    left.push(once(response, 'close'))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const client = new Client(async ({ path, ...request }) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, request)
    return { status: answer.status, headers: {}, body: await answer.text() }
  })
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { client, asked, left, close }
}

test('a question that takes too long is given up, and asked once more', async (t) => {
  const { client, asked, left, close } = await slowServer(1)
  t.after(close)
  assert.deepEqual([...(await client.list(menus, { timeoutMs: 2000 }))], [])
  assert.deepEqual(asked, ['GET', 'GET'])
  await Promise.all(left)
})

test('after the second time it fails as an answer that never came, and the line is hung up', async (t) => {
  const { client, asked, left, close } = await slowServer(9)
  t.after(close)
  await assert.rejects(client.list(menus, { timeoutMs: 2000 }), { name: 'Error', status: 504, message: /2000 ms/ })
  assert.equal(asked.length, 2)
  await Promise.all(left)
})

test('a change that takes too long fails too, and is not sent again', async (t) => {
  const { client, asked, close } = await slowServer(9)
  t.after(close)
  const call = client.run(updateMenuItem, 'x', { title: 'Nieuw' }, { timeoutMs: 2000 })
  await assert.rejects(call, (error: ApiError) => error.status === 504 && error.errors[0]?.code === 'timeout')
  assert.deepEqual(asked, ['PATCH'])
})

test('a line that cannot hang up does not hold the call either', async () => {
  const client = new Client(() => new Promise(() => {}))
  // Only a timer that keeps the process awake stands between this test and its end.
  const awake = setInterval(() => {}, 1000)
  await assert.rejects(client.list(menus, { timeoutMs: 50 }), { status: 504 })
  clearInterval(awake)
})

test('without a limit, and within it, an answer is waited for; other troubles are told as they are', async (t) => {
  const { client, asked, close } = await slowServer(0)
  t.after(close)
  await client.list(menus)
  await client.list(menus, { timeoutMs: 10_000 })
  assert.equal(asked.length, 2)
  const broken = new Client(() => Promise.reject(new Error('the line is cut')))
  await assert.rejects(broken.list(menus, { timeoutMs: 10_000 }), /the line is cut/)
})
