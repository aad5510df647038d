import assert from 'node:assert/strict'
import * as protocol from '#protocol/features/assignments.ts'
import { approvePhase } from '#protocol/features/internship-commands.ts'
import { internshipPeriods } from '#protocol/features/periods.ts'
import { phases } from '#protocol/features/phases.ts'
import { approveSelfFound, reportSelfFound } from '#protocol/features/self-found.ts'
import { createUser } from '#protocol/features/users.ts'
import { inDays } from '#protocol/shared/days.ts'
import type { Client } from '../../protocol/src/client.ts'
import { journey, travel } from '../support/journey.ts'
import { linkInMailTo } from '../support/mailbox.ts'
import { accountApi, apiAs, comeIn, ownOrganization } from '../support/marketplace.ts'
import { becomes } from '../support/wait-until.ts'
import { say } from '../support/words.ts'

const tenant = 'corderius'
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
const secret = 'Brood-en-banket-17'
/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

/** A student with a place at a baker's who has no account. */
async function atTheBakers(school: Client, told: string, firstName: string) {
  const organizationId = await ownOrganization(school)
  const email = `${firstName.toLowerCase()}-${told}@leerling.test`
  const person = { firstName, lastName: `van ${told}`, email, role: 'student', birthDate: inDays(-17 * 365) } as const
  const { id: studentId } = await school.run(createUser, '', { ...person, organizationId, invite: true })
  const [period] = await school.list(internshipPeriods, {
    filter: { startDateLteq: inDays(-14), endDateGteq: inDays(0) },
    sort: 'startDate',
  })
  assert.ok(period, 'it is time for internships')
  const { id } = await school.run(reportSelfFound, '', {
    studentId,
    internshipPeriodId: period.id,
    organizationName: `Bakkerij ${told} ${firstName}`,
    city: 'Amersfoort',
    contactName: 'Bea Bakker',
    contactEmail: `bea-${told}@bakker.test`,
    startDate: inDays(-14),
    endDate: period.endDate,
    plannedHours: 20,
    weekdays: [1, 2, 3, 4, 5],
    description: 'Helpen met deeg en met de winkel, samen met de bakker.',
    motivation: 'Wil later bakker worden en woont vlakbij.',
  })
  await school.run(approveSelfFound, id, { organizationType: 'Provider', isNew: true })
  const [contract] = await school.list(phases, { filter: { internshipIdEq: id, kindEq: 'contract' } })
  await school.run(approvePhase, id, { phaseId: contract?.id })
  return { studentId, email, name: `${firstName} van ${told}` }
}

journey(
  'a student hands in on a phone, the supervisor looks by a link, and a mentor goes through the class by keyboard',
  { tenant, ...phone },
  async (they) => {
    const school = await accountApi('schooladmin', tenant)
    const told = `werk${Math.random().toString(36).slice(2, 7)}`
    const [roos, sam] = [await atTheBakers(school, told, 'Roos'), await atTheBakers(school, told, 'Sam')]
    const { page } = they
    const title = `Verslag ${told}`

    const assignmentId = await makeAssignment(school, title, [roos.studentId, sam.studentId])

    // On a phone, with a photo.
    await comeIn(they, roos.email, secret)
    await they.visit('/opdrachten')
    await page.getByRole('link', { name: new RegExp(title) }).click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.getByRole('textbox', { name: say('assignments.own.text') }).fill('Ik bakte brood en hielp in de winkel.')
    await page
      .locator('input[type=file][multiple]')
      .setInputFiles({ name: 'oven.png', mimeType: 'image/png', buffer: pixel })
    await page.locator('input[name=fileIds]:not([value=""])').waitFor({ state: 'attached' })
    await page.getByRole('button', { name: say('assignments.own.handIn'), exact: true }).click()
    await page.getByText(say('assignments.version.of', { number: 1, all: 1 })).waitFor()

    // The baker opens the link in her mail: nothing happens until she answers.
    const address = `bea-${told}@bakker.test`
    const link = await linkInMailTo(tenant, address, 'mee te kijken')
    const path = link.slice(new URL(link).origin.length)
    await travel({ tenant, ...phone }, async (baker) => {
      await baker.visit(path)
      await baker.page.getByText('Ik bakte brood en hielp in de winkel.').waitFor()
      await baker.page.getByRole('img', { name: 'Foto oven.png' }).waitFor()
      await baker.page.getByRole('textbox', { name: say('assignments.link.text') }).fill('Roos doet het heel goed.')
      await baker.page.getByRole('button', { name: say('assignments.link.good'), exact: true }).click()
      await baker.page.getByText(say('assignments.link.saidGood')).waitFor()
    })

    // Sam hands in too; then the mentor goes through both without a mouse.
    await travel({ tenant }, async (other) => {
      await comeIn(other, sam.email, secret)
      const samsApi = await apiAs(sam.email, tenant, secret)
      const [work] = await samsApi.list(protocol.assignmentWorks, { filter: { assignmentIdEq: assignmentId } })
      assert.ok(work)
      await samsApi.run(protocol.handInWork, work.id, { text: 'Ik maakte een bestelling klaar.' })
    })
    await travel({ tenant }, async (staff) => {
      await staff.signIn('schooladmin')
      await staff.visit(`/opdrachten/beheer/${assignmentId}?toon=nakijken`)
      const heading = (name: string) => staff.page.getByRole('heading', { level: 2, name }).waitFor()
      await heading(roos.name)
      await staff.page.getByText('Roos doet het heel goed.').waitFor()
      await staff.page.keyboard.press('j')
      await heading(sam.name)
      await staff.page.keyboard.press('k')
      await heading(roos.name)
      // Back with a reason: the box takes what is typed at once, and then the next one is up.
      await staff.page.keyboard.press('r')
      const reason = staff.page.getByRole('textbox', { name: say('assignments.desk.reason') })
      await reason.waitFor()
      await reason.fill('Vertel ook hoe laat je begint.')
      await staff.page.getByRole('button', { name: say('assignments.desk.returnDo') }).press('Enter')
      await heading(sam.name)
      await staff.page.getByRole('textbox', { name: say('assignments.desk.mark') }).fill('7,5')
      await staff.page.getByRole('button', { name: say('assignments.desk.accept'), exact: true }).press('Enter')
      await staff.page.getByText(say('assignments.toast.accepted')).first().waitFor()
    })
    const works = await becomes(
      'both were decided about',
      () => school.list(protocol.assignmentWorks, { filter: { assignmentIdEq: assignmentId } }),
      (all) => all.every(({ status }) => status !== 'handed_in'),
    )
    assert.deepEqual(works.map(({ status, mark }) => `${status} ${mark}`).toSorted(), ['accepted 7.5', 'returned null'])

    // What came back stands where she hands in again.
    await they.visit('/opdrachten')
    await page.getByRole('link', { name: new RegExp(title) }).click()
    await page.getByText('Vertel ook hoe laat je begint.').waitFor()
    await page
      .getByRole('textbox', { name: say('assignments.own.text') })
      .fill('Ik begin om zes uur, en bak dan brood.')
    await page.getByRole('button', { name: say('assignments.own.handInAgain'), exact: true }).click()
    await page.getByText(say('assignments.version.of', { number: 2, all: 2 })).waitFor()
  },
)

async function makeAssignment(school: Client, title: string, studentIds: string[]): Promise<string> {
  const schoolId = await ownOrganization(school)
  const { id } = await school.run(protocol.createAssignment, '', {
    schoolId,
    title,
    marking: 'mark',
    supervisor: 'looks',
    studentIds,
    dueOn: inDays(7),
  })
  await school.run(protocol.publishAssignment, id)
  return id
}
