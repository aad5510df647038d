import assert from 'node:assert/strict'
import { tenantByKey } from '#protocol/tenants/all.ts'
import { seeFocus } from '../support/focus.ts'
import { isListening, journey, serverUrl } from '../support/journey.ts'
import { seesAttribute, seesCount, seesInPage, seesPath, seesTitle, seesValue } from '../support/sees.ts'
import { fields } from '../support/sign-in-form.ts'
import { becomes } from '../support/wait-until.ts'
import { type Locale, say } from '../support/words.ts'

const styleOf = (name: string) => `getComputedStyle(document.documentElement).getPropertyValue('${name}').trim()`

async function newestVacancies(tenant: string): Promise<string[]> {
  const query = 'filter[status_eq]=published&sort=-published_at&page[size]=6'
  const answer = await fetch(`${serverUrl()}/api/v1/vacancies?${query}`, { headers: { 'x-tenant': tenant } })
  const { data } = (await answer.json()) as { data: { attributes: { title: string } }[] }
  return data.map(({ attributes }) => attributes.title)
}

for (const key of ['demo', 'mas4you', 'raayland']) {
  const tenant = tenantByKey(key)
  if (!tenant) throw new Error(`There is no tenant ${key}`)

  journey(`a visitor of ${key} sees whose site it is`, { tenant: key }, async ({ page, visit }) => {
    await visit('/')
    await seesTitle(page, new RegExp(`${tenant.appName}$`))
    const home = page.getByRole('banner').getByRole('link', { name: say('shell.toHome', { app: tenant.appName }) })
    await home.filter({ hasText: tenant.name }).waitFor()
    await page.getByText(tenant.slogan.nl).first().waitFor()
    await seesCount(page.getByRole('heading', { level: 1 }), 1)
    const cards = page.getByRole('region', { name: say('home.new.title') }).getByRole('heading', { level: 3 })
    // One may be published just now.
    await becomes(
      'the newest ones',
      async () => {
        const newest = await newestVacancies(key)
        await visit('/')
        return { newest, shown: await cards.allInnerTexts() }
      },
      ({ newest, shown }) => shown.length > 0 && shown.join() === newest.join(),
    )
    await seesInPage(page, styleOf('--p-600'), tenant.theme.primary[600])
    assert.match(await page.evaluate('getComputedStyle(document.body).fontFamily'), new RegExp(tenant.theme.fonts.sans))
  })

  journey(
    `a visitor of ${key} with an English browser reads English`,
    { tenant: key, locale: 'en-GB' },
    async ({ page, visit }) => {
      await visit('/')
      await seesAttribute(page.locator('html'), 'lang', 'en')
      await page.getByText(tenant.slogan.en).first().waitFor()
    },
  )
}

const bankTitles = {
  demo: 'Stagebank - stages zoeken - Stagehaven Demo',
  mas4you: 'Stagebank - MaS stages zoeken - MaS4You',
  match2gether: 'Vrijwilligerswerk - Match2Gether',
}
for (const [tenant, title] of Object.entries(bankTitles)) {
  journey(`the stagebank of ${tenant} is called what it is there`, { tenant }, async ({ page, visit }) => {
    await visit('/stagebank')
    await seesTitle(page, new RegExp(`^${title}$`))
  })
}

journey(
  'a visitor of a site for volunteers reads of their work in the menu',
  { tenant: 'match2gether' },
  async (they) => {
    const { page, visit } = they
    await visit('/')
    const menu = page.getByRole('banner')
    await menu.getByRole('link', { name: 'Voor organisaties' }).waitFor()
    await menu.getByRole('link', { name: 'Vrijwilligerswerk' }).click()
    await seesPath(page, '/stagebank')
  },
)

journey('the language changes in place: same page, and what was typed stays', {}, async ({ page, visit }) => {
  const press = (locale: Locale, now: Locale) =>
    page.getByRole('button', { name: say(`shell.languages.${locale}`, {}, now) }).click()
  await visit('/inloggen/school?terug=%2Faccount%2Froles')
  await fields(page).email.fill('half getypt')
  await press('en', 'nl')
  const english = page.getByRole('textbox', { name: say('sign-in.fields.email', {}, 'en') })
  await english.waitFor()
  await seesValue(english, 'half getypt')
  await seesPath(page, '/inloggen/school?terug=%2Faccount%2Froles')
  await seesAttribute(page.locator('html'), 'lang', 'en')

  await page.reload()
  await isListening(page)
  await seesAttribute(page.locator('html'), 'lang', 'en', 'the choice is kept')
  await press('nl', 'en')
  await fields(page).email.waitFor()
})

journey('the language changes without scripts', { javaScriptEnabled: false }, async ({ page, visit }) => {
  await visit('/privacyverklaring')
  await page.getByRole('button', { name: say('shell.languages.en') }).click()
  await page.getByRole('heading', { level: 1, name: say('content.privacy.title', {}, 'en') }).waitFor()
  await seesPath(page, '/privacyverklaring')
})

for (const path of ['/bestaat/niet', '/dashboard/bestaat-niet']) {
  journey(`an unknown page says so and leads home: ${path}`, {}, async ({ page, visit, expect }) => {
    expect(404)
    const answer = page.waitForResponse((response) => new URL(response.url()).pathname === path)
    await visit(path)
    assert.equal((await answer).status(), 404)
    await page.getByRole('heading', { level: 1, name: say('errors.404.title') }).waitFor()
    await page.getByRole('link', { name: say('errors.home'), exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/')
  })
}

journey('the first stop of the keyboard skips to the content', {}, async ({ page, visit }) => {
  await visit('/privacyverklaring')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: say('shell.skip') })
  await seeFocus(page, skip)
  await page.keyboard.press('Enter')
  await seeFocus(page, page.getByRole('main'))
})
