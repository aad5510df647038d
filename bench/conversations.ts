import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { Agent } from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts'
import type { Site } from '#engine/call.ts'
import { startConversation } from '#protocol/features/conversations.ts'
import { prepareDatabase } from '#test/prepared-database.ts'
import { launchChromium } from '../scripts/chromium.ts'
import { cleanUp } from '../scripts/lib/test-database.ts'
import { startServer, stopServers } from './compare.ts'
import { once } from './measure.ts'

/**
 * `npm run bench:conversations`: so many people of one school have a conversation open, in pairs, one of them in a real browser.
 * How long it takes until a message of the other one stands on that screen, while some of the others write too.
 */
const PEOPLE = Number(process.env.BENCH_PEOPLE ?? 500)
const MESSAGES = Number(process.env.BENCH_MESSAGES ?? 60)
const GOAL_MS = 500
/** As a page does, which waits a moment for what comes right after it (`use-live.ts`). */
const PAUSE_MS = 80
/** One of the others writes so often. */
const EVERY_MS = 500

const temp = await mkdtemp(join(tmpdir(), 'stagehaven-bench-'))
const postgres = await startEmbeddedPostgres({ dataDir: join(temp, 'postgres') })
await prepareDatabase(postgres.url)
process.env.TEST_DATABASE_URL = postgres.url
const { OwnDatabase } = await import('#test/own-database.ts')
const { LiveReader } = await import('#test/live-reader.ts')
const { organization, person } = await import('#test/world.ts')

// Everything ends with this process.
const database = await OwnDatabase.create({ after: () => {} })
const app = await database.app()
const site = app.sites.key('demo') as Site
const school = await organization(app, site, 'School')
const newPair = async () => {
  const writer = await person(app, site, [['admin', school.id]])
  const reader = await person(app, site, [['mentor', school.id]])
  const { id } = await writer.run(startConversation, '', { userId: reader.id })
  return { writer, reader, id }
}
const pairs: Awaited<ReturnType<typeof newPair>>[] = []
for (let n = 0; n < PEOPLE / 2; n++) pairs.push(await newPair())
const [measured, ...others] = pairs
if (!measured) throw new Error('nobody to measure')
await database.rows('analyze')

const { port } = await startServer('page-server.ts', {
  BENCH_APP_DATABASE_URL: database.appUrl,
  BENCH_FILES: temp,
  SECRET: 'bench',
  SEED: 'none',
})
const cookiesOf = ({ 'x-tenant': _, ...keys }: Record<string, string>) =>
  Object.entries(keys).map(([name, value]) => ({ name, value: encodeURIComponent(value) }))

const agent = new Agent()
/** Somebody else's browser: it hears of a message and reads its page again. */
async function open(credentials: Record<string, string>, id: string) {
  const stream = await LiveReader.open({ port }, credentials)
  const cookie = cookiesOf(credentials)
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')
  const readAgain = async () => {
    await sleep(PAUSE_MS)
    await once(agent, { port, path: () => `/conversations/${id}.data`, headers: { cookie, 'x-tenant': site.key } })
  }
  let heard = 0
  stream.answer.on('data', () => {
    const { length } = stream.changes.filter((change) => change.endsWith(id))
    if (length > heard) void readAgain()
    heard = length
  })
}

async function write({ writer, id }: typeof measured & object, body: string): Promise<void> {
  await once(agent, {
    port,
    path: () => `/api/v1/conversations/${id}/messages`,
    method: 'POST',
    headers: { ...writer.credentials, 'content-type': 'application/json' },
    body: JSON.stringify({ madeId: randomUUID(), body }),
  })
}

await open(measured.writer.credentials, measured.id)
for (const { writer, reader, id } of others) {
  await open(writer.credentials, id)
  await open(reader.credentials, id)
}
const browser = await launchChromium()
const base = `http://${site.key}.localhost:${port}`
const context = await browser.newContext({ baseURL: base })
await context.addCookies(cookiesOf(measured.reader.credentials).map((cookie) => ({ ...cookie, url: base })))
const page = await context.newPage()
await page.goto(`/conversations/${measured.id}`, { waitUntil: 'load' })
const shown = await watch(page)

let isOver = false
const busy = (async () => {
  for (let n = 0; !isOver; n++) {
    const pair = others[n % others.length]
    if (pair) await write(pair, `Intussen ${n}`)
    await sleep(EVERY_MS)
  }
})()
const times: number[] = []
for (let n = -5; n < MESSAGES; n++) {
  const text = `Bericht ${randomUUID()}`
  const seen = shown(text)
  const began = Date.now()
  await write(measured, text)
  // The first ones warm up.
  if (n >= 0) times.push((await seen) - began)
  else await seen
  await sleep(200)
}
isOver = true
await busy
while (Object.keys(agent.sockets).length > 0) await sleep(50)
times.sort((one, other) => one - other)
const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
console.log(`${PEOPLE} connected, ${MESSAGES} messages, load ${loadavg()[0]?.toFixed(1)}`)
console.log(`on the screen after   p50 ${at(0.5)} ms, p95 ${at(0.95)} ms (goal ${GOAL_MS}), at most ${at(1)} ms`)
if (at(0.95) > GOAL_MS) process.exitCode = 1
await browser.close()
stopServers()
await postgres.stop()
await cleanUp(temp)
process.exit()

/** When a text stands on the screen, by the clock that both processes share. */
async function watch(page: Page): Promise<(text: string) => Promise<number>> {
  const waiting = new Map<string, (moment: number) => void>()
  await page.exposeFunction('shown', (all: string, moment: number) => {
    for (const [text, tell] of waiting) if (all.includes(text)) tell(moment)
  })
  await page.evaluate(`new MutationObserver(() => requestAnimationFrame(() =>
    shown(document.querySelector('main').textContent, Date.now()))).observe(document.body, { childList: true, subtree: true })`)
  return (text) =>
    new Promise((resolve) =>
      waiting.set(text, (moment) => {
        waiting.delete(text)
        resolve(moment)
      }),
    )
}
