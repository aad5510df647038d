import { seeFocus } from '../support/focus.ts'
import { journey } from '../support/journey.ts'
import { inLanguage, part, place, searchAndChoose, searchBox, texts, typeParts } from '../support/sample-form.ts'
import { seesCount } from '../support/sees.ts'
import { say } from '../support/words.ts'

const desktop = { width: 1440, height: 900 }

const { words, label, browser } = inLanguage('en')
journey(
  'what is wrong is said on leaving a field, and again above the form, in English',
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
    await seesCount(place(page, 'seats').locator('[aria-invalid]'), 0, 'what is put right is right at once')
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
