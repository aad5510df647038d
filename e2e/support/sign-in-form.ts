import type { Page } from 'playwright-core'
import { type Account, isListening, password } from './journey.ts'
import { say } from './words.ts'

/** The door that each account comes in by. */
export const doorOf: Record<Account, 'leerling' | 'school' | 'stagebieder'> = {
  schooladmin: 'school',
  mentor: 'school',
  student: 'leerling',
  center: 'school',
  nonprofit: 'stagebieder',
  provider: 'stagebieder',
  volunteer: 'leerling',
}

export const fields = (page: Page) => ({
  email: page.getByRole('textbox', { name: say('sign-in.fields.email') }),
  password: page.getByLabel(say('sign-in.fields.password'), { exact: true }),
  submit: page.getByRole('main').getByRole('button', { name: say('sign-in.submit'), exact: true }),
})

export async function fillIn(page: Page, email: string, secret = password): Promise<void> {
  await fields(page).email.fill(email)
  await fields(page).password.fill(secret)
  await fields(page).submit.click()
}

export async function arriveAt(page: Page, path: string, hasScripts = true): Promise<void> {
  await page.waitForURL((url) => url.pathname + url.search === path)
  if (hasScripts) await isListening(page)
}

/** Opens the menu under one's own name. */
export async function openAccountMenu(page: Page): Promise<void> {
  await page.getByRole('banner').locator('summary').click()
}
