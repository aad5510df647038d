import assert from 'node:assert/strict'
import { hourEntries, hourTotals, logHours } from '#protocol/features/hours.ts'
import { approvePhase } from '#protocol/features/internship-commands.ts'
import { internshipPeriods } from '#protocol/features/periods.ts'
import { phases } from '#protocol/features/phases.ts'
import { approveSelfFound, reportSelfFound } from '#protocol/features/self-found.ts'
import { createUser } from '#protocol/features/users.ts'
import { inDays, weekdayOf } from '#protocol/shared/days.ts'
import type { Client } from '../../protocol/src/client.ts'
import { chooseEarly } from '../support/early-file.ts'
import { journey, travel } from '../support/journey.ts'
import { accountApi, apiAs, comeIn, ownOrganization } from '../support/marketplace.ts'
import { say } from '../support/words.ts'

const tenant = 'corderius'
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
const secret = 'Brood-en-banket-15'

/** So many days back is the last Sunday. */
const sunday = [1, 2, 3, 4, 5, 6, 7].find((back) => weekdayOf(inDays(-back)) === 7) ?? 7
const week = [2, 3, 4, 5, 6].map((before) => inDays(-sunday - before))

/** Fifteen, with a place at a baker's who has no account, that began two weeks ago. */
async function atTheBakers(school: Client, email: string, told: string): Promise<string> {
  const birthDate = inDays(-15.5 * 365)
  const organizationId = await ownOrganization(school)
  const person = { firstName: 'Roos', lastName: `van ${told}`, email, role: 'student', birthDate } as const
  const { id: studentId } = await school.run(createUser, '', { ...person, organizationId, invite: true })
  const [period] = await school.list(internshipPeriods, {
    filter: { startDateLteq: inDays(-14), endDateGteq: inDays(0) },
    sort: 'startDate',
  })
  assert.ok(period, 'it is time for internships')
  const { id } = await school.run(reportSelfFound, '', {
    studentId,
    internshipPeriodId: period.id,
    organizationName: `Bakkerij ${told}`,
    city: 'Amersfoort',
    contactName: 'Bea Bakker',
    contactEmail: `bea-${told}@bakker.test`,
    startDate: inDays(-14),
    endDate: period.endDate,
    plannedHours: 20,
    weekdays: [1, 2, 3, 4, 5],
    description: 'Helpen met deeg en met de winkel, samen met de bakker.',
    motivation: 'Roos wil later bakker worden en woont vlakbij.',
  })
  await school.run(approveSelfFound, id, { organizationType: 'Provider', isNew: true })
  const [contract] = await school.list(phases, { filter: { internshipIdEq: id, kindEq: 'contract' } })
  await school.run(approvePhase, id, { phaseId: contract?.id })
  return id
}

journey(
  'a week at the baker’s: logged on a phone, signed by code, a Sunday that the law forbids, and what the school makes of it',
  { tenant, ...phone },
  async (they) => {
    const school = await accountApi('schooladmin', tenant)
    const told = `deeg${Math.random().toString(36).slice(2, 7)}`
    const email = `${told}@leerling.test`
    const id = await atTheBakers(school, email, told)
    const { page } = they
    await comeIn(they, email, secret)
    const student = await apiAs(email, tenant, secret)
    const days = async () => {
      const all = await student.list(hourEntries, { filter: { internshipIdEq: id }, page: { size: 500 } })
      return all.sort((a, b) => b.day.localeCompare(a.day))
    }

    // "I am done with this week."
    for (const day of week) await student.run(logHours, '', { internshipId: id, day, minutes: 60, work: told })
    const photo = { name: 'deeg.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) }
    await chooseEarly(they, `/urenbriefje/${id}?dag=geen`, 'input[name=photo]', photo)
    await page.getByText(say('hours.did.photo')).first().waitFor()
    await page.getByRole('button', { name: say('hours.form.send', { hours: 5 }) }).click()
    await page.getByText(say('hours.did.submit')).first().waitFor()

    // On a Sunday: warned while typing, and sent all the same.
    await they.visit(`/urenbriefje/${id}?dag=nieuw`)
    await page
      .locator('nav[data-bar]')
      .getByRole('link', { name: say('shell.nav.account') })
      .waitFor()
    await page.getByLabel(say('hours.fields.day'), { exact: true }).fill(inDays(-sunday).split('-').reverse().join('-'))
    const until = page.getByRole('group', { name: say('hours.fields.to') }).getByRole('spinbutton')
    await until.first().focus()
    await page.keyboard.type('1130')
    await page.getByRole('button', { name: say('hours.form.send', { hours: '2,5' }) }).waitFor()
    await page.getByText(say('hours.form.onlyHours')).click()
    await page.getByLabel(say('hours.fields.hours')).fill('2')
    await page.getByText(/^Op zondag mag je als 15-jarige niet werken/).waitFor()
    await page
      .getByRole('button', { name: say('hours.form.send', { hours: 2 }) })
      .first()
      .click()
    await page.getByText(say('hours.did.sent')).first().waitFor()

    await page.getByRole('button', { name: say('hours.code.show') }).click()
    const code = await page.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/).textContent()
    const [last = ''] = week.slice(-1)
    await travel({ tenant, ...phone }, async (baker) => {
      await baker.visit(`/teken?token=${code?.replace('-', '')}`)
      const name = baker.page.getByRole('textbox', { name: say('hours.sign.fields.name') })
      const fifth = baker.page.getByRole('listitem').filter({ hasText: told }).first()
      await fifth.getByRole('link', { name: new RegExp(say('hours.do.otherwise').toLowerCase()) }).click()
      await baker.page.getByLabel(say('hours.fields.otherHours')).fill('0,5')
      await baker.page.getByRole('textbox', { name: say('hours.fields.why') }).fill('Het was een half uur')
      await name.fill('Bea Bakker')
      await baker.page.getByRole('button', { name: say('hours.do.reject') }).click()
      await baker.page.getByText(say('hours.sign.did.reject')).first().waitFor()
      await name.fill('Bea Bakker')
      await baker.page.locator('button[name=do][value=approve]').click()
      await baker.page.getByText(say('hours.sign.did.approve')).first().waitFor()
    })
    const signed = await days()
    assert.deepEqual(
      signed.map(({ day, status }) => [day, status]),
      [[inDays(-sunday), 'submitted'], ...week.map((day) => [day, day === last ? 'rejected' : 'approved'])],
    )
    assert.deepEqual([signed[1]?.decidedVia, signed[1]?.decidedByName], ['code', 'Bea Bakker'])

    await they.visit(`/urenbriefje/${id}?dag=geen`)
    await page.getByRole('button', { name: say('hours.do.agree') }).click()
    await page.getByText(say('hours.did.agree')).first().waitFor()
    assert.deepEqual((await days()).at(-1)?.minutes, 30)

    await travel({ tenant }, async (mentor) => {
      await mentor.signIn('schooladmin')
      await mentor.visit(`/urenbriefje/${id}`)
      const sums = mentor.page.locator('dl')
      for (const [label, hours] of [
        ['hours.sums.logged', '6,5'],
        ['hours.sums.agreed', '4,5'],
        ['hours.sums.target', '20'],
      ] as const) {
        const sum = sums.locator('div').filter({ hasText: say(label) })
        await sum.getByText(say('hours.sums.hours', { hours }), { exact: true }).waitFor()
      }
      const printed = (await mentor.page.pdf({ format: 'A4' })).toString('latin1')
      assert.equal(printed.match(/\/Type\s*\/Page\b(?!s)/g)?.length, 1)
      // Only with a reason.
      const reason = mentor.page.getByLabel(say('hours.fields.whyInstead'))
      await reason.fill('Open dag, met toestemming van de ouders')
      await mentor.page.getByRole('button', { name: say('hours.confirm.approve', { hours: 2 }) }).click()
      await mentor.page.getByText(say('hours.did.approve')).first().waitFor()
    })
    assert.equal((await school.find(hourTotals, id)).minutesAgreed, 390)
  },
)
