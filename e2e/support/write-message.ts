import { isListening, type Traveller } from './journey.ts'
import { say } from './words.ts'

/** In the conversation that is open, or about to be. */
export async function writeMessage({ page }: Traveller, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: say('conversations.write') })
  // An address changes a moment before the page does.
  await box.waitFor()
  await isListening(page)
  // In the evening a message to somebody under age waits, unless it is urgent.
  const urgent = page.getByLabel(say('conversations.urgent.label'))
  if ((await urgent.count()) > 0) await urgent.check()
  await box.fill(text)
  await page.getByRole('button', { name: say('conversations.send.button') }).click()
}
