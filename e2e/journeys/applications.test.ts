import assert from 'node:assert/strict'
import { devices } from 'playwright-core'
import { apply } from '#protocol/features/applications.ts'
import { internshipPeriods, updateInternshipPeriod } from '#protocol/features/periods.ts'
import { users } from '#protocol/features/users.ts'
import { updateVacancy } from '#protocol/features/vacancies/vacancy-commands.ts'
import { journey, type Traveller, travel } from '../support/journey.ts'
import { linkInMailTo, mailWith } from '../support/mailbox.ts'
import {
  accountApi,
  comeIn,
  inviteStudent,
  livesAt,
  newCompany,
  newVacancy,
  ownOrganization,
} from '../support/marketplace.ts'
import { seesCount } from '../support/sees.ts'
import { becomes } from '../support/wait-until.ts'
import { say } from '../support/words.ts'

const phone = { viewport: { width: 390, height: 844 }, userAgent: devices['Pixel 7'].userAgent, hasTouch: true }
const secret = 'drie olifanten in de tram'
const link = ({ page }: Traveller, name: string | RegExp) => page.getByRole('main').getByRole('link', { name })
const press = ({ page }: Traveller, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const seen = ({ page }: Traveller, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
/** The page that the mail leads to; each of its buttons has a choice open already. */
function pathOf(address: string, choice?: string): string {
  const { pathname, searchParams } = new URL(address)
  if (choice) searchParams.set('kies', choice)
  else searchParams.delete('kies')
  return `${pathname}?${searchParams}`
}
type Place = { id: string; title: string; email: string }
/** Nobody else has these names, however often the story is told. */
const mark = () => Date.now().toString(36)
const fresh = (name: string) => `${name} ${mark()}`

/** Applies for the place that is open, and ends at the application. */
async function applyHere(they: Traveller): Promise<void> {
  await press(they, say('applications.apply.open.action'))
  await they.page.getByText(say('applications.sent.sent')).first().waitFor()
}

journey(
  'a student who was just invited applies to two places; a company says yes from its mail, without an account',
  { tenant: 'raayland', ...phone },
  async (they) => {
    const { page, visit, tenant } = they
    const school = await accountApi('schooladmin', tenant)
    const place = { street: 'Markt', houseNumber: '1', postalCode: '5801 AB', city: 'Venray' }
    const word = mark()
    const names = ['Bakkerij', 'Fietsenmaker', 'Dierenarts'].map((name) => `${name} ${word}`)
    const vacancies: Place[] = []
    for (const name of names) {
      const company = await newCompany(school, name, place)
      const title = `Meehelpen bij ${name}`
      const { id } = await newVacancy(school, company, { title, places: 2 })
      vacancies.push({ id, title, email: company.email })
    }
    const [first, second, third] = vacancies as [Place, Place, Place]

    const email = `sanne.${Date.now().toString(36)}@leerling.test`
    const student = await inviteStudent(school, { firstName: 'Sanne', lastName: 'Vos', email })
    await livesAt(school, student.id, '5802 AA')
    await comeIn(they, email, secret)

    // Three places within twenty kilometres.
    await visit(`/stagebank?q=${word}&plaats=5802AA&straal=20`)
    for (const { title } of vacancies) await link(they, new RegExp(title)).first().waitFor()

    // She keeps one and applies to two.
    const keep = page.getByRole('button', { name: say('favourites.button.label', { title: third.title }) }).first()
    await keep.click()
    await becomes(
      'kept',
      () => keep.getAttribute('aria-pressed'),
      (pressed) => pressed === 'true',
    )
    await link(they, new RegExp(first.title)).first().click()
    await seen(they, first.title)
    await applyHere(they)
    await visit(`/stagebank/${second.id}`)
    await applyHere(they)
    await visit('/aanmeldingen')
    await page.getByText(say('applications.own.lead', { count: 2 })).waitFor()

    // Another phone: the mail, one page, two taps.
    await travel({ tenant, ...phone }, async (company) => {
      await company.visit(pathOf(await linkInMailTo(tenant, first.email, 'wil graag bij')))
      await seen(company, say('applications.link.title', { name: 'Sanne V.' }))
      await link(company, say('applications.choice.accept', { name: 'Sanne V.' })).click()
      await press(company, say('applications.ask.accept.do', { name: 'Sanne V.' }))
      await seen(company, say('applications.link.done.accept.title', { name: 'Sanne Vos' }))
      assert.equal((await company.context.cookies()).filter(({ name }) => name === 'access-token').length, 0)
      // Looking again tells the same, and can no longer change it.
      await company.page.reload()
      await seen(company, say('applications.link.done.accept.title', { name: 'Sanne Vos' }))
      await seesCount(link(company, say('applications.choice.decline')), 0)
    })

    await visit('/aanmeldingen')
    const placed = page.getByRole('article').filter({ hasText: first.title })
    await placed.getByText(say('applications.awaited.student.accepted', { host: names[0] ?? '' })).waitFor()
    const ended = page.getByRole('listitem').filter({ hasText: second.title })
    await ended.getByText(`omdat je bij ${names[0]} bent aangenomen`).waitFor()
  },
)

journey(
  'where the mentor comes first: one yes, one no with a reason, and the company declines kindly',
  { tenant: 'match2gether' },
  async (they) => {
    const { page, visit, signIn, tenant } = they
    const school = await accountApi('schooladmin', tenant)
    const schoolId = await ownOrganization(school)
    const periods = await school.list(internshipPeriods, { filter: { inScope: true, schoolIdEq: schoolId } })
    for (const { id } of periods) await school.run(updateInternshipPeriod, id, { needsMentorApproval: true })
    const name = fresh('Tuincentrum')
    const company = await newCompany(school, name, { city: 'Apeldoorn' })
    const [one, other] = ['Planten verzorgen', 'Bloemen binden'] as const
    const student = await accountApi('student', tenant)
    for (const work of [one, other]) {
      const vacancy = await newVacancy(school, company, { title: `${work} bij ${name}`, places: 3 })
      await student.run(apply, '', { vacancyId: vacancy.id, evenSo: true })
    }

    await signIn('schooladmin')
    await visit('/aanmeldingen?toon=beoordelen')
    const queue = page.getByRole('navigation', { name: say('queue.list') })
    const choose = async (work: string) => {
      const entry = queue.getByRole('link', { name: new RegExp(`${work}.*${name}`) })
      await entry.click()
      const current = () => entry.getAttribute('aria-current')
      await becomes(`${work} is up`, current, (is) => is === 'true')
    }
    await choose(one)
    await page.keyboard.press('a')
    await page
      .getByText(/gaat door/)
      .first()
      .waitFor()
    // A slip is taken back with one key, and said again.
    await page.getByRole('button', { name: say('ui.toast.undo') }).waitFor()
    await page.keyboard.press('z')
    await page.getByText(say('queue.undone')).first().waitFor()
    await choose(one)
    await page.keyboard.press('a')
    await queue.getByRole('link', { name: new RegExp(`${one}.*${name}`) }).waitFor({ state: 'detached' })

    await choose(other)
    await page.keyboard.press('r')
    const why = page.getByRole('textbox', { name: say('applications.form.refusal') })
    await why.fill('Kies liever iets dichter bij huis.')
    await press(they, say('applications.ask.mentorRefuse.do'))
    await queue.getByRole('link', { name: new RegExp(`${other}.*${name}`) }).waitFor({ state: 'detached' })

    // Without scripts: a reason with one tap, and a calm page after it.
    await travel({ tenant, javaScriptEnabled: false }, async (owner) => {
      owner.expect(422)
      await owner.visit(pathOf(await linkInMailTo(tenant, company.email, 'wil graag bij')))
      await link(owner, say('applications.choice.decline')).click()
      await press(owner, say('applications.ask.decline.do'))
      await owner.page.getByRole('alert').waitFor()
      await owner.page.getByText(say('applications.reasons.days')).click()
      await press(owner, say('applications.ask.decline.do'))
      await seen(owner, say('applications.link.done.decline.title'))
    })
    await visit('/aanmeldingen?status=declined')
    await page.locator('tbody').getByRole('row').filter({ hasText: one }).first().click()
    await page.getByRole('dialog').getByText(say('applications.reasons.days')).waitFor()
  },
)

journey(
  'a full place has a line; when a place comes free, the first in line says yes to the offer',
  { tenant: 'corderius', ...phone },
  async (they) => {
    const { page, visit, tenant } = they
    const school = await accountApi('schooladmin', tenant)
    const schoolId = await ownOrganization(school)
    const name = fresh('Theater')
    const company = await newCompany(school, name, { city: 'Amersfoort' })
    const title = `Achter de schermen bij ${name}`
    const vacancy = await newVacancy(school, company, { title, places: 1, isDirect: true })
    const [lucky] = await school.list(users, {
      filter: { withRole: 'student', organizationIdEq: schoolId, statusEq: 'active' },
      sort: '-createdAt',
      page: { size: 1 },
    })
    const motivation = 'Toneel is wat ik het liefste doe.'
    const taken = { vacancyId: vacancy.id, studentId: lucky?.id ?? '', motivation, evenSo: true }
    await school.run(apply, '', taken)

    const own = `bram.${Date.now().toString(36)}@leerling.test`
    await inviteStudent(school, { firstName: 'Bram', lastName: 'Wit', email: own })
    await comeIn(they, own, secret)
    await visit(`/stagebank/${vacancy.id}`)
    await page.getByRole('heading', { name: say('applications.apply.full.title') }).waitFor()
    // Several lines, as people write.
    const why = page.getByRole('textbox', { name: say('applications.apply.motivation') })
    await why.fill(`${motivation}\n\nEn ik help graag mee.`)
    await press(they, say('applications.apply.full.action'))
    await page.getByText(say('applications.awaited.student.waitingFirst')).waitFor()

    // The company makes room for one more: that place is held for whoever is first.
    await school.run(updateVacancy, vacancy.id, { places: 2 })
    const told = async () => {
      await visit('/dashboard')
      return page.getByText(say('applications.dashboard.offer')).count()
    }
    await becomes('offers on the dashboard', told, (count) => count > 0)
    await link(they, say('applications.dashboard.offerGo')).click()
    await link(they, say('applications.own.yes')).click()
    await press(they, say('applications.ask.acceptOffer.do'))
    await page.getByText(say('applications.done.acceptOffer')).first().waitFor()
    await page.getByText(say('applications.awaited.student.accepted', { host: name })).waitFor()
  },
)

journey(
  'a company opens a link that has run out, and asks for a new one',
  { tenant: 'public', ...phone },
  async (they) => {
    const { visit, page, tenant } = they
    await visit('/aanmeldingen/antwoord?token=verlopen')
    await seen(they, say('applications.link.dead.expired.title'))
    await press(they, say('applications.link.renew'))
    await seen(they, say('applications.link.dead.asked.title'))
    await seesCount(page.getByText('@'), 0, 'no address is shown')
    await mailWith(tenant, 'Een nieuwe link voor de aanmelding')
  },
)
