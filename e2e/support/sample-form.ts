import type { Locator, Page } from 'playwright-core'
import { type Locale, say } from './words.ts'

// The form with every field that there is, at /dev/ui/inputs.

export const languages = [
  { locale: 'nl', browser: 'nl-NL' },
  { locale: 'en', browser: 'en-GB' },
] as const

/** What this form says in a language. That each text is there in both is checked by itself, so a story needs one of them. */
export const inLanguage = (locale: Locale) => ({
  browser: languages.find((each) => each.locale === locale)?.browser,
  words: (path: string, params = {}) => say(path, params, locale),
  label: (name: string) => say(`dev-ui.inputs.fields.${name}`, {}, locale),
})

export const texts = {
  name: 'Noor de Vries',
  nickname: null,
  email: 'noor@school.nl',
  phone: '06 12345678',
  website: null,
  motivation: 'Ik werk graag buiten.',
}

export async function fillTexts(form: Locator, label: (name: string) => string): Promise<void> {
  for (const [name, text] of Object.entries({ ...texts, hours: '2,5', seats: '3' })) {
    if (text) await form.getByLabel(label(name)).first().fill(text)
  }
}

export const place = (page: Page, name: string) => page.locator(`#veld-${name}`)
/** The box that searches; before the scripts are there, a plain list has its place. */
export const searchBox = (page: Page, name: string) => place(page, name).locator('input[role=combobox]')
/** Where one begins to type a day or a time. */
export const part = (field: Locator) => field.getByRole('spinbutton').or(field.getByRole('textbox')).first()
/** What is sent. */
export const value = (page: Page, name: string) => page.locator(`input[type=hidden][name=${name}]`)

export async function typeParts(page: Page, first: Locator, digits: string): Promise<void> {
  await first.click()
  await page.keyboard.type(digits)
}

export async function searchAndChoose(page: Page, box: Locator, typed: string, name: string): Promise<void> {
  await box.fill(typed)
  await page.getByRole('option', { name }).click()
}

export async function sent(page: Page): Promise<unknown> {
  return JSON.parse(await page.locator('[data-sent]').innerText())
}
