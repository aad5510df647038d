import assert from 'node:assert/strict'
import { users } from '#protocol/features/users.ts'
import { emailOf, journey, type Traveller } from '../support/journey.ts'
import { linkInMailTo } from '../support/mailbox.ts'
import { accountApi } from '../support/marketplace.ts'
import { seesValue } from '../support/sees.ts'
import { arriveAt, fields, fillIn } from '../support/sign-in-form.ts'
import { say } from '../support/words.ts'

const tenant = 'axia'
const newPassword = 'drie olifanten in de tram'

/** Not one of the accounts that other stories sign in with: their password stays. */
async function somebody(role: 'student' | 'mentor'): Promise<string> {
  const school = await accountApi('schooladmin', tenant)
  const people = await school.list(users, { filter: { withRole: role, statusEq: 'active' }, page: { size: 30 } })
  const found = people.findLast(({ email }) => email !== emailOf(role, tenant))
  assert.ok(found)
  return found.email
}

async function recover({ page, visit }: Traveller, email: string): Promise<string> {
  await visit('/auth/recover')
  await fields(page).email.fill(email)
  await page.getByRole('button', { name: say('sign-in.recover.submit') }).click()
  await page.getByRole('heading', { name: say('sign-in.recover.sent.title') }).waitFor()
  const { pathname, search } = new URL(await linkInMailTo(tenant, email, 'Nieuw wachtwoord'))
  return pathname + search
}

async function choose({ page }: Traveller): Promise<void> {
  await page.getByLabel(say('sign-in.fields.newPassword'), { exact: true }).fill(newPassword)
  await page.getByLabel(say('sign-in.fields.passwordConfirmation'), { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: say('sign-in.reset.submit') }).click()
}

journey('who forgot the password gets a mail, chooses a new one and is signed in', { tenant }, async (traveller) => {
  const { page, visit, context, expect } = traveller
  const email = await somebody('student')
  const link = await recover(traveller, email)
  await visit(link)
  await choose(traveller)
  await arriveAt(page, '/dashboard')

  await context.clearCookies()
  await visit('/inloggen/leerling')
  await fillIn(page, email, newPassword)
  await arriveAt(page, '/dashboard')

  expect(401)
  await context.clearCookies()
  await visit(link)
  await choose(traveller)
  await page.getByRole('heading', { level: 1, name: say('sign-in.problems.link.title') }).waitFor()
  assert.ok(!(await context.cookies()).some(({ name }) => name === 'access-token'), 'a link works once')
})

journey('an unknown address gets the same answer', { tenant }, async ({ page, visit }) => {
  await visit('/auth/recover')
  await fields(page).email.fill('niemand@axia.test')
  await page.getByRole('button', { name: say('sign-in.recover.submit') }).click()
  await page.getByRole('heading', { name: say('sign-in.recover.sent.title') }).waitFor()
})

journey(
  'without scripts one recovers, resets and signs in all the same',
  { tenant, javaScriptEnabled: false },
  async (traveller) => {
    const { page, visit, context, expect } = traveller
    const email = await somebody('mentor')
    await visit(await recover(traveller, email))
    await choose(traveller)
    await arriveAt(page, '/dashboard', false)

    await context.clearCookies()
    await visit('/inloggen/school')
    await fillIn(page, email, newPassword)
    await arriveAt(page, '/dashboard', false)

    expect(400, 401, 422)
    await context.clearCookies()
    await visit('/inloggen/school')
    await fillIn(page, email, 'niet het goede')
    await page.getByRole('alert').getByText(say('sign-in.problems.wrong.title')).waitFor()
    await seesValue(fields(page).email, email)
  },
)
