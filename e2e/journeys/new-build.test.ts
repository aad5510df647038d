import assert from 'node:assert/strict'
import { journey } from '../support/journey.ts'
import { seesCount } from '../support/sees.ts'
import { say } from '../support/words.ts'

journey('a newer build is offered, and taken by one press', {}, async ({ page, visit }) => {
  await page.clock.install()
  await page.route('**/build.json?*', (route) => route.fulfill({ json: { id: 'newer' } }))
  await visit('/privacyverklaring')
  const offer = page.getByRole('button', { name: say('shell.newBuild.reload') })
  await page.clock.runFor(4 * 60_000)
  await seesCount(offer, 0)
  await page.clock.runFor(2 * 60_000)
  await offer.waitFor()
  const reloaded = page.waitForEvent('load')
  await offer.click()
  await reloaded
})

journey('nothing is offered while the build is the same', {}, async ({ page, visit }) => {
  await page.clock.install()
  await visit('/privacyverklaring')
  const asked = page.waitForResponse(/build\.json/)
  await page.clock.runFor(6 * 60_000)
  assert.equal((await asked).headers()['cache-control'], 'no-store')
  await seesCount(page.getByRole('button', { name: say('shell.newBuild.reload') }), 0)
})
