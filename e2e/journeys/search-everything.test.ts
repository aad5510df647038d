import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { barriers } from '../support/barriers.ts'
import { demoSchool } from '../support/demo-school.ts'
import { journey } from '../support/journey.ts'
import { say } from '../support/words.ts'

/** A student of the demo school; the search box finds them by first and last name. */
async function aStudent() {
  const { attributes } = await demoSchool.firstRow('users?filter[with_role]=student&filter[status_eq]=active')
  const text = (name: string) => String(attributes[name] ?? '')
  const [first, infix, last] = [text('firstName'), text('infix'), text('lastName')]
  return { first, last, name: [first, infix, last].filter(Boolean).join(' ') }
}
async function aVacancy(): Promise<string> {
  const { attributes } = await demoSchool.firstRow('vacancies?filter[status_eq]=published&sort=-published_at')
  return String(attributes.title)
}

const box = (page: Page) => page.getByRole('combobox', { name: say('search.title') })
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })
const opener = (page: Page) => page.getByRole('link', { name: say('search.title'), exact: true })
const chosen = (page: Page) => page.locator('[role=option][aria-selected=true]')
/** What was found is told once it is about all that was typed; until then less is found, or more. */
const isAnswered = (page: Page) => page.getByRole('dialog').getByRole('status').filter({ hasText: /\d/ }).waitFor()

journey('by keyboard: Ctrl K, a name, the arrows and Enter', {}, async ({ page, visit, signIn }) => {
  const { name, first, last } = await aStudent()
  await signIn('schooladmin')
  await visit('/organizations')
  await opener(page).focus()
  await page.keyboard.press('Control+k')
  await box(page).waitFor()
  assert.deepEqual(await barriers(page, { within: 'dialog' }), [])

  await page.keyboard.type(`${first} ${last}`.toLowerCase())
  await isAnswered(page)
  await option(page, new RegExp(name)).first().waitFor()
  assert.equal(await page.locator('[role=option] mark').first().innerText(), first)
  assert.deepEqual(await barriers(page, { within: 'dialog' }), [])

  // Escape closes it, and the focus is where it was.
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.locator(`a:focus[aria-label="${say('search.title')}"]`).waitFor()

  await page.keyboard.press('Control+k')
  await box(page).fill(`@${first} ${last}`)
  await isAnswered(page)
  await option(page, new RegExp(name)).first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  assert.match(await chosen(page).innerText(), new RegExp(name))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name }).waitFor()

  // It is remembered here, until one clears it.
  await page.keyboard.press('Control+k')
  await option(page, name).waitFor()
  await page.getByRole('button', { name: say('search.forget') }).click()
  await option(page, name).waitFor({ state: 'detached' })
})

journey('Tab goes through the groups, and signs before the words choose one', {}, async ({ page, visit, signIn }) => {
  await signIn('schooladmin')
  await visit('/dashboard')
  await page.keyboard.press('Control+k')
  await box(page).fill('de')
  await isAnswered(page)
  await page.getByRole('group', { name: say('search.kinds') }).waitFor()
  const groupOf = () => page.locator('[role=group]:has(> [aria-selected=true])').getAttribute('aria-labelledby')
  const first = await groupOf()
  await page.keyboard.press('Tab')
  assert.notEqual(await groupOf(), first)
  await page.locator('[role=combobox]:focus').waitFor()
  await page.keyboard.press('Shift+Tab')
  assert.equal(await groupOf(), first)

  await box(page).fill('>import')
  await option(page, say('imports.menu.imports')).waitFor()
  await box(page).fill('> leerling uitnod')
  await option(page, say('users.add.open')).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: say('users.add.title') }).waitFor()

  await page.keyboard.press('Control+k')
  await box(page).fill('q')
  await page.getByText(say('search.oneLetter')).last().waitFor()
  await box(page).fill('qqzzxx')
  await page.getByRole('heading', { name: say('search.none', { words: 'qqzzxx' }) }).waitFor()
})

journey('without a connection it says so, and tries again', {}, async ({ page, visit, signIn }) => {
  await signIn('schooladmin')
  await visit('/dashboard')
  await page.keyboard.press('Control+k')
  await box(page).waitFor()
  await page.route('**/zoeken/gevonden*', (route) => route.abort('internetdisconnected'))
  await box(page).fill('bakker')
  await page.getByText(say('search.failed')).waitFor()
  await page.unroute('**/zoeken/gevonden*')
  await page.getByRole('button', { name: say('states.retry') }).click()
  await page.getByRole('option').first().waitFor()
})

journey(
  'on a phone a student finds a place, and what they opened is gone when they sign out',
  { viewport: { width: 390, height: 844 }, hasTouch: true },
  async ({ page, visit, signIn }) => {
    const vacancy = await aVacancy()
    await signIn('student')
    await visit('/dashboard')
    await opener(page).tap()
    await box(page).fill(vacancy)
    await option(page, new RegExp(vacancy)).first().waitFor()
    // Nothing of what only a school sees.
    assert.equal(await page.getByRole('group', { name: say('users.found.title') }).count(), 0)
    assert.deepEqual(await barriers(page, { within: 'dialog' }), [])
    await option(page, new RegExp(vacancy)).first().tap()
    await page.getByRole('heading', { level: 1, name: vacancy }).waitFor()
    const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('zoeken ')).length)
    assert.equal(await kept(), 1)
    await visit('/uitloggen')
    await page.waitForFunction(() => localStorage.length === 0)
  },
)

journey('without scripts it is a page', { javaScriptEnabled: false }, async ({ page, visit, signIn }) => {
  const { name, last } = await aStudent()
  await signIn('schooladmin')
  await visit('/dashboard')
  await opener(page).click()
  await page.getByRole('searchbox', { name: say('search.placeholder') }).fill(last)
  await page.getByRole('button', { name: say('search.go'), exact: true }).click()
  await page.getByRole('heading', { level: 2, name: new RegExp(say('users.found.title')) }).waitFor()
  assert.match(await page.title(), new RegExp(`^${last}, ${say('search.title')}`))
  await page
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
})
