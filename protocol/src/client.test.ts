import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiError, Client } from './client.ts'
import { menus, updateMenuItem } from './content.ts'

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
