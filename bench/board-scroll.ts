import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
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
  console.log(`board of ${SIZE}, ${STEPS} turns of the wheel; load ${loadavg()[0]?.toFixed(1)}`)
  tell(`${SLOWER} x slower`, await tasksWhileScrolling(page, SLOWER))
  console.log(`all lines in sight are drawn ${(await untilDrawn(page)).toFixed(0)} ms after the last turn`)
  // What else runs on the machine makes tasks longer; what they cost themselves it hardly changes.
  await page.reload({ waitUntil: 'networkidle' })
  tell(`CPU time of each task x ${SLOWER}`, await tasksWhileScrolling(page, 1))
} finally {
  await browser.close()
  stopServers()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

function tell(how: string, tasks: number[]) {
  const long = tasks.filter((each) => each > TOO_LONG).length
  const worst = tasks.slice(0, 5).map((each) => each.toFixed(0))
  console.log(`${how}: ${tasks.length} tasks, ${long} over ${TOO_LONG} ms; the longest: ${worst.join(', ')} ms`)
}

/** Lines beyond those that are drawn are only room; this waits until none of that is in sight. */
async function untilDrawn(page: Page): Promise<number> {
  const from = performance.now()
  await page.waitForFunction(`(() => {
    const grid = document.querySelector('[role=grid]')
    const box = grid.parentElement.getBoundingClientRect()
    const rows = [...grid.querySelectorAll('tr[data-student]')].map((row) => row.getBoundingClientRect())
    return rows[0].top <= box.top + 80 && rows.at(-1).bottom >= Math.min(box.bottom, innerHeight)
  })()`)
  return performance.now() - from
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

type TraceEvent = {
  name: string
  pid: number
  tid: number
  dur?: number
  tdur?: number
  args: { name?: string; data?: unknown }
}

/** In milliseconds, the longest first: tasks of the thread that draws the page; where it is not slowed, their own time. */
async function tasksWhileScrolling(page: Page, slower: number): Promise<number[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
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
  return own
    .map(({ dur = 0, tdur = dur }) => (slower === 1 ? tdur * SLOWER : dur) / 1000)
    .sort((one, other) => other - one)
}
