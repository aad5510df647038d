import assert from 'node:assert/strict'
import { hourEntries, logHours } from '#protocol/features/hours.ts'
import { internships } from '#protocol/features/internships.ts'
import { journey, travel } from '../support/journey.ts'
import { accountApi } from '../support/marketplace.ts'
import { say } from '../support/words.ts'

const tenant = 'corderius'
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

const daysAgo = (count: number) =>
  new Date(Date.now() - count * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Amsterdam' })

journey(
  'who has no account signs four of five days with the code on a phone and corrects the fifth, which is taken over',
  { tenant, ...phone },
  async (they) => {
    const volunteer = await accountApi('volunteer', tenant)
    const [place] = await volunteer.list(internships, { filter: { statusEq: 'running' } })
    assert.ok(place, 'the volunteer helps somewhere')
    const told = `Deeg ${Math.random().toString(36).slice(2, 7)}`
    for (const back of [1, 2, 3, 4, 5]) {
      const worked = { day: daysAgo(back), minutes: 30, work: `${told} ${back}` }
      await volunteer.run(logHours, '', { internshipId: place.id, ...worked, submit: true })
    }
    const { page } = they
    await they.signIn('volunteer')
    await they.visit(`/urenbriefje/${place.id}?dag=geen`)
    await page.getByRole('button', { name: say('hours.code.show') }).click()
    const code = await page.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/).textContent()

    await travel({ tenant, ...phone }, async (baker) => {
      await baker.visit(`/teken?token=${code?.replace('-', '')}`)
      const name = baker.page.getByRole('textbox', { name: say('hours.sign.fields.name') })
      const fifth = baker.page.getByRole('listitem').filter({ hasText: `${told} 5` })
      await fifth.getByRole('link', { name: new RegExp(say('hours.do.otherwise').toLowerCase()) }).click()
      await baker.page.getByLabel(say('hours.fields.otherHours')).fill('0,25')
      await baker.page.getByRole('textbox', { name: say('hours.fields.why') }).fill('Het was een kwartier')
      await name.fill('Bea Bakker')
      await baker.page.getByRole('button', { name: say('hours.do.reject') }).click()
      await baker.page.getByText(say('hours.sign.did.reject')).first().waitFor()
      await name.fill('Bea Bakker')
      await baker.page.locator('button[name=do][value=approve]').click()
      await baker.page.getByRole('heading', { level: 1, name: say('hours.sign.done.title') }).waitFor()
    })

    const mine = async () =>
      (await volunteer.list(hourEntries, { filter: { internshipIdEq: place.id }, page: { size: 500 } }))
        .filter(({ work }) => work?.startsWith(told))
        .sort((a, b) => (a.work ?? '').localeCompare(b.work ?? ''))
    const signed = await mine()
    const states = signed.map(({ status }) => status)
    assert.deepEqual(states, ['approved', 'approved', 'approved', 'approved', 'rejected'])
    assert.deepEqual([signed[0]?.decidedVia, signed[0]?.decidedByName], ['code', 'Bea Bakker'])

    await they.visit(`/urenbriefje/${place.id}?dag=geen`)
    const row = page.getByRole('listitem').filter({ hasText: `${told} 5` })
    await row.getByRole('button', { name: say('hours.do.agree') }).click()
    await page.getByText(say('hours.did.agree')).first().waitFor()
    const last = (await mine()).at(-1)
    assert.deepEqual([last?.status, last?.minutes], ['approved', 15])
  },
)
