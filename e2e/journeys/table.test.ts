import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { seeFocus } from '../support/focus.ts'
import { journey } from '../support/journey.ts'
import { seesAttribute, seesCount, seesInPage, seesParam, seesValue } from '../support/sees.ts'
import { becomes } from '../support/wait-until.ts'
import { say } from '../support/words.ts'

const path = '/dev/ui/table'
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const rows = (page: Page) => page.locator('tbody tr[data-id]')
const titles = (page: Page) => page.locator('tbody tr[data-id] td a').allTextContents()
const header = (page: Page, column: string) =>
  page.getByRole('columnheader', { name: say(`dev-ui.table.columns.${column}`) })
const sorted = (page: Page, direction: string) => page.locator(`th[aria-sort=${direction}]`).waitFor()
const opener = (page: Page, word: string) => page.locator('summary', { hasText: say(word) })
const box = (page: Page, word: string) => page.getByRole('checkbox', { name: say(word), exact: true })

journey('every choice of a table is in its address, and "back" takes it back', {}, async ({ page, visit }) => {
  await visit(path)
  const first = await titles(page)
  assert.equal(first.length, 15)
  await seesAttribute(header(page, 'title'), 'aria-sort', 'ascending')
  await header(page, 'title').getByRole('link').click()
  await page.waitForURL((url) => url.searchParams.get('sort') === '-title')
  await sorted(page, 'descending')
  await becomes(
    'another order',
    () => titles(page),
    (now) => now.join() !== first.join(),
  )

  await page.getByRole('link', { name: say('table.page', { page: 2 }) }).click()
  await page.waitForURL((url) => url.searchParams.get('page') === '2')
  await page.getByRole('combobox', { name: say('table.rows') }).selectOption('50')
  await page.waitForURL((url) => url.searchParams.get('size') === '50')
  await seesParam(page, 'page', null, 'larger pages start at the first one')

  await page.goBack()
  await page.waitForURL((url) => url.searchParams.get('page') === '2')
  await rows(page).nth(15).waitFor({ state: 'detached' })
  const again = page.url()
  const shown = await titles(page)
  await page.goto(again)
  await becomes(
    'the address gives somebody else the same list',
    () => titles(page),
    (now) => now.join() === shown.join(),
  )
})

journey('the key / leads to the search box, which searches while one types', {}, async ({ page, visit }) => {
  await visit(path)
  await page.keyboard.press('/')
  const input = page.getByRole('searchbox')
  await seeFocus(page, input)
  await page.keyboard.type('zzzz')
  await page.getByRole('heading', { name: say('table.noResults') }).waitFor()
  await page.waitForURL((url) => url.searchParams.get('q') === 'zzzz')
  await page
    .getByRole('link', { name: say('table.clearFilters') })
    .last()
    .click()
  await rows(page).first().waitFor()
  await seesValue(input, '')
})

journey('filters are chosen together and taken away one by one', {}, async ({ page, visit }) => {
  await visit(path)
  await opener(page, 'table.filter').click()
  await box(page, 'dev-ui.table.filters.sector.zorg').check()
  await box(page, 'dev-ui.table.filters.status.published').check()
  await page.getByRole('button', { name: say('table.showResults') }).click()
  await page.waitForURL((url) => url.searchParams.get('sector') === 'zorg')
  await seesParam(page, 'status', 'published')
  await page.getByRole('button', { name: say('table.showResults') }).waitFor({ state: 'hidden' })
  const label = say('dev-ui.table.filters.status.label')
  const values = say('dev-ui.table.filters.status.published')
  await page.getByRole('link', { name: say('table.removeFilter', { filter: label, values }) }).click()
  await page.waitForURL((url) => !url.searchParams.has('status'))
  await seesParam(page, 'sector', 'zorg')
})

journey('columns and row height stay as somebody chose them', {}, async ({ page, visit }) => {
  await visit(path)
  await seesCount(header(page, 'hours'), 0)
  await opener(page, 'table.columns').click()
  await box(page, 'dev-ui.table.columns.hours').check()
  await box(page, 'dev-ui.table.columns.sector').uncheck()
  const hours = { column: say('dev-ui.table.columns.hours') }
  await page.getByRole('button', { name: say('table.up', hours) }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: say('table.done') }).click()
  await header(page, 'hours').waitFor()
  await seesCount(header(page, 'sector'), 0)
  await page.getByRole('link', { name: say('table.density.compact') }).click()
  await page.getByRole('link', { name: say('table.density.comfortable') }).waitFor()
  const isHigh = () =>
    becomes(
      'the height of a row',
      async () => Math.round((await rows(page).first().boundingBox())?.height ?? 0),
      (height) => height === 56,
    )
  await isHigh()

  await visit(path)
  await seesCount(header(page, 'hours'), 1, 'also without the address')
  await seesCount(header(page, 'sector'), 0)
  await isHigh()
})

journey('with the keyboard one walks through rows, ticks and opens them', {}, async ({ page, visit }) => {
  await visit(path)
  const ids = await Promise.all((await rows(page).all()).map((each) => each.getAttribute('data-id')))
  const row = (id: string | null | undefined) => page.locator(`tr[data-id="${id}"]`)
  await rows(page).first().focus()
  await page.keyboard.press('ArrowDown')
  await seeFocus(page, row(ids[1]))
  await page.keyboard.press('x')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  const bar = page.getByRole('region', { name: say('table.bulk') })
  await bar.getByText(say('table.selected', { count: 3 })).waitFor()
  await bar.getByRole('button', { name: /^Selecteer alle \d+$/ }).click()
  await seesCount(page.locator('tr[data-ticked]'), 15)
  await bar.getByRole('button', { name: say('table.clear') }).click()
  await seesCount(page.locator('tr[data-ticked]'), 0)

  await rows(page).nth(3).focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog')
  await panel.waitFor()
  await panel.getByRole('button', { name: say('table.panel.next') }).click()
  await panel.getByText(/^5 van /).waitFor()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await seeFocus(page, row(ids[3]))
})

journey('a row has a menu of its own', {}, async ({ page, visit }) => {
  await visit(path)
  const name = (await titles(page))[0] as string
  const button = page.getByRole('button', { name: say('table.rowMenu', { name }) }).first()
  await button.focus()
  await page.keyboard.press('ArrowDown')
  const menu = page.getByRole('menu')
  await menu.waitFor()
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
  await seeFocus(page, button)
})

journey('a thousand rows: only those in sight are drawn, and End leads to the last', {}, async ({ page, visit }) => {
  await visit(`${path}?rows=1000`)
  await page.locator('tr[data-id="row-900"]').waitFor({ state: 'detached' })
  await becomes(
    'only what is in sight',
    () => rows(page).count(),
    (count) => count < 100,
  )
  await seesAttribute(page.getByRole('table'), 'aria-rowcount', '1001')
  await rows(page).first().focus()
  await page.keyboard.press('End')
  await page.locator('tr[data-id="row-1000"]:focus').waitFor()
})

journey('on a phone a row is two lines, and filters and order come up from below', phone, async ({ page, visit }) => {
  await visit(path)
  await seesInPage(page, 'document.documentElement.scrollWidth', 390)
  const row = rows(page).first()
  assert.ok(((await row.boundingBox())?.height ?? 0) < 90)
  await row.getByRole('link').waitFor()
  await opener(page, 'table.filter').click()
  const sort = page.getByLabel(say('table.sortBy'))
  await sort.selectOption('-createdAt')
  await page.getByRole('button', { name: say('table.showResults') }).click()
  await page.waitForURL((url) => url.searchParams.get('sort') === '-createdAt')
})

journey('on a phone a filter is chosen, taken away and taken back', phone, async ({ page, visit }) => {
  await visit(path)
  const button = page.getByRole('button', { name: say('table.showResults') })
  const values = say('dev-ui.table.filters.sector.zorg')
  const filter = say('dev-ui.table.filters.sector.label')
  const chip = page.getByRole('link', { name: say('table.removeFilter', { filter, values }) })
  const isFiltered = (isOn: boolean) => page.waitForURL((url) => (url.searchParams.get('sector') === 'zorg') === isOn)
  await opener(page, 'table.filter').tap()
  await button.waitFor()
  await box(page, 'dev-ui.table.filters.sector.zorg').check()
  await seesParam(page, 'sector', null, 'nothing changes until it is asked for')
  await button.tap()
  await isFiltered(true)
  await chip.waitFor()
  await button.waitFor({ state: 'hidden' })

  await chip.tap()
  await isFiltered(false)
  await chip.waitFor({ state: 'detached' })
  await page.goBack()
  await isFiltered(true)
  await chip.waitFor()
  await opener(page, 'table.filter').tap()
  await box(page, 'dev-ui.table.filters.sector.zorg').and(page.locator(':checked')).waitFor()
  await page.goBack()
  await isFiltered(false)
  await chip.waitFor({ state: 'detached' })
  await box(page, 'dev-ui.table.filters.sector.zorg').and(page.locator(':checked')).waitFor({ state: 'detached' })
})

journey(
  'without scripts one sorts, searches, filters and turns pages',
  { javaScriptEnabled: false },
  async (traveller) => {
    const { page, visit } = traveller
    await visit(path)
    const first = await titles(page)
    await header(page, 'title').getByRole('link').click()
    await page.waitForURL((url) => url.searchParams.get('sort') === '-title')
    await page.getByRole('link', { name: say('table.page', { page: 2 }) }).click()
    await page.waitForURL((url) => url.searchParams.get('page') === '2')
    await seesParam(page, 'sort', '-title')
    const word = (first[0] as string).split(' ')[0] as string
    await page.getByRole('searchbox').fill(word)
    await page.getByRole('searchbox').press('Enter')
    await page.waitForURL((url) => url.searchParams.get('q') === word)
    await becomes(
      'only rows with the word',
      () => titles(page),
      (now) => now.length > 0 && now.every((title) => title.toLowerCase().includes(word.toLowerCase())),
    )
    await seesParam(page, 'sort', '-title')
    await opener(page, 'table.columns').click()
    await box(page, 'dev-ui.table.columns.hours').check()
    await page.getByRole('button', { name: say('table.done') }).click()
    await header(page, 'hours').waitFor()
    await seesCount(page.getByRole('checkbox', { name: say('table.selectPage') }), 0, 'no box that does nothing')
  },
)
