import assert from 'node:assert/strict'
import { internships } from '#protocol/features/internships.ts'
import { createUser } from '#protocol/features/users.ts'
import { journey, travel } from '../support/journey.ts'
import { accountApi, comeIn } from '../support/marketplace.ts'
import { say } from '../support/words.ts'

const tenant = 'corderius'
const phone = { width: 390, height: 844 }

journey(
  'a student is ill and says so on the phone, the host sees who is missing and not why, and that they come again',
  { tenant, viewport: phone, isMobile: true, hasTouch: true },
  async ({ page, visit, signIn }) => {
    const student = await accountApi('student', tenant)
    const [place] = await student.list(internships, {
      filter: { statusIn: ['running', 'evaluating'] },
      include: ['organization'],
    })
    assert.ok(place?.organization, 'the student of the demo has a place')
    const email = `gastheer-${Date.now()}@plek.test`
    const host = { firstName: 'Gerda', lastName: 'Gastheer', email, role: 'admin' as const, invite: true }
    const centre = await accountApi('center', tenant)
    await centre.run(createUser, '', { ...host, organizationId: place.organization.id })

    await signIn('student')
    await visit('/dashboard')
    await page.getByRole('link', { name: say('absences.own.button') }).click()
    await page.getByRole('radio', { name: say('absences.kinds.sick') }).check()
    await page.getByRole('radio', { name: say('absences.report.choices.open') }).check()
    await page.getByRole('button', { name: say('absences.report.submit') }).click()
    await page.getByText(say('absences.state.today')).waitFor()

    await travel({ tenant }, async (they) => {
      await comeIn(they, email, 'Zeven-fietsen-in-de-regen-9')
      await they.page.getByRole('heading', { name: say('absences.today.title') }).waitFor()
      await they.page.getByText(say('absences.today.unknown')).waitFor()
      await they.visit(`/internships/${place.id}`)
      await they.page.getByText(say('absences.card.host')).waitFor()
      assert.equal(await they.page.getByText(say('absences.kinds.sick'), { exact: true }).count(), 0)

      await visit('/dashboard')
      await page.getByRole('button', { name: say('absences.back.tomorrow') }).click()
      await page.getByText(say('absences.done.ended')).first().waitFor()
      await they.visit('/dashboard')
      await they.page.getByText(say('absences.today.today')).waitFor()
    })
  },
)
