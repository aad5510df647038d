import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { menuItems } from '#protocol/features/content/content.ts'
import { contentPages, createContentPage, pageVersions, savePage } from '#protocol/features/content/content-pages.ts'
import { go } from '../support/build-by-keyboard.ts'
import { seeFocus } from '../support/focus.ts'
import { journey, serverUrl } from '../support/journey.ts'
import { accountApi } from '../support/marketplace.ts'
import { seesCount, seesInPage, seesValue } from '../support/sees.ts'
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
  'within ten minutes a school writes a page with columns, a picture, vacancies nearby, questions and a form, plans it, publishes it, puts it in the menu by keyboard, moves it, and goes back to an earlier version',
  { tenant: 'casteleijn', viewport: { width: 1440, height: 900 }, minutes: 10 },
  async ({ page, context, visit, signIn, tenant, expect }) => {
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
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words(`kinds.${kind}.name`), exact: true })
        .click()
      await seesCount(blocks, count + 1)
    }
    await add('heading')
    await page.getByLabel(words('fields.heading'), { exact: true }).fill('Nieuwe plekken')
    await add('vacancyList')
    await page.keyboard.press('Escape')
    // Whatever is asked of it: it is never empty, and needs no translation.
    const vacancy = blocks.nth(1).getByRole('article').first()
    await vacancy.waitFor()
    // Near the school, which is where the first one is.
    const town = await vacancy.getByRole('listitem').first().innerText()
    await blocks
      .nth(1)
      .getByRole('button', { name: /^Wijzig blok 2 in het Nederlands/ })
      .click()
    const place = page.getByLabel(words('fields.place'), { exact: true })
    await place.fill('Nergenshuizen')
    await place.press('Tab')
    await page.getByText(words('fields.placeUnknown'), { exact: true }).waitFor()
    await place.fill(town)
    await vacancy.getByText(/ km$/).waitFor()
    await add('faq')
    await page.getByLabel(words('fields.question'), { exact: true }).fill('Moet ik me opgeven?')
    await page.getByRole('textbox', { name: words('fields.answer') }).fill('Nee, kom gewoon langs.')
    await add('columns')
    for (const [at, text] of ['Voor ouders', 'Voor leerlingen'].entries()) {
      const column = page.getByRole('group', { name: words('fields.columnOf', { number: at + 1 }) })
      await column.getByRole('textbox', { name: words('fields.text') }).fill(text)
    }
    // By the word that people have for it.
    await page.getByRole('button', { name: words('edit.add'), exact: true }).click()
    await page.getByRole('searchbox', { name: words('edit.find') }).fill('foto')
    await page.keyboard.press('Enter')
    await seesCount(blocks, 5)
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

    // A text in which nothing stands is no text yet. What is thrown away leaves the focus beside it.
    await add('text')
    const publish = page.getByRole('button', { name: words('publish.verb') })
    await publish.click()
    const unfinished = page.getByRole('button', { name: words('publish.words', { number: 7 }) })
    await unfinished.click()
    const name = words('kinds.text.name')
    await page
      .getByRole('button', { name: words('edit.toolOf', { tool: words('edit.remove'), name }), exact: true })
      .click()
    await seesCount(blocks, 6)
    await unfinished.waitFor({ state: 'detached' })
    await seeFocus(
      page,
      page.getByRole('button', { name: words('edit.drag', { number: 6, name: words('kinds.form.name') }) }),
    )

    // Planned, nobody sees it yet.
    const parts = page.getByRole('navigation', { name: words('head.parts') })
    await parts.getByRole('link', { name: words('head.settings'), exact: true }).click()
    const nextYear = new Date().getFullYear() + 1
    const plan = page.getByRole('button', { name: words('settings.verbs.plan'), exact: true })
    expect(422)
    await plan.click()
    await page.getByText(say('ui.problems.day')).first().waitFor()
    await page.getByLabel(words('settings.day'), { exact: true }).first().fill(`15-03-${nextYear}`)
    await plan.click()
    await toasts(page).getByText(words('settings.saved.plan')).waitFor()
    await page.getByText(words('state.planned'), { exact: true }).waitFor()
    await page.getByRole('button', { name: words('settings.verbs.callOff') }).waitFor()
    const answer = await fetch(`${serverUrl()}/open-dag-van-de-stage`, { headers: { 'x-tenant': tenant } })
    assert.equal(answer.status, 404)
    await page.getByRole('button', { name: words('settings.verbs.callOff') }).click()
    await toasts(page).getByText(words('settings.saved.callOff')).waitFor()
    await parts.getByRole('link', { name: words('head.write'), exact: true }).click()

    await page.getByLabel(words('edit.title.nl'), { exact: true }).waitFor()
    await publish.click()
    await toasts(page).getByText(words('publish.done')).waitFor()
    const course = page.getByRole('list', { name: words('side.course') })
    await course.getByText(words('state.live'), { exact: true }).waitFor()
    await parts.getByRole('link', { name: words('head.history'), exact: true }).click()
    await page.getByRole('heading', { name: words('history.allLive') }).waitFor()
    await parts.getByRole('link', { name: words('head.write'), exact: true }).click()

    // A change that nobody sees until it is published.
    await page.getByLabel(words('edit.title.nl'), { exact: true }).fill('Open dag in mei')
    await course.getByText(words('side.notLive'), { exact: true }).waitFor()
    await page
      .getByRole('status')
      .filter({ hasText: /^Opgeslagen om/ })
      .waitFor()
    await page.getByText(words('state.changed'), { exact: true }).waitFor()
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
    // What stood there is still to be found, and so is what each line of it is.
    await parts.getByRole('link', { name: words('head.history'), exact: true }).click()
    await page.getByRole('link', { name: words('history.version', { number: 2 }) }).click()
    await page
      .locator('del')
      .filter({ hasText: `${words('history.lines.title')}: Open dag in mei` })
      .waitFor()
    await parts.getByRole('link', { name: words('head.preview'), exact: true }).click()
    await publish.click()
    await toasts(page).getByText(words('settings.saved.publish')).waitFor()
    await publish.waitFor({ state: 'detached' })

    await putInMenu(page, visit)

    // On a phone.
    await context.clearCookies()
    await page.setViewportSize({ width: 390, height: 844 })
    await visit('/open-dag-van-de-stage')
    await page.waitForURL((url) => url.pathname === '/open-dag-mei')
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.getByRole('heading', { level: 2, name: 'Nieuwe plekken' }).waitFor()
    await page.getByText('Voor ouders').waitFor()
    await page.getByRole('article').getByText(town).first().waitFor()
    await seesInPage(page, 'document.documentElement.scrollWidth - document.documentElement.clientWidth', 0)
    const menu = page.getByRole('banner')
    await menu.locator('summary', { hasText: say('shell.menu') }).click()
    await menu
      .getByRole('list')
      .filter({ has: page.getByRole('link', { name: 'Nieuws' }) })
      .getByRole('list')
      .getByRole('link', { name: title })
      .waitFor()
    await menu.locator('summary', { hasText: say('shell.menu') }).click()
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

    // Other stories count the items of this menu.
    const api = await accountApi('schooladmin', tenant)
    const items = await api.list(menuItems, { page: { size: 1_000_000 } })
    for (const item of items) if (item.title === title) await api.remove(menuItems, item.id)
  },
)

journey(
  'who is late on a page loses nothing, whichever of the two texts they go on with',
  { tenant: 'casteleijn' },
  async ({ page, visit, signIn, tenant, expect }) => {
    await signIn('schooladmin')
    const api = await accountApi('schooladmin', tenant)
    const { id } = await api.run(createContentPage, '', {
      ...{ kind: 'page', slug: 'met-zijn-tweeen', status: 'draft', titleNl: 'Leeg', blocksNl: [] },
    })
    // The same person in another browser.
    const writeElsewhere = async (titleNl: string) => {
      const { revision } = await api.find(contentPages, id)
      const none = { nl: '', en: '' }
      const content = { title: { nl: titleNl, en: '' }, summary: none, description: none, parts: [] }
      await api.run(savePage, id, { content, revision })
    }
    const titles = async () => {
      const versions = await api.list(pageVersions, { filter: { pageIdEq: id } })
      const whole = await Promise.all(versions.map((version) => api.find(pageVersions, version.id)))
      return whole.map(({ content, isCurrent }) => (isCurrent ? `${content.title.nl} *` : content.title.nl))
    }
    const box = page.getByLabel(words('edit.title.nl'), { exact: true })
    await visit(`/content/pages/${id}`)
    await writeElsewhere('Van ginds')
    expect(412)
    await box.fill('Van hier')
    await page.getByRole('button', { name: words('late.theirs') }).click()
    await seesValue(box, 'Van ginds')
    assert.deepEqual(await titles(), ['Van hier', 'Van ginds *'])

    await writeElsewhere('Weer van ginds')
    await box.fill('Toch van hier')
    await page.getByRole('button', { name: words('late.mine') }).click()
    await page
      .getByRole('status')
      .filter({ hasText: /^Opgeslagen om/ })
      .waitFor()
    await seesValue(box, 'Toch van hier')
    assert.deepEqual(await titles(), ['Toch van hier *', 'Van hier', 'Weer van ginds'])
    await api.remove(contentPages, id)
  },
)

/** Below the item that was the last one; without a mouse. */
async function putInMenu(page: Page, visit: (path: string) => Promise<void>): Promise<void> {
  const menuWords = (path: string, params = {}) => say(`content.menus.${path}`, params)
  await visit('/content/menu-items')
  await go(page, page.getByRole('link', { name: menuWords('addVerb') }), 'Enter')
  await go(page, page.getByLabel(menuWords('fields.title'), { exact: true }))
  await page.keyboard.type(title)
  await go(page, page.getByRole('combobox', { name: menuWords('fields.page') }))
  await page.keyboard.type(title)
  await go(page, page.getByRole('button', { name: menuWords('addVerb') }), 'Enter')
  await toasts(page)
    .getByText(menuWords('saved.added', { name: title }))
    .waitFor()
  await go(page, page.getByRole('button', { name: menuWords('order.drag', { name: title }) }), 'Alt+ArrowRight')
  const below = menuWords('order.below', { name: title, position: 1, count: 1, above: 'Nieuws' })
  await page.getByRole('status').filter({ hasText: below }).waitFor({ state: 'attached' })
  await page.locator('ol[aria-busy=false]').waitFor()
}
