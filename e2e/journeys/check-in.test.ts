import assert from 'node:assert/strict'
import { checkIns, dropCheckIn, showCheckInCode } from '#protocol/features/check-ins.ts'
import { internships } from '#protocol/features/internships.ts'
import { addressOf, isListening, journey, travel } from '../support/journey.ts'
import { accountApi } from '../support/marketplace.ts'
import { say } from '../support/words.ts'

const tenant = 'corderius'
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

journey(
  'a volunteer types the code on the counter, whose screen shows them; scanning it does the same',
  { tenant, ...phone },
  async (they) => {
    const [volunteer, host] = [await accountApi('volunteer', tenant), await accountApi('nonprofit', tenant)]
    const [place] = await volunteer.list(internships, { filter: { statusEq: 'running' }, include: ['organization'] })
    const organizationId = place?.organization?.id ?? ''
    assert.ok(organizationId, 'the volunteer helps at the non-profit')
    // What another telling of this story left behind.
    for (const { id } of await volunteer.list(checkIns, { filter: { statusEq: 'here' } }))
      await volunteer.run(dropCheckIn, id)
    const { page } = they
    await they.signIn('volunteer')
    await they.visit('/inchecken')

    await travel({ tenant }, async (counter) => {
      await counter.context.addCookies([{ name: 'organization', value: organizationId, url: addressOf(tenant) }])
      await counter.signIn('nonprofit')
      await counter.visit('/inchecken')
      const row = counter.page.getByRole('listitem').filter({ hasText: place?.studentName })
      await row.getByText(say('check-ins.counter.notYet')).waitFor()
      const { digits } = await host.run(showCheckInCode, '', { organizationId })
      await page.getByRole('textbox', { name: say('check-ins.fields.code') }).fill(digits)
      await page.getByRole('button', { name: say('check-ins.own.in') }).click()
      await page.getByRole('button', { name: say('check-ins.own.goHome') }).waitFor()
      await row
        .getByRole('button', { name: say('check-ins.counter.outOf', { name: place?.studentName ?? '' }) })
        .waitFor()
    })

    await page.getByRole('button', { name: say('check-ins.own.drop') }).click()
    await page.getByText(say('check-ins.did.drop')).first().waitFor()
    const { address } = await host.run(showCheckInCode, '', { organizationId })
    await page.goto(new URL(address).pathname)
    await page.waitForURL((url) => url.pathname === '/inchecken')
    await page.getByRole('button', { name: say('check-ins.own.goHome') }).waitFor()
    await isListening(page)
    const [here] = await volunteer.list(checkIns, { filter: { statusEq: 'here' } })
    await volunteer.run(dropCheckIn, here?.id ?? '')

    // The line is gone once the page is there.
    await page.route('**/api/v1/check_ins', (route) => route.abort('internetdisconnected'))
    await page.goto(new URL(address).pathname)
    await page.getByRole('heading', { name: say('check-ins.kept.title') }).waitFor()
    await page.unroute('**/api/v1/check_ins')
    await page.evaluate(`dispatchEvent(new Event('online'))`)
    await page.waitForURL((url) => url.pathname === '/inchecken')
    await page.getByText(say('check-ins.own.waited')).waitFor()
    await isListening(page)
    const [there, ...more] = await volunteer.list(checkIns, { filter: { statusEq: 'here' } })
    assert.ok(there && more.length === 0)

    // Home without a line: it waits on the phone, and says so also when the page is opened anew.
    await page.route('**/api/v1/check_ins/*/leave', (route) => route.abort('internetdisconnected'))
    await page.getByRole('button', { name: say('check-ins.own.goHome') }).click()
    const kept = page.getByText(say('check-ins.keptHome.text'))
    await kept.waitFor()
    await they.visit('/inchecken')
    await kept.waitFor()
    they.expect(409, 422)
    await page.unroute('**/api/v1/check_ins/*/leave')
    await isListening(page)
    await page.evaluate(`dispatchEvent(new Event('online'))`)
    await kept.waitFor({ state: 'detached' })
    // Whoever goes home in the minute in which they came is told so; else a day is made of it.
    for (const { id } of await volunteer.list(checkIns, { filter: { statusEq: 'here' } }))
      await volunteer.run(dropCheckIn, id)
  },
)
