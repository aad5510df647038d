import assert from 'node:assert/strict'
import { tabTo } from '../support/focus.ts'
import { type Account, accounts, emailOf, journey, password } from '../support/journey.ts'
import { seesAttribute, seesPath, seesValue } from '../support/sees.ts'
import { arriveAt, doorOf, fields, fillIn, openAccountMenu } from '../support/sign-in-form.ts'
import { say } from '../support/words.ts'

/** Everybody by every door at one site; that all others can sign in too is shown without a browser (seeds/seeded-sites.test.ts). */
const people: Record<string, readonly Account[]> = { demo: accounts, mas4you: ['volunteer'], raayland: ['mentor'] }
for (const [tenant, those] of Object.entries(people)) {
  // One after the other in one browser, as on a computer that people share.
  const story = `${those.length === 1 ? `a ${those}` : 'everybody'} of ${tenant} signs in, sees the dashboard and signs out`
  journey(story, { tenant }, async ({ page, visit }) => {
    for (const account of those) {
      await visit(`/inloggen/${doorOf[account]}`)
      await fillIn(page, emailOf(account, tenant))
      await arriveAt(page, '/dashboard')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await openAccountMenu(page)
      await page
        .getByRole('banner')
        .getByRole('link', { name: say('shell.account.signOut') })
        .click()
      await arriveAt(page, '/')
      await page
        .getByRole('banner')
        .getByRole('link', { name: say('shell.signIn') })
        .waitFor()
      const led = await page.evaluate<string>(`fetch('/dashboard').then(({ url }) => url)`)
      assert.equal(new URL(led).pathname, '/inloggen', `the session of the ${account} is over`)
    }
  })
}

journey('a private page leads to the doors, and back after signing in', {}, async ({ page, visit }) => {
  await visit('/account/roles?van=mail')
  await seesPath(page, '/inloggen')
  await page
    .getByRole('main')
    .getByRole('link', { name: say('sign-in.doors.leerling.text') })
    .first()
    .click()
  await page.waitForURL(/\/inloggen\/leerling/)
  await fillIn(page, emailOf('student', 'demo'))
  await arriveAt(page, '/account/roles?van=mail')
})

journey('where Kennisnet is not switched on its door says so and leads to the others', {}, async ({ page, visit }) => {
  await visit('/inloggen/kennisnet?terug=%2Fstagebank')
  await page.getByRole('heading', { name: say('sign-in.kennisnet.errors.not_configured.title') }).waitFor()
  await page.getByRole('link', { name: say('sign-in.otherDoor') }).click()
  await page.getByRole('heading', { name: say('sign-in.doors.title') }).waitFor()
  assert.equal(new URL(page.url()).searchParams.get('terug'), '/stagebank', 'where they wanted to go is kept')
})

journey('signing in never leads to another website', {}, async ({ page, visit }) => {
  await visit('/inloggen/leerling?terug=%2F%2Fevil.example')
  await fillIn(page, emailOf('student', 'demo'))
  await arriveAt(page, '/dashboard')
})

journey('a wrong password is said, and the address stays', {}, async ({ page, visit, expect, context }) => {
  expect(400, 401, 422)
  await visit('/inloggen/leerling')
  await fillIn(page, emailOf('mentor', 'demo'), 'niet mijn wachtwoord')
  const alert = page.getByRole('alert')
  await alert.getByText(say('sign-in.problems.wrong.title')).waitFor()
  await seesValue(fields(page).email, emailOf('mentor', 'demo'))
  assert.ok(!(await context.cookies()).some(({ name }) => name === 'access-token'))
})

journey('an account of another partner is told that this is the wrong website', {}, async ({ page, visit, expect }) => {
  expect(400, 401, 403, 422)
  await visit('/inloggen/leerling')
  await fillIn(page, emailOf('student', 'raayland'))
  await page.getByRole('alert').getByText(say('sign-in.problems.wrongCenter.title')).waitFor()
})

journey('a field checks itself when one leaves it', {}, async ({ page, visit, expect }) => {
  expect(400, 422)
  await visit('/inloggen/school')
  await fields(page).email.fill('geen adres')
  await fields(page).email.blur()
  await seesAttribute(fields(page).email, 'aria-invalid', 'true')
  await page.getByText(say('ui.problems.email')).first().waitFor()
  await fields(page).email.fill(emailOf('mentor', 'demo'))
  await fields(page).email.blur()
  await seesAttribute(fields(page).email, 'aria-invalid', null)
})

journey('somebody with only a keyboard signs in and sees where they are', {}, async ({ page, visit }) => {
  await visit('/inloggen')
  await tabTo(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: say('sign-in.doors.school.text') })
      .first(),
  )
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/inloggen\/school/)
  await fields(page).email.waitFor()
  await tabTo(page, fields(page).email)
  await page.keyboard.type(emailOf('mentor', 'demo'))
  await tabTo(page, fields(page).password)
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await arriveAt(page, '/dashboard')
})
