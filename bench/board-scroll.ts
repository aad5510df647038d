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
import { cookiesOf, SLOWER, tasksDuring, tell } from './long-tasks.ts'

/** `npm run bench:scroll`: how long the tasks of the browser are while one scrolls through a large board, on a slow machine. */
const SIZE = Number(process.env.BENCH_SIZE ?? 2000)
const STEPS = 60

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
  await context.addCookies(await cookiesOf(port, benchTenant, boardAdmin))
  const page = await context.newPage()
  await page.goto(`/stagevoortgang/${periodId}`, { waitUntil: 'networkidle' })
  console.log(`board of ${SIZE}, ${STEPS} turns of the wheel; load ${loadavg()[0]?.toFixed(1)}`)
  await standReady(page)
  tell(`${SLOWER} x slower`, await tasksDuring(browser, page, SLOWER, () => scroll(page)))
  console.log(`all lines in sight are drawn ${(await untilDrawn(page)).toFixed(0)} ms after the last turn`)
  // What else runs on the machine makes tasks longer; what they cost themselves it hardly changes.
  await page.reload({ waitUntil: 'networkidle' })
  await standReady(page)
  tell(`CPU time of each task x ${SLOWER}`, await tasksDuring(browser, page, 1, () => scroll(page)))
} finally {
  await browser.close()
  stopServers()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
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

/** Over the board, when what a page does as it comes is done. */
async function standReady(page: Page): Promise<void> {
  const box = await page.getByRole('grid').boundingBox()
  assert.ok(box, 'the board is there')
  await page.mouse.move(box.x + box.width / 2, box.y + Math.min(300, box.height / 2))
  for (let calm = 0; calm < 3; calm++) await page.evaluate('new Promise(requestIdleCallback)')
}

async function scroll(page: Page): Promise<void> {
  for (let step = 0; step < STEPS; step++) {
    await page.mouse.wheel(0, 300)
    await page.evaluate('new Promise(requestAnimationFrame)')
  }
}
