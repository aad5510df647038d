import type { Locator, Page } from 'playwright-core'
import { seeFocus } from '../support/focus.ts'
import { journey } from '../support/journey.ts'
import { say } from '../support/words.ts'

const words = (path: string, params = {}) => say(`forms.${path}`, params)

/** Goes there as one without a mouse does. */
async function tabTo(page: Page, to: Locator): Promise<void> {
  await to.waitFor()
  for (let pressed = 0; pressed < 150; pressed++) {
    if ((await to.and(page.locator(':focus')).count()) > 0) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`no way by the keyboard to ${to}`)
}

journey(
  'a mentor builds an evaluation with a rubric and two questions that depend on an answer, by keyboard alone',
  {},
  async ({ page, signIn, visit }) => {
    const { keyboard } = page
    const go = async (to: Locator, ...keys: string[]) => {
      await tabTo(page, to)
      for (const key of keys) await keyboard.press(key)
    }
    const label = page.getByRole('textbox', { name: words('build.words.question'), exact: true })
    const add = async (kind: string, question: string) => {
      await go(page.getByRole('button', { name: words('build.next'), exact: true }).first(), 'Enter')
      await seeFocus(page, page.getByRole('searchbox', { name: words('build.palette.search') }))
      await keyboard.type(words(`kinds.${kind}`))
      await keyboard.press('Enter')
      await seeFocus(page, label)
      await keyboard.type(question)
    }
    /** The answer stands in the list of the condition, so many below the first. */
    const onlyIf = async (down: number) => {
      await go(page.getByRole('tab', { name: words('build.tabs.question') }), 'ArrowRight')
      await go(page.getByRole('button', { name: words('conditions.add') }), 'Enter')
      const answer = page.getByRole('combobox', { name: words('conditions.value') })
      await go(answer, ...Array.from({ length: down }, () => 'ArrowDown'))
    }

    await signIn('mentor')
    await visit('/form_builder/new')
    await go(page.getByRole('button', { name: words('new.startWith', { name: words('new.empty') }) }), 'Enter')
    await page.getByRole('heading', { level: 1, name: words('new.names.other') }).waitFor()
    await go(page.getByRole('textbox', { name: words('build.words.title') }))
    await keyboard.type('Beoordeling van de toets')

    await add('rubric', 'Hoe werkt de leerling?')
    await add('choice', 'Is de stage voldoende?')
    await go(page.getByRole('textbox', { name: `${words('build.options.one')} 1` }))
    await keyboard.type('Ja')
    await go(page.getByRole('textbox', { name: `${words('build.options.one')} 2` }))
    await keyboard.type('Nee')
    await add('long_text', 'Waar ben je trots op?')
    await onlyIf(0)
    await add('long_text', 'Wat moet er nog gebeuren?')
    await onlyIf(1)
    const rows = page.getByRole('list', { name: words('build.questions') }).getByRole('listitem')
    const dependent = rows.filter({ hasText: 'Wat moet er nog gebeuren?' })
    await dependent.getByText('‘Is de stage voldoende?’ is ‘Nee’').waitFor()

    // What was done is undone, and done again.
    await keyboard.press('Control+z')
    await dependent.getByText('‘Is de stage voldoende?’ is ‘Ja’').waitFor()
    await keyboard.press('Control+y')
    await dependent.getByText('‘Is de stage voldoende?’ is ‘Nee’').waitFor()

    await go(page.getByRole('button', { name: words('publish.verb') }), 'Enter')
    await go(page.getByRole('dialog').getByRole('button', { name: words('publish.verb') }), 'Enter')
    await page.getByText(words('status.published', { version: 1 }), { exact: true }).waitFor()

    await go(page.getByRole('link', { name: words('head.preview') }), 'Enter')
    const form = page.getByRole('form', { name: words('preview.frames.desk') })
    const asked = form.getByRole('textbox', { name: 'Wat moet er nog gebeuren?' })
    // The first of two choices has the focus; an arrow goes to the other and takes it.
    await go(form.getByRole('radio', { name: 'Ja', exact: true }), 'Space', 'ArrowDown')
    await asked.waitFor()
    await go(form.getByRole('button', { name: words('preview.send') }), 'Enter')
    await form.getByText(words('problems.required')).first().waitFor()
  },
)
