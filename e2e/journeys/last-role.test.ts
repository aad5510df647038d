import { randomUUID } from 'node:crypto'
import { journey } from '../support/journey.ts'
import { seesCount } from '../support/sees.ts'
import { becomes } from '../support/wait-until.ts'
import { say } from '../support/words.ts'

journey('taking somebody’s last role asks first, and can be undone', {}, async ({ page, visit, signIn }) => {
  await signIn('schooladmin')
  await visit('/users/add')
  const email = `laatste-${randomUUID().slice(0, 8)}@example.test`
  await page.getByLabel('Voornaam').fill('Lotte')
  await page.getByLabel('Achternaam').fill('Laatste')
  await page.getByLabel('E-mailadres', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Toevoegen', exact: true }).click()
  await page.waitForURL(/\/users\/[0-9a-f-]{36}$/)
  const address = page.url()
  await visit(new URL(address).pathname)

  await page.getByRole('button', { name: /weghalen$/ }).click()
  await page.getByText('Dit is de laatste rol van Lotte die je ziet.').waitFor()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Weghalen' }).click()
  await page.waitForURL(/\/users$/)
  await page.getByText('Lotte Laatste heeft geen rol meer').waitFor()

  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await page.waitForURL(address)
  const heading = () => page.getByRole('heading', { level: 1 }).innerText()
  await becomes('the page of the same person', heading, (text) => text === 'Lotte Laatste')
})

journey(
  'the last administrator reads why the account stays',
  { tenant: 'raayland' },
  async ({ page, visit, signIn }) => {
    await signIn('schooladmin')
    await visit('/dashboard')
    const id: string = await page.evaluate(
      `fetch('/api/v1/current_user').then(async (it) => (await it.json()).data.id)`,
    )
    await visit(`/users/${id}`)
    const title = page.getByRole('heading', { name: say('users.account.title'), exact: true })
    const account = page.locator('section').filter({ has: title })
    await account.getByText(say('users.roleCard.last')).waitFor()
    for (const action of ['deactivateUser', 'archiveUser'])
      await seesCount(page.locator('summary', { hasText: say(`users.actions.${action}`) }), 0)
  },
)
