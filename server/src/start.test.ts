import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { after, describe, test } from 'node:test'
import pg from 'pg'
import { tenants } from '#protocol/tenants/all.ts'
import { addEditor } from '#test/crash/editor.ts'
import { newDataDir, ServerProcess } from '../test/server-process.ts'
import { asOwner, databaseUrl } from '../test/setup.ts'
import { until } from '../test/until.ts'
import { processIdentity } from './db/embedded/os-process.ts'
import { migrationFiles } from './db/migrate.ts'

describe('a server that is told to stop', () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    test(`by ${signal} finishes the request it is at, takes no new one, and leaves nothing running`, async (t) => {
      const server = await ServerProcess.start({ DATA_DIR: await newDataDir(t), LOG_LEVEL: 'info' }, t)
      const { pid } = await server.postgres()
      const { headers, menuId } = await addEditor(server)
      const idle = await openIdleConnection(server.url)
      const slow = await slowRequest(server, headers, menuId)

      const exit = server.stop(signal)
      await until('the idle connection is closed', () => idle.isClosed())
      await assert.rejects(fetch(`${server.url}/healthz`), 'nobody listens any more')
      assert.equal(server.hasEnded, false, 'it waits for the slow request')
      slow.release()
      const answer = await slow.answer

      assert.equal(answer.statusCode, 200)
      assert.equal(answer.headers.connection, 'close')
      assert.equal(await exit, 0, server.output)
      assert.equal(processIdentity(pid), undefined, 'PostgreSQL has ended')
      assert.match(server.output, /Stopping …/)
      assert.deepEqual(
        server.log.filter(({ level }) => (level as number) >= 40),
        [],
      )
    })
  }
})

describe('starting', () => {
  // That they fill it once is in seeds/seeded-sites.test.ts.
  test('two processes on one empty database migrate it once, and both serve', async (t) => {
    const url = await emptyDatabase()
    const settings = { DATABASE_URL: url, SECRET: randomBytes(24).toString('hex'), DATA_DIR: await newDataDir(t) }
    const servers = [0, 1].map(() => ServerProcess.launch(settings, t))
    for (const server of servers) {
      await server.ready()
      assert.equal((await fetch(`${server.url}/readyz`)).status, 200)
      const menus = await fetch(`${server.url}/api/v1/cms/menus`, { headers: { 'x-tenant': 'axia' } })
      assert.equal(((await menus.json()) as { data: object[] }).data.length, 1)
    }
    const outputs = servers.map(({ output }) => /Database (migrated|up to date)/.exec(output)?.[1]).sort()
    assert.deepEqual(outputs, ['migrated', 'up to date'])
    const [counts] = await rows(
      url,
      'select (select count(*)::int from migrations) as migrations, count(*)::int as sites from tenants',
    )
    assert.deepEqual(counts, { migrations: (await migrationFiles()).length, sites: tenants.length })
    for (const server of servers) assert.equal(await server.stop('SIGTERM'), 0, server.output)
  })

  test('a wrong setting stops it before anything is touched, and is named', async (t) => {
    const server = ServerProcess.launch({ DATA_DIR: await newDataDir(t), LOG_LEVEL: 'loud' }, t)
    await once(server.child, 'close')
    assert.equal(server.child.exitCode, 1)
    assert.match(server.output, /could not start: LOG_LEVEL: choose one of/)
    assert.doesNotMatch(server.output, /PostgreSQL started|at file:/)
  })

  test('a database that is not there is said in words, without its password', async (t) => {
    const server = ServerProcess.launch(
      { DATABASE_URL: 'postgres://stage:canary-secret@127.0.0.1:9/stage', DATA_DIR: await newDataDir(t) },
      t,
    )
    await once(server.child, 'close')
    assert.equal(server.child.exitCode, 1)
    assert.match(server.output, /could not start: .*ECONNREFUSED/)
    assert.doesNotMatch(server.output, /canary-secret/)
  })

  test('a taken port is not the end: the next free one is used and said', async (t) => {
    const settings = { DATABASE_URL: await emptyDatabase(), SECRET: 'x'.repeat(32), DATA_DIR: await newDataDir(t) }
    const first = await ServerProcess.start(settings, t)
    const { port } = new URL(first.url)
    const second = await ServerProcess.start({ ...settings, PORT: port }, t)
    assert.notEqual(new URL(second.url).port, port)
    assert.match(second.output, new RegExp(`port ${port} is in use`))
    assert.equal((await fetch(`${second.url}/readyz`)).status, 200)
  })
})

/** A connection that was used once and is kept for later. */
async function openIdleConnection(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  after(() => agent.destroy())
  const asked = request(`${url}/healthz`, { agent })
  let isClosed = false
  asked.on('socket', (socket) =>
    socket.once('close', () => {
      isClosed = true
    }),
  )
  asked.end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  assert.equal(answer.statusCode, 200)
  return { isClosed: () => isClosed }
}

/** A write that waits for a row which somebody else holds, until `release`. */
async function slowRequest(server: ServerProcess, headers: Record<string, string>, menuId: string) {
  const item = await fetch(`${server.url}/api/v1/cms/menu_items`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ data: { type: 'menuItems', attributes: { title: 'Slow', menuId } } }),
  }).then((answer) => answer.json() as Promise<{ data: { id: string } }>)
  // Its head is there and its body is not: the server is at it until we say the rest.
  const asked = request(`${server.url}/api/v1/cms/menu_items/${item.data.id}`, {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/json', expect: '100-continue' },
    agent: new Agent({ keepAlive: true }),
  })
  const answer = once(asked, 'response').then(([response]) => {
    response.resume()
    return response as IncomingMessage
  })
  asked.flushHeaders()
  await once(asked, 'continue')
  const release = () => {
    asked.end(JSON.stringify({ data: { type: 'menuItems', id: item.data.id, attributes: { title: 'Done' } } }))
  }
  return { answer, release }
}

async function emptyDatabase(): Promise<string> {
  const name = `empty_${randomBytes(6).toString('hex')}`
  await asOwner((client) => client.query(`create database ${name}`))
  const url = new URL(databaseUrl())
  url.pathname = `/${name}`
  return url.href
}

async function rows(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
