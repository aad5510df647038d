import assert from 'node:assert/strict'
import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from 'playwright-core'
import { seeFocus, tabTo } from '../support/focus.ts'
import { journey } from '../support/journey.ts'
import { type Locale, say } from '../support/words.ts'

const desktop = { width: 1440, height: 900 }
const languages = [
  { locale: 'nl', browser: 'nl-NL' },
  { locale: 'en', browser: 'en-GB' },
] as const

for (const { locale, browser } of languages) {
  const words = (path: string, params = {}) => say(path, params, locale)
  const label = (name: string) => words(`dev-ui.inputs.fields.${name}`)

  journey(`every field can be filled in with the mouse (${locale})`, { locale: browser }, async ({ page, visit }) => {
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

  journey(
    `what is wrong is said on leaving a field, and again above the form (${locale})`,
    { locale: browser, viewport: desktop },
    async ({ page, visit, expect }) => {
      expect(422)
      await visit('/dev/ui/inputs')
      const form = page.locator('form', { has: place(page, 'name') })
      const leave = async (name: string, value: string) => {
        const field = place(page, name).locator('input, textarea').last()
        await field.fill(value)
        await page.keyboard.press('Tab')
      }
      for (const [name, value, problem, params] of [
        ['name', '', 'required', {}],
        ['name', 'N', 'tooShort', { min: 2 }],
        ['nickname', 'n'.repeat(21), 'tooLong', { max: 20 }],
        ['email', 'noor@', 'email', {}],
        ['website', 'noor', 'url', {}],
        ['hours', 'veel', 'number', {}],
        ['seats', '2,5', 'integer', {}],
        ['seats', '0', 'positive', {}],
      ] as const) {
        await leave(name, value)
        await place(page, name)
          .getByText(words(`ui.problems.${problem}`, params))
          .waitFor()
      }
      await leave('seats', '3')
      assert.equal(
        await place(page, 'seats').locator('[aria-invalid]').count(),
        0,
        'what is put right is right at once',
      )
      const days = place(page, 'days')
      for (const box of (await days.getByRole('checkbox').all()).slice(0, 4)) await box.check()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await days.getByText(words('ui.problems.maxItems', { max: 3 })).waitFor()

      await form.getByRole('button', { name: words('ui.save') }).click()
      const alert = form.getByRole('alert').first()
      await alert.waitFor()
      const count = await alert.getByRole('listitem').count()
      await alert.getByText(words('ui.checkMore', { count })).waitFor()
      await seeFocus(page, alert)
      await alert.getByRole('link', { name: `${label('startDate')}: ${words('ui.problems.required')}` }).click()
      await seeFocus(page, part(place(page, 'startDate')))
    },
  )

  journey(
    `the fields work with the keyboard alone (${locale})`,
    { locale: browser, viewport: desktop },
    async ({ page, visit }) => {
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
      assert.equal(await value(page, 'place'), 'ermelo', 'a search that was left brings back the choice')

      await part(place(page, 'startDate')).focus()
      await typeParts(page, part(place(page, 'startDate')), '31122028')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      const last = locale === 'nl' ? '31 december 2027' : '31 December 2027'
      await place(page, 'startDate')
        .getByText(words('ui.problems.dateMax', { date: last }))
        .waitFor()
      await place(page, 'startDate')
        .getByRole('button', { name: words('ui.dates.calendar') })
        .focus()
      await page.keyboard.press('Enter')
      const calendar = page.getByRole('dialog')
      await calendar.getByRole('grid').waitFor()
      assert.equal(await calendar.locator('th').first().innerText(), locale === 'nl' ? 'ma' : 'Mon')
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('Enter')
      await calendar.waitFor({ state: 'hidden' })
      assert.ok((await value(page, 'startDate')) <= '2027-12-31', 'the calendar offers no day that may not be chosen')

      const week = place(page, 'width').getByRole('radio', { name: words('dev-ui.inputs.widths.week') })
      await week.focus()
      await page.keyboard.press('ArrowRight')
      assert.equal(await page.locator('input[name=width]:checked').inputValue(), 'month')
      const eye = place(page, 'password').getByRole('button', { name: words('ui.showPassword') })
      await place(page, 'password').locator('input').fill('drie olifanten')
      await tabTo(page, eye)
      await page.keyboard.press('Space')
      assert.equal(await place(page, 'password').locator('input').getAttribute('type'), 'text')
    },
  )

  journey(`a text is written (${locale})`, { locale: browser, viewport: desktop }, async ({ page, visit }) => {
    await visit('/dev/ui/editor')
    const text = page.getByRole('textbox', { name: words('dev-ui.editor.story'), exact: true })
    const tool = (name: string) => page.getByRole('button', { name: words(`ui.editor.${name}`), exact: true })
    await text.click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
    await page.keyboard.press('Shift+Tab')
    // One stop for Tab; arrows go on.
    await tool('heading2').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await seeFocus(page, tool('bold'))
    // A tool gives the focus back to the text, a moment later.
    const writing = page.locator('[role=textbox]:focus')
    await page.keyboard.press('Enter')
    await writing.waitFor()
    await page.keyboard.type('Lef')
    assert.equal(await tool('bold').getAttribute('aria-pressed'), 'true')
    await tool('bold').click()
    await writing.waitFor()
    await page.keyboard.type(' ')
    await tool('link').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(words('ui.editor.address')).fill('javascript:alert(1)')
    await page.keyboard.press('Enter')
    await dialog.getByText(words('ui.problems.url')).waitFor()
    await dialog.getByLabel(words('ui.editor.address')).fill('www.school.nl')
    await dialog.getByRole('button', { name: words('ui.editor.setLink') }).click()
    await dialog.waitFor({ state: 'hidden' })

    await page.getByRole('button', { name: words('dev-ui.inputs.send') }).click()
    assert.deepEqual(await sent(page), {
      story: {
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: 'Lef', marks: [{ type: 'bold' }] },
              { type: 'text', text: ' ' },
              {
                type: 'text',
                text: 'www.school.nl',
                marks: [{ type: 'link', attrs: { href: 'https://www.school.nl' } }],
              },
            ],
          },
        ],
      },
    })
  })

  journey(`questions are put in order (${locale})`, { locale: browser }, async ({ page, visit }) => {
    await visit('/dev/ui/order')
    await page.getByRole('button', { name: words('ui.order.up', { name: question(locale, 3) }) }).click()
    await told(page, locale, 3, 2)
    await page.getByRole('button', { name: words('ui.order.down', { name: question(locale, 1) }) }).focus()
    await page.keyboard.press('Enter')
    await told(page, locale, 1, 2)
    await page.getByRole('button', { name: words('dev-ui.inputs.send') }).click()
    assert.deepEqual(await sent(page), { questions: ['3', '1', '2', '4', '5'] })
  })
}

journey(
  'the list above the form loses a line with every field that is put right',
  { viewport: desktop },
  async ({ page, visit, expect }) => {
    expect(422)
    await visit('/dev/ui/inputs')
    const form = page.locator('form', { has: place(page, 'name') })
    await form.getByRole('button', { name: say('ui.save') }).click()
    const alert = form.getByRole('alert').first()
    await seeFocus(page, alert)
    const lines = alert.getByRole('listitem')
    const isGone = (name: string) =>
      lines.filter({ hasText: say(`dev-ui.inputs.fields.${name}`) }).waitFor({ state: 'detached' })
    const type = async (name: string, text: string) => {
      await place(page, name).locator('input, textarea').last().fill(text)
      await page.keyboard.press('Tab')
    }
    const count = await lines.count()
    await type('name', 'N')
    await lines.filter({ hasText: say('ui.problems.tooShort', { min: 2 }) }).waitFor()
    await type('name', 'Noor de Vries')
    await isGone('name')
    await alert.getByText(say('ui.checkMore', { count: count - 1 })).waitFor()
    for (const [name, text] of [
      ['email', texts.email],
      ['motivation', texts.motivation],
      ['seats', '3'],
    ] as const) {
      await type(name, text)
      await isGone(name)
    }
    await place(page, 'sector').locator('select').selectOption('sport')
    await isGone('sector')
    // With the mouse: the page does not move away under the press.
    await place(page, 'days').getByRole('checkbox').first().click()
    await place(page, 'recommend').getByRole('radio').first().click()
    await isGone('days')
    await searchAndChoose(page, searchBox(page, 'place'), 'elb', 'Elburg')
    await isGone('recommend')
    await isGone('place')
    await typeParts(page, part(place(page, 'startDate')), '12032026')
    await alert.waitFor({ state: 'detached' })
  },
)

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
    await form.locator('input[name=startDate]').fill('2026-03-12')
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

journey('who leaves with a form half filled in is asked first', {}, async ({ page, visit }) => {
  await visit('/dev/ui')
  await page.getByRole('link', { name: say('dev-ui.sections.inputs'), exact: true }).click()
  await page.waitForURL('**/dev/ui/inputs')
  const name = place(page, 'name').locator('input')
  await name.fill('Noor')
  await page.getByText(say('ui.unsaved.note')).waitFor()
  const dialog = page.getByRole('dialog', { name: say('ui.unsaved.title') })
  const answer = async (word: 'stay' | 'leave') => {
    await dialog.getByRole('button', { name: say(`ui.unsaved.${word}`) }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  const isStillHere = async (how: string) => {
    await page.waitForURL('**/dev/ui/inputs')
    assert.equal(await name.inputValue(), 'Noor', `${how}: what was filled in is kept`)
  }
  const away = page.getByRole('link', { name: say('dev-ui.sections.order'), exact: true })
  await away.click()
  await answer('stay')
  await isStillHere('stay')
  await away.click()
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await isStillHere('Escape')
  await goBack(page)
  await answer('stay')
  await isStillHere('back')
  await goBack(page)
  await answer('leave')
  await page.waitForURL('**/dev/ui')
})

journey('who leaves a form after all goes where the link leads', {}, async ({ page, visit }) => {
  await visit('/dev/ui/inputs')
  await place(page, 'name').locator('input').fill('Noor')
  await page.getByText(say('ui.unsaved.note')).waitFor()
  await page.getByRole('link', { name: say('dev-ui.sections.order'), exact: true }).click()
  await page.getByRole('button', { name: say('ui.unsaved.leave') }).click()
  await page.waitForURL('**/dev/ui/order')
})

journey('a question is dragged to another place', { viewport: desktop }, async ({ page, visit }) => {
  await visit('/dev/ui/order')
  const row = (number: number) => page.getByRole('row', { name: question('nl', number), exact: true })
  await row(1).dragTo(row(4), { targetPosition: { x: 100, y: 52 } })
  await told(page, 'nl', 1, 4)
  await row(5).dragTo(row(2), { targetPosition: { x: 100, y: 3 } })
  await told(page, 'nl', 5, 1)
  await page.getByRole('button', { name: say('dev-ui.inputs.send') }).click()
  assert.deepEqual(await sent(page), { questions: ['5', '2', '3', '4', '1'] })
})

journey('open lists, calendars and dialogs can be used by everyone', { mode: 'dark' }, async ({ page, visit }) => {
  await visit('/dev/ui/inputs')
  await searchBox(page, 'place').fill('el')
  await page.getByRole('option', { name: 'Elburg' }).waitFor()
  await hasNoBarriers(page, '[role=listbox]')
  await page.keyboard.press('Escape')
  await place(page, 'startDate').getByRole('button').click()
  await page.getByRole('grid').waitFor()
  await hasNoBarriers(page, '[role=dialog]')
  await visit('/dev/ui/editor')
  await page.getByRole('button', { name: say('ui.editor.link'), exact: true }).click()
  await page.getByRole('dialog').waitFor()
  await hasNoBarriers(page, 'dialog')
})

const texts = {
  name: 'Noor de Vries',
  nickname: null,
  email: 'noor@school.nl',
  phone: '06 12345678',
  website: null,
  password: null,
  motivation: 'Ik werk graag buiten.',
}

async function fillTexts(form: Locator, label: (name: string) => string): Promise<void> {
  for (const [name, text] of Object.entries({ ...texts, hours: '2,5', seats: '3' })) {
    if (text) await form.getByLabel(label(name)).first().fill(text)
  }
}

const place = (page: Page, name: string) => page.locator(`#veld-${name}`)
/** The box that searches; before the scripts are there, a plain list has its place. */
const searchBox = (page: Page, name: string) => place(page, name).locator('input[role=combobox]')
const part = (field: Locator) => field.getByRole('spinbutton').first()
const value = (page: Page, name: string) => page.locator(`input[type=hidden][name=${name}]`).inputValue()

async function typeParts(page: Page, first: Locator, digits: string): Promise<void> {
  await first.click()
  await page.keyboard.type(digits)
}

async function searchAndChoose(page: Page, box: Locator, typed: string, name: string): Promise<void> {
  await box.fill(typed)
  await page.getByRole('option', { name }).click()
}

async function sent(page: Page): Promise<unknown> {
  return JSON.parse(await page.locator('[data-sent]').innerText())
}

/** As the button of the browser does; a page that asks first does not answer at once. */
const goBack = (page: Page) => page.evaluate('history.back()')

const question = (locale: Locale, number: number) => say('dev-ui.editor.question', { number }, locale)

async function told(page: Page, locale: Locale, number: number, position: number): Promise<void> {
  const text = say('ui.order.moved', { name: question(locale, number), position, count: 5 }, locale)
  await page.getByRole('status').filter({ hasText: text }).first().waitFor({ state: 'attached' })
}

/** Only what is open: what lies behind it is hidden for as long. */
async function hasNoBarriers(page: Page, part: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(part).disableRules('region').analyze()
  assert.deepEqual(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`),
    [],
  )
}
