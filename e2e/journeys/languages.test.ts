import assert from 'node:assert/strict'
import { isListening, journey } from '../support/journey.ts'
import { seesAttribute, seesTitle } from '../support/sees.ts'
import { toasts } from '../support/toasts.ts'
import { becomes } from '../support/wait-until.ts'
import { say } from '../support/words.ts'

journey('words that cannot be loaded leave a page that works, and a way to try again', {}, async (traveller) => {
  const { page, expect } = traveller
  expect(503)
  await page.route('**/locales/*', (route) => route.fulfill({ status: 503 }))
  const report = page.waitForRequest('**/fouten')
  await page.goto('/privacyverklaring')
  assert.equal((await report).postDataJSON().message, 'Failed loading locale')
  await page.getByText(say('shell.localeFailed.title')).waitFor()
  await page.unroute('**/locales/*')
  await page.getByRole('link', { name: say('shell.localeFailed.retry') }).click()
  await isListening(page)
  await page.getByText(say('shell.localeFailed.title')).waitFor({ state: 'hidden' })
})

journey('a language that cannot be loaded changes nothing, and can be tried again', {}, async (traveller) => {
  const { page, context, visit, expect } = traveller
  expect(503)
  await visit('/privacyverklaring')
  await page.route('**/locales/*', (route) => route.fulfill({ status: 503 }))
  await page.getByRole('button', { name: say('shell.languages.en') }).click()
  await toasts(page).getByText(say('shell.languageFailed.title')).waitFor()
  await seesAttribute(page.locator('html'), 'lang', 'nl')
  assert.equal((await context.cookies()).filter(({ name }) => name === 'locale').length, 0)
  await page.unroute('**/locales/*')
  await page.getByRole('button', { name: say('shell.languageFailed.retry') }).click()
  await page.locator('html[lang=en]').waitFor()
})

journey('the chosen language is kept for a year, its words for a day', {}, async ({ page, context, visit }) => {
  const words = page.waitForResponse(/\/locales\/nl\./)
  await visit('/privacyverklaring')
  assert.equal((await words).headers()['cache-control'], 'public, max-age=86400')
  await page.getByRole('button', { name: say('shell.languages.en') }).click()
  await page.locator('html[lang=en]').waitFor()
  const cookie = await becomes(
    'the choice',
    async () => (await context.cookies()).find(({ name }) => name === 'locale'),
    (found) => found !== undefined,
  )
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  assert.ok(days > 364.9 && days <= 365, `${days} days`)
})

journey(
  'who comes in gets the words of those pages, and all words on the way to a page that needs them',
  {},
  async (traveller) => {
    const { page, visit } = traveller
    const asked: string[] = []
    page.on('request', (request) => {
      const [, file] = /\/locales\/([\w.]+)/.exec(request.url()) ?? []
      if (file) asked.push(file)
    })
    for (const path of ['/', '/stagebank', '/nieuws', '/privacyverklaring', '/app', '/inloggen']) {
      asked.length = 0
      await visit(path)
      assert.deepEqual(asked, ['nl.visitors.json'], path)
    }
    // One that knows no words before it is gone to, in its head and on it; and the same when it is opened by itself.
    await page.getByRole('link', { name: say('sign-in.signUp.go') }).click()
    await page.getByRole('heading', { name: say('organizations.signup.title') }).waitFor()
    await seesTitle(page, new RegExp(`^${say('organizations.pages.signup')}`))
    assert.deepEqual(asked, ['nl.visitors.json', 'nl.json'])
    asked.length = 0
    await visit('/organizations/signup')
    await page.getByRole('heading', { name: say('organizations.signup.title') }).waitFor()
    assert.deepEqual(asked, ['nl.visitors.json', 'nl.json'])
  },
)
