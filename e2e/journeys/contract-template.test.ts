import { seeFocus } from '../support/focus.ts'
import { journey, type Traveller } from '../support/journey.ts'
import { becomes } from '../support/wait-until.ts'
import { say } from '../support/words.ts'

const words = (path: string, params = {}) => say(`contract-templates.${path}`, params)

const state = ({ page }: Traveller, name: string, params = {}) =>
  page.getByText(words(`state.${name}`, params), { exact: true }).waitFor()

journey(
  'a school makes the agreement its own: a sentence, a field, a question to the host, and publishes it',
  // What a school publishes last is what its contracts are made of: not where others make some.
  { tenant: 'axia' },
  async (traveller) => {
    const { page, signIn, visit } = traveller
    await signIn('schooladmin')
    await visit('/contract_templates')
    await page.getByRole('link', { name: words('actions.copyOf', { name: 'Stageovereenkomst MaS' }) }).click()
    await page.getByRole('textbox', { name: words('name') }).fill('Overeenkomst van de toets')
    await page.getByRole('button', { name: words('copy.verb') }).click()
    await page.getByRole('heading', { level: 1, name: 'Overeenkomst van de toets' }).waitFor()
    await state(traveller, 'concept')

    const text = page.getByRole('textbox', { name: words('text.nl') })
    await text.getByText('Eerder stoppen').click()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Bel bij vragen ')
    // An @ where a word begins looks for a field.
    await page.keyboard.press('@')
    const search = page.getByRole('textbox', { name: words('fields.search') })
    await search.pressSequentially('telefoon mentor')
    await search.press('Enter')
    await text.locator('[data-field="school.mentorPhone"]').waitFor()
    // The cursor comes back behind the field a moment later; only then it can be put elsewhere.
    await seeFocus(page, text)

    // The article goes up, past the one before it, with all that stands in it.
    await text.getByText('Eerder stoppen').click()
    const inHeading = `Boolean(getSelection().anchorNode.parentElement.closest('h2'))`
    await becomes('the cursor in the heading', () => page.evaluate(inHeading), Boolean)
    await page.keyboard.press('Alt+Shift+ArrowUp')
    const titles = () => text.getByRole('heading', { level: 2 }).allTextContents()
    await becomes('the last article one up', titles, (all) => all.at(-2) === 'Eerder stoppen')
    await page.getByRole('button', { name: say('ui.editor.moveDown') }).click()
    await becomes('the article where it was', titles, (all) => all.at(-1) === 'Eerder stoppen')

    await page.getByRole('button', { name: words('blanks.add') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: words('blanks.label'), exact: true }).fill('Kledingvoorschrift')
    await dialog.getByRole('button', { name: words('blanks.save') }).click()
    await text.getByText('Kledingvoorschrift').waitFor()
    await page.getByRole('button', { name: words('parts.signers') }).click()
    await page.getByRole('combobox', { name: words('signers.host') }).selectOption('1')
    await page.getByRole('button', { name: words('parts.write') }).click()
    // It keeps itself; then contracts can be made with it.
    await page.getByRole('button', { name: words('publish') }).click()
    await state(traveller, 'published', { version: 1 })
    // What was published stays to be looked at, also as the paper that comes out.
    await page.getByRole('button', { name: words('parts.versions') }).click()
    await page.getByRole('button', { name: words('versions.lookAt', { number: 1 }) }).waitFor()
    await page.getByRole('button', { name: words('preview.looks.pdf') }).click()
    await page.getByRole('img', { name: words('preview.picture') }).waitFor()
    await visit('/contract_templates')
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Overeenkomst van de toets' })
      .getByText(words('inUse', { version: 1 }))
      .waitFor()
  },
)
