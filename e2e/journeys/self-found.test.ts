import type { Page } from 'playwright-core'
import { seeFocus } from '../support/focus.ts'
import { isListening, journey, type Traveller, travel } from '../support/journey.ts'
import { say } from '../support/words.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
const box = (page: Page, field: string) => page.getByLabel(say(`self-found.fields.${field}`), { exact: true })
const press = (page: Page, key: string) => page.getByRole('button', { name: say(key), exact: true }).click()
async function firstStep({ page, visit }: Traveller, name: string) {
  await visit('/zelfgevonden/melden')
  await press(page, 'self-found.form.next')
  await page.getByText(say('ui.problems.required')).first().waitFor()
  await box(page, 'organizationName').fill(name)
  await box(page, 'city').fill('Amersfoort')
  await box(page, 'contactName').fill('Henk van Beek')
  await box(page, 'contactEmail').fill('henk@fiets.example')
  await press(page, 'self-found.form.next')
  await page.getByRole('heading', { level: 2, name: say('self-found.form.step2') }).waitFor()
}

async function secondStep(page: Page) {
  const description = 'Banden plakken en fietsen schoonmaken in de werkplaats.'
  await box(page, 'description').fill(description)
  // What was typed outlives a reload, and a step back and forth.
  await page.reload()
  await page.getByText(description).waitFor()
  await isListening(page)
  await page.goBack()
  await page.getByRole('heading', { level: 2, name: say('self-found.form.step1') }).waitFor()
  await page.goForward()
  await page.getByRole('heading', { level: 2, name: say('self-found.form.step2') }).waitFor()
  // Next year, so that the internship of this year is left alone.
  const radio = page
    .getByRole('group', { name: say('self-found.fields.internshipPeriodId') })
    .getByRole('radio')
    .last()
  await radio.check()
  const label = (await radio.locator('xpath=ancestor::label').textContent()) ?? ''
  const year = /(\d{4})/.exec(label)?.[1] ?? ''
  await box(page, 'startDate').fill(`${year}-11-02`)
  await box(page, 'endDate').fill(`${year}-11-27`)
  await box(page, 'plannedHours').fill('24')
  await page.getByRole('checkbox', { name: say('self-found.weekdays.3') }).check()
  await press(page, 'self-found.form.send')
  await page.getByText(say('self-found.states.waiting')).waitFor()
}

const wrong = 'what is wrong in a report stays on the screen, at the step where it can be put right'
journey(wrong, { tenant: 'public', ...phone }, async (they) => {
  const { page, visit, signIn, expect } = they
  expect(422)
  await signIn('student')
  await firstStep(they, 'Fietsenmaker Van Beek')
  await box(page, 'description').fill('Plakken')
  await box(page, 'plannedHours').fill('30,5')
  await press(page, 'self-found.form.send')
  const problems = page.getByRole('main').getByRole('alert')
  await seeFocus(page, problems)
  // Whatever the page still had to do is done now.
  await page.waitForLoadState('networkidle')
  await seeFocus(page, problems)
  const line = (field: string, problem: string, params = {}) =>
    problems.getByRole('link', {
      name: `${say(`self-found.fields.${field}`)} ${say(`ui.problems.${problem}`, params)}`,
    })
  await line('weekdays', 'minItems', { min: 1 }).waitFor()
  await line('description', 'tooShort', { min: 20 }).click()
  await seeFocus(page, box(page, 'description'))
  await page.getByText(say('self-found.hints.description', { min: 20 })).waitFor()

  // Something of the first step is told there, also when it was the second that was handed in.
  await visit('/zelfgevonden/melden?stap=2')
  await page.evaluate('sessionStorage.clear()')
  await page.reload()
  await isListening(page)
  await press(page, 'self-found.form.send')
  await page.getByRole('heading', { level: 2, name: say('self-found.form.step1') }).waitFor()
  await seeFocus(page, problems)
  await problems.getByRole('link', { name: new RegExp(`^${say('self-found.fields.city')}: `) }).click()
  await seeFocus(page, box(page, 'city'))
})

/** The mentor at a desk, by the link in the mail. */
const mentor = (id: string, story: (page: Page) => Promise<void>) =>
  travel({ tenant: 'public' }, async ({ page, signIn, visit }) => {
    await signIn('mentor')
    await visit(`/zelfgevonden?id=${id}`)
    await story(page)
  })

/** What the student chose is chosen, so that the key for a yes is one. */
async function approves(desk: Page) {
  await desk.getByRole('button', { name: say('ui.keys.off') }).waitFor()
  await desk.getByRole('radio', { name: new RegExp(say('self-found.decide.why.chosen')), checked: true }).waitFor()
  await desk.keyboard.press('a')
  await desk.getByText(say('self-found.said.approved')).first().waitFor()
}

const story = 'a student reports a place on a phone, corrects it and gets it approved at a known organization'
journey(story, { tenant: 'public', ...phone }, async (they) => {
  const { page, visit, signIn } = they
  await signIn('student')
  // A name of its own, so that a second run does not meet the first one.
  const name = `Fietsenmaker ${Math.random().toString(36).slice(2, 7)}`
  await firstStep(they, name)
  await secondStep(page)
  const report = page.getByRole('article', { name, exact: true })
  const edit = report.getByRole('link', { name: say('self-found.own.edit'), exact: true })
  const id = new URL((await edit.getAttribute('href')) as string, page.url()).searchParams.get('id') as string

  const question = 'Is dit de fietsenmaker of de stichting?'
  await mentor(id, async (desk) => {
    await desk.getByRole('heading', { level: 2, name, exact: true }).waitFor()
    // The keys are told of once they are heard.
    await desk.getByRole('button', { name: say('ui.keys.off') }).waitFor()
    await desk.keyboard.press('r')
    await desk.getByRole('radio', { name: say('self-found.decide.refuse'), checked: true }).waitFor()
    await desk.getByRole('radio', { name: say('self-found.decide.sendBack') }).check()
    await desk.getByLabel(say('self-found.decide.reason'), { exact: true }).fill(question)
    await press(desk, 'self-found.decide.send')
    await desk.getByText(say('self-found.said.sentBack')).first().waitFor()
  })

  await visit('/zelfgevonden')
  await page.getByText(question).waitFor()
  await page.getByRole('link', { name: say('self-found.own.correct') }).click()
  await box(page, 'organizationName').fill('stichting')
  const known = page
    .getByRole('listitem')
    .getByRole('button', { name: /stichting/i })
    .first()
  const host = (await known.locator('span span').first().textContent()) as string
  await known.click()
  await press(page, 'self-found.form.next')
  await page.getByRole('checkbox', { name: say('self-found.weekdays.4') }).check()
  await press(page, 'self-found.form.again')
  await page.getByText(say('self-found.states.waiting')).waitFor()

  await mentor(id, async (desk) => {
    await desk.getByRole('heading', { level: 2, name: host, exact: true }).waitFor()
    await desk.getByRole('article').locator('a[href^="/users/"]').waitFor()
    await approves(desk)
    await desk.getByRole('button', { name: say('ui.toast.undo') }).waitFor()
    await desk.keyboard.press('z')
    await desk.getByText(say('queue.undone')).first().waitFor()
    await desk.getByRole('heading', { level: 2, name: host, exact: true }).waitFor()
    await approves(desk)
  })
  await visit('/zelfgevonden')
  const placed = page.getByRole('article', { name: host, exact: true }).first()
  await placed.getByText(say('self-found.states.approved')).waitFor()
})

journey('a site without self-found internships has no page for them', { tenant: 'match2gether' }, async (they) => {
  they.expect(404)
  await they.signIn('student')
  await they.visit('/zelfgevonden')
  await they.page.getByRole('heading', { level: 1 }).waitFor()
})
