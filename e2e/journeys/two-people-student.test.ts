import type { Page } from 'playwright-core'
import { journey, type Traveller, travel } from '../support/journey.ts'
import { seesCount, seesValue } from '../support/sees.ts'
import { becomes } from '../support/wait-until.ts'
import { say } from '../support/words.ts'

const tenant = 'oldebroek'
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: say('ui.conflict.own') })
const save = (page: Page) => page.getByRole('button', { name: say('ui.save'), exact: true })
const birthDate = (page: Page) => page.locator('input[name=birthDate]')
const chosen = (page: Page) => page.getByRole('list', { name: say('ui.search.chosen') }).getByRole('listitem')

/** The form of a student of whom only these stories change something. */
async function formOf({ page, visit }: Traveller, position: number): Promise<string> {
  await visit('/users?role=student&sort=-name')
  await becomes(
    'students',
    () => page.locator('tbody a[href^="/users/"]').count(),
    (count) => count > position,
  )
  const href = await page.locator('tbody a[href^="/users/"]').nth(position).getAttribute('href')
  return `${href?.split('?')[0]?.replace('/users/', '/students/')}/edit`
}

/** Saves another day and interest from a browser of its own, while the first form is open. */
const saveFirst = (path: string, birthday: string) =>
  travel({ tenant }, async ({ page, visit, signIn }) => {
    await signIn('schooladmin')
    await visit(path)
    await birthDate(page).fill(birthday)
    const search = page.locator('#veld-interestIds input[role=combobox]')
    await search.waitFor()
    for (let left = await chosen(page).count(); left > 0; left--) {
      await chosen(page).getByRole('button').first().click()
      await seesCount(chosen(page), left - 1)
    }
    await search.fill('muz')
    await page.getByRole('option', { name: 'muziek' }).click()
    // An open list hides the rest of the page from who does not see it.
    await page.keyboard.press('Escape')
    await seesCount(chosen(page), 1)
    await save(page).click()
    await page.waitForURL((url) => url.pathname.startsWith('/users/'))
  })

journey('dates and interests can be taken over too, and one reads that it was oneself', { tenant }, async (they) => {
  const { page, visit, signIn, expect } = they
  expect(412)
  await signIn('schooladmin')
  const path = await formOf(they, 1)
  await visit(path)
  await birthDate(page).fill('01-02-1999')
  // Another one each time: what is there already would be no change.
  const [day, year] = [10 + Math.floor(Math.random() * 18), 2003 + Math.floor(Math.random() * 6)]
  const birthday = `${day}-03-${year}`
  await saveFirst(path, birthday)
  await save(page).click()

  await notice(page).getByText(`${day} maart ${year}`).waitFor()
  await notice(page).getByText('1 februari 1999').waitFor()
  await seesCount(chosen(page).filter({ hasText: 'muziek' }), 1, 'what only they chose is there')
  await seesCount(chosen(page), 1, 'and what they took away is not')
  await seesValue(birthDate(page), '01-02-1999', 'what both changed is kept as typed')
  await page
    .getByRole('button', { name: say('ui.conflict.takeField', { field: say('students.fields.birthDate') }) })
    .click()
  await seesValue(birthDate(page), birthday)
  await notice(page)
    .getByRole('button', { name: say('ui.conflict.save') })
    .click()
  await page.waitForURL((url) => url.pathname.startsWith('/users/'))
})
