import assert from 'node:assert/strict'
import { test } from 'node:test'
import { journey } from '../support/journey.ts'
import { linksIn, type ReadPage, readerOf, wordsIn } from '../support/read-page.ts'
import { becomes } from '../support/wait-until.ts'
import { say } from '../support/words.ts'

const tenant = 'corderius'

/** Each number on the dashboard, and how long the list is that it leads to. */
async function followNumbers(read: ReadPage) {
  const { html } = await read('/dashboard')
  const [bar = ''] = html.slice(html.indexOf(`aria-label="${say('dashboard.stages.label')}"`)).split('</ol>')
  const links = bar.match(/<a [\s\S]*?<\/a>/g) ?? []
  return Promise.all(
    links.map(async (link) => {
      const [to = ''] = linksIn(link)
      const list = (await read(to)).html.replaceAll('<!-- -->', '')
      const found = /<p[^>]*>(?:\d+ tot )?\d+ van (\d+)<\/p>/.exec(list)?.[1]
      return { to, told: /\d+$/.exec(wordsIn(link).trim())?.[0], found }
    }),
  )
}

test('each number on the dashboard of a school leads to the people it counts', { timeout: 300_000 }, async () => {
  const read = await readerOf(tenant, { account: 'schooladmin' })
  // Somebody may come between the one and the other.
  const numbers = await becomes(
    'the numbers, and what they lead to',
    () => followNumbers(read),
    (all) => all.every(({ told, found }) => told !== undefined && told === found),
  )
  assert.ok(numbers.length >= 4, 'the students are spread over the route')
})

journey('a school goes from how many are late to who they are', { tenant }, async ({ page, signIn, visit }) => {
  await signIn('schooladmin')
  await visit('/dashboard')
  await page.getByRole('link', { name: say('dashboard.school.facts.late') }).click()
  await page.getByRole('heading', { level: 1, name: say('users.views.students') }).waitFor()
  await page.getByText(`${say('users.filters.late.label')}: ${say('users.filters.late.true')}`).waitFor()
})

journey('a mentor goes from what waits to the thing itself', { tenant: 'mas4you' }, async (they) => {
  const { page, signIn, visit } = they
  await signIn('mentor')
  await visit('/dashboard')
  const turns = page.getByRole('link', { name: /^Beoordeel wat .+ vraagt$/ })
  const to = (await turns.first().getAttribute('href')) as string
  await turns.first().click()
  await page.waitForURL((url) => url.pathname + url.search === to)
  await page.getByRole('heading', { level: 1 }).waitFor()
})

journey('a school shares a chart for a meeting, until it ends that', { tenant }, async ({ page, signIn, visit }) => {
  await signIn('schooladmin')
  await visit('/analytics')
  const title = say('analytics.demand.stops.title')
  await page.getByText(`${say('analytics.asTable')}: ${title}`).click()
  const named = new RegExp(`: ${title.replace('?', '\\?')}$`)
  const files = page.getByRole('link', { name: named })
  const beginOf = async (kind: string) => {
    const href = await files.filter({ hasText: kind }).getAttribute('href')
    return page.evaluate(
      `fetch(${JSON.stringify(href)}).then((file) => file.text()).then((text) => text.slice(0, 200))`,
    )
  }
  assert.match(String(await beginOf('XLSX')), /^PK/)
  assert.match(String(await beginOf('SVG')), /^<svg .*viewBox/)
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: named }).filter({ hasText: 'PNG' }).click(),
  ])
  assert.match(saved.suggestedFilename(), /[.]png$/)
  await files.filter({ hasText: say('analytics.shares.start') }).click()
  await page.getByRole('button', { name: say('analytics.shares.make') }).click()
  const address = await page.getByLabel(say('analytics.shares.fresh.label')).inputValue()
  const read = await readerOf(tenant)
  const { pathname } = new URL(address)
  assert.ok(wordsIn((await read(pathname)).html).includes(title), 'without an account')
  await page
    .getByRole('button', { name: named })
    .filter({ hasText: say('analytics.shares.list.end') })
    .click()
  await page.getByText(say('analytics.shares.list.ended')).waitFor()
  assert.ok(wordsIn((await read(pathname)).html).includes(say('analytics.shares.public.gone.title')))
})

/** What would be cut off on paper, and what of the frame around the page is still there. */
const onPaper = `(() => {
  const isThere = (element) => element.checkVisibility({ contentVisibilityAuto: true }) && element.getClientRects().length > 0
  const main = document.querySelector('main') ?? document.body
  const all = [...main.querySelectorAll('*')].filter(isThere)
  const isSmall = (element) => element.clientWidth < 2 || getComputedStyle(element).overflow === 'visible'
  return {
    frame: [...document.querySelectorAll('nav, header, footer')].filter(isThere).length,
    charts: [...main.querySelectorAll('section')].filter((card) => card.querySelector('table')).length,
    drawings: [...main.querySelectorAll('section')].filter((card) => [...card.querySelectorAll('svg')].some(isThere)).length,
    tables: [...main.querySelectorAll('section table')].filter(isThere).length,
    outside: all.filter((element) => element.getBoundingClientRect().right > innerWidth + 1).map((element) => element.outerHTML.slice(0, 120)),
    scrolled: all
      .filter((element) => !isSmall(element) && (element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1))
      .map((element) => element.outerHTML.slice(0, 120)),
    ink: getComputedStyle(main.querySelector('h2')).color,
  }
})()`
type Printed = Record<'frame' | 'charts' | 'drawings' | 'tables', number> &
  Record<'outside' | 'scrolled', string[]> & { ink: string }

journey('numbers on paper are drawings with their tables, and nothing else', { tenant }, async (they) => {
  const { page, signIn, visit } = they
  await signIn('schooladmin')
  // As wide as A4 between its margins.
  await page.setViewportSize({ width: 718, height: 1000 })
  for (const path of ['/analytics', '/analytics/index-2']) {
    await visit(path)
    await page.evaluate(`document.documentElement.dataset.mode = 'dark'`)
    await page.emulateMedia({ media: 'print' })
    const { charts, drawings, tables, ink, ...wrong } = (await page.evaluate(onPaper)) as Printed
    assert.deepEqual(wrong, { frame: 0, outside: [], scrolled: [] }, path)
    assert.ok(charts > 3 && tables === charts, `${path}: ${tables} tables of ${charts}`)
    assert.ok(drawings > 3, `${path}: ${drawings} drawings`)
    assert.match(
      ink,
      /^rgb\((\d\d?), (\d\d?), (\d\d?)\)$|oklch\(0\.[0-4]|^color/,
      `${path}: dark letters on white paper, not ${ink}`,
    )
    const printed = (await page.pdf({ format: 'A4' })).toString('latin1')
    assert.ok((printed.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0) > 1, path)
    await page.emulateMedia({ media: null })
  }
})
