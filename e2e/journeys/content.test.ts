import assert from 'node:assert/strict'
import { tenantByKey } from '#protocol/tenants/all.ts'
import { addressOf, journey, serverUrl } from '../support/journey.ts'
import { seesAttribute, seesTitle } from '../support/sees.ts'
import { say } from '../support/words.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

journey('a visitor walks the menu that the school made', { viewport: desktop }, async ({ page, visit }) => {
  await visit('/')
  const menu = page.getByRole('navigation', { name: say('shell.main') })
  await menu.getByRole('link', { name: 'Voor leerlingen' }).click()
  await page.getByRole('heading', { level: 1, name: 'Voor leerlingen' }).waitFor()
  await seesAttribute(menu.getByRole('link', { name: 'Voor leerlingen' }), 'aria-current', 'page')
  await seesTitle(page, /^Voor leerlingen - Stagehaven Demo$/)

  await menu.locator('summary', { hasText: say('shell.below', { title: 'Voor leerlingen' }) }).click()
  await menu.getByRole('link', { name: 'Veelgestelde vragen' }).click()
  await page.getByRole('heading', { level: 1, name: 'Veelgestelde vragen' }).waitFor()
  const parent = menu.getByRole('link', { name: 'Voor leerlingen' })
  await seesAttribute(parent, 'aria-current', 'true', 'a sub-item makes its parent the active one')
})

journey(
  'the menu opens without scripts, and a question too',
  { viewport: desktop, javaScriptEnabled: false },
  async ({ page, visit }) => {
    await visit('/veelgestelde-vragen')
    const answer = page.getByText('Je school maakt je account.')
    await answer.waitFor({ state: 'hidden' })
    await page.getByText('Hoe krijg ik een account?').click()
    await answer.waitFor()
    const menu = page.getByRole('navigation', { name: say('shell.main') })
    await menu.locator('summary', { hasText: say('shell.below', { title: 'Voor scholen' }) }).click()
    await menu.getByRole('link', { name: 'Contact' }).click()
    await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor()
  },
)

journey('on a phone the whole menu stands behind one button', { viewport: phone }, async ({ page, visit }) => {
  await visit('/')
  await page
    .getByRole('banner')
    .locator('summary', { hasText: say('shell.menu') })
    .click()
  const menu = page.getByRole('banner').getByRole('navigation', { name: say('shell.main') })
  await menu.getByRole('link', { name: 'Nieuws' }).click()
  await page.getByRole('heading', { level: 1, name: say('content.news.title') }).waitFor()
  await page.getByRole('link', { name: 'Vijf tips voor je eerste stagedag' }).click()
  await page.getByRole('heading', { level: 1, name: 'Vijf tips voor je eerste stagedag' }).waitFor()
  await page.getByRole('link', { name: say('content.news.all') }).click()
  await page.waitForURL((url) => url.pathname === '/nieuws')
})

journey('pages and menu are there in English', { locale: 'en-GB', viewport: desktop }, async ({ page, visit }) => {
  await visit('/voor-scholen')
  await page.getByRole('heading', { level: 1, name: 'For schools' }).waitFor()
  const menu = page.getByRole('navigation', { name: say('shell.main', {}, 'en') })
  await menu.getByRole('link', { name: 'Internship bank' }).waitFor()
})

journey('an address that no page has is not found', {}, async ({ page, visit, expect }) => {
  expect(404)
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === '/geen-pagina')
  await visit('/geen-pagina')
  assert.equal((await answer).status(), 404)
  await page.getByRole('heading', { level: 1, name: say('errors.404.title') }).waitFor()
})

journey('search engines get the address of every page of the site', { tenant: 'mas4you' }, async ({ page, visit }) => {
  const base = addressOf('mas4you')
  const read = async (path: string) => (await fetch(serverUrl() + path, { headers: { 'x-tenant': 'mas4you' } })).text()
  assert.match(await read('/robots.txt'), new RegExp(`^Sitemap: ${base}/sitemap.xml$`, 'm'))
  const sitemap = await read('/sitemap.xml')
  for (const path of ['/stagebank', '/voor-leerlingen', '/nieuws/vijf-tips-voor-je-eerste-dag']) {
    assert.ok(sitemap.includes(`<loc>${base}${path}</loc>`), path)
  }
  assert.ok(!sitemap.includes('demo.localhost'))
  await visit('/over-ons')
  await seesAttribute(page.locator('link[rel=canonical]'), 'href', `${base}/over-ons`)
  const name = tenantByKey('mas4you')?.appName
  await seesAttribute(page.locator('meta[property="og:site_name"]'), 'content', name ?? null)
})
