import assert from 'node:assert/strict'
import { journey, type Traveller, travel } from '../support/journey.ts'
import { seesPath } from '../support/sees.ts'
import { toasts } from '../support/toasts.ts'
import { say } from '../support/words.ts'

const words = (key: string, params?: Record<string, string>) => say(`organizations.${key}`, params)
const field = ({ page }: Traveller, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${words(`fields.${name}`)}`) })
let counter = Date.now() % 100_000
const newName = () => `Fietsatelier ${++counter}`

async function fillIn(traveller: Traveller, name: string, city: string) {
  const { visit } = traveller
  await visit('/organizations/signup')
  await field(traveller, 'name').fill(name)
  await field(traveller, 'city').fill(city)
  await field(traveller, 'firstName').fill('Noor')
  await field(traveller, 'lastName').fill('Bos')
  // A name, a place and somebody to answer are enough; the rest may be told later.
  await field(traveller, 'chamberNumber').waitFor({ state: 'hidden' })
  await field(traveller, 'contactEmail').fill(`noor.${counter}@fietsatelier.example`)
}
const press = ({ page }: Traveller, key: string) => page.getByRole('button', { name: words(key), exact: true }).click()

const signUp = (tenant: string, name: string, hasScripts: boolean) =>
  travel({ tenant, javaScriptEnabled: hasScripts }, async (they) => {
    await fillIn(they, name, 'Zeist')
    await press(they, 'signup.submit')
    await they.page.getByRole('heading', { name: words('signup.success.title') }).waitFor()
  })

journey(
  'a company signs up before scripts arrive; the centre approves it and takes it back',
  { tenant: 'axia' },
  async (they) => {
    const { page, visit, signIn } = they
    const name = newName()
    await signUp('axia', name, false)

    await signIn('center')
    await visit('/organizations/approve')
    await page.getByRole('link', { name: new RegExp(name) }).click()
    await page.getByRole('heading', { name, level: 2 }).waitFor()
    await page.getByText('Noor Bos').waitFor()
    // The page says so once it hears keys.
    await page.getByRole('button', { name: say('ui.keys.off') }).waitFor()
    await page.keyboard.press('a')
    await page.getByText(words('approve.decided.approved', { name })).first().waitFor()
    // One key takes back what one key did.
    await page.getByRole('button', { name: say('ui.toast.undo') }).waitFor()
    await page.keyboard.press('z')
    await page.getByText(say('queue.undone')).first().waitFor()
    await page.getByRole('heading', { name, level: 2 }).waitFor()
    // What tells of one decision is not in the way of the next, also where the buttons stay at the foot.
    await page.setViewportSize({ width: 1280, height: 420 })
    const yes = await page.getByRole('button', { name: words('approve.yes'), exact: true }).boundingBox()
    const told = await toasts(page).boundingBox()
    assert.ok(yes && told && told.y + told.height <= yes.y, 'the toast stands above the buttons')
    await page.setViewportSize({ width: 1280, height: 720 })

    const reason = page.getByRole('textbox', { name: words('approve.reason') })
    const no = page.getByRole('button', { name: words('approve.no'), exact: true })
    await page.keyboard.press('r')
    await reason.waitFor()
    await reason.press('Escape')
    await reason.waitFor({ state: 'detached' })
    await page.locator(':focus', { hasText: words('approve.no') }).waitFor()
    await no.click()
    await reason.fill('Wij konden het adres niet vinden.')
    await press(they, 'approve.noDo')
    await page.getByText(words('approve.decided.denied', { name })).first().waitFor()
  },
)

journey('what somebody else decided just now is said kindly', { tenant: 'axia' }, async (they) => {
  const { page, visit, signIn } = they
  const name = newName()
  await signUp('axia', name, true)
  await signIn('center')
  await visit('/organizations/approve')
  await page.getByRole('link', { name: new RegExp(name) }).click()
  await page.getByRole('heading', { name, level: 2 }).waitFor()
  await travel({ tenant: 'axia' }, async (other) => {
    await other.signIn('center')
    await other.visit(new URL(page.url()).pathname + new URL(page.url()).search)
    await other.page.getByRole('heading', { name, level: 2 }).waitFor()
    await press(other, 'approve.yes')
    await other.page.getByText(words('approve.decided.approved', { name })).first().waitFor()
  })
  await press(they, 'approve.yes')
  await page.getByText(words('approve.already.approved', { name })).first().waitFor()
  await page.getByRole('heading', { name, level: 2 }).waitFor({ state: 'detached' })
})

journey('who fills nothing in is told what is missing', { tenant: 'axia' }, async (they) => {
  const { page, visit, expect } = they
  expect(422)
  await visit('/organizations/signup')
  await press(they, 'signup.submit')
  await page.getByRole('alert').waitFor()
  await seesPath(page, '/organizations/signup')
})

journey(
  'somebody joins an organization that is here already, and its administrator lets them in',
  { tenant: 'nuborgh' },
  async (they) => {
    const { page, visit, signIn, context } = they
    await signIn('provider')
    await visit('/instellingen/organisatie')
    const name = await page.getByRole('textbox', { name: /^Naam/ }).inputValue()
    const city = await page.getByRole('textbox', { name: /^Plaats/ }).inputValue()
    await context.clearCookies()

    await fillIn(they, name, city)
    await press(they, 'signup.submit')
    const theirs = page.getByRole('radio', { name: words('signup.duplicates.joinName', { name }) })
    await theirs.waitFor()
    // Enter in a field sends the form, and must not answer the question by itself.
    await field(they, 'name').press('Enter')
    await page.getByText(words('signup.duplicates.choose')).waitFor()
    await theirs.check()
    await press(they, 'signup.submit')
    await page.getByRole('heading', { name: words('signup.joined.title') }).waitFor()

    await signIn('provider')
    await visit('/instellingen/organisatie')
    await page.getByRole('link', { name: say('settings.organization.page') }).click()
    await page.getByRole('heading', { name, level: 1 }).waitFor()
    await page
      .getByRole('button', { name: words('joining.acceptName', { name: 'Noor Bos' }) })
      .first()
      .click()
    await page.getByText(words('acts.accept')).first().waitFor()
  },
)

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQImWNg6AjFjoaWBACBwzdB6qySSQAAAABJRU5ErkJggg==',
  'base64',
)

journey(
  'a centre adds an organization with a logo, archives it and brings it back',
  { tenant: 'casteleijn' },
  async (they) => {
    const { page, visit, signIn } = they
    const name = newName()
    const add = async (as: string) => {
      await visit('/organizations/add')
      await field(they, 'name').fill(as)
      await field(they, 'city').fill('Soest')
      await press(they, 'add.save')
    }
    await signIn('center')
    await add(name)
    await page.getByRole('heading', { name, level: 1 }).waitFor()

    await add(`Het ${name} B.V.`)
    const same = page.getByRole('link', { name: new RegExp(`^${name}, Soest`) })
    const path = await same.getAttribute('href')
    assert.ok(path)
    await visit(path)
    await page.getByRole('heading', { name, level: 1 }).waitFor()

    await page.getByRole('link', { name: words('actions.edit'), exact: true }).click()
    await page.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png })
    await page.getByText(words('logo.saved')).first().waitFor()
    await page.getByRole('button', { name: words('logo.remove') }).waitFor()
    const source = await page.locator('img[src^="/files/"]').first().getAttribute('src')
    assert.ok(source)
    await press(they, 'logo.remove')
    await page.getByText(words('logo.removed')).first().waitFor()
    await page.getByText(words('logo.none')).waitFor()

    await page.getByRole('link', { name, exact: true }).click()
    await page.getByRole('heading', { name, level: 1 }).waitFor()
    await page.getByText(words('archive.title'), { exact: true }).first().click()
    await press(they, 'actions.archiveOrganization')
    await page.getByText(words('acts.archive')).first().waitFor()
    await press(they, 'actions.restoreOrganization')
    await page.getByText(words('acts.restore')).first().waitFor()
  },
)
