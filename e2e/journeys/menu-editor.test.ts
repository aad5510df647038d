import { seeFocus } from '../support/focus.ts'
import { journey } from '../support/journey.ts'
import { seesAttribute, seesCount } from '../support/sees.ts'
import { toasts } from '../support/toasts.ts'
import { say } from '../support/words.ts'

const words = (path: string, params = {}) => say(`content.menus.${path}`, params)
const name = 'Open dag'

journey(
  'a school puts an item in the menu, moves it by keyboard, a visitor sees it there, and it is taken out again',
  { tenant: 'casteleijn', viewport: { width: 1440, height: 900 } },
  async ({ page, context, visit, signIn, expect }) => {
    await signIn('schooladmin')
    await visit('/content')
    await page
      .getByRole('link', { name: say('content.desk.ways.menu.title') })
      .last()
      .click()
    await page.getByRole('link', { name: words('addVerb') }).click()
    const title = page.getByLabel(words('fields.title'), { exact: true })
    await seeFocus(page, title)
    await title.fill(name)
    await page.getByLabel(words('goes.outside_link')).check()
    await page.getByLabel(words('fields.url')).fill('http://example.org')
    expect(422)
    await page.getByRole('button', { name: words('addVerb') }).click()
    await page
      .getByText(/dat met https:\/\/ begint/)
      .first()
      .waitFor()
    await page.getByLabel(words('fields.url')).fill('https://example.org/open-dag')
    await page.getByRole('button', { name: words('addVerb') }).click()
    await toasts(page).getByText(words('saved.added', { name })).waitFor()

    const lines = page.getByRole('list', { name: words('main') }).getByRole('listitem')
    const count = await lines.count()
    const handle = page.getByRole('button', { name: words('order.drag', { name }) })
    await handle.press('Alt+ArrowUp')
    await page
      .getByRole('status')
      .filter({ hasText: /^Open dag, plek 6 van 7$/ })
      .waitFor({ state: 'attached' })
    await seesCount(lines, count)
    await seeFocus(page, handle)
    await lines
      .nth(count - 2)
      .getByText(name)
      .waitFor()

    await page.locator('ol[aria-busy=false]').waitFor()

    await context.clearCookies()
    await visit('/')
    const menu = page.getByRole('navigation', { name: say('shell.main') })
    await seesAttribute(menu.getByRole('link', { name }).first(), 'href', 'https://example.org/open-dag')
    await signIn('schooladmin')
    await visit('/content/menu-items')

    await page.getByRole('button', { name: words('more', { name }) }).click()
    await page.getByRole('menuitem', { name: words('remove.verb') }).click()
    const question = page.getByRole('alertdialog', { name: words('remove.title', { name }) })
    await question.getByRole('button', { name: words('remove.verb') }).click()
    await toasts(page).getByText(words('saved.removed', { name })).waitFor()
    await handle.waitFor({ state: 'detached' })
  },
)
