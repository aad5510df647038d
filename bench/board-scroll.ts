import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts'
import { appUrl } from '#db/migrate.ts'
import { launchChromium } from '../scripts/chromium.ts'
import { boardAdmin, prepareBoard } from './board-fill.ts'
import { startServer, stopServers } from './compare.ts'
import { benchTenant } from './fill.ts'

/** `npm run bench:scroll`: how long the tasks of the browser are while one scrolls through a large board, on a slow machine. */
const SIZE = Number(process.env.BENCH_SIZE ?? 2000)
const SLOWER = 4
const STEPS = 60
const TOO_LONG = 50

const folder = await mkdtemp(join(tmpdir(), 'stagehaven-bench-'))
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') })
const browser = await launchChromium()
try {
  const { periodId } = await prepareBoard(postgres.url, SIZE)
  const { port } = await startServer('page-server.ts', {
    BENCH_APP_DATABASE_URL: appUrl(postgres.url, 'bench'),
    BENCH_FILES: folder,
    SECRET: 'bench',
    SEED: 'none',
  })
  const base = `http://${benchTenant}.localhost:${port}`
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: base })
  await context.addCookies(await cookiesOf(port, base))
  const page = await context.newPage()
  await page.goto(`/stagevoortgang/${periodId}`, { waitUntil: 'networkidle' })
  const tasks = await tasksWhileScrolling(page)
  const worst = tasks.slice(0, 5).map((each) => each.toFixed(0))
  const long = tasks.filter((each) => each > TOO_LONG).length
  console.log(
    `board of ${SIZE}, ${SLOWER} x slower, ${STEPS} turns of the wheel: ${tasks.length} tasks, ${long} over ${TOO_LONG} ms`,
  )
  console.log(`the longest: ${worst.join(', ')} ms`)
} finally {
  await browser.close()
  stopServers()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

async function cookiesOf(port: number, url: string) {
  const answer = await fetch(`http://127.0.0.1:${port}/auth/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-tenant': benchTenant },
    body: JSON.stringify(boardAdmin),
  })
  assert.equal(answer.status, 200)
  return answer.headers.getSetCookie().map((line) => {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s)
    return { name, value, url }
  })
}

type TraceEvent = { name: string; pid: number; tid: number; dur?: number; args: { name?: string; data?: unknown } }

/** In milliseconds, the longest first: tasks of the thread that draws the page. */
async function tasksWhileScrolling(page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const box = await page.getByRole('grid').boundingBox()
  assert.ok(box, 'the board is there')
  await page.mouse.move(box.x + box.width / 2, box.y + Math.min(300, box.height / 2))
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'toplevel', 'devtools.timeline'],
  })
  for (let step = 0; step < STEPS; step++) {
    await page.mouse.wheel(0, 300)
    await page.evaluate('new Promise(requestAnimationFrame)')
  }
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const drawing = trace.traceEvents.find(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  assert.ok(drawing, 'the trace knows the thread')
  const own = trace.traceEvents.filter(
    ({ name, pid, tid }) => name === 'RunTask' && pid === drawing.pid && tid === drawing.tid,
  )
  assert.ok(own.length > STEPS, 'it has tasks')
  return own.map(({ dur = 0 }) => dur / 1000).sort((one, other) => other - one)
}
