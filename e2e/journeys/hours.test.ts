import assert from 'node:assert/strict'
import { hourEntries } from '#protocol/features/hours.ts'
import { atWork } from '../support/at-work.ts'
import { journey, travel } from '../support/journey.ts'
import { say } from '../support/words.ts'

const tenant = 'corderius'
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

journey(
  'a student logs a day on a phone and sends it; the school sends it back otherwise, the student takes that over',
  { tenant, ...phone },
  async (they) => {
    const { student, id } = await atWork(tenant)
    const before = await student.list(hourEntries, { filter: { internshipIdEq: id }, page: { size: 500 } })
    const { page } = they
    await they.signIn('student')
    await they.visit(`/urenbriefje/${id}?dag=nieuw`)
    const work = `Vloer geveegd ${Math.random().toString(36).slice(2, 7)}`
    const taken = before.some(({ day }) => day === today())
    // A day on which there is nothing yet, however often this story is told.
    await page
      .getByRole('group', { name: say('hours.form.onlyHours') })
      .or(page.getByText(say('hours.form.onlyHours')))
      .first()
      .click()
    await page.getByLabel(say('hours.fields.hours')).fill(taken ? '0,25' : '1')
    for (const name of ['hours.fields.from', 'hours.fields.to']) {
      const field = page.getByRole('group', { name: say(name) }).getByRole('spinbutton')
      for (const at of [0, 1]) await field.nth(at).press('Backspace')
    }
    await page.getByRole('textbox', { name: say('hours.fields.work') }).fill(work)
    await page
      .getByRole('button', { name: new RegExp(say('hours.do.send').toLowerCase()) })
      .first()
      .click()
    await page.getByText(say('hours.did.sent')).first().waitFor()
    const row = page.getByRole('listitem').filter({ hasText: work })
    await row.waitFor()

    await travel({ tenant }, async (mentor) => {
      await mentor.signIn('schooladmin')
      await mentor.visit(`/urenbriefje/${id}`)
      const seen = mentor.page.getByRole('listitem').filter({ hasText: work })
      await seen.getByRole('link', { name: say('hours.do.otherwise') }).click()
      await mentor.page.getByLabel(say('hours.fields.otherHours')).fill('0,5')
      await mentor.page.getByLabel(say('hours.fields.why'), { exact: true }).fill('Het was een half uur')
      await mentor.page.getByRole('button', { name: say('hours.do.reject') }).click()
      await mentor.page.getByText(say('hours.did.reject')).first().waitFor()
    })

    await they.visit(`/urenbriefje/${id}`)
    await row.getByRole('button', { name: say('hours.do.agree') }).click()
    await page.getByText(say('hours.did.agree')).first().waitFor()
    const [kept] = (await student.list(hourEntries, { filter: { internshipIdEq: id }, page: { size: 500 } })).filter(
      (each) => each.work === work,
    )
    assert.deepEqual([kept?.status, kept?.minutes], ['approved', 30])
  },
)

const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Amsterdam' })
