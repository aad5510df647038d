import type { Page } from 'playwright-core'
import { journey, travel } from '../support/journey.ts'
import { seesCount } from '../support/sees.ts'
import { say } from '../support/words.ts'

const tenant = 'oldebroek'
const changeOf = (page: Page, name: string) =>
  page.locator(`summary[aria-label="${say('saved-views.change', { name })}"]`)

/** `name`: once this one is in the list, because the page that brings it closes the menu. */
async function open(page: Page, name?: string): Promise<void> {
  if (name) await changeOf(page, name).waitFor({ state: 'attached' })
  await page.locator('summary', { hasText: say('saved-views.open') }).click()
}
const named = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

/** From the opened menu, which closes over it. */
async function letGo(page: Page, name: string): Promise<void> {
  await named(page, name).waitFor()
  await changeOf(page, name).click()
  const row = page.getByRole('listitem').filter({ has: changeOf(page, name) })
  await row.getByRole('button', { name: say('saved-views.delete') }).click()
  await page.getByText(say('saved-views.deleted')).first().waitFor()
  await seesCount(named(page, name), 0)
}

journey('a view that somebody keeps is there on another device, until they let it go', { tenant }, async (they) => {
  const { page, visit, signIn } = they
  const name = `Scholen ${crypto.randomUUID().slice(0, 6)}`
  await signIn('center')
  await visit('/organizations?type=Provider&sort=-name&cols=name,city')
  await open(page)
  await page
    .getByRole('textbox', { name: say('saved-views.name') })
    .last()
    .fill(name)
  await page.getByRole('button', { name: say('saved-views.save') }).click()
  await page.getByText(say('saved-views.saved')).first().waitFor()

  await travel({ tenant, viewport: { width: 390, height: 800 } }, async (phone) => {
    await phone.signIn('center')
    await phone.visit('/organizations')
    await named(phone.page, name).click()
    await phone.page.waitForURL(
      ({ searchParams }) =>
        searchParams.get('type') === 'Provider' &&
        searchParams.get('sort') === '-name' &&
        searchParams.get('cols') === 'name,city',
    )
  })

  await open(page)
  const change = changeOf(page, name)
  await change.click()
  const row = page.getByRole('listitem').filter({ has: change })
  await row.getByRole('textbox').fill(`${name} nieuw`)
  await row.getByRole('button', { name: say('saved-views.rename') }).click()
  await page.getByText(say('saved-views.renamed')).first().waitFor()
  await open(page, `${name} nieuw`)
  await letGo(page, `${name} nieuw`)
  await page.getByRole('button', { name: say('saved-views.undo') }).click()
  await page.getByText(say('saved-views.saved')).first().waitFor()
  await open(page, `${name} nieuw`)
  await letGo(page, `${name} nieuw`)
  await page.reload()
  await open(page)
  await seesCount(named(page, `${name} nieuw`), 0)
})

const nameBox = (page: Page) => page.getByRole('textbox', { name: say('saved-views.name') }).last()
const save = (page: Page) => page.getByRole('button', { name: say('saved-views.save') }).click()

journey('a name that is there already is asked about before its view is replaced', { tenant }, async (they) => {
  const { page, visit, signIn } = they
  const name = `Zorg ${crypto.randomUUID().slice(0, 6)}`
  const title = say('saved-views.replace.title', { name })
  await signIn('center')
  await visit('/organizations?sort=-name')
  await open(page)
  await nameBox(page).fill(name)
  await save(page)
  await page.getByText(say('saved-views.saved')).first().waitFor()

  await visit('/organizations?type=Provider')
  await open(page)
  await nameBox(page).fill(name.toUpperCase())
  await save(page)
  const question = page.getByRole('alertdialog', { name: title })
  await question.getByRole('button', { name: say('ui.cancel') }).click()
  await seesCount(question, 0)
  // The menu is still open, with what was typed.
  await save(page)
  await question.getByRole('button', { name: say('saved-views.replace.verb') }).click()
  await page.getByText(say('saved-views.saved')).first().waitFor()
  await open(page, name.toUpperCase())
  await named(page, name.toUpperCase()).click()
  await page.waitForURL(({ searchParams }) => searchParams.get('type') === 'Provider' && !searchParams.has('sort'))

  await travel({ tenant, javaScriptEnabled: false }, async (plain) => {
    await plain.signIn('center')
    await plain.visit('/organizations?type=NonProfit')
    await open(plain.page)
    await nameBox(plain.page).fill(name)
    await save(plain.page)
    await plain.page.getByRole('heading', { level: 1, name: title }).waitFor()
    await plain.page.getByRole('button', { name: say('saved-views.replace.verb') }).click()
    await plain.page.waitForURL('**/organizations?type=NonProfit')
    await open(plain.page)
    await named(plain.page, name).waitFor()
  })

  await visit('/organizations')
  await open(page)
  await letGo(page, name)
})
