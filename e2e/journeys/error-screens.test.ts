import { journey } from '../support/journey.ts'
import { seesCount, seesInPage } from '../support/sees.ts'
import { type Locale, say } from '../support/words.ts'

const samples = '/dev/ui/shell'

for (const locale of ['nl', 'en'] as const satisfies Locale[]) {
  for (const [fault, kind, status] of [
    ['401', '401', 401],
    ['403', '403', 403],
    ['404', '404', 404],
    ['500', 'other', 500],
    ['wrong-center', 'wrongCenter', 403],
  ] as const) {
    const browser = { locale: locale === 'nl' ? 'nl-NL' : 'en-GB' }
    journey(`the error screen explains ${fault} in ${locale}`, browser, async ({ page, visit, expect }) => {
      expect(status)
      await visit(`${samples}?fout=${fault}`)
      const title = say(`errors.${kind}.title`, {}, locale)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await page.getByText(say(`errors.${kind}.text`, {}, locale)).waitFor()
      const code = kind === 'other' ? 'errors.code' : 'errors.knownCode'
      await page.getByText(say(code, { code: status }, locale)).waitFor()
      await page.getByRole('link', { name: say('errors.home', {}, locale), exact: true }).click()
      await page.waitForURL((url) => url.pathname === '/')
    })
  }
}

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
