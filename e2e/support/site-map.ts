import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../web/app/routes.ts'
import { emailOf, password, serverUrl } from './journey.ts'

export type Address = { path: string; isPrivate: boolean; status: number }

/** A stage that is open now, as a visitor of the demo site finds it. */
async function openVacancy(): Promise<string> {
  const query = 'filter[status_eq]=published&sort=-created_at&page[size]=1'
  const answer = await fetch(`${serverUrl()}/api/v1/vacancies?${query}`, { headers: { 'x-tenant': 'demo' } })
  const { data } = (await answer.json()) as { data: { id: string }[] }
  if (!data[0]) throw new Error('The demo site has no open vacancy')
  return data[0].id
}

/** What the administrator of the demo school calls the API with. */
async function keysOfSchool(): Promise<Record<string, string>> {
  const body = JSON.stringify({ email: emailOf('schooladmin', 'demo'), password })
  const headers = { 'x-tenant': 'demo', 'content-type': 'application/json' }
  const signedIn = await fetch(`${serverUrl()}/auth/sign_in`, { method: 'POST', headers, body })
  return { 'x-tenant': 'demo', authorization: signedIn.headers.get('authorization') ?? '' }
}
const keys = await keysOfSchool()

/** Somebody or something that the school of the demo site looks after: the first that the API tells its administrator. */
async function firstOfSchool(path: string): Promise<string> {
  const answer = await fetch(`${serverUrl()}/api/v1/${path}`, { headers: keys })
  const { data } = (await answer.json()) as { data: { id: string }[] }
  if (!data[0]) throw new Error(`The demo site has no ${path}`)
  return data[0].id
}

/** A file that the school of the demo site sent, as far as its columns: there is none in the demo data. */
async function anImport(): Promise<string> {
  const form = new FormData()
  form.set('organizationId', await firstOfSchool('current_organizations'))
  form.set('kind', 'students')
  form.set('file', new File(['Stamnummer;Naam;Klas\n990001;Dae Aartsen;3A\n'], 'leerlingen.csv'))
  const headers = { ...keys, accept: 'application/vnd.api+json' }
  const sent = await fetch(`${serverUrl()}/api/v1/imports`, { method: 'POST', headers, body: form })
  const { data } = (await sent.json()) as { data: { id: string } }
  return data.id
}

/** A vacancy that the school of the demo site offers itself, not finished yet. */
async function ownVacancy(): Promise<string> {
  const organization_id = await firstOfSchool('current_organizations')
  const body = JSON.stringify({
    data: { type: 'vacancies', attributes: { organization_id, title: 'Helpen op school' } },
  })
  const headers = { ...keys, 'content-type': 'application/vnd.api+json' }
  const made = await fetch(`${serverUrl()}/api/v1/vacancies`, { method: 'POST', headers, body })
  const { data } = (await made.json()) as { data: { id: string } }
  return data.id
}
const draft = await ownVacancy()

/**
 * What stands for a part of an address that differs, by the whole address or else by the part alone; a new one fails
 * the tests until it is named here.
 */
const samples: Record<string, string[]> = {
  '/:slug': ['voor-leerlingen', 'veelgestelde-vragen'],
  '/nieuws/:slug': ['vijf-tips-voor-je-eerste-dag'],
  '/stagebank/:id': [await openVacancy()],
  '/stagebank/:id/melden': [await openVacancy()],
  '/vacancies/:id': [draft],
  '/vacancies/:id/edit': [draft],
  '/stagebank/:id/aanmelden': [await openVacancy()],
  '/aanmeldingen/:id': [await firstOfSchool('applications')],
  '/account/inloggen-als/:id': [await firstOfSchool('users?filter[with_role]=student&filter[status_eq]=active')],
  '/account/verwijderverzoek/:id': [await firstOfSchool('deletion_requests?filter[status_eq]=pending')],
  '/users/:id': [await firstOfSchool('users?filter[with_role]=student&filter[status_eq]=active')],
  '/users/:id/edit': [await firstOfSchool('users?filter[with_role]=mentor')],
  '/users/:id/add_role': [await firstOfSchool('users?filter[with_role]=mentor')],
  '/students/:id/edit': [await firstOfSchool('student_profiles')],
  '/groups/:id': [await firstOfSchool('groups')],
  '/groups/:id/edit': [await firstOfSchool('groups')],
  '/students/:id/assign_group': [await firstOfSchool('student_profiles')],
  '/tags/:id/edit': [await firstOfSchool('tags')],
  '/tags/:id/merge': [await firstOfSchool('tags')],
  '/mentorships/:id/hand_over': [await firstOfSchool('users?filter[with_role]=mentor&filter[status_eq]=active')],
  '/internship_periods/:id/edit': [await firstOfSchool('internship_periods')],
  // One that the school brought in itself would be its to change; its own organization always is.
  '/organizations/:id': [await firstOfSchool('organizations?filter[type_eq]=NonProfit&filter[status_eq]=approved')],
  '/organizations/:id/edit': [await firstOfSchool('current_organizations')],
  '/importeren/:id': [await anImport()],
  ':door': ['leerling', 'school', 'stagebieder'],
  '*': ['bestaat/niet'],
}
/** These lead on at once, so that there is nothing to look at. */
const passing = /(sign-out|kennisnet-success)\.tsx$/
/** What a page needs to show itself in full. */
const queries: Record<string, string> = {
  '/auth/reset': '?reset_password_token=verlopen',
  '/inloggen/kennisnet/error': '?code=account_conflict',
  '/confirm': '?confirmation_token=verlopen',
  '/aanmeldingen/antwoord': '?token=verlopen',
  '/weergaven/vervangen': '?list=people&name=Zorg&query=sort%3Dname&back=%2Fusers',
}

/** Every page of the site map, so that no page is forgotten. Only screens: files and actions have nothing to see. */
export const addresses: Address[] = (routes as RouteConfigEntry[]).flatMap((entry) => addressesOf(entry, '', false))

function addressesOf(entry: RouteConfigEntry, above: string, isPrivate: boolean): Address[] {
  if (!entry.file.endsWith('.tsx') || passing.test(entry.file)) return []
  const isHere = isPrivate || entry.file.endsWith('private-layout.tsx')
  const paths = entry.path === undefined ? [above] : join(above, entry.path)
  if (entry.children)
    return paths.flatMap((path) => entry.children?.flatMap((each) => addressesOf(each, path, isHere)) ?? [])
  return paths.map((path) => {
    const full = path || '/'
    return { path: full + (queries[full] ?? ''), isPrivate: isHere, status: entry.path === '*' ? 404 : 200 }
  })
}

function join(above: string, path: string): string[] {
  let found = [above]
  for (const part of path.split('/')) {
    const options = /^[:*]/.test(part) ? (samples[`${above}/${path}`] ?? samples[part.replace(/\?$/, '')]) : [part]
    if (!options) throw new Error(`${above}/${path}: name an example of ${part} in e2e/support/site-map.ts`)
    found = found.flatMap((start) => options.map((option) => `${start}/${option}`))
  }
  return found
}
