import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Field } from '#protocol/declaring/fields.ts'
import type { Lifecycle, Move } from '#protocol/declaring/lifecycle.ts'
import { snake } from '#protocol/declaring/names.ts'
import { fillTables, tenantTables } from '#test/rows.ts'
import { world } from '#test/world.ts'
import { Failure } from './fail.ts'

const { app, site } = await world()
const { registry, db } = app.road
await fillTables(app, site)
const lifecycles = [...registry.lifecycles.values()]
const nameOf = ({ table, column }: Lifecycle) => `${table}.${snake(column)}`

const rows = <T>(text: string, values: unknown[] = []) => db.withTenant(site.id, (sql) => sql.rows<T>(text, values))
const chosen = new Map<string, string>()
/** One that began, and then always the same: of what there may be only one at a time, no other is going. */
const rowOf = async ({ table, column, start }: Lifecycle) => {
  const known = chosen.get(table)
  if (known) return known
  const [row] = await rows<{ id: string }>(
    `select id from ${table} order by ${snake(column)} = any($1) desc, id limit 1`,
    [start.map(({ state }) => state)],
  )
  assert.ok(row, `there is a row of ${table}`)
  chosen.set(table, row.id)
  return row.id
}
const setState = ({ table, column }: Lifecycle, id: string, state: string) =>
  rows(`update ${table} set ${snake(column)} = $2 where id = $1`, [id, state])

/** The state of a row, and how many events there are of each name. */
async function look({ table, column }: Lifecycle, id: string) {
  const [now] = await rows<{ state: string; events: Record<string, number> | null }>(
    `select ${snake(column)} as state, (select jsonb_object_agg(name, times) from
       (select name, count(*)::int as times from events group by name)) as events
     from ${table} where id = $1`,
    [id],
  )
  return { state: now?.state, events: now?.events ?? {} }
}

/** Something that fits a field; nobody reads it. */
function exampleOf({ kind, options }: Field): unknown {
  const values = {
    id: crypto.randomUUID(),
    list: [],
    integer: 1,
    number: 1,
    boolean: true,
    json: {},
    date: '2026-11-16',
  }
  return options?.[0] ?? (kind in values ? values[kind as keyof typeof values] : 'because')
}
const changeOf = (move: Move) => ({
  set: move.needs ? { [move.needs]: 'because' } : {},
  tell: Object.fromEntries(Object.entries(move.emits?.data ?? {}).map(([name, field]) => [name, exampleOf(field)])),
})

/** 409 when it is not possible now. */
const make = (id: string, move: Move) =>
  app.road
    .inTenant(site, (tx) => tx.move(move, { id }, changeOf(move)))
    .then(
      () => 200,
      (error) => {
        if (error instanceof Failure) return error.status
        throw error
      },
    )

test('every column with a state belongs to a lifecycle that knows the same states', async () => {
  const tables = await db.withTenant(site.id, tenantTables)
  // What triggers keep is a copy of a state elsewhere.
  for (const { name, columns, choices } of tables.filter(({ isWritable }) => isWritable)) {
    const states = columns.filter((column) => /(^|_)(status|state)$/.test(column.name) && column.type === 'text')
    for (const column of states.filter(({ generated }) => !generated)) {
      const life = registry.lifecycles.get(name)
      assert.equal(life && snake(life.column), column.name, `${name}.${column.name} belongs to no declared lifecycle`)
      assert.deepEqual(choices[column.name]?.toSorted(), life?.states.toSorted(), `${name}.${column.name}`)
    }
  }
})

test('a lifecycle is about a column that is there, and a row begins where it says', async () => {
  for (const life of lifecycles) {
    const [column] = await rows<{ first: string | null }>(
      `select column_default as first from information_schema.columns where table_name = $1 and column_name = $2`,
      [life.table, snake(life.column)],
    )
    assert.ok(column, nameOf(life))
    const first = /^'(\w+)'/.exec(column.first ?? '')?.[1]
    if (first)
      assert.ok(
        life.start.some(({ state }) => state === first),
        `${nameOf(life)} begins as ${first}`,
      )
    const served = registry.find(life.type)
    if (served) assert.equal(served.table, life.table)
  }
})

test('what somebody does to a row is a move that a command names', () => {
  const named = new Set([...registry.commands.values()].flatMap(({ moves }) => moves))
  for (const life of lifecycles)
    for (const move of life.moves)
      assert.ok(move.by !== 'person' || named.has(move), `${nameOf(life)}: no command makes ${move.name}`)
})

test('a way back leads from where the move ends to where it may have begun', () => {
  for (const life of lifecycles)
    for (const move of life.moves)
      for (const name of move.undo) {
        const back = life.moves.find((other) => other.name === name)
        const about = `${nameOf(life)}: ${name} undoes ${move.name}`
        assert.ok(back?.from.includes(move.to) && move.from.includes(back.to), about)
      }
})

for (const life of lifecycles) {
  test(`${nameOf(life)}: a declared move changes the state and stores its event, any other changes nothing`, async () => {
    const id = await rowOf(life)
    for (const state of life.states) {
      for (const move of life.moves) {
        await setState(life, id, state)
        const before = await look(life, id)
        const isPossible = move.from.includes(state)
        const about = `${move.name} of what is ${state}`
        assert.equal(await make(id, move), isPossible ? 200 : 409, about)
        const after = await look(life, id)
        assert.equal(after.state, isPossible ? move.to : state, about)
        const told = isPossible ? move.emits?.name : undefined
        const expected = told ? { [told]: (before.events[told] ?? 0) + 1 } : {}
        assert.deepEqual(after.events, { ...before.events, ...expected }, about)
      }
    }
  })
}

test('of two moves at the same moment one comes first, and the other finds what that one left', async () => {
  const [some] = lifecycles.filter(({ table }) => table === 'applications')
  assert.ok(some)
  const ends = (moves: readonly Move[], from: string) =>
    moves.reduce((state, move) => (move.from.includes(state) ? move.to : state), from)
  const anyMove = fc.constantFrom(...some.moves)
  const id = await rowOf(some)
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...some.states), anyMove, anyMove, async (state, one, other) => {
      await setState(some, id, state)
      await Promise.all([make(id, one), make(id, other)])
      const after = await look(some, id)
      assert.ok([ends([one, other], state), ends([other, one], state)].includes(after.state as string))
    }),
    { numRuns: 60 },
  )
})

test('what fails after a move leaves neither the state nor the event behind', async () => {
  for (const life of lifecycles) {
    const move = life.moves.find(({ emits, from, to }) => emits && !from.includes(to))
    if (!move) continue
    const id = await rowOf(life)
    await setState(life, id, move.from[0] as string)
    const before = await look(life, id)
    await assert.rejects(
      app.road.inTenant(site, async (tx) => {
        await tx.move(move, { id }, changeOf(move))
        throw new Error('too late')
      }),
    )
    assert.deepEqual(await look(life, id), before, nameOf(life))
  }
})

test('a reason that a move needs is asked for', async () => {
  for (const life of lifecycles)
    for (const move of life.moves.filter(({ needs }) => needs)) {
      const id = await rowOf(life)
      const without = app.road.inTenant(site, (tx) => tx.move(move, { id }, { ...changeOf(move), set: {} }))
      await assert.rejects(without, { status: 422 }, `${nameOf(life)}: ${move.name}`)
    }
})

test('no SQL of the server sets a state but through a move', () => {
  const folder = join(import.meta.dirname, '..')
  for (const file of globSync('**/*.ts', { cwd: folder }).filter((name) => !/\.(test|factory)\.ts$/.test(name))) {
    const text = readFileSync(join(folder, file), 'utf8')
    for (const [statement, table = ''] of text.matchAll(/\bupdate\s+(\w+)\s+(?:\w+\s+)?set\b[^`]*/g)) {
      const life = registry.lifecycles.get(table)
      const sets = life && new RegExp(`(\\bset|,)\\s+${snake(life.column)}\\s*=`).test(statement.split(/\n\n/)[0] ?? '')
      assert.ok(!sets, `${file} sets the state of ${table}`)
    }
  }
})
