import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts'
import { appUrl } from '#db/migrate.ts'
import { launchChromium } from '../scripts/chromium.ts'
import { startServer, stopServers } from './compare.ts'
import { adminEmail, contentOf, formsTenant, password, prepareForms, tokenOf } from './forms-fill.ts'
import { cookiesOf, SLOWER, tasksDuring, tell } from './long-tasks.ts'

/** `npm run bench:typing`: how long the tasks of the browser are while one types in a form of 100 questions, on a slow machine. */
const QUESTIONS = 100
const WORDS = 'Wat heb je deze week geleerd, en van wie?'

const folder = await mkdtemp(join(tmpdir(), 'stagehaven-bench-'))
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') })
const browser = await launchChromium()
try {
  const { formId } = await prepareForms(postgres.url, 0, 1, contentOf(QUESTIONS))
  const { port } = await startServer('page-server.ts', {
    BENCH_APP_DATABASE_URL: appUrl(postgres.url, 'bench'),
    BENCH_FILES: folder,
    SECRET: 'bench',
    SEED: 'none',
  })
  const baseURL = `http://${formsTenant}.localhost:${port}`
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL, locale: 'nl-NL' })
  console.log(`${QUESTIONS} questions, ${WORDS.length} keys; load ${loadavg()[0]?.toFixed(1)}`)
  const page = await context.newPage()
  await page.goto(`/forms/${tokenOf(0)}`, { waitUntil: 'networkidle' })
  await measure('who answers', page, page.getByRole('textbox').nth(4))
  await context.addCookies(await cookiesOf(port, formsTenant, { email: adminEmail, password }))
  await page.goto(`/form_builder/${formId}/edit`, { waitUntil: 'networkidle' })
  const label = page.getByRole('textbox', { name: 'Vraag', exact: true })
  // A press before the scripts of the page are there opens nothing.
  while (!(await label.isVisible())) {
    await page.locator('[data-select]').nth(50).click()
    await page.evaluate('new Promise(requestAnimationFrame)')
  }
  await measure('who builds', page, label)
} finally {
  await browser.close()
  stopServers()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

/** What else runs on the machine makes tasks longer; what they cost themselves it hardly changes. */
async function measure(who: string, page: Page, box: Locator): Promise<void> {
  const type = async () => {
    await box.press('End')
    for (const letter of WORDS) {
      await page.keyboard.press(letter)
      await page.evaluate('new Promise(requestAnimationFrame)')
    }
  }
  tell(`${who}, ${SLOWER} x slower`, await tasksDuring(browser, page, SLOWER, type))
  tell(`${who}, CPU time of each task x ${SLOWER}`, await tasksDuring(browser, page, 1, type))
}
