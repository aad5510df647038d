import { indigo } from '#protocol/tenants/palettes.ts'
import { seeFocus } from '../support/focus.ts'
import { journey, type Traveller } from '../support/journey.ts'
import { seesAttribute, seesCount, seesInPage, seesValue } from '../support/sees.ts'
import { say } from '../support/words.ts'

const path = '/instellingen/organisatie'
const styleOf = (name: string) => `getComputedStyle(document.documentElement).getPropertyValue('${name}').trim()`
const primary = ({ page }: Traveller) => page.locator('input[name=primary]')
const press = ({ page }: Traveller, key: string) =>
  page.getByRole('button', { name: say(`settings.${key}`), exact: true }).click()

journey('a school changes the colours of its site and takes them back', { tenant: 'axia' }, async (traveller) => {
  const { page, visit, signIn } = traveller
  await signIn('schooladmin')
  await visit('/instellingen')
  await page.getByRole('link', { name: say('settings.menu.look.title') }).click()
  await page.waitForURL((url) => url.pathname === path)
  const changed = { ...indigo, 600: '#0a7d5a', 700: '#065f46' }
  await primary(traveller).fill(JSON.stringify(changed))
  await page.getByText(/Witte tekst op tint 700 is goed te lezen/).waitFor()
  await page.getByRole('radio', { name: say('settings.look.shapes.straight') }).check()
  await press(traveller, 'look.save')
  await page.getByText(say('settings.look.saved')).waitFor()

  await visit('/')
  await seesInPage(page, styleOf('--p-700'), '#065f46')
  await seesAttribute(page.locator('html'), 'data-shape', 'straight')

  await visit(path)
  await press(traveller, 'look.reset')
  const question = page.getByRole('alertdialog', { name: say('settings.look.resetTitle') })
  await question.getByRole('button', { name: say('settings.look.reset') }).click()
  await page.getByText(say('settings.look.saved')).waitFor()
  await visit('/')
  await seesInPage(page, styleOf('--p-700'), indigo[700])
  await seesAttribute(page.locator('html'), 'data-shape', 'full')
})

journey(
  'a look that is saved as it was changes nothing, and the screen says so',
  { tenant: 'raayland' },
  async (they) => {
    const { page, visit, signIn } = they
    await signIn('schooladmin')
    await visit(path)
    await press(they, 'look.save')
    await page.getByText(say('settings.look.unchanged')).waitFor()
    await seesCount(page.getByText(say('settings.look.saved')), 0)
  },
)

journey(
  'colours that are not complete are ignored, and the screen says so',
  { tenant: 'casteleijn' },
  async (traveller) => {
    const { page, visit, signIn, expect } = traveller
    expect(422)
    await signIn('center')
    await visit(path)
    const { 950: _, ...ten } = indigo
    await primary(traveller).fill(JSON.stringify(ten))
    await press(traveller, 'look.save')
    const why = say('settings.look.shades.missing', { shades: '950' })
    await page.getByRole('alert').getByText(say('settings.look.ignored', { why })).waitFor()
    await seeFocus(page, primary(traveller))
    await seesCount(page.getByText(say('settings.look.saved')), 0)
    await seesInPage(page, styleOf('--p-700'), indigo[700])
  },
)

journey('colours on which nothing can be read are refused', { tenant: 'casteleijn' }, async (traveller) => {
  const { page, visit, signIn, expect } = traveller
  expect(422)
  await signIn('schooladmin')
  await visit(path)
  await primary(traveller).fill(JSON.stringify({ ...indigo, 700: '#dae0ff', 800: '#dae0ff', 900: '#dae0ff' }))
  await press(traveller, 'look.save')
  await page.getByRole('alert').first().waitFor()
  await seesInPage(page, styleOf('--p-700'), indigo[700])
})

journey(
  'a host changes what others read about it, but not the look of the site',
  { tenant: 'raayland' },
  async (traveller) => {
    const { page, visit, signIn } = traveller
    await signIn('provider')
    await visit(path)
    const city = page.getByRole('textbox', { name: say('settings.organization.fields.city') })
    await city.fill('Elburg')
    const website = page.getByRole('textbox', { name: say('settings.organization.fields.website') })
    await website.fill('www.elburg.example')
    const postalCode = page.getByRole('textbox', { name: say('settings.organization.fields.postalCode') })
    await postalCode.fill('12')
    await city.focus()
    await page.getByText(say('ui.problems.postalCode')).waitFor()
    await postalCode.fill('8081 AB')
    await press(traveller, 'save')
    await page.getByText(say('settings.organization.saved')).waitFor()
    // By way of another page: going to the same one is a reload, and a browser puts back what was typed there.
    await visit('/dashboard')
    await visit(path)
    await seesValue(city, 'Elburg')
    await seesValue(website, 'https://www.elburg.example')
    await seesCount(primary(traveller), 0)
  },
)

journey('a student has settings of their own and no others', {}, async ({ page, visit, signIn, expect }) => {
  await signIn('student')
  await visit('/instellingen')
  await page.getByRole('link', { name: say('account.menu.cards.profile.title') }).waitFor()
  await seesCount(page.getByRole('link', { name: say('settings.menu.look.title') }), 0)
  expect(403)
  await visit(path)
  await page.getByRole('heading', { level: 1, name: say('errors.403.title') }).waitFor()
})

journey('recent actions say what was put in the menu', { tenant: 'oldebroek' }, async ({ page, visit, signIn }) => {
  await signIn('schooladmin')
  // Much happens at a school: only what happened to its website.
  await visit('/recente_acties?soort=content')
  const who = say('activities.you')
  await page.getByText(say('content.activities.named.menuItem_created', { who, title: 'Nieuws' })).waitFor()
  await seesCount(page.getByText(say('content.activities.events.menuItem_created', { who })), 0)
})
