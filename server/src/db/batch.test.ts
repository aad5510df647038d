import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, describe, test } from 'node:test'
import { fail } from '#engine/fail.ts'
import { asOwner, sharedAppUrl } from '#test/setup.ts'
import { until } from '#test/until.ts'
import { type BatchResult, runBatch, type Statement } from './batch.ts'
import { Database, type Sql, WrongGuess } from './database.ts'
import { DatabaseUnavailable } from './unavailable.ts'

const db = new Database(sharedAppUrl(), { max: 1 })
after(() => db.close())

const nobody = randomUUID()
const run = (...statements: Statement[]) => db.read(nobody, statements)
const one = async (text: string, values: unknown[] = []) => (await run({ text, values }))[0]?.rows[0]?.value
const newKey = (key: string): Statement => ({
  text: `insert into idempotency_keys (caller, key, request_hash) values ('batch', $1, 'x')`,
  values: [key],
})
const keys = () => one(`select coalesce(string_agg(key, ',' order by key), '') as value from idempotency_keys`)

describe('several statements in one round trip', () => {
  test('each has its own result, in order', async () => {
    const results = await run(
      { text: 'select 1 as a, null as b' },
      { text: 'select generate_series(1, 3) as n' },
      { text: 'select 1 where false' },
      { text: `select 'x', null`, raw: true },
    )
    assert.deepEqual(
      results.map((result) => result.rows),
      [[{ a: 1, b: null }], [{ n: 1 }, { n: 2 }, { n: 3 }], [], []],
    )
    assert.deepEqual(
      results.map((result) => result.count),
      [1, 3, 0, 1],
    )
    assert.deepEqual(results[3]?.raw, [['x', null]])
  })

  test('an error in the middle takes everything back, and the connection goes on', async () => {
    await assert.rejects(run(newKey('lost'), { text: 'select 1 / 0' }, newKey('never')), /division by zero/)
    assert.equal(await keys(), '')
    await run(newKey('kept'))
    assert.equal(await keys(), 'kept')
    assert.equal(db.pool.totalCount, 1, 'it is still the same connection')
  })

  test('the tenant does not outlive the round trip', async () => {
    const client = await db.pool.connect()
    const [row] = (await client.query(`select current_setting('app.tenant', true) as tenant`)).rows
    client.release()
    assert.equal(row.tenant ?? '', '')
  })

  test('a statement that failed can be sent again, prepared or not', async () => {
    const text = 'select 10 / $1::int as value'
    assert.equal(await one(text, [5]), 2)
    await assert.rejects(one(text, [0]), /division/)
    assert.equal(await one(text, [2]), 5)
    const fresh = 'select 20 / $1::int as value'
    await assert.rejects(one(fresh, [0]), /division/)
    assert.equal(await one(fresh, [2]), 10)
    await assert.rejects(run({ text: 'select nonsense' }, { text: fresh, values: [1] }), /nonsense/)
    await assert.rejects(one('select nonsense'), /nonsense/)
    assert.equal(await one(fresh, [4]), 5)
    await assert.rejects(run({ text: 'select 30 as value' }, { text: 'selec' }), /syntax/)
    assert.equal(await one('select 30 as value'), 30)
  })

  test('rows of one statement look alike each time, under the names that are asked for', async () => {
    const text = `select n as some_number, null::date as "check some_day", 'x' as a, 'y' as a from generate_series(1, $1::int) n`
    const plain = { some_number: 1, 'check some_day': null, a: 'y' }
    const camel = { someNumber: 1, 'check some_day': null, a: 'y' }
    const ask = (inCamel: boolean, upTo = 1) => ({ text, values: [upTo], inCamel })
    for (let i = 0; i < 3; i++) {
      const [none, first, second] = await run(ask(true, 0), ask(true), ask(false))
      assert.deepEqual([none?.rows, first?.rows, second?.rows], [[], [camel], [plain]])
    }
    await assert.rejects(run(ask(true), { text: 'select 1 / 0' }, ask(false)), /division/)
    const [again, others] = await run(ask(false, 2), ask(true))
    assert.deepEqual([again?.rows, others?.rows], [[plain, { ...plain, some_number: 2 }], [camel]])
  })

  test('more different statements than a connection keeps prepared', async () => {
    for (let i = 0; i < 900; i += 100) {
      const batch = Array.from({ length: 100 }, (_, n): Statement => ({ text: `select ${i + n} as value` }))
      const results = await run(...batch)
      assert.deepEqual(
        results.map((result) => result.rows[0]?.value),
        batch.map((_, n) => i + n),
      )
    }
    const kept = await one('select count(*) as value from pg_prepared_statements')
    assert.ok((kept as number) <= 400, `${kept} are prepared`)
    assert.equal(await one('select 7 as value'), 7)
    // What is asked often is prepared, also after many others came along.
    for (let i = 0; i < 2; i++) await one('select $1::int as value', [1])
    const often = await one(
      `select count(*) as value from pg_prepared_statements where statement = 'select $1::int as value'`,
    )
    assert.equal(often, 1)
    await assert.rejects(
      run(...Array.from({ length: 50 }, (_, n) => ({ text: `select ${5000 + n}` })), { text: 'selec' }),
    )
    assert.equal(await one('select 0 as value'), 0)
    assert.equal(await one('select 5001 as value'), 5001)
    // One that makes room in the middle of a batch in which it is asked twice.
    const asked = { text: 'select $1::int as value', values: [3] }
    const others = Array.from({ length: 450 }, (_, n): Statement => ({ text: `select ${6000 + n} as value` }))
    const results = await run(asked, ...others, asked)
    assert.deepEqual(
      [results[0], results[200], results.at(-1)].map((result) => result?.rows),
      [[{ value: 3 }], [{ value: 6199 }], [{ value: 3 }]],
    )
  })
})

describe('statements of a transaction that are asked at the same moment', () => {
  test('go out in the order in which they were asked, and each has its own result', async () => {
    const [made, found, none] = await db.withTenant(nobody, (sql) =>
      Promise.all([
        sql.run(`insert into idempotency_keys (caller, key, request_hash) values ('moment', 'a', 'x')`),
        sql.rows(`select key from idempotency_keys where caller = 'moment'`),
        sql.row('select 1 where false'),
      ]),
    )
    assert.deepEqual([made, found, none], [1, [{ key: 'a' }], undefined])
  })

  test('fail together', async () => {
    const outcome = await db
      .withTenant(nobody, async (sql) => {
        const asked = [sql.run(`delete from idempotency_keys where caller = 'moment'`), sql.run('select 1 / 0')]
        const settled = await Promise.allSettled(asked)
        await assert.rejects(sql.run('select 1'), /aborted/)
        return settled.map(({ status }) => status)
      })
      .catch((error: Error) => error.message)
    assert.deepEqual(outcome, ['rejected', 'rejected'])
    assert.equal(await one(`select count(*)::int as value from idempotency_keys where caller = 'moment'`), 1)
  })
})

describe('a transaction', () => {
  const guessing = (isRight: boolean) => ({
    statements: [{ text: 'select 1 as value' }],
    isRight: ([first]: readonly BatchResult[]) => (first?.rows[0]?.value === 1) === isRight,
  })
  const trips = async (work: () => Promise<unknown>) => {
    const before = db.roundTripCount
    await work()
    return db.roundTripCount - before
  }

  test('begins with the first that is asked, and is none when nothing is', async () => {
    assert.equal(await trips(() => db.withTenant(nobody, async () => 'nothing')), 0)
    assert.equal(await trips(() => db.withTenant(nobody, (sql) => sql.rows('select 1'))), 2)
    assert.equal(await trips(() => db.transaction(nobody, async () => ({ value: 1, closing: [newKey('closing')] }))), 1)
    assert.match((await keys()) as string, /closing/)
  })

  test('that was begun on a right guess is one like any other, at no further trip', async () => {
    const asking = () =>
      db.transaction(nobody, async (sql) => ({ value: await sql.batch([newKey('right')]) }), guessing(true))
    assert.equal(await trips(asking), 2)
    assert.match((await keys()) as string, /right/)
  })

  test('that was begun on a wrong one leaves nothing, however it went', async () => {
    const ways: ((sql: Sql) => Promise<unknown>)[] = [
      (sql) => sql.batch([newKey('wrong')]),
      (sql) => sql.batch([newKey('wrong'), { text: 'select 1 / 0' }]),
      async (sql) => {
        await sql.batch([newKey('wrong')]).catch(() => {})
        await sql.batch([newKey('wrong too')]).catch(() => {})
      },
      async () => 'without a question',
      async () => {
        throw fail('access.forbidden')
      },
    ]
    for (const way of ways)
      await assert.rejects(
        db.transaction(nobody, async (sql) => ({ value: await way(sql), closing: [newKey('wrong')] }), guessing(false)),
        WrongGuess,
      )
    assert.doesNotMatch((await keys()) as string, /wrong/)
    assert.equal(db.pool.idleCount, 1)
  })

  test('that was begun on a right one fails as it would have without', async () => {
    const failing = (text: string) =>
      db.transaction(nobody, async (sql) => ({ value: await sql.rows(text) }), guessing(true))
    await assert.rejects(failing('select 1 / 0'), /division by zero/)
    await assert.rejects(failing('selec'), /syntax/)
  })
})

test('a connection that is let go of twice is free once', async () => {
  const isFree = new Promise<void>((resolve, reject) => {
    db.pool.connect((error, _, release) => {
      if (error) return reject(error)
      release()
      release()
      resolve()
    })
  })
  await isFree
  assert.deepEqual([db.pool.totalCount, db.pool.idleCount], [1, 1])
  assert.equal(await one('select 1 as value'), 1)
})

describe('values', () => {
  test('of every kind arrive as they are', async () => {
    const moment = new Date('2026-03-29T01:30:00.123Z')
    assert.equal(await one('select $1::text is null as value', [null]), true)
    assert.equal(await one('select $1::text is null as value', [undefined]), true)
    assert.equal(await one('select $1::int + 1 as value', [41]), 42)
    assert.equal(await one('select $1::bigint as value', [9007199254740991n]), 9007199254740991)
    assert.equal(await one('select not $1::boolean as value', [false]), true)
    assert.deepEqual(await one('select $1::timestamptz as value', [moment]), moment)
    assert.equal(await one('select $1::date as value', ['2026-02-28']), '2026-02-28')
    assert.equal(await one('select $1::numeric as value', [12.5]), 12.5)
    assert.deepEqual(
      await one('select $1::bytea as value', [Buffer.from([0, 255, 92, 39])]),
      Buffer.from([0, 255, 92, 39]),
    )
    assert.deepEqual(await one('select $1::jsonb as value', [{ a: [1, 'x"\\', null] }]), { a: [1, 'x"\\', null] })
    const text = 'Ünïcode 🙂 \' " \\ $1 ; --'
    assert.equal(await one('select $1::text as value', [text]), text)
  })

  test('in lists too', async () => {
    const words = ['plain', '', 'a,b', '{x}', '"q"', 'back\\slash', 'NULL', ' blank ']
    assert.deepEqual(await one('select $1::text[] as value', [words]), words)
    assert.deepEqual(await one('select $1::text[] as value', [['a', null]]), ['a', null])
    assert.deepEqual(await one('select $1::int[] as value', [[1, 2]]), [1, 2])
    assert.deepEqual(await one('select $1::int[] as value', [[]]), [])
    assert.deepEqual(await one('select $1::boolean[] as value', [[true, false]]), [true, false])
    const moments = [new Date(0), new Date('2026-03-29T01:30:00Z')]
    assert.deepEqual(await one('select $1::timestamptz[] as value', [moments]), moments)
    assert.deepEqual(await one('select $1::bytea[] as value', [[Buffer.from([0, 92])]]), [Buffer.from([0, 92])])
    assert.deepEqual(await one('select $1::jsonb[] as value', [[{ a: 1 }]]), [{ a: 1 }])
    assert.deepEqual(
      await one('select $1::int[] as value', [
        [
          [1, 2],
          [3, 4],
        ],
      ]),
      [
        [1, 2],
        [3, 4],
      ],
    )
  })

  test('that cannot be sent fail their own call and no other', async () => {
    const circle: Record<string, unknown> = {}
    circle.self = circle
    for (const value of [circle, new Date(Number.NaN)]) {
      await assert.rejects(run(newKey('half'), { text: 'select $1::text', values: [value] }))
      assert.equal(await one('select 1 as value'), 1)
      assert.doesNotMatch((await keys()) as string, /half/)
    }
  })

  test('that do not fit are refused by the database', async () => {
    await assert.rejects(one('select $1::text as value', ['a\0b']), { code: '22021' })
    await assert.rejects(one('select $1::uuid as value', ['x']), { code: '22P02' })
    await assert.rejects(one('select $1::int as value', []), { code: '08P01' })
    assert.equal(await one('select 1 as value'), 1)
  })
})

describe('a connection that is lost', () => {
  const endIt = () =>
    asOwner((client) =>
      client.query(`select pg_terminate_backend(pid) from pg_stat_activity where pid = any($1)`, [[pid]]),
    )
  let pid = 0
  const remember = async () => {
    pid = (await one('select pg_backend_pid() as value')) as number
  }

  test('while a statement runs is told as such, and the next call gets a new one', async () => {
    await remember()
    const waiting = assert.rejects(run({ text: 'select pg_sleep(20)' }), DatabaseUnavailable)
    await endIt()
    await waiting
    assert.equal(await one('select 1 as value'), 1)
  })

  test('inside a transaction leaves nothing behind', async () => {
    await remember()
    const work = db.withTenant(nobody, async (sql) => {
      await sql.run(`insert into idempotency_keys (caller, key, request_hash) values ('batch', 'gone', 'x')`)
      await endIt()
      await sql.rows('select 1')
    })
    await assert.rejects(work, DatabaseUnavailable)
    assert.doesNotMatch((await keys()) as string, /gone/)
  })

  test('while nobody used it is not noticed at all', async () => {
    await remember()
    await endIt()
    await until('the pool noticed', () => db.pool.totalCount === 0)
    assert.equal(await one('select 1 as value'), 1)
  })

  test('and a database that is not there', async () => {
    const away = new Database('postgres://nobody@127.0.0.1:1/none')
    await assert.rejects(away.read('', [{ text: 'select 1' }]), DatabaseUnavailable)
    await away.close()
  })
})

describe('an error that has nothing to do with the connection', () => {
  const ownErrors = [
    fail('vacancy.longAgo'),
    new Error('the vacancy is closed'),
    new Error('timeout exceeded: the student was too late'),
    Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:25'), { code: 'ECONNREFUSED' }),
  ]
  test('comes out as it is, whatever its words are, and the connection goes on', async () => {
    const before = await one('select pg_backend_pid() as value')
    for (const error of ownErrors) {
      const thrower = () => Promise.reject(error)
      await assert.rejects(db.withTenant(nobody, thrower), (thrown) => thrown === error)
      await assert.rejects(db.reading(nobody, thrower), (thrown) => thrown === error)
    }
    assert.equal(await one('select pg_backend_pid() as value'), before, 'it is still the same connection')
  })

  test('also when the database says such words itself', async () => {
    const before = await one('select pg_backend_pid() as value')
    const raise = `do $$ begin raise exception 'this account is closed and terminated' using errcode = 'P0001'; end $$`
    await assert.rejects(run({ text: raise }), { code: 'P0001' })
    assert.equal(await one('select pg_backend_pid() as value'), before)
  })
})

test('a batch outside of the pool works the same', async () => {
  const client = await db.pool.connect()
  try {
    const [result] = await runBatch(client, [{ text: 'select 1 as value' }])
    assert.deepEqual(result?.rows, [{ value: 1 }])
  } finally {
    client.release()
  }
})
