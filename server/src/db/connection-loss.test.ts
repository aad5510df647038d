import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { menuItems, menus } from '#protocol/features/content/content.ts'
import { Sites } from '#tenants/sites.ts'
import { appOn, OwnDatabase } from '#test/own-database.ts'
import { StallingProxy } from '#test/stalling-proxy.ts'
import { testEnv } from '#test/test-env.ts'
import { until } from '#test/until.ts'
import { transportOf, world } from '#test/world.ts'
import { type App, buildApp } from '../app.ts'
import { Database } from './database.ts'
import { System } from './system.ts'

type Answer = { status: number; headers: Record<string, string> }
const database = await OwnDatabase.create()

describe('connections that are lost', () => {
  test('while requests run give only answers and 503 with Retry-After, and are replaced', async (t) => {
    const app = await appOn(database.appUrl, t)
    const callers = await readerAndWriter(app)
    const answers: Answer[] = []
    let isOver = false
    const load = Promise.all(
      Array.from({ length: 6 }, async (_, number) => {
        while (!isOver) answers.push(await callers[number % 2 === 0 ? 'read' : 'write']())
      }),
    )
    for (let round = 0; round < 5; round++) {
      const before = answers.length
      await until('requests run', () => answers.length > before + 30)
      const [cut] = await database.rows<{ count: number }>(
        // With time to end in: one that ends only after the last round would cut what is asked then.
        `select count(pg_terminate_backend(pid, 10000))::int from pg_stat_activity
         where usename = current_database() || '_app' and datname = current_database()`,
      )
      assert.ok((cut?.count ?? 0) > 0)
    }
    isOver = true
    await load

    assert.deepEqual(
      answers.filter(({ status }) => ![200, 201, 503].includes(status)),
      [],
    )
    for (const { status, headers } of answers) if (status === 503) assert.equal(headers['retry-after'], '1')
    assert.ok((await callers.read()).status === 200 && (await callers.write()).status === 201)
    await until('no transaction is left open', async () => (await idleInTransaction()) === 0)
    assert.equal(app.road.db.pool.waitingCount, 0)
  })

  test('by a reset on the way there are replaced too', async (t) => {
    const { proxy, url } = await StallingProxy.to(database.appUrl, t)
    const app = await appOn(url, t)
    const callers = await readerAndWriter(app)
    const answers: Answer[] = []
    for (let round = 0; round < 5; round++) {
      const running = Array.from({ length: 6 }, (_, number) => callers[number % 2 === 0 ? 'read' : 'write']())
      proxy.cut()
      answers.push(...(await Promise.all(running)))
    }
    assert.ok(answers.every(({ status }) => [200, 201, 503].includes(status)))
    await until('all is well again', async () => (await callers.write()).status === 201)
    await until('what was cut off is rolled back', async () => (await idleInTransaction()) === 0)
  })
})

describe('a database that falls silent', () => {
  const limitMs = 3000

  test('is given up in bounded time, is told by /readyz alone, and is used again when it is back', async (t) => {
    const { proxy, url } = await StallingProxy.to(database.appUrl, t)
    const app = await impatientApp(url, limitMs, t)
    const callers = await readerAndWriter(app)
    // A machine that is busy with other tests may need a moment.
    await until('it is ready', async () => (await get(app, '/readyz')).status === 200)

    proxy.stall()
    const silent = await Promise.all([callers.read(), callers.write(), callers.read(), callers.write()])
    for (const { status, headers } of silent) assert.deepEqual([status, headers['retry-after']], [503, '1'])
    const told: number[] = []
    await Promise.all(['/readyz', '/healthz'].map(async (url) => told.push((await get(app, url)).status)))
    assert.deepEqual(told, [200, 503], 'whether it lives is said without waiting for the database')

    proxy.resume()
    await until('it is ready again', async () => (await get(app, '/readyz')).status === 200)
    assert.deepEqual([(await callers.read()).status, (await callers.write()).status], [200, 201])
    await until('no transaction is left open', async () => (await idleInTransaction()) === 0)
  })

  test('a thousand questions to /readyz are one question to the database', async (t) => {
    const app = await appOn(database.appUrl, t)
    const before = app.road.db.statementCount
    const answers = await Promise.all(Array.from({ length: 1000 }, () => get(app, '/readyz')))
    assert.ok(answers.some(({ status }) => status === 200))
    // One a second, however long a busy machine takes for a thousand, and whether or not it then counts as ready.
    assert.ok(app.road.db.statementCount - before <= 30, `${app.road.db.statementCount - before} statements`)
  })
})

describe('more work than connections', () => {
  test('is 503 after a while and not a queue without end', async (t) => {
    const app = await appOn(database.appUrl, t)
    const callers = await readerAndWriter(app)
    const taken = await Promise.all(Array.from({ length: 8 }, () => app.road.db.pool.connect()))
    const answers = await Promise.all(Array.from({ length: 20 }, () => callers.read()))
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [503], 'answered while all are taken')
    assert.equal((await get(app, '/healthz')).status, 200)
    for (const client of taken) client.release()
    assert.equal((await callers.write()).status, 201)
  })
})

describe('a row that somebody else holds locked', () => {
  test('is 503 after the lock time-out and not a request that hangs', async (t) => {
    const app = await appOn(database.appUrl, t)
    const { schoolAdmin, site } = await world({}, app)
    const [menu] = await schoolAdmin.list(menus)
    assert.ok(menu)
    const item = await schoolAdmin.create(menuItems, { title: 'Held', menuId: menu.id })
    const hold = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const holding = app.road.db.withTenant(site.id, async (sql) => {
      await sql.run('select from menu_items where id = $1 for update', [item.id])
      held.resolve()
      await hold.promise
    })
    await held.promise
    const asked = transportOf(app)({
      method: 'PATCH',
      path: `/api/v1/cms/menu_items/${item.id}`,
      headers: { ...schoolAdmin.credentials, 'content-type': 'application/json' },
      body: JSON.stringify({ data: { type: 'menuItems', id: item.id, attributes: { title: 'Free' } } }),
    })
    await until('it waits for the row', async () => {
      const waiting = await database.rows(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return waiting.length > 0
    })
    const answer = await asked
    hold.resolve()
    await holding
    assert.equal(answer.status, 503)
    assert.equal(answer.headers['retry-after'], '1')
  })
})

async function readerAndWriter(app: App) {
  const { schoolAdmin } = await world({}, app)
  const [menu] = await schoolAdmin.list(menus)
  const call = async (method: string, path: string, attributes?: object): Promise<Answer> => {
    const { status, headers } = await transportOf(app)({
      method,
      path: `/api/v1${path}`,
      headers: { ...schoolAdmin.credentials, ...(attributes && { 'content-type': 'application/json' }) },
      body: attributes && JSON.stringify({ data: { type: 'menuItems', attributes } }),
    })
    return { status, headers }
  }
  return {
    read: () => call('GET', '/cms/menu_items?page[size]=5'),
    write: () => call('POST', '/cms/menu_items', { title: 'Under way', menuId: menu?.id }),
  }
}

async function get(app: App, url: string): Promise<Answer> {
  const answer = await app.http.inject({ url })
  return { status: answer.statusCode, headers: answer.headers as Record<string, string> }
}

async function idleInTransaction(): Promise<number> {
  const [row] = await database.rows<{ count: number }>(
    `select count(*)::int from pg_stat_activity
     where datname = current_database() and state like 'idle in transaction%'`,
  )
  return row?.count ?? 0
}

async function impatientApp(url: string, limitMs: number, t: TestContext): Promise<App> {
  const db = new Database(url, { max: 4, limitMs })
  const sites = await Sites.load(new System(db), 'demo')
  const app = await buildApp({ env: testEnv(), db, sites })
  t.after(async () => {
    await app.close()
    await db.close()
  })
  return app
}
