import assert from 'node:assert/strict'
import { journey } from '../support/journey.ts'
import { seesPath, seesValue } from '../support/sees.ts'
import { toasts } from '../support/toasts.ts'
import { becomes } from '../support/wait-until.ts'
import { say } from '../support/words.ts'

journey('half a second after signing out nothing of the person is left in the browser', {}, async (traveller) => {
  const { page, visit, signIn } = traveller
  await page.clock.install()
  await signIn('student')
  await visit('/dashboard')
  await page.evaluate(`localStorage.setItem('draft', 'Lieve mentor')`)
  await page.getByRole('banner').locator('summary').first().click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('shell.account.signOut') })
    .click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('shell.signIn') })
    .waitFor()
  await page.clock.runFor(600)
  await becomes(
    'what was kept',
    () => page.evaluate(`localStorage.getItem('draft')`),
    (draft) => draft === null,
  )
})

journey('keys that open nothing any more are handed in, and one comes back after signing in', {}, async (traveller) => {
  const { page, context, visit, signIn } = traveller
  await signIn('student')
  await visit('/dashboard')
  const url = new URL(page.url()).origin
  await context.addCookies([{ name: 'access-token', value: 'verlopen', url, httpOnly: true }])
  await visit('/account/roles')
  await page.waitForURL((here) => here.pathname + here.search === '/inloggen?terug=%2Faccount%2Froles')
  await toasts(page).getByText(say('shell.sessionEnded.title')).waitFor()
  const names = (await context.cookies()).map(({ name }) => name)
  for (const name of ['access-token', 'client', 'uid']) assert.ok(!names.includes(name), name)
})

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without'
  journey(`a profile that was saved keeps its address, ${how} scripts`, { javaScriptEnabled }, async (traveller) => {
    const { page, visit, signIn } = traveller
    await signIn('volunteer')
    await visit('/profile-edit')
    await page.getByRole('button', { name: say('account.save'), exact: true }).click()
    await page.getByText(say('account.saved'), { exact: true }).waitFor()
    await seesPath(page, '/profile-edit')
  })
}

journey('what was typed when the session ended is there again after signing in, but no password', {}, async (they) => {
  const { page, context, visit, signIn } = they
  const firstName = page.getByLabel(say('account.fields.firstName'))
  const kept = () => page.evaluate(`sessionStorage.getItem('draft')`) as Promise<string | null>
  await signIn('student')
  await visit('/profile-edit')
  const own = await firstName.inputValue()
  await firstName.fill('Half Getypt')
  await page.getByRole('radio', { name: say('account.languages.en') }).check()
  await context.clearCookies({ name: 'access-token' })
  await page.getByRole('button', { name: say('account.save'), exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/inloggen')
  await becomes('what was typed', kept, (draft) => /Half Getypt/.test(draft ?? ''))

  await signIn('student')
  await visit('/profile-edit')
  await toasts(page).getByText(say('shell.draft.title')).waitFor()
  await seesValue(firstName, 'Half Getypt')
  await page.locator('input[type=radio][value=en]:checked').waitFor({ state: 'attached' })
  await becomes('it is told once', kept, (draft) => draft === null)
  await visit('/profile-edit')
  await seesValue(firstName, own, 'and it was not saved')

  await visit('/profile-edit/email')
  await page.getByLabel(say('account.fields.newEmail')).fill('nieuw@demo.test')
  await page.getByLabel(say('account.fields.currentPassword'), { exact: true }).fill('Geheim-2026!')
  await context.clearCookies({ name: 'access-token' })
  await page
    .locator('main')
    .getByRole('button', { name: say('account.email.submit') })
    .click()
  await page.waitForURL((url) => url.pathname === '/inloggen')
  const draft = await becomes('the address', kept, (text) => /nieuw@demo.test/.test(text ?? ''))
  assert.doesNotMatch(draft ?? '', /Geheim/)

  await signIn('mentor')
  await visit('/profile-edit/email')
  await becomes('it is forgotten', kept, (text) => text === null)
  await seesValue(page.getByLabel(say('account.fields.newEmail')), '', 'nobody else gets it')
})
