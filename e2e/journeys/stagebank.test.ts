import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { seeFocus } from '../support/focus.ts'
import { journey, listens, serverUrl } from '../support/journey.ts'
import { seesAttribute, seesCount } from '../support/sees.ts'
import { becomes } from '../support/wait-until.ts'
import { say } from '../support/words.ts'

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const total = async (page: Page) => Number.parseInt(await page.getByRole('heading', { level: 1 }).innerText(), 10)
const totalBecomes = (page: Page, isRight: (value: number) => boolean) =>
  becomes('the number of stages', () => total(page), isRight)
const cardsBecome = (page: Page, isRight: (titles: string[]) => boolean) =>
  becomes('the titles', () => cards(page).getByRole('heading').allInnerTexts(), isRight)
const filter = (page: Page) => page.getByRole('form', { name: say('stagebank.filters.label') }).first()

journey('a visitor searches from the home page and opens a stage', { viewport: phone }, async ({ page, visit }) => {
  await visit('/')
  await page.getByRole('searchbox', { name: say('home.raft.what') }).fill('voorlezen')
  await page.getByRole('button', { name: say('home.raft.look') }).click()
  await page.waitForURL((url) => url.pathname === '/stagebank' && url.searchParams.get('q') === 'voorlezen')
  await cardsBecome(page, (titles) => /voorlezen/i.test(titles[0] ?? ''))

  const first = cards(page).getByRole('link').first()
  const title = await first.innerText()
  await first.click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  const signIn = page.getByRole('link', { name: say('applications.apply.guest.action') })
  const { pathname, search } = new URL(page.url())
  await seesAttribute(signIn, 'href', `/inloggen/leerling?terug=${encodeURIComponent(pathname + search)}`)
})

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without'
  journey(
    `the way back from a stage leads to the same page of the same search, ${how} scripts`,
    { viewport: phone, javaScriptEnabled },
    async ({ page, visit }) => {
      const asked = '?sector=zorg&sector=kinderen&per=12&page=2'
      await visit(`/stagebank${asked}`)
      const first = cards(page).getByRole('link').first()
      const title = await first.innerText()
      await first.click()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await page.reload()
      await page.getByRole('link', { name: say('stagebank.back') }).click()
      await page.waitForURL((url) => url.pathname === '/stagebank' && url.search === asked)
      await cards(page).getByRole('link', { name: title }).first().waitFor()
    },
  )
}

journey(
  'on a narrow phone filters lie in a sheet that says how many there are, and chips let go of them',
  { viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' },
  async ({ page, visit }) => {
    await visit('/stagebank')
    const all = await total(page)
    await page.getByRole('button', { name: say('stagebank.filters.title') }).click()
    const sheet = page.getByRole('dialog', { name: say('stagebank.filters.title') })
    await sheet.getByRole('checkbox', { name: say('stagebank.sectors.buurt') }).click()
    await page.waitForURL((url) => url.search === '?sector=buurt')
    const show = sheet.getByRole('button', { name: /^Toon \d+ stages$/ })
    await becomes(
      'the button',
      () => show.innerText(),
      (text) => Number.parseInt(text.slice(5), 10) < all,
    )
    await show.click()
    await sheet.waitFor({ state: 'detached' })
    await totalBecomes(page, (number) => number > 0 && number < all)
    const label = say('stagebank.sectors.buurt')
    await page.getByRole('link', { name: say('stagebank.chips.remove', { label }) }).click()
    await page.waitForURL((url) => url.search === '')
    // One more may have come meanwhile.
    await totalBecomes(page, (number) => number >= all)
  },
)

journey(
  'sectors narrow the list, in the address too, and can be let go of',
  { viewport: desktop },
  async ({ page, visit }) => {
    await visit('/stagebank')
    const all = await total(page)
    await filter(page)
      .getByRole('checkbox', { name: say('stagebank.sectors.zorg') })
      .press('Space')
    await page.waitForURL((url) => url.search === '?sector=zorg')
    const care = await totalBecomes(page, (number) => number > 0 && number < all)
    await filter(page)
      .getByRole('checkbox', { name: say('stagebank.sectors.dieren') })
      .click()
    await page.waitForURL((url) => url.search === '?sector=zorg&sector=dieren')
    await totalBecomes(page, (number) => number > care && number < all)
    await page.getByRole('link', { name: say('stagebank.clear') }).click()
    await page.waitForURL((url) => url.search === '')
    // One more may have come meanwhile.
    await totalBecomes(page, (number) => number >= all)
  },
)

journey('hours, order, page size and pages work', { viewport: desktop }, async ({ page, visit }) => {
  await visit('/stagebank')
  await seesCount(cards(page), 24)
  await page.getByRole('combobox', { name: say('stagebank.per.label') }).selectOption('12')
  await page.waitForURL((url) => url.search === '?per=12')
  await cardsBecome(page, (titles) => titles.length === 12)
  await page.getByRole('link', { name: say('table.next') }).click()
  await page.waitForURL((url) => url.searchParams.get('page') === '2')
  await filter(page)
    .getByRole('combobox', { name: say('stagebank.hoursFilter.label') })
    .selectOption('10')
  await page.waitForURL((url) => url.searchParams.get('uren') === '10' && !url.searchParams.has('page'))
  await visit('/stagebank?plaats=Soest')
  await page.getByRole('combobox', { name: say('stagebank.sort.label') }).selectOption('nieuw')
  await page.waitForURL((url) => url.search === '?plaats=Soest&sort=nieuw')
})

journey(
  'a place is asked by name, and one that nobody knows is said at the field',
  { viewport: desktop },
  async (my) => {
    const { page, visit } = my
    await visit('/stagebank')
    const place = filter(page).getByRole('combobox', { name: say('stagebank.place.label') })
    await place.fill('Soest')
    await place.press('Enter')
    await page.waitForURL((url) => url.search === '?plaats=Soest')
    await cards(page).first().getByText(/ km$/).waitFor()
    await filter(page)
      .getByRole('combobox', { name: say('stagebank.radius.label') })
      .selectOption('5')
    await page.waitForURL((url) => url.search === '?plaats=Soest&straal=5')
    await place.fill('Nergenshuizen')
    await place.press('Enter')
    await page.getByText(say('stagebank.place.unknown', { place: 'Nergenshuizen' })).waitFor()
  },
)

journey('a student keeps a stage and a search, and finds both back', { viewport: phone }, async (my) => {
  const { page, visit, signIn } = my
  await signIn('student')
  await visit('/stagebank?q=tuin&leeftijd=alle')
  const card = cards(page).first()
  const title = await card.getByRole('heading').innerText()
  const keep = card.getByRole('button', { name: say('favourites.button.label', { title }) })
  if ((await keep.getAttribute('aria-pressed')) === 'false') await keep.click()
  await becomes(
    'the ribbon',
    () => keep.getAttribute('aria-pressed'),
    (pressed) => pressed === 'true',
  )
  const save = page.getByRole('button', { name: say('saved-searches.save.button') })
  await listens(save)
  await save.click()
  // Both show at once; this link comes when the server has it. Who goes on by a link loses nothing that is on its way.
  await page.getByRole('link', { name: say('saved-searches.save.see') }).click()
  const tabs = page.getByRole('navigation', { name: say('favourites.tabs.label') })
  await tabs.getByRole('link', { name: say('favourites.tabs.places') }).click()
  const kept = cards(page).filter({ hasText: title }).first()
  await kept.getByRole('button', { name: say('favourites.button.label', { title }) }).click()
  await kept.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: say('favourites.tabs.searches') }).click()
  await page.getByRole('button', { name: say('saved-searches.delete', { name: 'tuin' }) }).click()
  await page.getByRole('button', { name: say('saved-searches.undo') }).click()
  await page.getByRole('button', { name: say('saved-searches.delete', { name: 'tuin' }) }).waitFor()
  await page
    .getByRole('link', { name: say('saved-searches.open') })
    .first()
    .click()
  await page.waitForURL((url) => url.pathname === '/stagebank' && url.searchParams.get('q') === 'tuin')
})

journey('nothing found offers a wider question', {}, async ({ page, visit }) => {
  await visit('/stagebank?q=xylozwk')
  await page.getByText(say('stagebank.none.fits')).waitFor()
  await page.getByRole('link', { name: say('stagebank.none.all') }).click()
  await page.waitForURL((url) => url.search === '')
  await totalBecomes(page, (number) => number > 0)
})

journey(
  'the stagebank works without scripts',
  { javaScriptEnabled: false, viewport: desktop },
  async ({ page, visit }) => {
    await visit('/stagebank?sector=zorg')
    await filter(page)
      .getByRole('checkbox', { name: say('stagebank.sectors.dieren') })
      .check()
    await filter(page)
      .getByRole('button', { name: say('stagebank.apply') })
      .click()
    await page.waitForURL((url) => url.searchParams.getAll('sector').join() === 'zorg,dieren')
    await filter(page)
      .getByRole('combobox', { name: say('stagebank.hoursFilter.label') })
      .selectOption('20')
    await filter(page)
      .getByRole('button', { name: say('stagebank.apply') })
      .click()
    await page.waitForURL((url) => url.searchParams.get('uren') === '20' && url.searchParams.get('sector') === 'zorg')
    await page.getByRole('searchbox', { name: say('stagebank.search.label') }).fill('kinderen')
    await page.getByRole('button', { name: say('stagebank.search.go') }).click()
    await page.waitForURL((url) => url.searchParams.get('q') === 'kinderen' && url.searchParams.get('uren') === '20')
  },
)

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without'
  journey(
    `on a phone the map takes the place of the list, ${how} scripts`,
    { viewport: phone, javaScriptEnabled },
    async ({ page, visit }) => {
      await visit('/stagebank')
      await page.getByRole('link', { name: say('stagebank.showMap'), exact: true }).click()
      await page.waitForURL((url) => url.search === '?kaart=1')
      await page.getByRole('region', { name: say('map.label') }).waitFor()
      await seesCount(cards(page), 0)
      await page.getByRole('link', { name: say('stagebank.showList') }).click()
      await page.waitForURL((url) => url.search === '')
      await cardsBecome(page, (titles) => titles.length > 0)
    },
  )
}

journey('a pin of the map opens a card by keyboard, and Escape leads back', { viewport: desktop }, async (my) => {
  const { page, visit } = my
  await visit('/stagebank?q=voorlezen')
  const pin = page
    .getByRole('region', { name: say('map.label') })
    .locator('[role=button][aria-pressed]')
    .first()
  const title = (await pin.getAttribute('aria-label')) ?? ''
  await pin.press('Enter')
  const card = page.getByRole('group', { name: title })
  await card.waitFor()
  await seeFocus(page, card)
  await page.keyboard.press('Escape')
  await card.waitFor({ state: 'detached' })
  await seeFocus(page, page.getByRole('button', { name: title, exact: true }))
})

journey('search engines read a stage as a vacancy', {}, async ({ page, visit }) => {
  await visit('/stagebank')
  const first = cards(page).getByRole('link').first()
  const title = await first.innerText()
  await first.click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  const posting = JSON.parse(await page.locator('script[type="application/ld+json"]').innerText())
  assert.equal(posting['@type'], 'JobPosting')
  assert.equal(posting.title, title)
  assert.equal(posting.url, page.url())
})

journey('another bank takes over every open stage from the feed', { tenant: 'mas4you' }, async ({ page, visit }) => {
  await visit('/stagebank')
  const kinds = ['application/ld+json', 'application/rss+xml'] as const
  const [json, rss] = await Promise.all(
    kinds.map((type) => page.locator(`link[rel=alternate][type="${type}"]`).getAttribute('href')),
  )
  const read = (to: string | null | undefined) =>
    page.evaluate(async (address) => {
      const answer = await fetch(address)
      return { text: await answer.text(), next: /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] }
    }, to ?? '')
  const found: { url: string; title: string }[] = []
  for (let to: string | null | undefined = json; to; ) {
    const { text, next } = await read(to)
    const feed: { dataFeedElement: { item: { '@type': string; url: string; title: string } }[] } = JSON.parse(text)
    for (const { item } of feed.dataFeedElement) {
      assert.equal(item['@type'], 'JobPosting')
      found.push(item)
    }
    to = next
  }
  const open = await fetch(`${serverUrl()}/api/v1/vacancies?filter[status_eq]=published&page[size]=1`, {
    headers: { 'x-tenant': 'mas4you' },
  })
  const { meta }: { meta: { pagination: { records: number } } } = JSON.parse(await open.text())
  assert.ok(found.length > 100, 'there is more than one page of them')
  assert.equal(new Set(found.map(({ url }) => url)).size, meta.pagination.records)

  const { text } = await read(rss)
  const titles = await page.evaluate<[string, string][]>(
    `Array.from(new DOMParser().parseFromString(${JSON.stringify(text)}, 'application/xml').querySelectorAll('item'),
      (item) => ['title', 'link'].map((name) => item.querySelector(name).textContent))`,
  )
  assert.equal(titles.length, 100)
  for (const [at, [title, link]] of titles.entries()) {
    assert.equal(link, found[at]?.url)
    assert.ok(title.startsWith(`${found[at]?.title} - `), title)
  }
})

journey('a stage that is not there is not found', {}, async ({ page, visit, expect }) => {
  expect(404)
  for (const id of ['00000000-0000-4000-8000-000000000000', 'geen-nummer']) {
    await visit(`/stagebank/${id}`)
    await page.getByRole('heading', { level: 1, name: say('errors.404.title') }).waitFor()
  }
})

journey('an address that was typed with a space in it is drawn the same by both sides', {}, async ({ page, visit }) => {
  // What the server and the browser draw differently would be told on the console, which every journey watches.
  await visit('/stagebank?plaats=5802%20AA')
  await page
    .getByRole('link', {
      name: say('stagebank.chips.remove', { label: say('stagebank.chips.near', { place: '5802 AA' }) }),
    })
    .waitFor()
})
