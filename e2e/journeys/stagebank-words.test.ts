import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { journey, listens } from '../support/journey.ts'
import { seesCount, seesValue } from '../support/sees.ts'
import { say } from '../support/words.ts'

const phone = { width: 390, height: 844 }
const narrow = { width: 320, height: 640 }

const heading = (page: Page, q: string) => page.getByRole('heading', { level: 1, name: new RegExp(`“${q}”`) })
const chip = (page: Page, label: string) => page.getByRole('link', { name: say('stagebank.chips.remove', { label }) })

/** A hint that is too long is cut without a trace: the field itself does not overflow, so its words are measured. */
const cutHints = `[...document.querySelectorAll('main input[placeholder]')].flatMap((field) => {
  const { font, paddingLeft, paddingRight } = getComputedStyle(field)
  const pen = document.createElement('canvas').getContext('2d')
  pen.font = font
  const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  return room > 0 && pen.measureText(field.placeholder).width > room ? [field.placeholder] : []
})`

for (const locale of ['nl', 'en'] as const) {
  journey(`no hint of a search field is cut on a narrow phone, in ${locale}`, { viewport: narrow }, async (my) => {
    const { page, context, visit, signIn } = my
    await visit('/')
    await context.addCookies([{ name: 'locale', value: locale, url: page.url() }])
    await signIn('student')
    for (const path of ['/', '/stagebank', '/zoeken']) {
      await visit(path)
      assert.deepEqual(await page.evaluate(cutHints), [], path)
    }
  })
}

journey(
  'a student who looks for what is not there sees what is wider, and keeps what the list is about',
  { tenant: 'mas4you', viewport: phone },
  async ({ page, visit, signIn }) => {
    await signIn('student')
    await visit('/stagebank?q=hamsters')
    await heading(page, 'dieren').waitFor()
    await page.getByText(say('stagebank.readWider', { typed: 'hamsters', read: 'dieren' })).waitFor()

    await visit('/stagebank?q=bejaardn')
    await heading(page, 'bejaarden').waitFor()
    await page.getByRole('link', { name: say('stagebank.exact', { typed: 'bejaardn' }) }).waitFor()
    const save = page.getByRole('button', { name: say('saved-searches.save.button') })
    await listens(save)
    const isKept = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await save.click()
    await isKept
    await visit('/favorieten/zoekopdrachten')
    const forget = page.getByRole('button', { name: say('saved-searches.delete', { name: 'bejaarden' }) })
    await listens(forget)
    await forget.click()
    await forget.waitFor({ state: 'detached' })
  },
)

journey(
  'a place that nobody knows leaves the distance from home and the order, as if it was not asked for',
  { tenant: 'mas4you', viewport: phone },
  async ({ page, visit, signIn }) => {
    await signIn('student')
    await visit('/stagebank?plaats=Nergenshuizen&straal=10')
    await page.getByText(say('stagebank.place.everywhere', { place: 'Nergenshuizen' })).waitFor()
    await page.getByRole('article').first().getByText(/ km$/).waitFor()
    await seesCount(chip(page, say('stagebank.chips.within', { place: 'Nergenshuizen', radius: 10 })), 0)
    await seesValue(page.getByRole('combobox', { name: say('stagebank.sort.label') }), 'nieuw')
  },
)

journey(
  'a place with a typing error is read as the town, which is told and can be undone',
  { viewport: phone, reducedMotion: 'reduce' },
  async ({ page, visit }) => {
    await visit('/stagebank')
    await page.getByRole('button', { name: say('stagebank.filters.title') }).click()
    const sheet = page.getByRole('dialog', { name: say('stagebank.filters.title') })
    const place = sheet.getByRole('combobox', { name: say('stagebank.place.label') })
    await place.fill('Zeits')
    await place.press('Enter')
    await seesValue(place, 'Zeist')
    await sheet.getByRole('button', { name: /^Toon \d+ stage/ }).click()
    await chip(page, say('stagebank.chips.near', { place: 'Zeist' })).waitFor()
    await page.getByText(say('stagebank.place.readAs', { typed: 'Zeits', read: 'Zeist' })).waitFor()
    await page.getByRole('link', { name: say('stagebank.place.without') }).click()
    await page.waitForURL((url) => !url.searchParams.has('plaats'))
  },
)

journey(
  'who types a town where nothing is gets what is around it, also of a misspelt one',
  { tenant: 'mas4you', viewport: phone },
  async ({ page, visit }) => {
    for (const q of ['Amersfoort', 'Amersfort']) {
      await visit(`/stagebank?q=${q}`)
      await page
        .getByRole('link', { name: new RegExp(`^${say('stagebank.wider.around', { radius: 20, place: q })}`) })
        .click()
      await page.waitForURL(({ searchParams }) => searchParams.get('plaats') === q && !searchParams.has('q'))
      await page.getByRole('article').first().waitFor()
    }
    await visit('/stagebank?q=xyzzy')
    await page.getByRole('link', { name: say('stagebank.none.all') }).waitFor()
    await seesCount(page.getByRole('list', { name: say('stagebank.none.ways') }), 0)
  },
)

journey(
  'where nothing is found a wider circle and a mail are offered, to a visitor after signing in',
  { viewport: phone },
  async ({ page, visit, signIn }) => {
    await visit('/stagebank?q=dieren&plaats=Maastricht&straal=5')
    await page.getByRole('link', { name: new RegExp(`^${say('stagebank.wider.anywhere')}`) }).waitFor()
    const door = page.getByRole('link', { name: say('stagebank.none.signIn') })
    assert.match((await door.getAttribute('href')) ?? '', /^\/inloggen\?terug=%2Fstagebank%3Fq%3Ddieren/)
    await signIn('student')
    await visit('/stagebank?q=dieren&plaats=Maastricht&straal=5')
    await page.getByText(say('stagebank.none.tellMe')).waitFor()
    await page.getByRole('button', { name: say('saved-searches.save.button') }).waitFor()
  },
)

journey(
  'a distance alone is from home, and who has none here is asked for a place',
  { tenant: 'mas4you' },
  async ({ page, visit, signIn }) => {
    const radius = page.getByRole('combobox', { name: say('stagebank.radius.label') })
    await visit('/stagebank')
    await radius.selectOption('20')
    await page.waitForURL((url) => url.search === '?straal=20')
    await page.getByText(say('stagebank.place.needed')).first().waitFor()
    await signIn('student')
    await visit('/stagebank')
    await radius.selectOption('20')
    await page.waitForURL((url) => /^\?plaats=\d{4}&straal=20$/.test(url.search))
    const place = new URL(page.url()).searchParams.get('plaats') ?? ''
    await chip(page, say('stagebank.chips.within', { place, radius: 20 })).waitFor()
  },
)

journey(
  'the way to the map does not lie over the head of the list',
  { tenant: 'mas4you', viewport: { width: 320, height: 400 } },
  async ({ page, visit, signIn }) => {
    await signIn('student')
    await visit('/stagebank?q=bejaardn')
    const [sort, map] = await Promise.all(
      [
        page.getByRole('combobox', { name: say('stagebank.sort.label') }),
        page.getByRole('link', { name: say('stagebank.showMap'), exact: true }),
      ].map((part) => part.boundingBox()),
    )
    assert.ok(sort && map && map.y >= sort.y + sort.height, 'it is below what one chooses with')
  },
)

journey('an order that is chosen before the page listens counts when it does', { viewport: phone }, async (my) => {
  const { page } = my
  const chosen = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', (route) => chosen.promise.then(() => route.continue()))
  await page.goto('/stagebank?q=dieren', { waitUntil: 'commit' })
  const sort = page.getByRole('combobox', { name: say('stagebank.sort.label') })
  await sort.selectOption('nieuw')
  chosen.resolve()
  await page.waitForURL((url) => url.search === '?q=dieren&sort=nieuw')
})
