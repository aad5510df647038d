import { emailOf, journey, password, serverUrl } from '../support/journey.ts'
import { say } from '../support/words.ts'

const tenant = 'casteleijn'

/** A place where a student is now, as the centre knows it. */
async function placeWithStudent(): Promise<string> {
  const headers = { 'x-tenant': tenant, 'content-type': 'application/json' }
  const body = JSON.stringify({ email: emailOf('center', tenant), password })
  const signedIn = await fetch(`${serverUrl()}/auth/sign_in`, { method: 'POST', headers, body })
  const found = await fetch(`${serverUrl()}/api/v1/internships?filter[status_in]=running&page[size]=1`, {
    headers: { 'x-tenant': tenant, authorization: signedIn.headers.get('authorization') ?? '' },
  })
  type Internships = { data: { relationships: { organization: { data: { id: string } } } }[] }
  const [first] = ((await found.json()) as Internships).data
  if (!first) throw new Error(`Nobody is at work in ${tenant}`)
  return first.relationships.organization.data.id
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
