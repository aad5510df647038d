import type { Traveller } from './journey.ts'
import { say } from './words.ts'

/** The words of those screens. */
export const mailWords = (path: string) => say(`notification-templates.${path}`)

export const mailTexts = '/notification_templates?q=stagecontract'

/** A school adds something to the mail that says that a contract is ready to sign. */
export async function addToContractMail({ page, visit, signIn }: Traveller, words: string): Promise<void> {
  await signIn('schooladmin')
  await visit(mailTexts)
  await page.getByRole('link', { name: /^Wilt u het stagecontract van .* tekenen\?$/ }).click()
  const text = page.getByRole('textbox', { name: mailWords('parts.body') })
  await text.getByText('vraagt u om het contract te tekenen').click()
  await page.keyboard.press('End')
  await page.keyboard.type(` ${words}`)
}

/** And sends it from now on. */
export async function keepMailText({ page }: Traveller): Promise<void> {
  await page.getByRole('button', { name: mailWords('save'), exact: true }).click()
  await page.waitForURL(/\/notification_templates\/[^/]+\/edit/)
}
