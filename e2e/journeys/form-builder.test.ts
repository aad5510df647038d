import { buildByKeyboard, go, publishByKeyboard } from '../support/build-by-keyboard.ts'
import { journey } from '../support/journey.ts'
import { say } from '../support/words.ts'

const words = (path: string, params = {}) => say(`forms.${path}`, params)

journey(
  'a mentor builds an evaluation with a rubric and two questions that depend on an answer, by keyboard alone',
  {},
  async ({ page, signIn, visit }) => {
    const { keyboard } = page
    await signIn('mentor')
    await visit('/form_builder/new')
    await buildByKeyboard(page, 'Beoordeling van de toets')
    const rows = page.getByRole('list', { name: words('build.questions') }).getByRole('listitem')
    const dependent = rows.filter({ hasText: 'Wat moet er nog gebeuren?' })
    await dependent.getByText('‘Is de stage voldoende?’ is ‘Nee’').waitFor()

    // What was done is undone, and done again.
    await keyboard.press('Control+z')
    await dependent.getByText('‘Is de stage voldoende?’ is ‘Ja’').waitFor()
    await keyboard.press('Control+y')
    await dependent.getByText('‘Is de stage voldoende?’ is ‘Nee’').waitFor()
    await publishByKeyboard(page, 1)

    await go(page, page.getByRole('link', { name: words('head.preview') }), 'Enter')
    const form = page.getByRole('form', { name: words('preview.frames.desk') })
    const asked = form.getByRole('textbox', { name: 'Wat moet er nog gebeuren?' })
    // The first of two choices has the focus; an arrow goes to the other and takes it.
    await go(page, form.getByRole('radio', { name: 'Ja', exact: true }), 'Space', 'ArrowDown')
    await asked.waitFor()
    await go(page, form.getByRole('button', { name: words('preview.send') }), 'Enter')
    await form.getByText(words('problems.required')).first().waitFor()
  },
)
