import { journey } from '../support/journey.ts'
import { say } from '../support/words.ts'

journey('a school goes from who is late to one student, and reminds whoever is up', {}, async (they) => {
  const { page, visit, signIn } = they
  await signIn('schooladmin')
  await visit('/users')
  const tabs = page.getByRole('navigation', { name: say('table.views') })
  for (const view of ['mine', 'late', 'without', 'others', 'completed'])
    await tabs.getByRole('link', { name: say(`users.views.${view}`) }).waitFor()
  await tabs.getByRole('link', { name: say('users.views.late') }).click()
  await page.waitForURL(/late=true/)
  const row = page.locator('tbody tr').first()
  // Where they are, how far, and what stands in the way.
  await row.getByRole('img').first().waitFor()
  await row.getByRole('link').first().click()
  await page.waitForURL(/[/]users[/][0-9a-f-]{36}/)
  await page
    .getByRole('navigation', { name: say('users.now.around') })
    .getByRole('link')
    .first()
    .waitFor()
  const block = page.getByRole('region', { name: say('users.now.block') })
  await block.getByRole('button').click()
  await block.getByText(say('standings.remindedToday')).waitFor()
})

journey('on a phone a student reads what to do now', { viewport: { width: 390, height: 844 } }, async (they) => {
  const { page, visit, signIn } = they
  await signIn('student')
  await visit('/dashboard')
  const step = page
    .locator('section')
    .filter({ hasText: say('dashboard.student.nextStep') })
    .first()
  await step.getByRole('heading').first().waitFor()
  await step.getByRole('link').first().waitFor()
})
