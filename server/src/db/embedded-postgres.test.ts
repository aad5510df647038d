// A process of its own: it waits for other processes most of the time.

import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { stopOrphan } from './embedded/cluster.ts'
import { removeDataDir } from './embedded/location.ts'
import { processIdentity } from './embedded/os-process.ts'
import { isRoot } from './embedded/run-as.ts'
import { DataDirInUse, type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'

const temp = await mkdtemp(join(tmpdir(), 'stagehaven-embedded-'))
await chmod(temp, 0o755) // as root, PostgreSQL runs as somebody else and must get in
const running: EmbeddedPostgres[] = []

after(async () => {
  for (const database of running) await database.stop()
  for (const name of await readdir(temp)) await removeDataDir(join(temp, name))
  await removeDataDir(temp)
})

test('a fresh folder gets a durable UTF-8 database that only this machine can reach', async () => {
  const database = await start(join(temp, 'fresh'))
  assert.deepEqual(await settings(database, 'fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses'), [
    'on',
    'on',
    'on',
    '127.0.0.1',
  ])
  assert.deepEqual(await settings(database, 'server_encoding', 'TimeZone'), ['UTF8', 'UTC'])
  assert.equal((await query(database, "select lower('ÉCOLE') as word"))[0].word, 'école')
  assert.equal((await stat(join(temp, 'fresh', 'postgres-password'))).mode & 0o777, 0o600)
})

test('data survives a stop and a start', async () => {
  const dataDir = join(temp, 'survives')
  const first = await start(dataDir)
  await remember(first, 'bread')
  await first.stop()
  assert.equal(processIdentity(first.pid), undefined)

  assert.deepEqual(await remembered(await start(dataDir)), ['bread'])
})

test('a second start on the same folder is refused and leaves the first alone', async () => {
  const dataDir = join(temp, 'shared')
  const { child, database } = await startInChild(dataDir)
  await remember(database, 'mine')

  await assert.rejects(start(dataDir), (error: Error) => {
    assert.ok(error instanceof DataDirInUse)
    assert.match(error.message, new RegExp(`in use by process ${child.pid}`))
    return true
  })

  assert.deepEqual(await remembered(database), ['mine'])
  child.kill('SIGTERM')
  await once(child, 'exit')
  assert.deepEqual(await remembered(await start(dataDir)), ['mine'])
})

test('after kill -9 of the app the next start takes over, with all data', async () => {
  const dataDir = join(temp, 'killed')
  const { child, database } = await startInChild(dataDir)
  await remember(database, 'kept')
  child.kill('SIGKILL')
  await once(child, 'exit')
  assert.ok(processIdentity(database.pid), 'PostgreSQL runs on as an orphan')

  const next = await start(dataDir)
  assert.deepEqual([next.pid, next.url], [database.pid, database.url], 'it goes on with the next app')
  assert.deepEqual(await remembered(next), ['kept'])
  process.kill(database.pid, 'SIGKILL')
  await until(() => processIdentity(database.pid) === undefined)
  await until(() =>
    remembered(next).then(
      (words) => words[0] === 'kept',
      () => false,
    ),
  )
  assert.notEqual(next.pid, database.pid, 'and is looked after as if the next app had started it')
  await next.stop()
  assert.equal(processIdentity(next.pid), undefined)
})

test('whatever the killed app left open is ended; a database with other settings is started anew', async () => {
  const dataDir = join(temp, 'left-open')
  const { child, database } = await startInChild(dataDir)
  await remember(database, 'kept')
  const left = new pg.Client(database.url)
  left.on('error', () => {})
  const lost = new Promise((resolve) => left.once('end', resolve))
  await left.connect()
  await left.query('begin')
  await left.query('lock table words')
  child.kill('SIGKILL')
  await once(child, 'exit')

  const next = await startEmbeddedPostgres({ dataDir })
  running.push(next)
  assert.equal(next.pid, database.pid)
  await lost
  assert.deepEqual(await remembered(next), ['kept'], 'nobody holds the table')
  await next.stop()

  const other = await startInChild(dataDir)
  other.child.kill('SIGKILL')
  await once(other.child, 'exit')
  const changed = await startEmbeddedPostgres({ dataDir, durable: false })
  running.push(changed)
  assert.notEqual(changed.pid, other.database.pid)
  assert.equal(processIdentity(other.database.pid), undefined)
  assert.deepEqual(await remembered(changed), ['kept'])
})

test('after kill -9 of everything the next start recovers, also when the old numbers belong to others', async () => {
  const dataDir = join(temp, 'power-failure')
  const { child, database } = await startInChild(dataDir)
  await remember(database, 'kept')
  child.kill('SIGKILL')
  process.kill(database.pid, 'SIGKILL')
  await once(child, 'exit')
  await until(() => processIdentity(database.pid) === undefined)
  // As after a reboot: the pids in both files are those of processes that run, but are not ours.
  await writeFile(join(dataDir, 'postgres.lock'), JSON.stringify({ pid: process.ppid, identity: 'another boot/1' }))
  const pidFile = join(dataDir, 'cluster', 'postmaster.pid')
  await writeFile(pidFile, (await readFile(pidFile, 'utf8')).replace(/^\d+/, String(process.ppid)))

  assert.deepEqual(await remembered(await start(dataDir)), ['kept'])
})

test('a killed PostgreSQL comes back on the same port', async () => {
  const database = await start(join(temp, 'revived'))
  await remember(database, 'kept')
  for (const signal of ['SIGKILL', 'SIGINT'] as const) {
    const { pid, url } = database
    process.kill(pid, signal)
    await until(() => processIdentity(pid) === undefined)
    await until(() =>
      remembered(database).then(
        (words) => words[0] === 'kept',
        () => false,
      ),
    )
    assert.notEqual(database.pid, pid)
    assert.equal(database.url, url)
  }
})

test('an interrupted first start is done again', async () => {
  const dataDir = join(temp, 'interrupted')
  await mkdir(join(dataDir, 'cluster.draft-half'), { recursive: true })
  await writeFile(join(dataDir, 'cluster.draft-half', 'PG_VERSION'), '18\n')
  await writeFile(join(dataDir, 'postgres.lock'), '{"pid":')

  await remember(await start(dataDir), 'fine')
  assert.deepEqual(
    (await readdir(dataDir)).filter((name) => name.includes('draft')),
    [],
  )
})

test('spaces and quotes in the path, and a taken port, are no obstacle', async () => {
  const squatter = createServer().listen(0, '127.0.0.1')
  await once(squatter, 'listening')
  const { port } = squatter.address() as { port: number }

  const database = await start(join(temp, `Bob's "new" data folder`), port)

  assert.notEqual(new URL(database.url).port, String(port))
  await remember(database, 'fine')
  squatter.close()
})

test('root can keep the data in a folder that only root can enter', { skip: !isRoot && 'needs root' }, async () => {
  const dataDir = join(temp, 'root-only', 'data')
  await mkdir(dataDir, { recursive: true })
  await chmod(join(temp, 'root-only'), 0o700)
  const first = await start(dataDir)
  await remember(first, 'kept')
  await first.stop()
  assert.deepEqual(await remembered(await start(dataDir)), ['kept'])

  const home = (await readFile(join(dataDir, 'postgres-location.txt'), 'utf8')).split('\n')[0] as string
  assert.notEqual((await stat(join(home, 'cluster'))).uid, 0)
  await running.at(-1)?.stop()
  await removeDataDir(dataDir)
  await assert.rejects(stat(home), { code: 'ENOENT' })
})

async function start(dataDir: string, port?: number): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dataDir, port })
  running.push(database)
  return database
}

/** An app of its own, which the test can kill. */
async function startInChild(dataDir: string) {
  const app = `
    const { startEmbeddedPostgres } = await import(process.argv[1])
    const database = await startEmbeddedPostgres({ dataDir: process.argv[2] })
    process.once('SIGTERM', () => database.stop().then(() => process.disconnect()))
    process.once('message', () => {}) // listening keeps it alive
    process.send({ url: database.url, pid: database.pid })`
  const module = new URL('./embedded-postgres.ts', import.meta.url).href
  const child: ChildProcess = spawn(process.execPath, ['--input-type=module', '-e', app, module, dataDir], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [database] = (await once(child, 'message')) as [{ url: string; pid: number }]
  after(() => stopOrphan(join(dataDir, 'cluster'), () => {}))
  return { child, database }
}

async function query(database: { url: string }, sql: string, values: unknown[] = []) {
  const client = new pg.Client(database.url)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql, values)).rows
  } finally {
    await client.end()
  }
}

async function remember(database: { url: string }, word: string) {
  await query(database, 'create table words (word text)')
  await query(database, 'insert into words values ($1)', [word])
}

async function remembered(database: { url: string }): Promise<string[]> {
  return (await query(database, 'select word from words')).map((row) => row.word)
}

async function settings(database: { url: string }, ...names: string[]): Promise<string[]> {
  const rows = await query(database, 'select current_setting(name) as value from unnest($1::text[]) as name', [names])
  return rows.map((row) => row.value)
}

async function until(condition: () => boolean | Promise<boolean>) {
  const deadline = Date.now() + 120_000
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('It did not happen within two minutes')
    await sleep(20)
  }
}
