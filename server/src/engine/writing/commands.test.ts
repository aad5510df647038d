import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { assertRefused } from '#test/json-api.ts'
import { libraryWorld } from '#test/library-world.ts'

const w = await libraryWorld()
const lend = (id: string, attributes: object = { days: 7 }) =>
  w.admin('PUT', `/books/${id}/lend`, { data: { type: 'books', id, attributes } })

test('a command changes its row and stores what happened with it', async () => {
  const book = await w.book()
  assert.equal(book.meta?.can?.lendBook, true)
  const { status, document } = await lend(book.id)
  assert.equal(status, 200)
  assert.equal(document.data.attributes?.status, 'lent')
  assert.equal(document.data.meta?.can?.lendBook, false, 'it cannot be lent twice')
  assert.deepEqual(await w.eventsAbout(book.id), ['book.created', 'book.lent'])
})

test('at the wrong moment it is 409 and names the state', async () => {
  const book = await w.book()
  await lend(book.id)
  const again = await lend(book.id)
  assertRefused(again, 409, 'state.conflict')
  assert.deepEqual(again.document.errors?.[0]?.meta, { state: 'lent' })
  assert.match(again.document.errors?.[0]?.detail ?? '', /lent/)
})

test('first whether it is there, then who, then when, then what', async () => {
  const book = await w.book()
  const wrong = { data: { type: 'books', attributes: { days: 99 } } }
  await w.database.rows(`update books set status = 'lost' where id = $1`, [book.id])
  assertRefused(await w.studentApi('PUT', `/books/${book.id}/lend`, wrong), 404, 'record.missing')
  await w.database.rows(`update books set status = 'lent' where id = $1`, [book.id])
  assertRefused(await w.studentApi('PUT', `/books/${book.id}/lend`, wrong), 403, 'access.forbidden')
  assertRefused(await lend(book.id, { days: 99 }), 409, 'state.conflict')
  await w.database.rows(`update books set status = 'shelved' where id = $1`, [book.id])
  assertRefused(await lend(book.id, { days: 99 }), 422, 'max', { pointer: '/data/attributes/days' })
  assertRefused(await lend(randomUUID()), 404, 'record.missing')
  assertRefused(await w.guestApi('PUT', `/books/${book.id}/lend`, wrong), 401, 'session.required')
})

test('its input may be a document, an object with its name, or the bare fields', async () => {
  for (const body of [{ data: { type: 'book', attributes: { days: 3 } } }, { book: { days: 3 } }, { days: 3 }]) {
    const book = await w.book()
    assert.equal((await w.admin('PUT', `/books/${book.id}/lend`, body)).status, 200, JSON.stringify(body))
  }
})

test('fields it does not know or cannot use are all told', async () => {
  const book = await w.book()
  const answer = await lend(book.id, { days: 'many', note: 'x'.repeat(21), nonsense: 1 })
  const told = answer.document.errors?.map((error) => [error.source?.pointer, error.code])
  assert.deepEqual(told?.sort(), [
    ['/data/attributes/days', 'number'],
    ['/data/attributes/nonsense', 'unknown'],
    ['/data/attributes/note', 'tooLong'],
  ])
  assertRefused(await w.admin('PUT', `/books/${book.id}/lend`), 422, 'required')
  const other = { data: { type: 'shelves', attributes: { days: 1 } } }
  assertRefused(await w.admin('PUT', `/books/${book.id}/lend`, other), 409, 'type.conflict', { pointer: '/data/type' })
})

test('one about no row asks its own rule, before it looks at the fields', async () => {
  assertRefused(await w.studentApi('POST', '/library/close', { nonsense: 1 }), 403, 'access.forbidden')
  assertRefused(await w.admin('POST', '/library/close', { nonsense: 1 }), 422, 'unknown')
  assert.equal((await w.admin('POST', '/library/close', { reason: 'rain' })).status, 200)
})
