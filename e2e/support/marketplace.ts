import assert from 'node:assert/strict'
import { currentOrganizations } from '#protocol/features/account.ts'
import { createOrganization } from '#protocol/features/organizations.ts'
import { updateStudent } from '#protocol/features/students.ts'
import { createUser } from '#protocol/features/users.ts'
import { approveVacancy, createVacancy, publishVacancy } from '#protocol/features/vacancies/vacancy-commands.ts'
import { Client } from '../../protocol/src/client.ts'
import { type Account, emailOf, password, serverUrl, type Traveller } from './journey.ts'
import { linkInMailTo } from './mailbox.ts'
import { say } from './words.ts'

/** The API as somebody of a site calls it: for what a story needs, and is not about. */
export async function apiAs(email: string, tenant: string, secret = password): Promise<Client> {
  const signIn = async () => {
    const headers = { 'content-type': 'application/json', 'x-tenant': tenant }
    const body = JSON.stringify({ email, password: secret })
    const answer = await fetch(`${serverUrl()}/auth/sign_in`, { method: 'POST', headers, body })
    assert.equal(answer.status, 200, `${email} can sign in`)
    return answer.headers.get('authorization') ?? ''
  }
  let authorization = await signIn()
  return new Client(async (request) => {
    const ask = () =>
      fetch(serverUrl() + request.path, {
        method: request.method,
        headers: { ...request.headers, 'x-tenant': tenant, authorization },
        body: request.body,
      })
    let said = await ask()
    if (said.status === 401) {
      // Ten others signed in as the same person meanwhile.
      authorization = await signIn()
      said = await ask()
    }
    return { status: said.status, headers: Object.fromEntries(said.headers), body: await said.text() }
  })
}

const known = new Map<string, Promise<Client>>()
/** The same for one of the demo accounts, which signs in once for all stories of a file. */
export function accountApi(account: Account, tenant: string): Promise<Client> {
  const email = emailOf(account, tenant)
  const api = known.get(email) ?? apiAs(email, tenant)
  known.set(email, api)
  return api
}

export const ownOrganization = async (api: Client): Promise<string> => {
  const [first] = await api.askAll(currentOrganizations)
  assert.ok(first, 'they belong to an organization')
  return first.id
}

/** A company that nobody has an account of, brought in by the school. */
export async function newCompany(school: Client, name: string, place: Record<string, string>) {
  const email = `${name.replaceAll(' ', '-').toLowerCase()}@zaak.test`
  const { id } = await school.run(createOrganization, '', { name, type: 'Provider', email, ...place } as never)
  return { id, name, email }
}
type Company = Awaited<ReturnType<typeof newCompany>>

const text = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
})

/** A place of that company, there for everybody to see; or one that waits for a yes, where the site asks for it. */
export async function newVacancy(
  school: Client,
  { id, name, email }: Company,
  fields: Record<string, unknown>,
  isWelcome = true,
) {
  const body = text('Je helpt een dag in de week mee met alles wat er in de zaak te doen is, samen met een begeleider.')
  const usual = { sector: 'winkel', hours: 30, contactName: name, contactEmail: email }
  const made = await school.run(createVacancy, '', { organizationId: id, body, ...usual, ...fields } as never)
  const { status } = await school.run(publishVacancy, made.id)
  if (status === 'in_review' && isWelcome) await school.run(approveVacancy, made.id)
  return made
}

/** A student of the school who gets an invitation now. */
export async function inviteStudent(school: Client, person: { firstName: string; lastName: string; email: string }) {
  const organizationId = await ownOrganization(school)
  const birthDate = `${new Date().getFullYear() - 16}-01-15`
  return school.run(createUser, '', { ...person, role: 'student', organizationId, birthDate, invite: true })
}

/** From the invitation to the first page, with a password of one's own; other mails may have come meanwhile. */
export async function comeIn({ page, visit, tenant }: Traveller, email: string, secret: string): Promise<void> {
  const { pathname, search } = new URL(await linkInMailTo(tenant, email, 'account bij'))
  await visit(pathname + search)
  await page.getByRole('button', { name: say('sign-in.confirm.submit') }).click()
  for (const field of ['newPassword', 'passwordConfirmation']) {
    await page.getByLabel(say(`sign-in.fields.${field}`), { exact: true }).fill(secret)
  }
  await page.getByRole('button', { name: say('sign-in.reset.submit') }).click()
  await page.waitForURL((url) => url.pathname === '/dashboard')
}

export async function livesAt(school: Client, studentId: string, postalCode: string): Promise<void> {
  await school.run(updateStudent, studentId, { postalCode })
}
