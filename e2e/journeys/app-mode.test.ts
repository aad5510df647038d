import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { tenantByKey } from '#protocol/tenants/all.ts'
import { journey, serverUrl } from '../support/journey.ts'
import { readerOf } from '../support/read-page.ts'
import { seesAttribute, seesCount, seesPath } from '../support/sees.ts'
import { becomes } from '../support/wait-until.ts'
import { say } from '../support/words.ts'

const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) StagehavenApp/ios'
type Manifest = { name: string; theme_color: string; display: string; icons: { src: string; type: string }[] }
const wide = { width: 1280, height: 800 }
const footer = (page: Page) => page.getByRole('contentinfo')
/** The bar at the bottom, and the tabs in the header. */
const menus = (page: Page) => page.getByRole('navigation', { name: say('shell.main') })

journey('in the app there is a bar at the bottom and no footer', { userAgent, viewport: wide }, async (them) => {
  const { page, visit, signIn } = them
  await signIn('student')
  await visit('/dashboard')
  await seesAttribute(page.locator('html'), 'data-app', 'ios')
  await becomes(
    'where the bar ends',
    () => menus(page).last().boundingBox(),
    (bar) => bar !== null && bar.y + bar.height === wide.height,
  )
  await footer(page).waitFor({ state: 'hidden' })
})

journey(
  'in a browser the same site has a footer, and on a phone a bar in its place',
  { viewport: wide },
  async (traveller) => {
    const { page, visit, signIn } = traveller
    await signIn('student')
    await visit('/dashboard')
    await seesAttribute(page.locator('html'), 'data-app', 'browser')
    await footer(page).waitFor()
    await seesCount(menus(page), 1)
    await page.setViewportSize({ width: 390, height: 844 })
    await footer(page).waitFor({ state: 'hidden' })
  },
)

journey('an installed web app is one before the first paint', {}, async ({ page, visit }) => {
  await page.addInitScript(`navigator.standalone = true`)
  await visit('/privacyverklaring')
  await seesAttribute(page.locator('html'), 'data-app', 'web')
  await footer(page).waitFor({ state: 'hidden' })
})

journey('the app starts at the door, or at the dashboard of who is signed in', { userAgent }, async (traveller) => {
  const { page, visit, signIn } = traveller
  await visit('/app')
  await seesPath(page, '/inloggen')
  await signIn('student')
  await visit('/app')
  await seesPath(page, '/dashboard')
})

journey('a browser learns how to get the app', {}, async ({ page, visit }) => {
  await visit('/app')
  for (const device of ['ios', 'android']) {
    await page.getByRole('heading', { level: 2, name: say(`app-mode.${device}.title`) }).waitFor()
  }
})

journey(
  'a site without an app has no page for it, and is never in app mode',
  { tenant: 'mas4you', userAgent },
  async (they) => {
    const { page, visit, expect } = they
    expect(404)
    await visit('/app')
    await page.getByRole('heading', { level: 1, name: say('errors.404.title') }).waitFor()
    await seesAttribute(page.locator('html'), 'data-app', null)
    await footer(page).waitFor()
  },
)

for (const key of ['demo', 'mas4you']) {
  test(`${key} has a manifest and an icon in its own name and colours`, async () => {
    const tenant = tenantByKey(key)
    const { html } = await (await readerOf(key))('/privacyverklaring')
    const address = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1]
    const get = (path: string) => fetch(serverUrl() + path, { headers: { 'x-tenant': key } })
    const manifest = (await (await get(address as string)).json()) as Manifest
    assert.equal(manifest.name, tenant?.appName)
    assert.equal(manifest.theme_color, tenant?.theme.primary[700])
    assert.equal(manifest.display, tenant?.flags.appMode ? 'standalone' : 'browser')
    for (const { src, type } of manifest.icons) {
      const icon = await get(src)
      assert.equal(icon.status, 200)
      assert.equal(icon.headers.get('content-type'), type)
    }
  })
}
