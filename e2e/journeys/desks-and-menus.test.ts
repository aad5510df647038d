import assert from 'node:assert/strict'
import type { Locator } from 'playwright-core'
import { seeFocus } from '../support/focus.ts'
import { addressOf, journey } from '../support/journey.ts'
import { seesAttribute, seesCount, seesInPage } from '../support/sees.ts'
import { openAccountMenu } from '../support/sign-in-form.ts'
import { becomes } from '../support/wait-until.ts'
import { type Locale, say } from '../support/words.ts'

journey('who works for two organizations changes desks from any page', {}, async (traveller) => {
  const { page, visit, signIn } = traveller
  const menu = page.getByRole('banner').locator('summary', { hasText: say('shell.account.menu') })
  const choices = page.getByRole('group', { name: say('shell.account.organizations') })
  const here = choices.locator('[aria-current=true]')
  const nameIn = async (choice: Locator) =>
    (await choice.innerText()).replace(say('shell.account.switchTo'), '').trim().split('\n')[0] as string
  await signIn('nonprofit')
  await visit('/dashboard')
  const mainWords = () => page.locator('main').innerText()
  const before = await mainWords()
  await menu.click()
  const [own, other] = [await nameIn(here), await nameIn(choices.getByRole('button'))]
  await choices.getByRole('button').click()
  await menu.getByText(other).waitFor()
  await choices.waitFor({ state: 'hidden' })
  await seeFocus(page, menu)
  await becomes('other people, other numbers', mainWords, (words) => words !== before)

  await visit('/profile-edit')
  await menu.click()
  await here.filter({ hasText: other }).waitFor()
  await choices.getByRole('button', { name: own }).click()
  await page.waitForURL((url) => url.pathname === '/dashboard')
  await menu.getByText(own).waitFor()
  await becomes('what was there before', mainWords, (words) => words === before)
})

journey('who works for one organization is not asked to choose', {}, async ({ page, visit, signIn }) => {
  await signIn('provider')
  await visit('/dashboard')
  await page
    .getByRole('banner')
    .locator('summary', { hasText: say('shell.account.menu') })
    .click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('account.menu.roles') })
    .waitFor()
  await seesCount(page.getByRole('group', { name: say('shell.account.organizations') }), 0)
})

for (const account of ['schooladmin', 'center'] as const) {
  journey(
    `on a phone the menu of ${account} comes in from the left`,
    { viewport: { width: 390, height: 844 } },
    async (they) => {
      const { page, visit, signIn } = they
      const opener = page.getByRole('banner').getByRole('button', { name: say('shell.menu'), exact: true })
      const panel = page.getByRole('dialog', { name: say('shell.menu') })
      await signIn(account)
      await visit('/dashboard')
      await seesCount(page.getByRole('navigation', { name: say('shell.main') }), 0, 'there is no bar')
      await opener.click()
      await panel.waitFor()
      await seesAttribute(panel.locator('[aria-current=page]'), 'href', '/dashboard')
      await page.keyboard.press('Escape')
      await panel.waitFor({ state: 'detached' })
      await seeFocus(page, opener)
      await opener.click()
      await panel.getByRole('link', { name: say('shell.nav.settings'), exact: true }).click()
      await page.waitForURL((url) => url.pathname === '/instellingen')
      await panel.waitFor({ state: 'detached' })
      await page.getByRole('heading', { level: 1, name: say('settings.title') }).waitFor()
    },
  )
}

journey(
  'without scripts an administrator has the bar after all',
  { javaScriptEnabled: false, viewport: { width: 390, height: 844 } },
  async ({ page, visit, signIn }) => {
    await signIn('schooladmin')
    await visit('/dashboard')
    const bar = page.getByRole('navigation', { name: say('shell.main') })
    await bar.getByRole('link', { name: say('shell.nav.settings') }).click()
    await page.waitForURL((url) => url.pathname === '/instellingen')
  },
)

/** Of each word in the bar: how much of it is cut, how high it is, and how far the next one or the edge is. */
const bar = `(() => {
  const links = [...document.querySelectorAll('nav a')]
    .filter((link) => link.checkVisibility() && link.closest('nav').getBoundingClientRect().bottom === innerHeight)
  const places = links.map((link) => {
    const range = document.createRange()
    range.selectNodeContents(link.lastChild)
    return range.getBoundingClientRect()
  })
  return links.map((link, index) => ({
    word: link.innerText,
    over: link.scrollWidth - link.clientWidth,
    high: link.clientHeight,
    room: Math.min(places[index].left, (places[index + 1]?.left ?? innerWidth) - places[index].right),
  }))
})()`
type Word = { word: string; over: number; high: number; room: number }
const isCramped = ({ over, high, room }: Word) => over > 0 || high > 60 || room < 2

const narrowest = { viewport: { width: 320, height: 640 } }
for (const locale of ['nl', 'en'] as const satisfies Locale[]) {
  // One site has contracts, the other hours: what hosts have in their bar differs.
  for (const tenant of ['demo', 'mas4you'])
    journey(
      `the words of a phone's bar are whole, on one line and apart, on ${tenant} in ${locale}`,
      { ...narrowest, tenant },
      async (they) => {
        const { page, context, visit, signIn } = they
        for (const account of ['student', 'mentor', 'provider', 'nonprofit'] as const) {
          await context.clearCookies()
          await context.addCookies([{ name: 'locale', value: locale, url: addressOf(tenant) }])
          await signIn(account)
          await visit('/dashboard')
          const links = page.getByRole('navigation', { name: say('shell.main', {}, locale) }).getByRole('link')
          await links.first().waitFor()
          const words = await becomes(
            `the bar of a ${account}`,
            () => page.evaluate<Word[]>(bar),
            (each) => each.length > 1 && each.length <= 5 && !each.some(isCramped),
          )
          await seesCount(links, words.length)
          await seesInPage(page, 'document.documentElement.scrollWidth', 320)
        }
      },
    )
}

/** How far each page below a tab stands from the top. */
const topsOfPages = `[...document.querySelectorAll('[data-sub-tabs] li')].map((page) => page.getBoundingClientRect().top)`

journey('at 1280 pixels the pages below a tab stand on one line, in both languages', {}, async (they) => {
  const { page, context, visit, signIn } = they
  for (const locale of ['nl', 'en'] as const satisfies Locale[])
    for (const account of ['schooladmin', 'center'] as const) {
      await context.clearCookies()
      await context.addCookies([{ name: 'locale', value: locale, url: addressOf('demo') }])
      await signIn(account)
      for (const path of ['/internships', '/instellingen']) {
        await visit(path)
        const tops = await page.evaluate<number[]>(topsOfPages)
        assert.ok(tops.length > 1, `${account} has pages beside ${path}`)
        assert.deepEqual([...new Set(tops)].length, 1, `${account} at ${path} in ${locale}`)
      }
    }
})

/** The name on the button of the account, where it is cut to a few letters. Of a long name the end may be missing. */
const cutNames = `[...document.querySelectorAll('header summary .truncate')].slice(0, 1).flatMap((name) =>
  name.clientWidth > 1 && name.scrollWidth > name.clientWidth && name.clientWidth < 110 ? [name.innerText] : [])`

journey(
  'at 1280 pixels the name of an account can be read, or the avatar stands for it, and the languages are in reach',
  { viewport: { width: 1280, height: 720 } },
  async ({ page, context, visit, signIn }) => {
    for (const account of ['student', 'schooladmin', 'mentor', 'center', 'provider', 'volunteer'] as const) {
      await context.clearCookies()
      await signIn(account)
      await visit('/dashboard')
      assert.deepEqual(await page.evaluate(cutNames), [], account)
      await openAccountMenu(page)
      await page.getByRole('banner').getByRole('button', { name: /^NL/ }).filter({ visible: true }).waitFor()
    }
  },
)
