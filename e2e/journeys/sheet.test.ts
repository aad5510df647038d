import assert from 'node:assert/strict'
import { creditHours, hourEntries, hourTotals } from '#protocol/features/hours.ts'
import { internships } from '#protocol/features/internships.ts'
import { paperSheets, withdrawPaperSheet } from '#protocol/features/paper-sheets.ts'
import { inDays } from '#protocol/shared/days.ts'
import { journey, travel } from '../support/journey.ts'
import { accountApi } from '../support/marketplace.ts'
import { say } from '../support/words.ts'

const tenant = 'stagehaven'

journey(
  'the school gives credit on the sheet; who scans the code of an older one reads that it changed',
  { tenant },
  async (they) => {
    const school = await accountApi('schooladmin', tenant)
    const working = await school.list(internships, { filter: { statusEq: 'running' }, page: { size: 10 } })
    const days = await school.list(hourEntries, {
      filter: { internshipIdIn: working.map(({ id }) => id) },
      page: { size: 500 },
    })
    const daysOf = (id: string) => days.filter((each) => each.internship?.id === id).length
    const internship = working.find(({ id }) => daysOf(id) > 0 && daysOf(id) <= 12)
    assert.ok(internship, 'somebody works now, as long as most do')
    await school.run(creditHours, internship.id, { minutes: 60, reason: 'Cursus vooraf' })
    await they.signIn('schooladmin')
    await they.visit(`/urenbriefje/${internship.id}`)
    const { page } = they
    // It fits on one page of paper.
    const printed = (await page.pdf({ format: 'A4' })).toString('latin1')
    assert.equal(printed.match(/\/Type\s*\/Page\b(?!s)/g)?.length, 1)
    const to = await page.getByRole('link', { name: say('hours.pdf') }).getAttribute('href')
    const sheet = await page.evaluate(async (address) => {
      const answer = await fetch(address)
      const text = new TextDecoder('latin1').decode(await answer.arrayBuffer())
      return { type: answer.headers.get('content-type'), check: /\/controle\/uren\/[\w-]+/.exec(text)?.[0] ?? '' }
    }, to ?? '')
    assert.equal(sheet.type, 'application/pdf')
    const title = (state: 'genuine' | 'changed') => say(`hours.check.${state}.title`)
    await travel({ tenant }, async (stranger) => {
      await stranger.visit(sheet.check)
      await stranger.page.getByRole('heading', { name: title('genuine') }).waitFor()
    })

    await page.getByText(say('hours.credit.title')).click()
    await page.getByLabel(say('hours.credit.hours')).fill('2,5')
    await page.getByLabel(say('hours.credit.reason')).fill('Cursus en open dag')
    await page.getByRole('button', { name: say('hours.credit.save') }).click()
    await page.getByText(say('hours.did.credit')).first().waitFor()
    assert.equal((await school.find(hourTotals, internship.id)).minutesCredit, 150)
    await travel({ tenant }, async (stranger) => {
      await stranger.visit(sheet.check)
      await stranger.page.getByRole('heading', { name: title('changed') }).waitFor()
    })
  },
)

journey(
  'where hours are on paper a student prints a sheet; the mentor enters its total with a photo, and takes it back',
  { tenant: 'mas4you' },
  async (they) => {
    const mentor = await accountApi('mentor', 'mas4you')
    // Somebody of whom nothing was logged yet on the first days, so that the paper is about days of its own.
    const working = await mentor.list(internships, { filter: { statusEq: 'running' }, page: { size: 50 } })
    const days = await mentor.list(hourEntries, {
      filter: { internshipIdIn: working.map(({ id }) => id) },
      page: { size: 500 },
    })
    const isFree = ({ id, startDate }: (typeof working)[number]) =>
      startDate !== null &&
      startDate < ago(2) &&
      !days.some(({ internship, day }) => internship?.id === id && day <= startDate)
    const internship = working.find(isFree)
    assert.ok(internship?.startDate, 'somebody works now')
    for (const { id, status } of await mentor.list(paperSheets, { filter: { internshipIdEq: internship.id } }))
      if (status === 'counted') await mentor.run(withdrawPaperSheet, id, { reason: 'Van een vorige keer' })
    const before = (await mentor.find(hourTotals, internship.id)).minutesAgreed
    await they.signIn('mentor')
    // As the code on the paper leads here.
    await they.visit(`/urenbriefje/${internship.id}?papier=nieuw`)
    const { page } = they
    const day = internship.startDate.split('-').reverse().join('-')
    await page.getByLabel(say('hours.paper.lastDay'), { exact: true }).fill(day)
    await page.getByRole('textbox', { name: say('hours.fields.hours') }).fill('3,5')
    // Without the paper itself it is refused.
    they.expect(422)
    await page.getByRole('button', { name: say('hours.paper.save') }).click()
    await page.getByRole('alert').first().waitFor()
    const photo = await page.screenshot({ type: 'jpeg' })
    const scan = page.getByLabel(say('hours.paper.scan'))
    await scan.setInputFiles({ name: 'blad.jpg', mimeType: 'image/jpeg', buffer: photo })
    await page.getByRole('button', { name: say('hours.paper.save') }).click()
    await page.getByText(say('hours.did.paper')).first().waitFor()
    assert.equal((await mentor.find(hourTotals, internship.id)).minutesAgreed, before + 210)
    const seen = await page
      .getByRole('link', { name: say('hours.paper.see') })
      .first()
      .getAttribute('href')
    const type = await page.evaluate(async (to) => (await fetch(to)).headers.get('content-type'), seen ?? '')
    assert.equal(type, 'image/webp')

    await page.getByRole('link', { name: say('hours.paper.withdraw') }).click()
    await page.getByLabel(say('hours.paper.why')).fill('Van een ander')
    await page.getByRole('button', { name: say('hours.paper.withdraw') }).click()
    await page.getByText(say('hours.did.withdraw')).first().waitFor()
    assert.equal((await mentor.find(hourTotals, internship.id)).minutesAgreed, before)
  },
)

const ago = (days: number) => inDays(-days)
