import assert from 'node:assert/strict'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { type Account, accounts, journey, type Traveller } from '../support/journey.ts'
import { type Address, addresses } from '../support/site-map.ts'

const phone = { width: 320, height: 640 }
const usual = { width: 375, height: 667 }
const desktop = { width: 1440, height: 900 }
/** What is left of a desktop at 200 %. */
const zoomed = { width: 720, height: 450 }

const options = { mode: 'light', viewport: phone, reducedMotion: 'reduce' } as const

for (const address of addresses) {
  journey(`${address.path} can be used by everyone`, options, (traveller) => look(traveller, address))
}

// What the dashboard shows depends on who looks.
for (const account of accounts.filter((each) => each !== 'schooladmin')) {
  journey(`the dashboard of a ${account} can be used by everyone`, options, (traveller) =>
    look(traveller, { path: '/dashboard', isPrivate: true, status: 200 }, account),
  )
}

async function look(
  { page, visit, expect, signIn }: Traveller,
  { path, isPrivate, status }: Address,
  account: Account = 'schooladmin',
): Promise<void> {
  if (status !== 200) expect(status)
  if (isPrivate) await signIn(account)
  await visit(path)
  assert.equal(new URL(page.url()).pathname, path.split('?')[0], 'it is the page itself')
  await fits(page, '320 px')
  await hasNoBarriers(page, 'phone')
  await page.setViewportSize(usual)
  await fits(page, '375 px')
  await page.setViewportSize(zoomed)
  await fits(page, '200 %')
  await page.setViewportSize(desktop)
  await fits(page, 'desktop')
  await hasNoBarriers(page, 'desktop')
}

async function fits(page: Page, size: string): Promise<void> {
  const extra = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
  assert.equal(extra, 0, `no scrolling sideways at ${size}`)
}

/** At night only the colours are others, so by day everything is looked at and by night what colours decide. */
async function hasNoBarriers(page: Page, size: string): Promise<void> {
  await assertNone(new AxeBuilder({ page }), `no barriers on a ${size}`)
  await page.evaluate(`document.documentElement.dataset.mode = 'dark'`)
  const colours = new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block'])
  await assertNone(colours, `no barriers on a ${size} at night`)
  await page.evaluate(`document.documentElement.dataset.mode = 'light'`)
}

async function assertNone(axe: AxeBuilder, meaning: string): Promise<void> {
  const { violations } = await axe.analyze()
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `  ${html}`).join('\n')}`,
  )
  assert.deepEqual(told, [], meaning)
}
