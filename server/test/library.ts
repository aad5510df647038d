import { after } from 'node:test'
import { fail } from '#engine/fail.ts'
import { feature, handle } from '#engine/feature.ts'
import { anyOf, type Condition } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import { column, inverse, type Policy, serve } from '#engine/serve.ts'
import { command, event, resource, toMany, toOne } from '#protocol/declaring/define.ts'
import * as field from '#protocol/declaring/fields.ts'
import { features } from '../src/features.ts'
import { OwnDatabase } from './own-database.ts'

declare module '#protocol/declaring/define.ts' {
  interface KnownResources {
    shelves: { resource: typeof shelves; links: { books: 'books' }; actions: 'update' | 'delete' }
    books: {
      resource: typeof books
      links: { shelf: 'shelves'; nextShelf: 'shelves' }
      actions: 'update' | 'delete' | 'lendBook'
    }
  }
}

declare module '#db/catalogue.ts' {
  interface Tables {
    shelves: { tenantId: string; id: string; name: string }
    books: {
      tenantId: string
      id: string
      shelfId: string
      nextShelfId: string | null
      keeperId: string | null
      title: string
      pages: number | null
      price: number | null
      isbn: string | null
      popular: boolean
      publishedOn: string | null
      boughtAt: Date | null
      status: 'shelved' | 'lent' | 'lost'
      keywords: string[] | null
      details: unknown
      website: string | null
      contact: string | null
      createdAt: Date
      updatedAt: Date
    }
  }
  interface TableOf {
    shelves: 'shelves'
    books: 'books'
  }
}

/**
 * A feature that only the tests of the engine know. It holds one of everything that a resource can declare, so that
 * the engine is tested for what it promises and not only for what the product happens to use today.
 */
const tables = `
  create table shelves (
    tenant_id uuid not null default current_tenant(),
    id uuid not null default gen_random_uuid(),
    name text not null,
    primary key (tenant_id, id),
    unique (tenant_id, name));
  call protect_tenant_table('shelves');
  create table books (
    tenant_id uuid not null default current_tenant(),
    id uuid not null default gen_random_uuid(),
    shelf_id uuid not null,
    next_shelf_id uuid,
    keeper_id uuid,
    title text not null,
    pages integer,
    price numeric(7, 2),
    isbn text,
    popular boolean not null default false,
    published_on date,
    bought_at timestamptz,
    status text not null default 'shelved' check (status in ('shelved', 'lent', 'lost')),
    keywords text[],
    details jsonb,
    website text,
    contact text,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (tenant_id, id),
    foreign key (tenant_id, shelf_id) references shelves,
    foreign key (tenant_id, next_shelf_id) references shelves,
    foreign key (tenant_id, keeper_id) references users);
  create index books_by_shelf on books (tenant_id, shelf_id);
  create trigger touch before update on books for each row execute function touch_updated_at();
  call protect_tenant_table('books');`

export const shelves = resource('shelves', {
  attributes: { name: field.text({ max: 40 }) },
  relationships: { books: toMany('books') },
  filters: { id: ['eq', 'in'], name: ['eq', 'cont'] },
  sorts: ['name'],
  defaultSort: 'name',
  includes: ['books', 'books.nextShelf'],
})

const everyText = [
  'eq',
  'not_eq',
  'in',
  'not_in',
  'cont',
  'not_cont',
  'i_cont',
  'start',
  'end',
  'present',
  'blank',
] as const
const everyOrder = ['eq', 'not_eq', 'lt', 'lteq', 'gt', 'gteq', 'in', 'not_in', 'null', 'not_null'] as const

export const books = resource('books', {
  attributes: {
    title: field.text({ max: 40 }),
    pages: field.integer({ min: 1, max: 5000, optional: true }),
    price: field.number({ min: 0, optional: true }),
    isbn: field.text({ max: 20, optional: true, createOnly: true }),
    popular: field.boolean({ hasDefault: true }),
    publishedOn: field.date({ optional: true }),
    boughtAt: field.timestamp({ optional: true }),
    status: field.oneOf(['shelved', 'lent', 'lost'], { readOnly: true }),
    keeperId: field.id({ optional: true }),
    keywords: field.list(field.text({ max: 12 }), { max: 3, optional: true }),
    details: field.json<object>({ optional: true }),
    website: field.url({ optional: true }),
    contact: field.email({ optional: true }),
    createdAt: field.timestamp({ readOnly: true }),
    updatedAt: field.timestamp({ readOnly: true }),
  },
  relationships: { shelf: toOne('shelves'), nextShelf: toOne('shelves', { optional: true }) },
  filters: {
    id: ['eq', 'in'],
    shelfId: ['eq', 'in'],
    title: everyText,
    isbn: everyText,
    pages: everyOrder,
    price: everyOrder,
    publishedOn: everyOrder,
    boughtAt: everyOrder,
    popular: ['eq', 'not_eq', 'true', 'false'],
    status: ['eq', 'in', 'not_eq', 'not_in'],
  },
  sorts: ['title', 'pages', 'publishedOn'],
  defaultSort: 'title',
  includes: ['shelf', 'nextShelf', 'shelf.books'],
  page: { size: 5, max: 50 },
})

const bookLent = event('book.lent', { bookId: field.id(), days: field.integer() })
export const lendBook = command('lendBook', 'PUT /books/:id/lend', {
  on: books,
  when: { status: ['shelved'] },
  input: { days: field.integer({ min: 1, max: 30 }), note: field.text({ max: 20, optional: true }) },
  emits: [bookLent],
})
const closeLibrary = command('closeLibrary', 'POST /library/close', {
  input: { reason: field.text({ max: 50 }) },
})
const breakLibrary = command('breakLibrary', 'POST /library/break')

/** Administrators write; of books that have a keeper only the keeper does. */
const keepers = (me: Me): Condition<'books'> =>
  anyOf(me.isOperator, me.isAdmin && { keeperId: null }, me.isAdmin && { keeperId: me.self })
const bookPolicy = {
  read: (me) => anyOf(me.isAdmin, { status: ['shelved', 'lent'] }),
  create: keepers,
  update: keepers,
  delete: keepers,
  lendBook: (me) => me.isAdmin,
} satisfies Policy<typeof books, 'lendBook'>
const shelfPolicy = {
  read: (me) => !me.isGuest,
  create: (me) => me.isAdmin,
  update: (me) => me.isAdmin,
  delete: (me) => me.isAdmin,
} satisfies Policy<typeof shelves>

const writes = ['create', 'update', 'delete'] as const
const library = feature({
  resources: [
    serve(shelves, { table: 'shelves', policy: shelfPolicy, relations: { books: inverse('shelfId') }, writes }),
    serve(books, { table: 'books', policy: bookPolicy, relations: { nextShelf: column('nextShelfId') }, writes }),
  ],
  commands: [
    handle(lendBook, async ({ subject, input, tx }) => {
      await tx.update(books, subject.id, { status: 'lent' })
      tx.emit(bookLent, { bookId: subject.id, days: input.days }, { type: 'books', id: subject.id })
    }),
    handle(
      closeLibrary,
      async ({ input, tx }) => {
        if (input.reason === 'nothing') throw fail('record.inUse')
        tx.events.push({ name: 'library.closed', subjectType: 'users', subjectId: tx.me.id as string, data: input })
        return { status: 200, body: JSON.stringify({ meta: { reason: input.reason, nonce: Math.random() } }) }
      },
      (me) => anyOf(me.isOperator, me.isSchoolAdmin),
    ),
    handle(breakLibrary, async ({ tx }) => {
      await tx.run(`select 'canary-secret'::uuid_that_does_not_exist`)
    }),
  ],
})

/** An app with the library, on a database of its own. */
export async function libraryApp() {
  const database = await OwnDatabase.create({ after })
  await database.rows(tables)
  const app = await database.app({}, { features: [...features, library] })
  return { app, database }
}
