import assert from 'node:assert/strict'
import { internships } from '#protocol/features/internships.ts'
import { journey } from '../support/journey.ts'
import { accountApi, ownOrganization } from '../support/marketplace.ts'
import { say } from '../support/words.ts'

const tenant = 'casteleijn'

/** A place where a student is now, as the centre knows it; not the company whose vacancies other journeys need. */
async function placeWithStudent(): Promise<string> {
  const [center, provider] = await Promise.all([accountApi('center', tenant), accountApi('provider', tenant)])
  const known = await ownOrganization(provider)
  const running = await center.list(internships, {
    filter: { statusEq: 'running' },
    include: ['organization'],
    page: { size: 100 },
  })
  const place = running.find(({ organization }) => organization && organization.id !== known)?.organization
  assert.ok(place, `somebody is at work in ${tenant}`)
  return place.id
}

journey(
  'where a student still is, an organization closes first, and that can be called off',
  { tenant },
  async (they) => {
    const { page, visit, signIn } = they
    await signIn('center')
    await visit(`/organizations/${await placeWithStudent()}`)
    // By keyboard: the recent actions above it may still come, and move it.
    await page.locator('summary', { hasText: say('organizations.archive.title') }).press('Enter')
    await page.getByRole('button', { name: say('organizations.actions.archiveOrganization'), exact: true }).click()
    await page.getByText(say('organizations.acts.closing')).waitFor()
    await page.getByText(say('organizations.closing.title')).waitFor()

    await page.getByRole('button', { name: say('organizations.actions.keepOrganization') }).click()
    await page.getByText(say('organizations.acts.restore')).waitFor()
    await page.getByText(say('organizations.closing.title')).waitFor({ state: 'detached' })
  },
)
