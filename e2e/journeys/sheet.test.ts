import assert from 'node:assert/strict'
import { creditHours, hourEntries, hourTotals } from '#protocol/features/hours.ts'
import { internships } from '#protocol/features/internships.ts'
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
