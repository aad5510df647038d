import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { updateVacancySettings } from '#protocol/features/vacancies/vacancy-commands.ts'
import { journey, travel } from '../support/journey.ts'
import { accountApi, newCompany, newVacancy, ownOrganization } from '../support/marketplace.ts'
import { readerOf, wordsIn } from '../support/read-page.ts'
import { seesValue } from '../support/sees.ts'
import { becomes } from '../support/wait-until.ts'
import { say } from '../support/words.ts'

const tenant = 'casteleijn'
const box = (page: Page, field: string) => page.getByLabel(say(`vacancies.fields.${field}`))
const press = (page: Page, key: string) =>
  page.getByRole('button', { name: say(`vacancies.${key}`), exact: true }).click()
const sees = (page: Page, key: string) =>
  page
    .getByText(say(`vacancies.${key}`))
    .first()
    .waitFor()
/** A name of its own, so that a second run does not meet the first one. */
const named = () => `Broodjes smeren ${Math.random().toString(36).slice(2, 7)}`

async function complete(page: Page): Promise<void> {
  await box(page, 'sector').selectOption('horeca')
  const body = page.getByRole('textbox', { name: say('vacancies.fields.body') })
  await body.click()
  // The editor comes when one enters the field.
  await page.locator('[contenteditable]:focus').waitFor()
  await body.fill('Je smeert broodjes met een collega, maakt soep en helpt gasten aan de balie.')
  await box(page, 'hours').fill('20')
}

journey(
  'a company writes a vacancy, hears what is missing, publishes, pauses and closes it',
  { tenant },
  async (they) => {
    const { page, signIn, visit } = they
    they.expect(422)
    const title = named()
    await signIn('provider')
    // Whoever waits for an answer comes first, each with a button; below it what one offers.
    await visit('/dashboard')
    const waiting = page.getByRole('region', { name: say('dashboard.host.waiting.label') })
    const [read = ''] = say('dashboard.host.waiting.new.goOf', { name: '|' }).split('|')
    await waiting
      .getByRole('link', { name: new RegExp(`^${read}`) })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: new RegExp(say('applications.page', { name: '' })) }).waitFor()
    await visit('/dashboard')
    await page.getByRole('link', { name: say('dashboard.host.addVacancy') }).click()
    await page.getByRole('heading', { level: 1, name: say('vacancies.add.title') }).waitFor()
    // What can wait is folded away: what, when and how many are enough.
    await box(page, 'minimumAge').waitFor({ state: 'hidden' })
    await box(page, 'street').waitFor({ state: 'hidden' })
    // One of the two is needed, so that neither is called optional.
    const hours = page.getByRole('group', { name: say('vacancies.fields.allHours'), exact: true })
    await hours.filter({ hasNotText: say('ui.optional') }).waitFor()
    await box(page, 'title').fill(title)
    await page.getByRole('heading', { level: 3, name: title }).waitFor()
    await press(page, 'form.publish')
    await page.getByText(say('ui.problems.required')).first().waitFor()
    await complete(page)
    // What is wrong in a folded part is in sight when the form comes back.
    await page.getByText(say('vacancies.sections.who'), { exact: true }).click()
    await box(page, 'minimumAge').fill('18')
    await box(page, 'maximumAge').fill('14')
    await page.getByText(say('vacancies.sections.who'), { exact: true }).click()
    await press(page, 'form.publish')
    await box(page, 'maximumAge').waitFor()
    await box(page, 'maximumAge').fill('')
    await box(page, 'hours').fill('')
    await box(page, 'hoursPerWeek').fill('6')
    const preview = page.getByRole('article', { name: say('vacancies.preview.label') })
    await preview.getByText(say('stagebank.facts.week'), { exact: true }).waitFor()
    // A day that does not exist leaves the preview as it is, until it is one.
    await page.getByText(say('vacancies.sections.dates'), { exact: true }).click()
    await box(page, 'startDate').fill('31-02-2027')
    await box(page, 'endDate').focus()
    await page.locator('#veld-startDate').getByText(say('ui.problems.date')).waitFor()
    await preview.getByText(say('stagebank.facts.week'), { exact: true }).waitFor()
    await box(page, 'startDate').fill('1 feb 2027')
    await box(page, 'endDate').focus()
    await preview.getByText(say('stagebank.facts.from', { from: '1 februari 2027' })).waitFor()
    await seesValue(box(page, 'startDate'), '01-02-2027')
    await box(page, 'startDate').fill('')
    // Tapped twice before the page is drawn anew.
    const publish = `document.querySelector('button[name="then"][value="publish"]').click()`
    await page.evaluate([publish, publish].join(';'))
    await sees(page, 'next.published.title')
    const own = page.url()
    await visit('/vacancies')
    // Two of one title would be called the first and the second.
    await page.getByRole('link', { name: title, exact: true }).first().waitFor()
    await visit(own)
    await press(page, 'actions.pauseVacancy')
    await sees(page, 'next.paused.title')
    await press(page, 'actions.resumeVacancy')
    await sees(page, 'next.published.title')
    await press(page, 'actions.closeVacancy')
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('vacancies.actions.closeVacancy') })
      .click()
    await sees(page, 'next.closed.title')
    // Where one or two colleagues stand there is nothing to tick together, and no density to choose.
    await visit('/users')
    const people = page.getByRole('table')
    await people.waitFor()
    await people.getByRole('checkbox').first().waitFor({ state: 'detached' })
    await page.getByRole('link', { name: say('table.density.compact') }).waitFor({ state: 'detached' })
    await visit('/users/add')
    await page.getByLabel(say('users.fields.firstName')).waitFor()
    await page.getByLabel(say('users.fields.gender')).waitFor({ state: 'detached' })
  },
)

journey('a visitor reports a vacancy, and the centre takes it down', { tenant }, async ({ page, signIn, visit }) => {
  const title = named()
  let path = ''
  await travel({ tenant }, async (company) => {
    await company.signIn('provider')
    await company.visit('/vacancies/add')
    await box(company.page, 'title').fill(title)
    await complete(company.page)
    await press(company.page, 'form.publish')
    await sees(company.page, 'next.published.title')
    path = new URL(company.page.url()).pathname.replace('/vacancies/', '/stagebank/')
  })
  await visit(`${path}/melden`)
  await page.getByRole('radio', { name: say('vacancies.report.reasons.unsafe') }).check()
  await page.getByLabel(say('vacancies.report.explanation')).fill('Er is geen veilige oven.')
  await press(page, 'report.submit')
  await sees(page, 'report.done')
  await signIn('center')
  await visit('/vacancies/reports')
  const report = page.getByRole('listitem').filter({ hasText: title })
  await report.getByText(say('vacancies.reports.uphold.title')).click()
  await report.getByLabel(say('vacancies.reports.uphold.answer')).fill('Zorg eerst voor een veilige oven.')
  await report.getByRole('button', { name: say('vacancies.reports.uphold.submit') }).click()
  await sees(page, 'done.takeDownVacancy')
})

journey('what wants to appear is decided with the keys of every queue, and taken back', { tenant }, async (they) => {
  const { page, signIn, visit } = they
  const [centre, host] = [await accountApi('center', tenant), await accountApi('provider', tenant)]
  const review = (needsReview: boolean) => centre.run(updateVacancySettings, '', { needsReview })
  await review(true)
  try {
    const title = named()
    const company = { id: await ownOrganization(host), name: title, email: 'balie@zaak.test' }
    await newVacancy(host, company, { title, places: 1 }, false)
    await signIn('center')
    await visit('/vacancies/review')
    const choose = () => page.getByRole('link', { name: new RegExp(title) }).click()
    const up = page.getByRole('article').getByRole('heading', { name: title })
    await choose()
    await up.waitFor()
    await page.getByRole('button', { name: say('ui.keys.off') }).waitFor()
    await page.keyboard.press('a')
    await sees(page, 'done.approveVacancy')
    await page.getByRole('button', { name: say('ui.toast.undo') }).waitFor()
    await page.keyboard.press('z')
    await page.getByText(say('queue.undone')).first().waitFor()
    await choose()
    await up.waitFor()
    await page.keyboard.press('r')
    await page.getByRole('textbox', { name: say('vacancies.review.reason') }).fill('Vertel wat een leerling leert.')
    await press(page, 'review.noDo')
    await sees(page, 'done.rejectVacancy')
  } finally {
    await review(false)
  }
})

journey('a file that is no photo is told of once, at its field', { tenant }, async (they) => {
  const { page, signIn, visit } = they
  they.expect(422)
  await signIn('provider')
  await visit('/vacancies/add')
  await box(page, 'title').fill(named())
  await press(page, 'form.saveDraft')
  await sees(page, 'next.draft.title')
  await visit(`${new URL(page.url()).pathname}/edit`)
  const field = page.locator('#veld-photo')
  const choose = (name: string, mimeType: string, size: number) =>
    field.locator('input').setInputFiles({ name, mimeType, buffer: Buffer.alloc(size, 7) })
  const told = (text: string) => field.getByText(text, { exact: true })
  const noPicture = told(say('ui.files.wrongType', { name: 'brief.txt', types: say('vacancies.photo.types') }))
  const tooLarge = told(say('ui.files.tooLarge', { name: 'groot.png', size: '8 MB' }))

  await choose('brief.txt', 'text/plain', 5)
  await noPicture.waitFor()
  await choose('groot.png', 'image/png', 8_000_001)
  await tooLarge.waitFor()
  await noPicture.waitFor({ state: 'hidden' })
  // What looks like a photo is sent at once, and found out there.
  await choose('nep.png', 'image/png', 500)
  await field.locator('[id$=-error]').waitFor()
  await tooLarge.waitFor({ state: 'hidden' })
})

journey(
  'without scripts a photo is saved with its button, which asks for a file first',
  { tenant, javaScriptEnabled: false },
  async ({ page, signIn, visit, expect }) => {
    expect(422)
    await signIn('provider')
    await visit('/vacancies/add')
    await box(page, 'title').fill(named())
    await press(page, 'form.saveDraft')
    await sees(page, 'next.draft.title')
    await visit(`${new URL(page.url()).pathname}/edit`)
    await press(page, 'photo.save')
    await page.locator('#veld-photo').getByText('Kies eerst een bestand.').waitFor()
  },
)

journey(
  'without scripts a company writes its text in a plain box, and a mistake elsewhere costs none of it',
  { tenant, javaScriptEnabled: false },
  async ({ page, signIn, visit, expect }) => {
    expect(422)
    await signIn('provider')
    await visit('/vacancies/add')
    await box(page, 'body').fill('Je smeert broodjes.\nJe maakt soep.')
    await press(page, 'form.saveDraft')
    // The title is missing; what was written is still there.
    await page.getByText(say('ui.problems.required')).first().waitFor()
    await becomes(
      'the text is still there',
      () => box(page, 'body').inputValue(),
      (text) => text === 'Je smeert broodjes.\nJe maakt soep.',
    )
    await box(page, 'title').fill(named())
    await press(page, 'form.saveDraft')
    await page.getByRole('paragraph').filter({ hasText: 'Je maakt soep.' }).waitFor()
  },
)

test('vacancies with one name are told apart on the page of their host', async () => {
  const school = await accountApi('schooladmin', tenant)
  const host = await newCompany(school, named(), { city: 'Zwolle' })
  const year = new Date().getFullYear() + 1
  for (const month of ['02', '03'])
    await newVacancy(school, host, { title: 'Helpen in de winkel', startDate: `${year}-${month}-15`, places: 1 })
  const { html } = await (await readerOf(tenant, { account: 'schooladmin' }))(`/organizations/${host.id}`)
  for (const day of ['15-2', '15-3']) assert.ok(wordsIn(html).includes(`Helpen in de winkel, ${day}-${year}`), day)
})
