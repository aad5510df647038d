import type { Locator, Page } from 'playwright-core'
import { seeFocus } from './focus.ts'
import { say } from './words.ts'

const words = (path: string, params = {}) => say(`forms.${path}`, params)

/** Goes there as one without a mouse does, and presses. */
export async function go(page: Page, to: Locator, ...keys: string[]): Promise<void> {
  await to.waitFor()
  for (let pressed = 0; (await to.and(page.locator(':focus')).count()) === 0; pressed++) {
    if (pressed === 150) throw new Error(`no way by the keyboard to ${to}`)
    await page.keyboard.press('Tab')
  }
  for (const key of keys) await page.keyboard.press(key)
}

/** A rubric, whether it was enough, and a question for either answer: the first is asked after yes, the second after no. */
export async function buildByKeyboard(page: Page, title: string): Promise<void> {
  const { keyboard } = page
  const add = async (kind: string, question: string) => {
    await go(page, page.getByRole('button', { name: words('build.next'), exact: true }).first(), 'Enter')
    await seeFocus(page, page.getByRole('searchbox', { name: words('build.palette.search') }))
    await keyboard.type(words(`kinds.${kind}`))
    await keyboard.press('Enter')
    await seeFocus(page, page.getByRole('textbox', { name: words('build.words.question'), exact: true }))
    await keyboard.type(question)
  }
  const name = async (part: string, at: number, text: string) => {
    await go(page, page.getByRole('textbox', { name: `${words(`build.${part}.one`)} ${at}` }), 'Control+a')
    await keyboard.type(text)
  }
  /** The answer stands in the list of the condition, so many below the first. */
  const onlyIf = async (down: number) => {
    await go(page, page.getByRole('tab', { name: words('build.tabs.question') }), 'ArrowRight')
    await go(page, page.getByRole('button', { name: words('conditions.add') }), 'Enter')
    const answer = page.getByRole('combobox', { name: words('conditions.value') })
    await go(page, answer, ...Array.from({ length: down }, () => 'ArrowDown'))
  }

  await go(page, page.getByRole('button', { name: words('new.startWith', { name: words('new.empty') }) }), 'Enter')
  await page.getByRole('heading', { level: 1, name: words('new.names.other') }).waitFor()
  await go(page, page.getByRole('textbox', { name: words('build.words.title') }))
  await keyboard.type(title)
  await add('rubric', 'Hoe werkt de leerling?')
  await name('criteria', 1, 'Op tijd zijn')
  await name('criteria', 2, 'Vragen stellen')
  await add('choice', 'Is de stage voldoende?')
  await name('options', 1, 'Ja')
  await name('options', 2, 'Nee')
  await add('long_text', 'Waar ben je trots op?')
  await onlyIf(0)
  await add('long_text', 'Wat moet er nog gebeuren?')
  await onlyIf(1)
}

export async function publishByKeyboard(page: Page, version: number): Promise<void> {
  await go(page, page.getByRole('button', { name: words('publish.verb') }), 'Enter')
  await go(page, page.getByRole('dialog').getByRole('button', { name: words('publish.verb') }), 'Enter')
  await page.getByText(words('status.published', { version }), { exact: true }).waitFor()
}
