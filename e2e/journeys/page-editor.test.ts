import { journey } from '../support/journey.ts'
import { seesCount, seesInPage } from '../support/sees.ts'
import { toasts } from '../support/toasts.ts'
import { say } from '../support/words.ts'

const words = (path: string, params = {}) => say(`content.pages.${path}`, params)
const title = 'Open dag van de stage'
/** A small green picture. */
const door = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAECAIAAAA8r+mnAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQImWNgaI3AjqgnAQBa7xuhCf4COQAAAABJRU5ErkJggg==',
  'base64',
)

journey(
  'a school writes a page with columns, a picture, vacancies and questions, publishes it, moves it, and goes back to an earlier version',
  { tenant: 'casteleijn', viewport: { width: 1440, height: 900 } },
  async ({ page, context, visit, signIn }) => {
    await signIn('schooladmin')
    await visit('/content')
    await page.getByRole('link', { name: words('new.title') }).click()
    await page.getByRole('heading', { level: 1, name: words('new.title') }).waitFor()
    await page.getByLabel(words('new.name'), { exact: true }).fill(title)
    await page.getByRole('button', { name: words('new.verb') }).click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()

    const blocks = page.getByRole('list', { name: words('edit.blocks') }).locator('> li')
    const add = async (kind: string) => {
      const count = await blocks.count()
      await page.getByRole('button', { name: words('edit.add'), exact: true }).click()
      await page.getByRole('menuitem', { name: words(`kinds.${kind}.name`) }).click()
      await seesCount(blocks, count + 1)
    }
    await add('heading')
    await page.getByLabel(words('fields.heading'), { exact: true }).fill('Nieuwe plekken')
    await add('vacancyList')
    await add('faq')
    await page.getByLabel(words('fields.question'), { exact: true }).fill('Moet ik me opgeven?')
    await page.getByRole('textbox', { name: words('fields.answer') }).fill('Nee, kom gewoon langs.')
    await add('columns')
    for (const [at, text] of ['Voor ouders', 'Voor leerlingen'].entries()) {
      const column = page.getByRole('group', { name: words('fields.columnOf', { number: at + 1 }) })
      await column.getByRole('textbox', { name: words('fields.text') }).fill(text)
    }
    await add('picture')
    await page
      .getByRole('list', { name: words('edit.blocks') })
      .getByRole('button', { name: words('fields.fromStock') })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Geiten voeren' }).click()
    await page.getByLabel(words('fields.alt'), { exact: true }).first().waitFor()
    // One from one's own device takes its place, once it says what it shows.
    await page
      .getByRole('button', { name: words('fields.fromLibrary') })
      .first()
      .click()
    const choosing = page.getByRole('dialog')
    await choosing.locator('input[type=file]').setInputFiles({ name: 'deur.png', mimeType: 'image/png', buffer: door })
    await choosing.getByRole('button', { name: say('library.pick.use') }).click()
    await choosing.getByText(say('library.pick.missing')).first().waitFor()
    await choosing.getByLabel(say('library.fields.altNl'), { exact: true }).fill('De deur staat open')
    await choosing.getByLabel(say('library.fields.altEn'), { exact: true }).fill('The door is open')
    await choosing.getByRole('button', { name: say('library.pick.use') }).click()
    await choosing.waitFor({ state: 'detached' })
    await page.getByText('De deur staat open').waitFor()
    await add('form')
    await page.getByLabel(words('fields.form'), { exact: true }).first().selectOption({ index: 1 })
    const handle = page.getByRole('button', {
      name: words('edit.drag', { number: 4, name: words('kinds.columns.name') }),
    })
    await handle.press('Alt+ArrowUp')
    await page
      .getByRole('status')
      .filter({ hasText: words('edit.at', { position: 3, count: 6 }) })
      .waitFor({ state: 'attached' })

    await page.getByRole('button', { name: words('publish.verb') }).click()
    await toasts(page).getByText(words('publish.done')).waitFor()
    await page.getByText(words('state.live'), { exact: true }).waitFor()

    // A change that nobody sees until it is published.
    await page.getByLabel(words('edit.title.nl'), { exact: true }).fill('Open dag in mei')
    await page.getByText(words('state.changed'), { exact: true }).waitFor()
    const parts = page.getByRole('navigation', { name: words('head.parts') })
    await parts.getByRole('link', { name: words('head.settings'), exact: true }).click()
    await page.getByLabel(words('settings.address'), { exact: true }).fill('open-dag-mei')
    await page.getByRole('button', { name: words('settings.save') }).click()
    await toasts(page).getByText(words('settings.saved.page')).waitFor()
    await parts.getByRole('link', { name: words('head.history'), exact: true }).click()
    await page.getByRole('link', { name: words('history.version', { number: 1 }) }).click()
    await page.getByRole('button', { name: words('history.restore', { number: 1 }) }).click()
    await toasts(page)
      .getByText(words('history.restored', { number: 1 }))
      .waitFor()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()

    await context.clearCookies()
    await visit('/open-dag-van-de-stage')
    await page.waitForURL((url) => url.pathname === '/open-dag-mei')
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.getByRole('heading', { level: 2, name: 'Nieuwe plekken' }).waitFor()
    await page.getByText('Voor ouders').waitFor()
    const picture = page.getByRole('img', { name: 'De deur staat open' })
    await picture.scrollIntoViewIfNeeded()
    const isShown = `[...document.querySelectorAll('article figure img')].some((each) => each.naturalWidth > 0)`
    await seesInPage(page, isShown, true)
    await page.getByText('Moet ik me opgeven?').click()
    await page.getByText('Nee, kom gewoon langs.').waitFor()
    await page.getByRole('link', { name: say('content.formCard.fill') }).click()
    await page.waitForURL((url) => url.pathname.startsWith('/forms/'))
    await page.getByRole('heading', { level: 1 }).waitFor()

    await signIn('schooladmin')
    await visit('/content/forms')
    await page.getByRole('link', { name: `${say('content.forms.kinds.page')}: ${title}` }).click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
  },
)
