import assert from 'node:assert/strict'
import { journey, type Traveller } from '../support/journey.ts'
import { toasts } from '../support/toasts.ts'
import { say } from '../support/words.ts'

const words = (path: string, params = {}) => say(`workflows.${path}`, params)
const heading = ({ page }: Traveller, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const told = ({ page }: Traveller, text: string) =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor({ state: 'attached' })

/** The steps as they are drawn, those side by side with a plus between them. */
async function drawn({ page }: Traveller): Promise<string[]> {
  const steps = page.getByRole('region', { name: words('drawing') }).locator('[data-step]')
  const names = (await steps.all()).map((step) => step.getByRole('heading', { level: 2 }).allTextContents())
  return (await Promise.all(names)).map((each) => each.join('+'))
}

async function add(they: Traveller, position: number, kind: string, name: string): Promise<void> {
  const { page } = they
  await page.getByRole('button', { name: words('add.at', { position }), exact: true }).click()
  await page.getByRole('menuitem', { name: words(`kinds.${kind}`) }).click()
  // The new one is open, and not the one before it.
  await page.getByRole('region', { name: words(`kinds.${kind}`), exact: true }).waitFor()
  await page.getByRole('textbox', { name: words('fields.name'), exact: true }).fill(name)
  await page.getByRole('heading', { level: 2, name, exact: true }).first().waitFor()
}

journey(
  'a school makes a route of its own: two steps side by side, put in order by keyboard; then changes one that is in use, and takes it back',
  { tenant: 'axia', viewport: { width: 1440, height: 900 } },
  async (they) => {
    const { page, visit, signIn } = they
    await signIn('schooladmin')
    await visit('/workflows')
    await page.getByRole('button', { name: words('actions.of', { name: 'Standaardroute' }) }).click()
    await page.getByRole('menuitem', { name: words('actions.own') }).click()
    await page.getByRole('textbox', { name: words('name') }).fill('Route snuffelstage')
    await page.getByRole('button', { name: words('copy.verb') }).click()
    await heading(they, 'Route snuffelstage')
    const before = await drawn(they)

    await add(they, 3, 'form', 'Kennismaken')
    await add(they, 4, 'form', 'Veiligheid')
    const handle = page.getByRole('button', { name: words('order.drag', { name: 'Veiligheid' }) })
    await handle.press('Enter')
    await told(they, words('order.grabbed', { name: 'Veiligheid' }))
    await handle.press('ArrowRight')
    await told(
      they,
      words('order.beside', { name: 'Veiligheid', position: 3, count: before.length + 1, others: 'Kennismaken' }),
    )
    await handle.press('Enter')
    const contract = page.getByRole('button', { name: words('order.drag', { name: before[2] }) })
    await contract.press(' ')
    await contract.press('ArrowUp')
    await contract.press(' ')
    const after = [...before.slice(0, 3), 'Kennismaken+Veiligheid', ...before.slice(3)]
    assert.deepEqual(await drawn(they), after)
    await page.getByRole('button', { name: words('save') }).click()
    await toasts(page).getByText(words('saved.saved')).waitFor()
    await page.reload()
    assert.deepEqual(await drawn(they), after, 'it was saved as it was drawn')

    // The one that students are on.
    await visit('/workflows')
    await page.getByRole('link', { name: 'Route leerjaar 3' }).click()
    await heading(they, 'Route leerjaar 3')
    const inUse = await drawn(they)
    const name = 'Stageopdracht'
    await page.getByRole('link', { name, exact: true }).click()
    await page.getByRole('heading', { level: 2, name }).last().waitFor()
    await page.getByRole('button', { name: words('remove') }).click()
    await page.getByRole('button', { name: words('save') }).click()
    const question = page.getByRole('dialog', { name: words('effects.title') })
    await question.getByText(/leerlingen staan bij deze stap\. Verder met /).waitFor()
    await question.getByRole('button', { name: words('save') }).click()
    await toasts(page).getByText(words('saved.saved')).last().waitFor()
    await toasts(page)
      .getByRole('button', { name: words('saved.undo') })
      .last()
      .click()
    await toasts(page).getByText(words('saved.undone')).waitFor()
    await page.getByRole('link', { name, exact: true }).waitFor()
    assert.deepEqual(await drawn(they), inUse, 'all is as it was')
  },
)
