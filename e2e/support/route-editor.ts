import type { Traveller } from './journey.ts'
import { say } from './words.ts'

export const routeWords = (path: string, params = {}) => say(`workflows.${path}`, params)
export const heading = ({ page }: Traveller, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
export const told = ({ page }: Traveller, text: string) =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor({ state: 'attached' })

/** The steps as they are drawn, those side by side with a plus between them. */
export async function drawnSteps({ page }: Traveller): Promise<string[]> {
  const steps = page.getByRole('region', { name: routeWords('drawing') }).locator('[data-step]')
  const names = (await steps.all()).map((step) => step.getByRole('heading', { level: 2 }).allTextContents())
  return (await Promise.all(names)).map((each) => each.join('+'))
}

export async function addStep({ page }: Traveller, position: number, kind: string, name: string): Promise<void> {
  await page.getByRole('button', { name: routeWords('add.at', { position }), exact: true }).click()
  await page.getByRole('menuitem', { name: routeWords(`kinds.${kind}`) }).click()
  // The new one is open, and not the one before it.
  await page.getByRole('region', { name: routeWords(`kinds.${kind}`), exact: true }).waitFor()
  await page.getByRole('textbox', { name: routeWords('fields.name'), exact: true }).fill(name)
  await page.getByRole('heading', { level: 2, name, exact: true }).first().waitFor()
}
