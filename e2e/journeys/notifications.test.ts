import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { emailOf, journey, password, serverUrl, type Traveller, visit } from '../support/journey.ts'
import { seesCount, seesInPage, seesTitle } from '../support/sees.ts'
import { becomes } from '../support/wait-until.ts'
import { say } from '../support/words.ts'

const phone = { width: 390, height: 844 }

/** An administrator of the school looks into the mentor's account, which the mentor is told. */
async function lookIntoMentor(tenant: string): Promise<void> {
  const json = { 'content-type': 'application/json', 'x-tenant': tenant }
  const admin = await fetch(`${serverUrl()}/auth/sign_in`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: emailOf('schooladmin', tenant), password }),
  })
  const keys = Object.fromEntries(
    ['access-token', 'client', 'uid'].map((name) => [name, admin.headers.get(name) ?? '']),
  )
  const answer = await fetch(`${serverUrl()}/api/v1/sign_in_as_user`, {
    method: 'POST',
    headers: { ...json, ...keys },
    body: JSON.stringify({ email: emailOf('mentor', tenant) }),
  })
  assert.equal(answer.status, 200)
}

/** Other things happen at a school too, also just now: how many are new is not what this is about. */
const bellOf = ({ page }: Traveller) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(say('notifications.bellNew', { count: '\\d+' })) })

/** What is there already is read first, and what comes meanwhile too. */
async function readAll({ page, visit }: Traveller): Promise<void> {
  const button = page.getByRole('button', { name: say('notifications.readAll') })
  const isRead = async () => {
    await visit('/notificaties')
    if (!(await button.isVisible())) return true
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await button.click()
    await answer
    await page.waitForLoadState('networkidle')
    return false
  }
  await becomes('everything is read', isRead, (value) => value)
}

async function untilNew(they: Traveller): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(200)) {
    await they.visit('/dashboard')
    if (await bellOf(they).isVisible()) return
  }
  assert.fail('the bell tells of something new')
}

/** What the icon of the app would show; a browser without a screen has none. */
const badge = `navigator.setAppBadge = async (count) => { globalThis.badge = count }
navigator.clearAppBadge = async () => { globalThis.badge = 0 }`

/** A tab that was open already says how much is new, and that nothing is once another tab read it. */
async function followsInOtherTab(they: Traveller): Promise<void> {
  await they.context.addInitScript(badge)
  const other = await they.context.newPage()
  await visit(other, '/dashboard')
  await seesTitle(other, /^\(\d+\) /)
  await seesInPage(other, 'globalThis.badge > 0', true)
  await readAll(they)
  await seesTitle(other, /^[^(]/)
  await seesInPage(other, 'globalThis.badge', 0)
  await other.close()
}

for (const [tenant, hasScripts] of [
  ['raayland', true],
  ['corderius', false],
] as const) {
  const how = hasScripts ? 'on a phone' : 'without scripts'
  journey(
    `a mentor hears that somebody looked into the account, ${how}`,
    { tenant, viewport: phone, javaScriptEnabled: hasScripts },
    async (traveller) => {
      const { page, signIn, visit } = traveller
      await signIn('mentor')
      await readAll(traveller)
      await lookIntoMentor(tenant)
      await untilNew(traveller)
      if (hasScripts) {
        await followsInOtherTab(traveller)
        await lookIntoMentor(tenant)
        await untilNew(traveller)
      }
      await bellOf(traveller).click()
      await page.getByRole('heading', { level: 1, name: say('notifications.title') }).waitFor()
      const words = say('acting.notifications.kinds.signedInAs')
      await page.getByRole('button', { name: words }).first().click()
      await page.waitForURL('**/profile-edit/settings')
      await visit('/notificaties')
      const told = page.getByRole('listitem').filter({ hasText: words }).first()
      await told.waitFor()
      await seesCount(told.getByText(say('notifications.unread'), { exact: true }), 0, 'it is new no more')
    },
  )
}

journey('an administrator reads what happened, in sentences and page by page', {}, async ({ page, signIn, visit }) => {
  await signIn('schooladmin')
  await visit('/dashboard')
  await page.locator('summary', { hasText: say('shell.account.menu') }).click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('activities.menu.activities') })
    .click()
  await page.getByRole('heading', { level: 1, name: say('activities.title') }).waitFor()
  const sentences = page.getByRole('main').getByRole('listitem')
  await becomes(
    'a full page',
    () => sentences.count(),
    (count) => count >= 25,
  )
  await seesCount(page.getByText(/activities\.events/), 0, 'every event has words')
  await page.getByRole('link', { name: say('table.next') }).click()
  await page.locator('[aria-current=page]', { hasText: '2' }).waitFor()
  await page.waitForURL((url) => url.search === '?pagina=2')
  await becomes(
    'the second page has older ones',
    () => sentences.count(),
    (count) => count > 0,
  )
})
