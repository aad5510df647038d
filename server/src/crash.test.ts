import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { addEditor } from '#test/crash/editor.ts'
import { type Acknowledged, Writers } from '#test/crash/writers.ts'
import { random } from '../seeds/random.ts'
import { newDataDir, ServerProcess } from '../test/server-process.ts'
import { until } from '../test/until.ts'

const rounds = Number(process.env.CRASH_ROUNDS ?? 2)
const seed = process.env.CRASH_SEED ?? String(randomInt(1_000_000))

test('what was acknowledged survives kill -9 of the app and of PostgreSQL, once and whole', {
  timeout: 60_000 + rounds * 60_000,
}, async (t) => {
  console.log(`CRASH_SEED=${seed} CRASH_ROUNDS=${rounds}`)
  const chance = random(seed)
  const settings = { DATA_DIR: await newDataDir() }
  let server = await ServerProcess.start(settings)
  const { headers, menuId } = await addEditor(server)
  const writers = new Writers(6, { url: () => server.url, headers, menuId })
  t.after(() => writers.giveUp())

  const kills = chance.shuffle(['app', 'database'].flatMap((what) => Array(rounds).fill(what) as string[]))
  const recoveries: Record<string, number[]> = { app: [], database: [] }
  for (const what of kills) {
    const before = writers.acknowledged.length
    await until('there is work under way', () => writers.acknowledged.length > before + 20)
    await sleep(chance.int(0, 400))
    const killedAt = performance.now()
    if (what === 'database') await server.killPostgres()
    else {
      const { pid } = await server.postgres()
      server.child.kill('SIGKILL')
      server = await ServerProcess.start({ ...settings, PORT: new URL(server.url).port })
      assert.equal(
        (await server.postgres()).pid,
        pid,
        'the database went on without the app, and goes on with the next',
      )
    }
    const first = await until('a write that began after the kill succeeds', () => firstAfter(writers, killedAt))
    recoveries[what]?.push(first.answeredAt - killedAt)
  }
  await writers.stop()

  const stored = await readStored(server)
  const { acknowledged } = writers
  for (const [what, times] of Object.entries(recoveries)) console.log(`${what} killed: ${summary(times)}`)
  const repeated = acknowledged.filter(({ attempts }) => attempts > 1).length
  console.log(
    `${acknowledged.length} acknowledged, ${repeated} of them after a repeat, ${writers.unanswered} unanswered`,
  )
  assert.deepEqual(writers.strange, [], 'nothing but 201, 503 with Retry-After, and broken connections')
  assert.ok(repeated > 0, 'the kills hit writes that were under way')
  const idByTitle = new Map(stored.items.map(({ id, title }) => [title, id]))
  assert.deepEqual(
    acknowledged.filter(({ id, title }) => idByTitle.get(title) !== id),
    [],
    'nothing lost',
  )
  assert.equal(stored.items.length, acknowledged.length, 'nothing twice')
  assert.deepEqual(stored.events.sort(), stored.items.map(({ id }) => id).sort(), 'each row with exactly its one event')
  assert.equal(stored.keysWithoutAnswer, 0)
  assert.equal(stored.keys, acknowledged.length)
})

function firstAfter(writers: Writers, time: number): Acknowledged | undefined {
  return writers.acknowledged.find(({ begunAt }) => begunAt > time)
}

function summary(times: number[]): string {
  const sorted = times.map(Math.round).sort((a, b) => a - b)
  return `first write after ${sorted[Math.floor(sorted.length / 2)]} ms (median), ${sorted.at(-1)} ms (longest)`
}

async function readStored(server: ServerProcess) {
  return server.asOwner(async (owner) => {
    const rows = async (text: string) => (await owner.query(text)).rows
    const items: { id: string; title: string }[] = await rows('select id, title from menu_items')
    const events = await rows(`select subject_id from events where name = 'menuItem.created'`)
    const [keys] = await rows(
      'select count(*)::int as keys, count(*) filter (where status is null)::int as unanswered from idempotency_keys',
    )
    return {
      items,
      events: events.map((event) => event.subject_id as string),
      keys: keys.keys as number,
      keysWithoutAnswer: keys.unanswered as number,
    }
  })
}
