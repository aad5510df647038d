import assert from 'node:assert/strict'
import { devices } from 'playwright-core'
import { applications, apply, proposeTalk } from '#protocol/features/applications.ts'
import { users } from '#protocol/features/users.ts'
import { closeVacancy } from '#protocol/features/vacancies/vacancy-commands.ts'
import type { Client } from '../../protocol/src/client.ts'
import { journey, type Traveller } from '../support/journey.ts'
import { accountApi, comeIn, inviteStudent, newCompany, newVacancy, ownOrganization } from '../support/marketplace.ts'
import { seesCount, seesParam, seesPath } from '../support/sees.ts'
import { becomes } from '../support/wait-until.ts'
import { say } from '../support/words.ts'

const phone = { viewport: { width: 390, height: 844 }, userAgent: devices['Pixel 7'].userAgent, hasTouch: true }
const secret = 'drie olifanten in de tram'
const link = ({ page }: Traveller, name: string | RegExp) => page.getByRole('main').getByRole('link', { name })
/** Nobody else has this name, however often the story is told. */
const fresh = (name: string) => `${name} ${Date.now().toString(36)}`

/** Two students of the school who ask for the place, one after the other. */
async function twoApply(school: Client, vacancyId: string): Promise<void> {
  const organizationIdEq = await ownOrganization(school)
  const filter = { withRole: 'student', organizationIdEq, statusEq: 'active' } as const
  const students = await school.list(users, { filter, sort: '-createdAt', page: { size: 2 } })
  for (const { id } of students) await school.run(apply, '', { vacancyId, studentId: id, evenSo: true })
}

journey(
  'who is about to say yes to somebody that a colleague just answered, reads so and says it to nobody else',
  { tenant: 'demo' },
  async (they) => {
    const { page, visit, signIn, tenant } = they
    const [school, center] = [await accountApi('schooladmin', tenant), await accountApi('center', tenant)]
    const name = fresh('Bloemist')
    const company = await newCompany(center, name, { city: 'Zeist' })
    const vacancy = await newVacancy(center, company, { title: `Boeketten binden bij ${name}`, places: 3 })
    await twoApply(school, vacancy.id)
    const asked = await center.list(applications, { filter: { vacancyIdEq: vacancy.id }, sort: 'createdAt' })
    const [first, second] = asked.map(({ id }) => id)
    assert.ok(first && second)

    // Nobody in particular was chosen: the one who waits longest is up.
    await signIn('center')
    await visit(`/aanmeldingen?vacature=${vacancy.id}`)
    const yes = page.locator('[data-queue=accept]')
    const address = (await yes.getAttribute('href')) ?? ''
    await center.run(proposeTalk, first, {
      talkAt: new Date(Date.now() + 3 * 86_400_000).toISOString(),
      talkPlace: 'Dorpsstraat 1, Zeist',
    })

    // The page that still showed the first one, as it was.
    await visit(address)
    await page.getByText(say('applications.host.changed.title')).waitFor()
    await seesCount(page.locator('[data-answering]'), 0)
    await link(they, say('applications.school.open')).click()
    await page.waitForURL((url) => url.pathname === `/aanmeldingen/${first}`)

    // The other one still waits, and a choice about them is about them.
    await visit(`/aanmeldingen?vacature=${vacancy.id}`)
    await yes.click()
    await page.locator('[data-answering]').waitFor()
    await seesParam(page, 'id', second)
  },
)

journey(
  'who applies for a place that was closed meanwhile reads so, at the top of the page, with other places',
  { tenant: 'raayland', ...phone },
  async (they) => {
    const { page, visit, expect, tenant } = they
    // A place that is gone is told with the status of what is not there.
    expect(404)
    const school = await accountApi('schooladmin', tenant)
    const name = fresh('Slager')
    const company = await newCompany(school, name, { city: 'Venray' })
    const vacancy = await newVacancy(school, company, { title: `Worst draaien bij ${name}`, places: 2 })
    const email = `roos.${Date.now().toString(36)}@leerling.test`
    await inviteStudent(school, { firstName: 'Roos', lastName: 'Kok', email })
    await comeIn(they, email, secret)

    await visit(`/stagebank/${vacancy.id}`)
    const send = page.getByRole('button', { name: say('applications.apply.open.action') }).first()
    await send.scrollIntoViewIfNeeded()
    await school.run(closeVacancy, vacancy.id)
    await send.click()
    await page.getByRole('heading', { level: 1, name: say('stagebank.former.title') }).waitFor()
    await seesPath(page, `/stagebank/${vacancy.id}`)
    const scrolled = () => page.evaluate<number>('scrollY')
    await becomes('scrolled', scrolled, (pixels) => pixels === 0)
  },
)
