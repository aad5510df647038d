import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { check, text } from '#protocol/declaring/fields.ts'
import { type Answer, assertRefused, isCreateDocument, isUpdateDocument, type ResourceObject } from '#test/json-api.ts'
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
const problems = ({ document }: Answer<unknown>) =>
  Object.fromEntries((document.errors ?? []).map((error) => [error.source?.pointer, error.code]))

describe('creating', () => {
  test('a new row is answered with 201, itself, and the address where it is from now on', async () => {
    const body = newBook({ pages: 12 })
    assert.ok(isCreateDocument(body))
    const { status, headers, document } = await w.admin('POST', '/books', body)
    assert.equal(status, 201)
    assert.equal(headers.location, document.data.links.self)
    assert.equal(document.data.attributes?.pages, 12)
    assert.equal(document.data.attributes?.popular, false, 'the table knew a value')
    const found = await w.admin('GET', headers.location as string)
    assert.deepEqual(found.document.data, document.data)
    assert.deepEqual(await w.eventsAbout(document.data.id), ['book.created'])
  })

  test('the type may be written in the ways clients derive it; another type is 409', async () => {
    for (const type of ['books', 'book', 'Books', 'BOOK']) {
      assert.equal((await w.admin('POST', '/books', newBook({}, { type }))).status, 201, type)
    }
    for (const type of ['menuItem', 'menu_items', 'menuItems', 'menu-item', 'MenuItem']) {
      const { document } = await w.admin<ResourceObject[]>('GET', '/cms/menus')
      const attributes = { title: 'Home', menu_id: document.data[0]?.id }
      assert.equal((await w.admin('POST', '/cms/menu_items', { data: { type, attributes } })).status, 201, type)
    }
    for (const type of ['shelves', '', 1, null, undefined, {}, 'bookss', '__proto__']) {
      assertRefused(await w.admin('POST', '/books', newBook({}, { type })), 409, 'type.conflict', {
        pointer: '/data/type',
      })
    }
  })

  test('the server chooses ids', async () => {
    const answer = await w.admin('POST', '/books', newBook({}, { id: randomUUID() }))
    assertRefused(answer, 403, 'id.forbidden', { pointer: '/data/id' })
  })

  test('every wrong field is told at once, each with its place', async () => {
    const answer = await w.admin('POST', '/books', {
      data: {
        type: 'books',
        attributes: {
          title: 'x'.repeat(41),
          pages: 1.5,
          price: -1,
          popular: 'yes',
          published_on: '2026-02-30',
          bought_at: 'yesterday 1',
          keeperId: 'me',
          keywords: ['far too long a word'],
          details: 'text',
          website: 'javascript:alert(1)',
          contact: 'nobody',
          status: 'lost',
          created_at: '2020-01-01T00:00:00Z',
          tenant_id: randomUUID(),
          tenantId: randomUUID(),
          id: randomUUID(),
          nonsense: 1,
        },
        relationships: {
          books: { data: [] },
          nonsense: { data: null },
          nextShelf: { data: { type: 'shelves', id: '1' } },
        },
      },
    })
    assert.equal(answer.status, 422)
    assert.deepEqual(problems(answer), {
      '/data/attributes/title': 'tooLong',
      '/data/attributes/pages': 'integer',
      '/data/attributes/price': 'min',
      '/data/attributes/popular': 'boolean',
      '/data/attributes/published_on': 'date',
      '/data/attributes/bought_at': 'timestamp',
      '/data/attributes/keeperId': 'id',
      '/data/attributes/keywords': 'tooLong',
      '/data/attributes/details': 'json',
      '/data/attributes/website': 'url',
      '/data/attributes/contact': 'email',
      '/data/attributes/status': 'readOnly',
      '/data/attributes/created_at': 'readOnly',
      '/data/attributes/tenant_id': 'unknown',
      '/data/attributes/id': 'unknown',
      '/data/attributes/nonsense': 'unknown',
      '/data/relationships/books': 'unknown',
      '/data/relationships/nonsense': 'unknown',
      '/data/relationships/nextShelf/data': 'id',
      '/data/relationships/shelf': 'required',
    })
  })

  test('what must be there is asked for, and empty is not there', async () => {
    for (const title of [undefined, null, '', '   ']) {
      assertRefused(await w.admin('POST', '/books', newBook({ title })), 422, 'required', {
        pointer: '/data/attributes/title',
      })
    }
    assert.deepEqual(problems(await w.admin('POST', '/books', { data: { type: 'books' } })), {
      '/data/attributes/title': 'required',
      '/data/relationships/shelf': 'required',
    })
  })

  test('web addresses lead to the web and nowhere else', async () => {
    for (const website of [
      'javascript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      'ftp://x',
      '//x',
      'JaVaScRiPt://x',
    ]) {
      assertRefused(await w.admin('POST', '/books', newBook({ website })), 422, 'url')
    }
  })

  test('every kind of value comes back as it was sent', async () => {
    const values = {
      title: 'Ünïcode 🙂 "quotes" \\ \' % _ <b>',
      pages: 5000,
      price: 12.34,
      isbn: 'x',
      popular: true,
      publishedOn: '2024-02-29',
      keywords: ['a,b', '"c"', '{d}\\'],
      details: { nested: [1, { two: null }], text: '\\u0000 \n' },
      website: 'https://example.test/?a=1&b=%20',
      contact: 'a@example.test',
    }
    const shown = (await w.admin('POST', '/books', newBook(values))).document.data.attributes ?? {}
    assert.deepEqual({ ...shown, ...values }, shown)
    for (const details of [[], [1, 2], [{ a: [] }], {}, [null, 'x']]) {
      assert.deepEqual((await w.book({ details })).attributes?.details, details)
    }
    assert.deepEqual((await w.book({ keywords: [] })).attributes?.keywords, [])
    const moment = (await w.book({ boughtAt: '2026-03-29T02:30:00+01:00' })).attributes?.boughtAt as string
    assert.equal(Date.parse(moment), Date.parse('2026-03-29T01:30:00Z'))
  })

  test('text that cannot be stored is refused by its field', async () => {
    for (const title of ['a\0b', 'a\u0007', '\u001b[31m']) {
      const answer = await w.admin('POST', '/books', newBook({ title }))
      assertRefused(answer, 422, 'characters', { pointer: '/data/attributes/title' })
    }
    for (const details of [{ a: 'x\0' }, { 'a\0': 1 }, ['\0']]) {
      const answer = await w.admin('POST', '/books', newBook({ details }))
      assertRefused(answer, 422, 'characters', { pointer: '/data/attributes/details' })
    }
    assertRefused(await w.admin('POST', '/books', newBook({ title: 'lone \ud800' })), 422, 'characters')
    assertRefused(await w.admin('POST', '/books', newBook({ publishedOn: '0000-01-01' })), 422, 'date')
    assertRefused(await w.admin('POST', '/books', newBook({ price: 123456789 })), 400, 'request.invalid')
  })

  test('a text of one line has no line ends, so that nothing can be slipped in behind it', async () => {
    for (const values of [{ title: 'A\r\nBcc: x@example.test' }, { title: 'a\nb' }, { keywords: ['a\rb'] }]) {
      const pointer = `/data/attributes/${Object.keys(values)[0]}`
      assertRefused(await w.admin('POST', '/books', newBook(values)), 422, 'characters', { pointer })
    }
    assertRefused(await w.admin('POST', '/books', newBook({ website: 'https://a.test/\nb' })), 422, 'characters')
    assert.equal((await w.book({ title: ' Around it they are gone \n' })).attributes?.title, 'Around it they are gone')
    const letter = 'Dear reader,\r\n\nthank you'
    assert.equal(check(text({ format: 'lines' }), letter), undefined)
    assert.equal(check(text(), letter)?.code, 'characters')
  })

  test('a row that exists already, once only', async () => {
    const again = { data: { type: 'shelves', attributes: { name: 'Poetry' } } }
    assertRefused(await w.admin('POST', '/shelves', again), 409, 'record.duplicate')
  })

  test('whoever may not create is told so before the fields are looked at', async () => {
    for (const attributes of [{}, { title: 1, nonsense: 1 }]) {
      const body = { data: { type: 'books', attributes } }
      assertRefused(await w.studentApi('POST', '/books', body), 403, 'access.forbidden')
      assertRefused(await w.guestApi('POST', '/books', body), 401, 'session.required')
    }
  })

  test('a row that the rule forbids leaves no trace', async () => {
    const count = async () => (await w.database.rows('select 1 from books')).length
    const before = await count()
    const answer = await w.admin('POST', '/books', newBook({ keeperId: w.student.id }))
    assertRefused(answer, 403, 'access.forbidden')
    assert.equal(await count(), before)
  })
})

describe('changing', () => {
  test('what is not sent keeps its value; PUT and PATCH are the same', async () => {
    const book = await w.book({ pages: 7, price: 1.5, popular: true, details: { a: 1 } })
    for (const method of ['PATCH', 'PUT']) {
      const body = { data: { type: 'books', id: book.id, attributes: { title: method } } }
      assert.ok(isUpdateDocument(body))
      const { status, document } = await w.admin(method, `/books/${book.id}`, body)
      assert.equal(status, 200)
      const { updatedAt: _, ...attributes } = document.data.attributes ?? {}
      const { updatedAt: before, ...expected } = book.attributes ?? {}
      assert.deepEqual(attributes, { ...expected, title: method })
      assert.ok(Date.parse(document.data.attributes?.updatedAt as string) > Date.parse(before as string))
      assert.deepEqual(document.data.relationships, book.relationships)
    }
    assert.deepEqual(await w.eventsAbout(book.id), ['book.created', 'book.updated', 'book.updated'])
  })

  test('an empty text empties a field that may be empty, and no other', async () => {
    const book = await w.book({ website: 'https://example.test', pages: 3 })
    const change = (attributes: object) =>
      w.admin('PATCH', `/books/${book.id}`, { data: { type: 'books', attributes } })
    const { document } = await change({ website: '', pages: null })
    assert.deepEqual([document.data.attributes?.website, document.data.attributes?.pages], [null, null])
    assertRefused(await change({ title: '' }), 422, 'required')
    assertRefused(await change({ popular: null }), 422, 'required')
    assertRefused(await change({ isbn: 'late' }), 422, 'readOnly', { pointer: '/data/attributes/isbn' })
    assertRefused(await change({ status: 'lost' }), 422, 'readOnly', { pointer: '/data/attributes/status' })
    assert.equal((await change({})).status, 200)
  })

  test('a document about another row is 409', async () => {
    const book = await w.book()
    for (const id of [randomUUID(), '', 1, null]) {
      const answer = await w.admin('PATCH', `/books/${book.id}`, {
        data: { type: 'books', id, attributes: { title: 'x' } },
      })
      assertRefused(answer, 409, 'type.conflict', { pointer: '/data/id' })
    }
  })

  test('who may see but not change is 403; what one cannot see is 404', async () => {
    const book = await w.book()
    const body = { data: { type: 'books', id: book.id, attributes: { title: 'Mine' } } }
    assertRefused(await w.studentApi('PATCH', `/books/${book.id}`, body), 403, 'access.forbidden')
    assertRefused(await w.studentApi('DELETE', `/books/${book.id}`), 403, 'access.forbidden')
    await w.database.rows(`update books set status = 'lost' where id = $1`, [book.id])
    assertRefused(await w.studentApi('PATCH', `/books/${book.id}`, body), 404, 'record.missing')
    assertRefused(await w.studentApi('DELETE', `/books/${book.id}`), 404, 'record.missing')
    assertRefused(await w.studentApi('PATCH', '/books/nonsense', body), 404, 'record.missing')
  })

  test('nobody hands a row over to where they may not write', async () => {
    const book = await w.book()
    const change = (keeperId: string) =>
      w.admin('PATCH', `/books/${book.id}`, { data: { type: 'books', id: book.id, attributes: { keeperId } } })
    assertRefused(await change(w.student.id), 403, 'access.forbidden')
    assert.equal((await change(w.schoolAdmin.id)).document.data.attributes?.keeperId, w.schoolAdmin.id)
  })
})

describe('deleting', () => {
  test('204 once, then it is gone', async () => {
    const book = await w.book()
    assert.equal((await w.admin('DELETE', `/books/${book.id}`)).status, 204)
    assertRefused(await w.admin('DELETE', `/books/${book.id}`), 404, 'record.missing')
    assertRefused(await w.admin('GET', `/books/${book.id}`), 404, 'record.missing')
    assert.deepEqual(await w.eventsAbout(book.id), ['book.created', 'book.deleted'])
  })

  test('what something else needs stays, with 409', async () => {
    await w.book()
    assertRefused(await w.admin('DELETE', `/shelves/${w.shelf.id}`), 409, 'record.inUse')
  })
})
