import assert from 'node:assert/strict'
import { journey } from '../support/journey.ts'
import { drawnSteps, heading, routeWords as words } from '../support/route-editor.ts'
import { toasts } from '../support/toasts.ts'

journey(
  'a school takes a step out of a route that is in use, reads what that does, and takes it back',
  { tenant: 'axia', viewport: { width: 1440, height: 900 } },
  async (they) => {
    const { page, visit, signIn } = they
    await signIn('schooladmin')
    await visit('/workflows')
    await page.getByRole('link', { name: 'Route leerjaar 3' }).click()
    await heading(they, 'Route leerjaar 3')
    const inUse = await drawnSteps(they)
    // By keyboard, and back with Escape.
    const contract = page.getByRole('button', { name: words('order.drag', { name: inUse[2] }) })
    await contract.press(' ')
    await contract.press('ArrowDown')
    await contract.press('Escape')
    assert.deepEqual(await drawnSteps(they), inUse)
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
    assert.deepEqual(await drawnSteps(they), inUse, 'all is as it was')
  },
)
