import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { assertRefused } from '#test/json-api.ts'
import { libraryWorld } from '#test/library-world.ts'

const w = await libraryWorld()
const newBook = (attributes: object = {}, more: object = {}) => ({
  data: {
    type: 'books',
    attributes: { title: 'Awater', ...attributes },
    relationships: { shelf: w.on(w.shelf) },
    ...more,
  },
})

describe('relationships in a document', () => {
  test('a relationship points at a row by type and id, in either casing', async () => {
    const book = await w.book({}, { next_shelf: w.on(w.other) })
    assert.deepEqual(book.relationships?.nextShelf?.data, { type: 'shelves', id: w.other.id })
    const change = {
      data: { type: 'books', id: book.id, relationships: { nextShelf: { data: null }, shelf: w.on(w.other) } },
    }
    const { document } = await w.admin('PATCH', `/books/${book.id}`, change)
    assert.equal(document.data.relationships?.nextShelf?.data, null)
    assert.deepEqual(document.data.relationships?.shelf?.data, { type: 'shelves', id: w.other.id })
  })

  test('a row that is not there, or that is of another site, is 404 and says which', async () => {
    const elsewhere = await w.database.rows<{ id: string }>(
      `insert into shelves (tenant_id, name) select id, 'Foreign' from tenants where key = 'demo' returning id`,
    )
    for (const id of [randomUUID(), elsewhere[0]?.id as string]) {
      const shelf = { data: { type: 'shelves', id } }
      const answer = await w.admin('POST', '/books', newBook({}, { relationships: { shelf } }))
      assertRefused(answer, 404, 'relation.missing', { pointer: '/data/relationships/shelf' })
      const keeper = await w.admin('POST', '/books', newBook({ keeperId: id }))
      assertRefused(keeper, 404, 'relation.missing', { pointer: '/data/attributes/keeperId' })
    }
  })

  test('linkage of the wrong type is 409, of the wrong shape 422', async () => {
    const wrong = { shelf: { data: { type: 'books', id: w.shelf.id } } }
    const answer = await w.admin('POST', '/books', newBook({}, { relationships: wrong }))
    assertRefused(answer, 409, 'type.conflict', { pointer: '/data/relationships/shelf/data/type' })
    for (const data of [[], [{ type: 'shelves', id: w.shelf.id }], null, 'x', { id: w.shelf.id, type: 1 }, {}]) {
      const refused = await w.admin('POST', '/books', newBook({}, { relationships: { shelf: { data } } }))
      assert.ok([422, 409].includes(refused.status), JSON.stringify(data))
    }
    for (const relationships of [[], 'x', 1, { shelf: null }, { shelf: 1 }]) {
      const refused = await w.admin('POST', '/books', newBook({}, { relationships }))
      assert.ok([422, 400].includes(refused.status), JSON.stringify(relationships))
    }
  })

  test('what is only shown cannot be written', async () => {
    const body = { data: { type: 'shelves', attributes: { name: 'New' }, relationships: { books: { data: [] } } } }
    assertRefused(await w.admin('POST', '/shelves', body), 422, 'readOnly', { pointer: '/data/relationships/books' })
  })
})
