import { makeShades } from '#protocol/tenants/make-shades.ts'
import { indigo } from '#protocol/tenants/palettes.ts'
import { journey, type Traveller } from '../support/journey.ts'
import { seesAttribute, seesCount, seesInPage, seesValue } from '../support/sees.ts'
import { say } from '../support/words.ts'

const path = '/instellingen/organisatie'
const lookPath = '/content/look'
const styleOf = (name: string) => `getComputedStyle(document.documentElement).getPropertyValue('${name}').trim()`
const colourField = ({ page }: Traveller) => page.locator('input[name=primary]')
const press = ({ page }: Traveller, key: string) =>
  page.getByRole('button', { name: say(`settings.${key}`), exact: true }).click()
const confirm = async ({ page }: Traveller, step: 'undo' | 'drop') => {
  await page.getByRole('button', { name: say(`settings.look.${step}.verb`), exact: true }).click()
  const question = page.getByRole('alertdialog', { name: say(`settings.look.${step}.title`) })
  await question.getByRole('button', { name: say(`settings.look.${step}.verb`) }).click()
}

journey(
  'a school tries a look on a real page, publishes it and takes it back',
  { tenant: 'axia' },
  async (traveller) => {
    const { page, visit, signIn, expect } = traveller
    await signIn('schooladmin')
    await visit('/instellingen')
    await page.getByRole('link', { name: say('settings.menu.look.title') }).click()
    await page.waitForURL((url) => url.pathname === lookPath)
    const within = page.frameLocator('iframe')
    await within.getByRole('heading', { level: 1 }).waitFor()
    await seesCount(within.locator('script[src]'), 0)

    // A word is no colour that we know: said in plain words, at its field.
    expect(422)
    await colourField(traveller).fill('blauw')
    await press(traveller, 'look.save')
    await page.locator('#veld-primary').getByText(say('settings.look.shades.notColour')).waitFor()

    // Too dark for the night: it says so, and one press takes the nearest that can be read.
    await colourField(traveller).fill('#0a1a3a')
    await page.getByText(say('settings.look.contrast.bad')).waitFor()
    await page.getByRole('button', { name: /^Neem #/ }).click()
    await page.getByText(say('settings.look.contrast.good', { count: 8 })).waitFor()
    const colour = await colourField(traveller).inputValue()
    const shades = makeShades(colour)
    await page.getByRole('radio', { name: say('settings.look.shapes.straight') }).check()
    await seesAttribute(within.locator('html'), 'data-shape', 'straight')
    await page.getByRole('radio', { name: say('settings.look.preview.dark') }).check()
    await seesAttribute(within.locator('html'), 'data-mode', 'dark')
    await page.getByRole('textbox', { name: say('settings.look.fields.name') }).fill('Axia aan zee')
    await press(traveller, 'look.save')
    await page.getByText(say('settings.look.done.saved')).waitFor()
    await within
      .getByRole('link', { name: /Axia aan zee/ })
      .first()
      .waitFor()
    await seesInPage(page, styleOf('--p-700'), indigo[700])

    await press(traveller, 'look.publish')
    await page.getByText(say('settings.look.done.published')).waitFor()
    await visit('/')
    await seesInPage(page, styleOf('--p-700'), shades[700])
    await seesAttribute(page.locator('html'), 'data-shape', 'straight')
    await page
      .getByRole('link', { name: /Axia aan zee/ })
      .first()
      .waitFor()

    await visit(lookPath)
    await confirm(traveller, 'undo')
    await page.getByText(say('settings.look.done.undone')).waitFor()
    await visit('/')
    await seesInPage(page, styleOf('--p-700'), indigo[700])
    await seesAttribute(page.locator('html'), 'data-shape', 'full')
  },
)

journey('colours that are not complete are refused, and the field says why', { tenant: 'casteleijn' }, async (they) => {
  const { page, visit, signIn, expect } = they
  expect(422)
  await signIn('center')
  await visit(lookPath)
  const { 950: _, ...ten } = indigo
  await colourField(they).fill(JSON.stringify(ten))
  await press(they, 'look.publish')
  await page
    .getByRole('alert')
    .getByText(say('settings.look.shades.missing', { shades: '950' }))
    .waitFor()
  await seesCount(page.getByText(say('settings.look.done.published')), 0)
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
    await seesCount(page.getByRole('link', { name: say('content.desk.tabs.look') }), 0)
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
