import assert from 'node:assert/strict'
import { isoDate } from '#protocol/shared/dutch-date.ts'
import { tabTo } from '../support/focus.ts'
import { journey } from '../support/journey.ts'
import {
  fillTexts,
  inLanguage,
  part,
  place,
  searchAndChoose,
  searchBox,
  sent,
  texts,
  typeParts,
  value,
} from '../support/sample-form.ts'
import { seesAttribute, seesValue } from '../support/sees.ts'
import { becomes } from '../support/wait-until.ts'
import { say } from '../support/words.ts'

const desktop = { width: 1440, height: 900 }

journey('every field can be filled in with the mouse', {}, async ({ page, visit }) => {
  const { words, label } = inLanguage('nl')
  await visit('/dev/ui/inputs')
  const form = page.locator('form', { has: place(page, 'name') })
  await fillTexts(form, label)
  await place(page, 'files')
    .locator('input')
    .setInputFiles([
      { name: 'klas.csv', mimeType: 'text/csv', buffer: Buffer.from('naam') },
      { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('x') },
    ])
  const wrongType = { name: 'foto.png', types: words('dev-ui.inputs.fileTypes') }
  await form.getByText(words('ui.files.wrongType', wrongType)).waitFor()
  await form.getByRole('combobox', { name: label('sector') }).selectOption(words('dev-ui.inputs.sectors.sport'))
  for (const day of ['mon', 'wed']) await form.getByLabel(words(`dev-ui.inputs.days.${day}`)).check()
  await form.getByRole('radio', { name: words('dev-ui.inputs.answers.maybe') }).check()
  await form.getByText(words('dev-ui.inputs.widths.month'), { exact: true }).click()
  await searchAndChoose(page, searchBox(page, 'place'), 'elb', 'Elburg')
  await searchAndChoose(page, searchBox(page, 'tags'), 'zw', 'Zwolle')
  await page.keyboard.press('Escape')
  await form.getByRole('button', { name: words('ui.search.remove', { name: 'Barneveld' }) }).click()
  await form.getByRole('checkbox', { name: label('agrees') }).check()
  await form.getByRole('switch', { name: label('notify') }).check()
  await typeParts(page, part(place(page, 'startDate')), '12032026')
  await typeParts(page, part(place(page, 'time')), '0930')
  await form.getByRole('button', { name: words('ui.save') }).click()
  assert.deepEqual(await sent(page), {
    ...texts,
    hours: 2.5,
    seats: 3,
    sector: 'sport',
    days: ['mon', 'wed'],
    recommend: 'maybe',
    agrees: true,
    notify: true,
    width: 'month',
    place: 'elburg',
    tags: ['zwolle'],
    startDate: '2026-03-12',
    periodStart: '2026-03-02',
    periodEnd: '2026-04-24',
    time: '09:30',
    files: ['klas.csv'],
  })
})

const english = inLanguage('en')
journey(
  'the fields work with the keyboard alone, in English',
  { locale: english.browser, viewport: desktop },
  async ({ page, visit }) => {
    const { words } = english
    await visit('/dev/ui/inputs')
    const search = searchBox(page, 'place')
    await search.focus()
    await page.keyboard.type('e')
    await page.getByText(words('ui.search.more', { count: 2 }), { exact: true }).waitFor()
    await page.keyboard.type('rme')
    await page.getByRole('option', { name: 'Ermelo' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.locator('[aria-activedescendant]:focus').waitFor()
    await page.keyboard.press('Enter')
    await place(page, 'place').locator('input[name=place][value=ermelo]').waitFor({ state: 'attached' })
    await search.fill('zzz')
    await page.getByText(words('ui.search.empty')).waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    await seesValue(value(page, 'place'), 'ermelo', 'a search that was left brings back the choice')

    await part(place(page, 'startDate')).focus()
    await typeParts(page, part(place(page, 'startDate')), '31 Dec 28')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await seesValue(part(place(page, 'startDate')), '31-12-2028', 'which day was understood')
    const last = '31 December 2027'
    await place(page, 'startDate')
      .getByText(words('ui.problems.dateMax', { date: last }))
      .waitFor()
    await place(page, 'startDate')
      .getByRole('button', { name: words('ui.dates.calendar') })
      .focus()
    await page.keyboard.press('Enter')
    const calendar = page.getByRole('dialog')
    await calendar.getByRole('grid').waitFor()
    await calendar.locator('th').first().filter({ hasText: 'Mon' }).waitFor()
    await calendar.getByRole('grid').locator(':focus').waitFor()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await calendar.waitFor({ state: 'hidden' })
    const isAllowed = (day: string) => isoDate(day) <= '2027-12-31'
    const chosen = page.locator('input[name=startDate]')
    await becomes('a day that may be chosen', () => chosen.inputValue(), isAllowed)

    const week = place(page, 'width').getByRole('radio', { name: words('dev-ui.inputs.widths.week') })
    await week.focus()
    await page.keyboard.press('ArrowRight')
    await seesValue(page.locator('input[name=width]:checked'), 'month')
    await visit('/dev/ui/states')
    const password = place(page, 'error-password')
    const eye = password.getByRole('button', { name: words('ui.showPassword') })
    await password.locator('input').fill('drie olifanten')
    await tabTo(page, eye)
    await page.keyboard.press('Space')
    await seesAttribute(password.locator('input'), 'type', 'text')
  },
)

journey('what is marked stays marked when the answer to more letters comes', {}, async ({ page, visit }) => {
  await visit('/dev/ui/inputs')
  await searchBox(page, 'place').focus()
  await page.keyboard.type('er')
  await page.getByRole('option', { name: 'Harderwijk' }).waitFor()
  const marked = Promise.withResolvers<void>()
  await page.route('**/places?q=erme', (route) => marked.promise.then(() => route.continue()))
  await page.keyboard.type('me')
  // The second one is not in the answer; the first one is.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const isMarked = (name: string) => page.locator('[role=option][data-focused]', { hasText: name }).waitFor()
  await isMarked('Harderwijk')
  marked.resolve()
  await page.getByRole('option', { name: 'Harderwijk' }).waitFor({ state: 'detached' })
  await isMarked('Ermelo')
  await page.keyboard.press('Enter')
  await seesValue(value(page, 'place'), 'ermelo')
})

journey(
  'before the scripts are there, the same form is sent',
  { javaScriptEnabled: false },
  async ({ page, visit }) => {
    await visit('/dev/ui/inputs')
    const form = page.locator('form', { has: place(page, 'name') })
    await fillTexts(form, (name) => say(`dev-ui.inputs.fields.${name}`))
    await form.locator('select[name=sector]').selectOption('food')
    await form.locator('input[name=days][value=fri]').check()
    await form.locator('input[name=recommend][value=yes]').check()
    await form.locator('select[name=place]').selectOption('ede')
    await form.locator('select[name=tags]').selectOption(['elburg', 'zwolle'])
    await form.locator('input[name=agrees][type=checkbox]').check()
    await form.locator('input[name=startDate]').fill('12 mrt 26')
    await form.locator('input[name=time]').fill('09:30')
    await form.getByRole('button', { name: say('ui.save') }).click()
    assert.deepEqual(await sent(page), {
      ...texts,
      hours: 2.5,
      seats: 3,
      sector: 'food',
      days: ['fri'],
      recommend: 'yes',
      agrees: true,
      notify: false,
      width: 'week',
      place: 'ede',
      tags: ['elburg', 'zwolle'],
      startDate: '2026-03-12',
      periodStart: '2026-03-02',
      periodEnd: '2026-04-24',
      time: '09:30',
      files: [],
    })
  },
)
