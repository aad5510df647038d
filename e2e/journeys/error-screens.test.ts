import assert from 'node:assert/strict'
import { test } from 'node:test'
import { journey } from '../support/journey.ts'
import { readerOf, wordsIn } from '../support/read-page.ts'
import { seesCount, seesInPage } from '../support/sees.ts'
import { type Locale, say } from '../support/words.ts'

const samples = '/dev/ui/shell'

const faults = [
  ['401', '401', 401],
  ['403', '403', 403],
  ['404', '404', 404],
  ['500', 'other', 500],
  ['wrong-center', 'wrongCenter', 403],
] as const

/** What the screen says about it: title, text and code. */
function told(kind: string, status: number, locale: Locale): [string, string, string] {
  const code = say(kind === 'other' ? 'errors.code' : 'errors.knownCode', { code: status }, locale)
  return [say(`errors.${kind}.title`, {}, locale), say(`errors.${kind}.text`, {}, locale), code]
}

for (const [fault, kind, status] of faults) {
  journey(`the error screen explains ${fault}, and leads home`, {}, async ({ page, visit, expect }) => {
    expect(status)
    await visit(`${samples}?fout=${fault}`)
    const [title, text, code] = told(kind, status, 'nl')
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    for (const words of [text, code]) await page.getByText(words).waitFor()
    await page.getByRole('link', { name: say('errors.home'), exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/')
  })
}

test('the error screens explain themselves in English too', async () => {
  const read = await readerOf('demo', { language: 'en' })
  for (const [fault, kind, status] of faults) {
    const answer = await read(`${samples}?fout=${fault}`)
    assert.equal(answer.status, status, fault)
    const words = wordsIn(answer.html)
    for (const text of told(kind, status, 'en')) assert.ok(words.includes(text), `${fault}: ${text}`)
  }
})

test('every fault has a title, also of a page that stands outside the usual frame', async () => {
  const read = await readerOf('demo')
  for (const path of [
    '/bestaat-niet',
    '/inloggen/bestaat-niet',
    '/forms/bestaat-niet',
    '/controle/uren/bestaat-niet',
  ]) {
    const { html } = await read(path)
    assert.match(html, /<title>[^<]+ - Stagehaven Demo<\/title>/, path)
  }
})

journey('an error is gone as soon as one goes on', {}, async ({ page, visit, expect }) => {
  expect(404)
  await visit(samples)
  await page.getByRole('link', { name: say('dev-ui.shell.fault.404') }).click()
  await page.getByRole('heading', { level: 1, name: say('errors.404.title') }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: say('dev-ui.title') }).waitFor()
})

journey(
  'a line that is lost is told as such, in the colours of the site',
  { tenant: 'raayland' },
  async (traveller) => {
    const { page, visit } = traveller
    await visit('/privacyverklaring')
    const colour = `getComputedStyle(document.documentElement).getPropertyValue('--p-600')`
    const own = await page.evaluate(colour)
    await page.route('**/*.data*', (route) => route.abort('aborted'))
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('shell.toHome', { app: 'Stagehaven Raayland' }) })
      .click()
    await page.getByRole('heading', { level: 1, name: say('errors.offline.title') }).waitFor()
    await seesInPage(page, colour, own)
    await page.unroute('**/*.data*')
    await page.getByRole('link', { name: say('errors.retry') }).click()
    await page.waitForLoadState()
    await seesCount(page.getByRole('heading', { name: say('errors.offline.title') }), 0)
  },
)
