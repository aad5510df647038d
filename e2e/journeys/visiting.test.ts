import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tenantByKey } from '#protocol/tenants/all.ts'
import type { Tenant } from '#protocol/tenants/tenant.ts'
import { seeFocus } from '../support/focus.ts'
import { isListening, journey, serverUrl } from '../support/journey.ts'
import { readerOf, titleOf, wordsIn } from '../support/read-page.ts'
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

/** One site in a browser; that the others look as they should is in every-page/look-of-sites.test.ts. */
journey('a visitor sees whose site it is, and what is new there', {}, async ({ page, visit }) => {
  const { name, appName, slogan, theme } = tenantByKey('demo') as Tenant
  await visit('/')
  await seesTitle(page, new RegExp(`${appName}$`))
  const home = page.getByRole('banner').getByRole('link', { name: say('shell.toHome', { app: appName }) })
  await home.filter({ hasText: name }).waitFor()
  await page.getByText(slogan.nl).first().waitFor()
  await seesCount(page.getByRole('heading', { level: 1 }), 1)
  const cards = page.getByRole('region', { name: say('home.new.title') }).getByRole('heading', { level: 3 })
  // One may be published just now.
  await becomes(
    'the newest ones',
    async () => {
      const newest = await newestVacancies('demo')
      await visit('/')
      return { newest, shown: await cards.allInnerTexts() }
    },
    ({ newest, shown }) => shown.length > 0 && shown.join() === newest.join(),
  )
  await seesInPage(page, styleOf('--p-600'), theme.primary[600])
  assert.match(await page.evaluate('getComputedStyle(document.body).fontFamily'), new RegExp(theme.fonts.sans))
})

for (const { key, appName, slogan } of ['demo', 'mas4you', 'raayland'].map((each) => tenantByKey(each) as Tenant)) {
  test(`a visitor of ${key} reads its own name and words, in the language of their browser`, async () => {
    for (const language of ['nl', 'en'] as const) {
      const { html } = await (await readerOf(key, { language }))('/')
      assert.ok(titleOf(html).endsWith(appName), titleOf(html))
      assert.match(html, new RegExp(`<html[^>]* lang="${language}"`))
      assert.ok(wordsIn(html).includes(slogan[language]), slogan[language])
    }
  })
}

const bankTitles = {
  demo: 'Stagebank - stages zoeken - Stagehaven Demo',
  mas4you: 'Stagebank - MaS stages zoeken - MaS4You',
  match2gether: 'Vrijwilligerswerk - Match2Gether',
}
for (const [tenant, title] of Object.entries(bankTitles)) {
  test(`the stagebank of ${tenant} is called what it is there`, async () => {
    assert.equal(titleOf((await (await readerOf(tenant))('/stagebank')).html), title)
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

journey('an unknown page says so and leads home', {}, async ({ page, visit, expect }) => {
  expect(404)
  await visit('/bestaat/niet')
  await page.getByRole('heading', { level: 1, name: say('errors.404.title') }).waitFor()
  await page.getByRole('link', { name: say('errors.home'), exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
  const read = await readerOf('demo')
  for (const path of ['/bestaat/niet', '/dashboard/bestaat-niet']) {
    const { status, html } = await read(path)
    assert.equal(status, 404, path)
    assert.ok(wordsIn(html).includes(say('errors.404.title')), path)
  }
})

journey('the first stop of the keyboard skips to the content', {}, async ({ page, visit }) => {
  await visit('/privacyverklaring')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: say('shell.skip') })
  await seeFocus(page, skip)
  await page.keyboard.press('Enter')
  await seeFocus(page, page.getByRole('main'))
})
