import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { apiOf, assertRefused } from '#test/json-api.ts'
import { libraryWorld } from '#test/library-world.ts'
import { person } from '#test/world.ts'

const w = await libraryWorld()
const other = apiOf(w.app, w.operator.credentials)
let counter = 0
const newKey = () => ({ 'idempotency-key': `key-${++counter}` })
const shelf = (name: string) => ({ data: { type: 'shelves', attributes: { name } } })
const shelvesNamed = (name: string) => w.database.rows('select id from shelves where name = $1', [name])

test('the same request fifty times at once has one effect and fifty equal answers', async () => {
  const key = newKey()
  const body = { data: { type: 'books', attributes: { title: 'Once' }, relationships: { shelf: w.on(w.shelf) } } }
  const answers = await Promise.all(Array.from({ length: 50 }, () => w.admin('POST', '/books', body, key)))
  assert.deepEqual([...new Set(answers.map((answer) => answer.status))], [201])
  assert.equal(new Set(answers.map((answer) => JSON.stringify(answer.document))).size, 1)
  assert.equal(new Set(answers.map((answer) => answer.headers.location)).size, 1)
  assert.equal(answers.filter((answer) => !answer.headers['idempotency-replayed']).length, 1)
  assert.equal((await w.database.rows(`select 1 from books where title = 'Once'`)).length, 1)
  assert.deepEqual(await w.eventsAbout(answers[0]?.document.data.id as string), ['book.created'])
})

test('without a key the same request is done each time', async () => {
  const body = { data: { type: 'books', attributes: { title: 'Often' }, relationships: { shelf: w.on(w.shelf) } } }
  await Promise.all(Array.from({ length: 5 }, () => w.admin('POST', '/books', body)))
  assert.equal((await w.database.rows(`select 1 from books where title = 'Often'`)).length, 5)
})

test('a command, a change and a deletion are repeated as harmlessly', async () => {
  const book = await w.book({ title: 'Repeated' })
  for (const [method, path, body] of [
    ['PUT', `/books/${book.id}/lend`, { days: 1 }],
    ['PATCH', `/books/${book.id}`, { data: { type: 'books', attributes: { title: 'Again' } } }],
    ['DELETE', `/books/${book.id}`, undefined],
  ] as const) {
    const key = newKey()
    const first = await w.admin(method, path, body, key)
    const second = await w.admin(method, path, body, key)
    assert.ok(first.status < 300)
    assert.deepEqual([second.status, second.document], [first.status, first.document])
  }
  assert.deepEqual(await w.eventsAbout(book.id), ['book.created', 'book.lent', 'book.updated', 'book.deleted'])
})

test('a key used for something else is refused', async () => {
  const key = newKey()
  await w.admin('POST', '/shelves', shelf('First'), key)
  const changed = await w.admin('POST', '/shelves', shelf('Second'), key)
  assertRefused(changed, 422, 'idempotency.mismatch', { header: 'Idempotency-Key' })
  assertRefused(await w.admin('POST', '/shelves?include=books', shelf('First'), key), 422, 'idempotency.mismatch')
  assert.deepEqual(await shelvesNamed('Second'), [])
})

test('the same key on another route is another key', async () => {
  const key = newKey()
  const made = await w.admin('POST', '/shelves', shelf('Route'), key)
  const { id } = made.document.data
  assert.equal((await w.admin('POST', '/library/close', { reason: 'rain' }, key)).status, 200)
  const body = { data: { type: 'shelves', id, attributes: { name: 'Renamed' } } }
  const renamed = await w.admin('PATCH', `/shelves/${id}`, body, key)
  assert.deepEqual([renamed.status, renamed.document.data.attributes?.name], [200, 'Renamed'])
  assert.equal((await w.admin('POST', '/shelves', shelf('Route'), key)).headers['idempotency-replayed'], 'true')
})

test('what is kept to recognise a request tells nothing of what is in it', async () => {
  const key = newKey()
  await w.admin('POST', '/library/close', { reason: 'canary' }, key)
  const plain = createHash('sha256')
    .update(JSON.stringify({ reason: 'canary' }))
    .digest('hex')
  const kept = await w.database.rows<{ key: string; request_hash: string }>(
    'select key, request_hash from idempotency_keys',
  )
  for (const { key: stored, request_hash: hash } of kept) {
    assert.match(`${stored} ${hash}`, /^[0-9a-f]{64} [0-9a-f]{64}$/)
    assert.notEqual(hash, plain)
  }
})

test('two people who choose the same key do not meet', async () => {
  const key = newKey()
  const mine = await w.admin('POST', '/shelves', shelf('Mine'), key)
  const theirs = await other('POST', '/shelves', shelf('Theirs'), key)
  assert.deepEqual([mine.status, theirs.status], [201, 201])
  assert.notEqual(mine.document.data.id, theirs.document.data.id)
})

test('a refusal is not kept: the same key works once the request is right', async () => {
  const key = newKey()
  assertRefused(await w.admin('POST', '/shelves', shelf(''), key), 422, 'required')
  assertRefused(await w.admin('POST', '/shelves', shelf('Poetry'), key), 409, 'record.duplicate')
  assert.equal((await w.admin('POST', '/shelves', shelf('Right'), key)).status, 201)
  assert.equal((await shelvesNamed('Right')).length, 1)
})

test('a key is 1 to 255 characters long', async () => {
  for (const length of [256, 1000]) {
    const answer = await w.admin('POST', '/shelves', shelf('Long'), { 'idempotency-key': 'k'.repeat(length) })
    assertRefused(answer, 400, 'parameter.invalid', { header: 'Idempotency-Key' })
  }
  assertRefused(await w.admin('POST', '/shelves', shelf('Long'), { 'idempotency-key': '' }), 400, 'parameter.invalid')
  assert.equal((await w.admin('POST', '/shelves', shelf('Long'), { 'idempotency-key': 'k'.repeat(255) })).status, 201)
})

test('a refused person does not get another one’s answer by knowing the key', async () => {
  const key = newKey()
  await w.admin('POST', '/shelves', shelf('Kept'), key)
  assertRefused(await w.studentApi('POST', '/shelves', shelf('Kept'), key), 403, 'access.forbidden')
  assertRefused(await w.guestApi('POST', '/shelves', shelf('Kept'), key), 401, 'session.required')
})

test('who was signed out elsewhere claims nothing with a key', async () => {
  const key = newKey()
  const colleague = await person(w.app, w.site, [['admin', w.school.id]])
  const api = apiOf(w.app, colleague.credentials)
  assert.equal((await api('POST', '/shelves', shelf('Before'))).status, 201)
  await w.database.rows('delete from sessions where user_id = $1', [colleague.id])
  assertRefused(await api('POST', '/shelves', shelf('After'), key), 401, 'session.required')
  assert.deepEqual(await w.database.rows('select key from idempotency_keys where caller = $1', [colleague.id]), [])
  assert.deepEqual(await shelvesNamed('After'), [])
})

test('who lost a role elsewhere writes nothing more with it, with a key or without', async () => {
  const colleague = await person(w.app, w.site, [['admin', w.school.id]])
  const api = apiOf(w.app, colleague.credentials)
  assert.equal((await api('POST', '/shelves', shelf('With a role'))).status, 201)
  await w.database.rows('delete from roles where user_id = $1', [colleague.id])
  for (const headers of [newKey(), {}])
    assertRefused(await api('POST', '/shelves', shelf('Without one'), headers), 403, 'access.forbidden')
  assert.deepEqual(await shelvesNamed('Without one'), [])
})

test('a session that an answer hands out is not written down with it', async () => {
  const key = newKey()
  const body = { data: { type: 'users', attributes: { user_id: w.student.id } } }
  const first = await w.admin('POST', '/sign_in_as_user', body, key)
  const token = first.headers['access-token'] as string
  assert.equal(first.status, 200)
  assert.notEqual(token, w.schoolAdmin.credentials['access-token'])
  const stored = await w.database.rows('select * from idempotency_keys')
  assert.ok(!JSON.stringify(stored).includes(token), 'a live token lies in the database')
  const second = await w.admin('POST', '/sign_in_as_user', body, key)
  assert.equal(second.status, 200)
  assert.ok(second.headers['access-token'])
})
