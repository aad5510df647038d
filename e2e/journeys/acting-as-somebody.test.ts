import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { tabTo } from '../support/focus.ts'
import { journey, visit as open } from '../support/journey.ts'
import { seesCount, seesInPage, seesText } from '../support/sees.ts'
import { arriveAt } from '../support/sign-in-form.ts'
import { becomes } from '../support/wait-until.ts'
import { say } from '../support/words.ts'

const tenant = 'nuborgh'
const banner = (page: Page) => page.getByRole('region', { name: say('acting.banner.label') })
const startLink = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${start}`) })
    .first()
/** What one can do for somebody waits behind a press. */
const rowMenu = (page: Page) =>
  page
    .getByRole('main')
    .locator('summary', { hasText: say('dashboard.people.actions', { name: '' }) })
    .first()
const start = say('acting.startShort')
const startButton = (page: Page) => page.getByRole('main').getByRole('button', { name: new RegExp(`^${start}`) })
const reasonField = (page: Page) => page.getByRole('main').getByRole('textbox', { name: say('acting.start.reason') })
const reason = 'Vraag over de uren'
const backButton = (page: Page) => banner(page).getByRole('button', { name: say('acting.banner.back') })
const ownName = (page: Page) => page.getByRole('banner').locator('summary')

async function startActing(page: Page, hasScripts = true): Promise<string> {
  await open(page, '/dashboard', hasScripts)
  await rowMenu(page).click()
  const label = (await startLink(page).getAttribute('aria-label')) ?? ''
  await startLink(page).click()
  await page.waitForURL(/\/account\/inloggen-als\//)
  await reasonField(page).fill(reason)
  await startButton(page).click()
  await arriveAt(page, '/dashboard', hasScripts)
  return label.slice(start.length).trim()
}

journey(
  'a school acts as a student and comes back, by keyboard alone',
  { tenant },
  async ({ page, visit, signIn, expect }) => {
    expect(404)
    await signIn('schooladmin')
    await visit('/dashboard')
    const own = (await ownName(page).textContent()) ?? ''
    await tabTo(page, rowMenu(page))
    await page.keyboard.press('Enter')
    await tabTo(page, startLink(page))
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/account\/inloggen-als\//)
    await page.getByRole('heading', { level: 1, name: new RegExp(`^${start}`) }).waitFor()
    await tabTo(page, reasonField(page))
    await page.keyboard.type(reason)
    await tabTo(page, startButton(page))
    await page.keyboard.press('Enter')
    await arriveAt(page, '/dashboard')
    await banner(page).waitFor()
    await becomes(
      'another name',
      () => ownName(page).textContent(),
      (name) => name !== own,
    )
    for (const path of ['/', '/profile-edit/settings', '/account/verwijderen', '/bestaat/niet']) {
      await page.goto(path)
      await seesCount(banner(page), 1, `${path} says so`)
    }
    await visit('/dashboard')
    await tabTo(page, backButton(page))
    await page.keyboard.press('Enter')
    await page.getByText(say('acting.back')).first().waitFor()
    await seesCount(banner(page), 0)
    await seesText(ownName(page), own)
  },
)

journey('it works before scripts arrive', { tenant, javaScriptEnabled: false }, async ({ page, signIn }) => {
  await signIn('schooladmin')
  const name = await startActing(page, false)
  await banner(page).getByText(say('acting.banner.as', { name })).waitFor()
  await backButton(page).click()
  await page.waitForURL(/\/dashboard$/)
  await seesCount(banner(page), 0)
})

journey('when the hour is over one is oneself again', { tenant }, async ({ page, signIn }) => {
  await signIn('schooladmin')
  await page.clock.install()
  await startActing(page)
  await banner(page).waitFor()
  await page.clock.fastForward('01:00:30')
  await page.getByText(say('acting.over.title')).first().waitFor()
  await seesCount(banner(page), 0)
  await rowMenu(page).waitFor()
})

journey(
  'a centre acts as somebody of a host, on a phone',
  { tenant, viewport: { width: 320, height: 640 } },
  async ({ page, signIn, visit }) => {
    await signIn('center')
    await startActing(page)
    await visit('/profile-edit/email')
    await page
      .getByRole('main')
      .getByText(/Dit kan alleen/)
      .waitFor()
    await seesCount(page.getByRole('main').getByRole('button'), 0, 'the address stays theirs')
    await seesInPage(page, 'document.documentElement.scrollWidth <= innerWidth', true, 'nothing sticks out')
    await backButton(page).click()
    await page.getByText(say('acting.back')).first().waitFor()
  },
)

journey('a student cannot open the page for acting as somebody', { tenant }, async ({ page, signIn, expect }) => {
  expect(403, 404)
  await signIn('student')
  await page.goto('/account/inloggen-als/00000000-0000-4000-8000-000000000000')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await seesCount(startButton(page), 0)
})

journey(
  'what was written as oneself is not saved about somebody else',
  { tenant },
  async ({ page, context, signIn }) => {
    await signIn('schooladmin')
    const other = await context.newPage()
    await open(other, '/profile-edit')
    await other.getByLabel(say('account.fields.firstName')).fill('Verkeerd')
    await startActing(page)
    await banner(page).waitFor()
    await other.getByRole('button', { name: say('ui.save') }).click()
    await other.getByText(say('shell.otherPerson.title')).waitFor()
    await banner(other).waitFor()
    await open(other, '/profile-edit')
    assert.notEqual(await other.getByLabel(say('account.fields.firstName')).inputValue(), 'Verkeerd')
  },
)
