import { journey } from '../support/journey.ts'
import { say } from '../support/words.ts'

journey('somebody of a company is addressed with u', {}, async ({ page, visit, signIn }) => {
  await signIn('provider')
  await visit('/profile-edit')
  await page.getByText(say('account.formal.profile.lead')).waitFor()
})

journey('a student is addressed with je', {}, async ({ page, visit, signIn }) => {
  await signIn('student')
  await visit('/profile-edit')
  await page.getByText(say('account.profile.lead')).waitFor()
})

journey('English has one word for both', { locale: 'en-GB' }, async ({ page, visit, signIn }) => {
  await signIn('nonprofit')
  await visit('/profile-edit')
  await page.getByText(say('account.profile.lead', {}, 'en')).waitFor()
})
