import assert from 'node:assert/strict'
import { currentUser } from '#protocol/features/account.ts'
import { journey, type Traveller, travel } from '../support/journey.ts'
import { linkInMailTo } from '../support/mailbox.ts'
import { accountApi, newCompany, newVacancy } from '../support/marketplace.ts'
import { say } from '../support/words.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
const link = ({ page }: Traveller, name: string) => page.getByRole('main').getByRole('link', { name })
const press = ({ page }: Traveller, name: string) => page.getByRole('button', { name }).first().click()
const seen = ({ page }: Traveller, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

journey(
  'a volunteer applies, the host says yes from its mail, and the place is on the dashboard; no school comes into it',
  { tenant: 'demo', ...phone },
  async (they) => {
    const { page, visit, signIn, tenant } = they
    const centre = await accountApi('center', tenant)
    const name = `Buurttuin ${Date.now().toString(36)}`
    const host = await newCompany(centre, name, { city: 'Wezep' })
    const title = `Onkruid wieden bij ${name}`
    const vacancy = await newVacancy(centre, host, { title, places: 2 })
    const { firstName, infix, lastName } = await (await accountApi('volunteer', tenant)).ask(currentUser)
    const whole = [firstName, infix, lastName].filter(Boolean).join(' ')
    const short = `${firstName} ${lastName.slice(0, 1)}.`

    await signIn('volunteer')
    await visit(`/stagebank/${vacancy.id}`)
    await press(they, say('applications.apply.open.action'))
    await page.getByText(say('applications.sent.sent')).first().waitFor()

    await travel({ tenant, ...phone }, async (company) => {
      const { pathname, searchParams } = new URL(await linkInMailTo(tenant, host.email, 'wil graag bij'))
      searchParams.delete('kies')
      await company.visit(`${pathname}?${searchParams}`)
      await seen(company, say('applications.link.titleVolunteer', { name: short }))
      await company.page.getByText(say('applications.facts.volunteer'), { exact: true }).waitFor()
      await link(company, say('applications.choice.accept', { name: short })).click()
      await company.page.getByText(say('applications.formal.ask.accept.volunteer', { name: short })).waitFor()
      await press(company, say('applications.ask.accept.do', { name: short }))
      await seen(company, say('applications.link.done.accept.title', { name: whole }))
      await company.page.getByText(say('applications.formal.link.done.accept.volunteer', { name: whole })).waitFor()
    })

    await visit('/aanmeldingen')
    await link(they, title).click()
    await seen(they, title)
    await link(they, say('applications.own.toPlace')).click()
    const place = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: say('dashboard.place.volunteer'), exact: true }) })
      .filter({ hasText: name })
    await place.getByText(title).waitFor()
    await place.getByRole('link', { name: say('dashboard.place.mail') }).waitFor()

    // The centre that looks after the host sees who takes part there.
    await travel({ tenant }, async (manager) => {
      await manager.signIn('center')
      await manager.visit(`/organizations/${host.id}`)
      const line = manager.page.getByRole('listitem').filter({ hasText: whole })
      await line.filter({ hasText: say('organizations.show.volunteer') }).waitFor()
    })
  },
)

/** What the frame of a page says: who is a volunteer reads of places there, and nothing of schools. */
async function speaksOfPlaces({ page, visit }: Traveller, path: string): Promise<void> {
  await visit(path)
  const said = await page.locator('header, h1, nav').allInnerTexts()
  assert.doesNotMatch(said.join(' '), /stage|leerling|mentor/i, path)
}

journey(
  'somebody registers at the door of volunteers, reads of places and not of internships, and the centre knows them',
  { tenant: 'match2gether', ...phone },
  async (they) => {
    const { page, visit, tenant } = they
    const mark = Date.now().toString(36)
    const [email, secret] = [`vera.${mark}@vrijwillig.test`, 'drie olifanten in de tram']
    await visit('/')
    await seen(they, say('home.volunteer.hero.title.box'))
    await link(they, say('volunteers.register.submit')).click()
    await seen(they, say('volunteers.register.title'))
    const fill = (field: string, text: string) =>
      page.getByLabel(say(`volunteers.fields.${field}`), { exact: true }).fill(text)
    await fill('firstName', 'Vera')
    await fill('lastName', `Vrij${mark}`)
    await fill('email', email)
    await fill('password', secret)
    await fill('passwordConfirmation', secret)
    await press(they, say('volunteers.register.submit'))
    await seen(they, say('volunteers.register.sent.title'))

    const { pathname, search } = new URL(await linkInMailTo(tenant, email))
    await visit(pathname + search)
    await press(they, say('sign-in.confirm.submit'))
    await they.page.getByText(say('sign-in.confirm.done.title')).first().waitFor()
    await seen(they, say('sign-in.doors.vrijwilliger.title'))
    await page.getByLabel(say('sign-in.fields.email')).fill(email)
    await page.getByLabel(say('sign-in.fields.password'), { exact: true }).fill(secret)
    await page.getByRole('button', { name: say('sign-in.submit'), exact: true }).click()
    await seen(they, say('dashboard.newcomer.volunteer.title', { name: 'Vera' }))
    for (const path of ['/dashboard', '/stagebank', '/aanmeldingen', '/favorieten', '/favorieten/zoekopdrachten']) {
      await speaksOfPlaces(they, path)
    }

    await travel({ tenant }, async (manager) => {
      await manager.signIn('center')
      await manager.visit('/dashboard')
      const all = manager.page.getByRole('main').getByRole('link', { name: say('dashboard.centre.allVolunteers') })
      await all.click()
      const line = manager.page.getByRole('row').filter({ hasText: `Vrij${mark}` })
      await line.getByText(say('users.roles.helper'), { exact: true }).waitFor()
    })
  },
)

journey(
  'a guest finds the door of volunteers, and what is open to them',
  { tenant: 'demo', ...phone },
  async (they) => {
    const { page, visit } = they
    await visit('/inloggen')
    await link(they, say('sign-in.register.become')).click()
    await seen(they, say('volunteers.register.title'))
    await visit('/vrijwilligerswerk')
    await link(they, say('volunteers.landing.every')).click()
    await page.waitForURL((url) => url.pathname === '/stagebank' && url.searchParams.get('voor') === 'vrijwilligers')
    await page
      .getByRole('list', { name: say('stagebank.chips.label') })
      .getByText(say('stagebank.filters.volunteers'))
      .waitFor()
  },
)
