import assert from 'node:assert/strict'
import { seeFocus } from '../support/focus.ts'
import { addressOf, emailOf, journey } from '../support/journey.ts'
import { linkInMailTo } from '../support/mailbox.ts'
import { seesCount, seesPath, seesValue } from '../support/sees.ts'
import { arriveAt, fillIn } from '../support/sign-in-form.ts'
import { say } from '../support/words.ts'

const tenant = 'raayland'

journey('who is signed out learns how it goes, signs in and is back', { tenant }, async ({ page, visit }) => {
  await visit('/account/verwijderen')
  await page.getByRole('link', { name: say('erasure.guest.signIn') }).click()
  await page.waitForURL(/\/inloggen\?terug=/)
  await page
    .getByRole('main')
    .getByRole('link', { name: say('sign-in.doors.leerling.text') })
    .first()
    .click()
  await page.waitForURL(/\/inloggen\/leerling/)
  await fillIn(page, emailOf('student', tenant))
  await arriveAt(page, '/account/verwijderen')
})

journey(
  'a student asks the school, sees it waiting, and takes it back',
  { tenant },
  async ({ page, visit, signIn }) => {
    await signIn('student')
    await visit('/account/verwijderen')
    const ask = page.getByRole('main').getByRole('button', { name: say('erasure.school.submit') })
    const sure = page.getByRole('alertdialog', { name: say('erasure.sure.title') })
    const withdraw = page.getByRole('button', { name: say('erasure.states.withdraw') })
    await ask.click()
    await seeFocus(page, sure.getByRole('button', { name: say('ui.cancel') }))
    await page.keyboard.press('Escape')
    await sure.waitFor({ state: 'detached' })
    await seeFocus(page, ask)

    await ask.click()
    await sure.getByRole('button', { name: say('erasure.sure.submit') }).click()
    await withdraw.waitFor()
    await seeFocus(page, page.getByRole('status').filter({ has: withdraw }))
    await visit('/account/verwijderen')
    await withdraw.click()
    const taken = page.getByText(say('erasure.states.withdrawn.title'))
    await taken.waitFor()
    await seeFocus(page, page.getByRole('status').filter({ has: taken }))
    await ask.waitFor()
  },
)

journey(
  'without scripts a student is asked too before the request goes out',
  { tenant, javaScriptEnabled: false },
  async ({ page, visit, signIn }) => {
    await signIn('student')
    await visit('/account/verwijderen')
    const withdraw = page.getByRole('button', { name: say('erasure.states.withdraw') })
    await page.getByRole('button', { name: say('erasure.school.submit') }).click()
    await page.getByRole('heading', { level: 1, name: say('erasure.sure.title') }).waitFor()
    await page.getByRole('link', { name: say('erasure.keep') }).click()
    await page.waitForURL((url) => url.pathname === '/dashboard')
    await visit('/account/verwijderen')
    await seesCount(withdraw, 0, 'nothing was asked yet')

    await page.getByRole('button', { name: say('erasure.school.submit') }).click()
    await page.getByRole('button', { name: say('erasure.sure.submit') }).click()
    await withdraw.click()
    await page.getByText(say('erasure.states.withdrawn.title')).waitFor()
  },
)

journey('the school says no with a reason', { tenant }, async ({ page, visit, signIn, expect }) => {
  expect(422)
  await signIn('schooladmin')
  await visit('/dashboard')
  await page.getByRole('link', { name: say('dashboard.school.attention.leaving.go') }).click()
  await page.waitForURL(/\/account\/verwijderverzoek\//)
  const deny = page.getByRole('button', { name: say('erasure.decide.deny.submit') })
  await deny.click()
  await page.getByRole('alert').waitFor()
  await page.getByLabel(say('erasure.decide.deny.reason')).fill('Je stage loopt nog tot de zomer.')
  await deny.click()
  await arriveAt(page, '/dashboard')
  await page.getByText(say('erasure.decide.denied')).first().waitFor()
  await page.getByRole('link', { name: say('dashboard.school.attention.leaving.go') }).waitFor({ state: 'detached' })
})

journey('a volunteer gets a link by mail; opening it changes nothing', { tenant }, async ({ page, visit, signIn }) => {
  await signIn('volunteer')
  await visit('/account/verwijderen')
  await page.getByRole('button', { name: say('erasure.alone.submit') }).click()
  await page.getByRole('heading', { name: say('erasure.mailed.title') }).waitFor()
  const link = new URL(await linkInMailTo(tenant, emailOf('volunteer', tenant), 'Bevestig het verwijderen'))
  await visit(link.pathname + link.search)
  await page.getByRole('button', { name: say('erasure.confirm.submit') }).waitFor()
  await visit('/dashboard')
  await seesPath(page, '/dashboard', 'the account is still there')
})

journey('a link that nobody sent deletes nothing', { tenant }, async ({ page, visit, expect }) => {
  expect(422)
  await visit(`/account/verwijderen?token=${'A'.repeat(43)}`)
  await page.getByRole('button', { name: say('erasure.confirm.submit') }).click()
  await page.getByRole('heading', { name: say('erasure.over.title') }).waitFor()
})

journey('everything about oneself comes as a file', { tenant }, async ({ page, visit, signIn }) => {
  await signIn('mentor')
  await visit('/account/verwijderen')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: say('erasure.download.title') }).click(),
  ])
  assert.match(download.suggestedFilename(), /^raayland-\d{4}-\d{2}-\d{2}\.zip$/)
})

journey('a school sees whose data goes soon, and lets it wait', { tenant }, async ({ page, visit, signIn, expect }) => {
  expect(422)
  await signIn('schooladmin')
  await visit('/instellingen/privacy')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: say('retention.hold.openFor', { name: 'Isa van Vertrek' }) }).click()
  const form = main.getByRole('region', { name: say('retention.hold.title', { name: 'Isa van Vertrek' }) })
  const save = form.getByRole('button', { name: say('retention.hold.submit') })
  await save.click()
  await form.getByRole('alert').waitFor()
  const until = new Date(Date.now() + 60 * 86_400_000)
  const day = [until.getDate(), until.getMonth() + 1, until.getFullYear()].join('-')
  await form.getByRole('textbox', { name: say('retention.hold.until') }).fill(day)
  await form.getByLabel(say('retention.hold.reason')).fill('Er loopt nog een klacht.')
  await save.click()
  await page.getByText(say('retention.hold.saved')).first().waitFor()
  await main.getByText('Er loopt nog een klacht.').waitFor()

  await main.getByRole('link', { name: say('retention.waiting.changeFor', { name: 'Isa van Vertrek' }) }).click()
  await form.getByRole('button', { name: say('retention.hold.release') }).click()
  await page.getByText(say('retention.hold.released')).first().waitFor()
  await main.getByRole('link', { name: say('retention.hold.openFor', { name: 'Isa van Vertrek' }) }).waitFor()
})

journey('how long what is kept is for who runs a school or a centre', { tenant }, async ({ page, signIn, expect }) => {
  expect(403)
  await signIn('mentor')
  const answer = await page.goto('/instellingen/privacy')
  assert.equal(answer?.status(), 403)
})

journey('the rhythm of the periodic mail is kept', { tenant }, async ({ page, visit, signIn }) => {
  await signIn('mentor')
  await visit('/profile-edit/periodieke-mail')
  const day = page.getByLabel(say('periodic-mail.weekday'))
  await page.getByRole('radio', { name: say('periodic-mail.off.label') }).check()
  await day.waitFor({ state: 'hidden' })
  await page.getByRole('radio', { name: say('periodic-mail.weekly.label') }).check()
  await day.selectOption(say('periodic-mail.days.4'))
  await page
    .getByRole('main')
    .getByRole('button', { name: say('periodic-mail.save') })
    .click()
  await page.getByText(say('periodic-mail.saved')).waitFor()
  await visit('/profile-edit/periodieke-mail')
  await seesValue(day, '4')
})

journey(
  'a form that is sent after the session ended leads to signing in, and back',
  { tenant },
  async ({ page, context, visit, signIn }) => {
    await signIn('mentor')
    await visit('/profile-edit')
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
    const origin = addressOf(tenant)
    await fetch(`${origin.replace(`${tenant}.`, '')}/auth/sign_out`, {
      method: 'DELETE',
      headers: { cookie, origin, 'x-tenant': tenant },
    })
    await page
      .getByRole('main')
      .getByRole('button', { name: say('account.save') })
      .click()
    await page.waitForURL(/\/inloggen\?terug=%2Fprofile-edit$/)
    await page
      .getByRole('main')
      .getByRole('link', { name: say('sign-in.doors.school.text') })
      .first()
      .click()
    await page.waitForURL(/\/inloggen\/school/)
    await fillIn(page, emailOf('mentor', tenant))
    await arriveAt(page, '/profile-edit')
  },
)
