import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { answerApplicationLink, apply, askOtherMoment, proposeTalk } from '#protocol/features/applications.ts'
import { journey } from '../support/journey.ts'
import { linkInMailTo, mailWith } from '../support/mailbox.ts'
import { accountApi, comeIn, inviteStudent, newCompany, newVacancy, ownOrganization } from '../support/marketplace.ts'
import { seesCount } from '../support/sees.ts'
import { say } from '../support/words.ts'

const secret = 'drie olifanten in de tram'
/** As the browser of this person gets it. */
const fetched = (page: Page, path: string | null) =>
  page.evaluate(async (from) => {
    const answer = await fetch(from)
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
  }, path ?? '')
const phone = { width: 390, height: 844 }

journey(
  'an invitation to meet is the next step: the student comes, keeps the day, finds the way, or asks for another moment',
  { tenant: 'raayland', viewport: phone },
  async (they) => {
    const { page, visit, tenant } = they
    const main = page.getByRole('main')
    const mark = Date.now().toString(36)
    const school = await accountApi('schooladmin', tenant)
    const host = `Bakkerij ${mark}`
    const company = await newCompany(school, host, { city: 'Venray' })
    const vacancy = await newVacancy(school, company, { title: `Brood bakken ${mark}`, places: 2 })
    const email = `noor.${mark}@leerling.test`
    await inviteStudent(school, { firstName: 'Noor', lastName: 'Bos', email })
    await comeIn(they, email, secret)

    // A sentence about herself goes along, and a mail says that it went out.
    await visit(`/stagebank/${vacancy.id}`)
    await page.getByRole('textbox').first().fill('Ik bak elke zondag en kom graag vroeg.')
    await page
      .getByRole('button', { name: say('applications.apply.open.action') })
      .first()
      .click()
    await main.getByText('Ik bak elke zondag en kom graag vroeg.').waitFor()
    await mailWith(tenant, `to ${email}<`)

    const token = new URL(await linkInMailTo(tenant, company.email, 'wil graag bij')).searchParams.get('token') ?? ''
    const talkAt = new Date(Date.now() + 3 * 86_400_000).toISOString()
    const talk = { token, answer: 'talk' as const, talkAt, talkPlace: 'Markt 1, in de winkel' }
    await school.run(answerApplicationLink, '', talk)

    // Wherever it is told, one can answer.
    await visit('/aanmeldingen')
    await main.getByRole('button', { name: say('applications.talk.come') }).waitFor()
    await main.getByRole('link', { name: say('applications.talk.other') }).waitFor()
    await visit('/dashboard')
    await page.getByRole('heading', { level: 2, name: say('dashboard.talk.asked.title', { host }) }).waitFor()
    await main
      .getByText(/Markt 1, in de winkel/)
      .first()
      .waitFor()
    const way = await main.getByRole('link', { name: say('applications.talk.route') }).getAttribute('href')
    assert.match(way ?? '', /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&travelmode=bicycling&destination=/)
    const file = await main.getByRole('link', { name: say('applications.talk.calendar') }).getAttribute('href')
    const calendar = await fetched(page, file)
    assert.equal(calendar.type, 'text/calendar; charset=utf-8')
    assert.match(calendar.text, /BEGIN:VEVENT[\s\S]*LOCATION:Markt 1\\, in de winkel/)

    await main.getByRole('button', { name: say('applications.talk.come') }).click()
    await main.getByText(say('applications.talk.comesYou')).waitFor()
    await visit('/dashboard')
    await page.getByRole('heading', { level: 2, name: say('dashboard.talk.comes.title', { host }) }).waitFor()

    await main.getByRole('link', { name: say('applications.talk.other') }).click()
    await page.getByLabel(say('applications.form.talkWish')).fill('Na drie uur kan ik wel')
    await page.getByRole('button', { name: say('applications.ask.askOtherMoment.do') }).click()
    await main.getByText('Na drie uur kan ik wel').waitFor()
    await main.getByText(new RegExp(`^Je vroeg ${host} om een ander moment`)).waitFor()
    await main.getByRole('button', { name: say('applications.talk.comeAfterAll') }).waitFor()
    await seesCount(main.getByRole('link', { name: say('applications.talk.calendar') }), 0)

    // Who takes it back has no appointment any more.
    await main.getByRole('link', { name: say('applications.own.withdraw') }).click()
    await page.getByRole('button', { name: say('applications.ask.withdraw.do') }).click()
    await main.getByText(say('applications.own.toVacancy')).waitFor()
    await seesCount(main.getByText(say('applications.facts.talk'), { exact: true }), 0)
    they.expect(404)
    assert.equal((await fetched(page, file)).status, 404)
  },
)

journey(
  'who asks for another moment is up for the host again; and a no is taken back with one key',
  { tenant: 'casteleijn' },
  async ({ page, visit, signIn, tenant }) => {
    const [student, provider] = [await accountApi('student', tenant), await accountApi('provider', tenant)]
    const host = { id: await ownOrganization(provider), name: 'Bea', email: `bea.${Date.now()}@zaak.test` }
    const vacancy = await newVacancy(provider, host, { title: `Planten ${Date.now().toString(36)}`, places: 2 }, false)
    const { id } = await student.run(apply, '', { vacancyId: vacancy.id, evenSo: true })
    const talkAt = new Date(Date.now() + 3 * 86_400_000).toISOString()
    const { studentName: name } = await provider.run(proposeTalk, id, { talkAt, talkPlace: 'In de kas' })
    await student.run(askOtherMoment, id, { talkWish: 'Na drie uur kan ik wel' })

    await signIn('provider')
    await visit('/dashboard')
    const board = page.getByRole('region', { name: say('dashboard.host.waiting.label') })
    await board.getByText(/“Na drie uur kan ik wel”/).waitFor()
    await board.getByRole('link', { name: say('dashboard.host.waiting.otherMoment.goOf', { name }) }).click()
    await page.getByRole('button', { name: say('applications.ask.talk.do') }).waitFor()

    await visit(`/aanmeldingen?toon=gesprek&id=${id}`)
    await page.getByText(new RegExp(`^${name} vraagt een ander moment .*“Na drie uur kan ik wel”`)).waitFor()
    await page.getByRole('link', { name: say('applications.choice.otherMoment') }).waitFor()
    await page.getByText(say('applications.keys.undo')).first().waitFor()
    await page.keyboard.press('r')
    await page.getByText(say('applications.reasons.days')).click()
    await page.getByRole('button', { name: say('applications.ask.decline.do') }).click()
    await page.getByRole('button', { name: say('ui.toast.undo') }).waitFor()
    await page.keyboard.press('z')
    await page.getByText(say('queue.undone')).first().waitFor()
    await page.getByText(new RegExp(`^${name} vraagt een ander moment`)).waitFor()
  },
)
