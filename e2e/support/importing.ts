import { magisterFile, type Pupil } from '#test/import-files/students-file.ts'
import type { Traveller } from './journey.ts'
import { say } from './words.ts'

export const seen = ({ page }: Traveller, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor()
export const button = ({ page }: Traveller, name: string | RegExp) => page.getByRole('button', { name })
export const named = ({ first, infix, last }: Pupil) => [first, infix, last].filter(Boolean).join(' ')

/** Chooses a file and says yes to the columns as they are recognised; ends where one checks the rows. */
export async function sendFile(they: Traveller, name: string, list: readonly Pupil[]): Promise<void> {
  const { page } = they
  const buffer = Buffer.from(magisterFile(list))
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer })
  await button(they, say('imports.upload.submit')).click()
  await seen(they, say('imports.columns.title'))
  await button(they, say('imports.columns.submit')).click()
  await seen(they, /rijen zijn goed/)
}

/** How many rows the chip says there are. */
export const chip = ({ page }: Traveller, key: string, count: number) =>
  page.getByRole('link', { name: `${say(`imports.show.${key}`)} ${count}`, exact: true })

/** Answers the question of one row, and waits until the server has heard it. */
export async function answer({ page }: Traveller, who: string, decision: string, params: Record<string, string> = {}) {
  const label = say('imports.rows.decide', { name: who })
  const choice = page.getByRole('combobox', { name: label }).first()
  const saved = page.waitForResponse((response) => response.request().method() === 'POST' && response.ok())
  await choice.selectOption({ label: say(`imports.decisions.${decision}`, params) })
  await saved
}

/** Says who a mentor in the file is: the first of the school, or nobody. */
export async function chooseMentor({ page }: Traveller, text: string, who?: 'leave') {
  const choice = page.getByRole('combobox', { name: say('imports.mentors.who', { name: text }) })
  const saved = page.waitForResponse((response) => response.request().method() === 'POST' && response.ok())
  // Before the people of the school stand: no choice yet, somebody new, nobody.
  await choice.selectOption(who ?? { index: 3 })
  await saved
}

/** From the report: asked, said yes to, and done. */
export async function takeBack(they: Traveller) {
  await button(they, say('imports.undo.verb')).click()
  const question = they.page.getByRole('alertdialog', { name: say('imports.undo.title') })
  await question.getByRole('button', { name: say('imports.undo.verb') }).click()
  await seen(they, say('imports.report.undone.title'))
}
