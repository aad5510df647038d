import type { Page } from 'playwright-core'
import { journey, type Traveller } from '../support/journey.ts'
import { say } from '../support/words.ts'

const tenant = 'nuborgh'
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** More classes than a list can show. */
async function manyClasses({ page, visit, signIn }: Traveller): Promise<void> {
  await signIn('schooladmin')
  await visit('/groups')
  const made = await page.evaluate(`(async () => {
    const ask = async (path, init) => (await fetch('/api/v1/' + path, init)).json()
    const { meta } = await ask('groups/current?filter[most]=1')
    const { data } = await ask('groups/' + meta.choices[0].id)
    const { schoolId, schoolYearId } = data.attributes
    const headers = { 'content-type': 'application/vnd.api+json' }
    const make = (number) => ask('groups', { method: 'POST', headers, body: JSON.stringify({
      data: { type: 'groups', attributes: { name: 'Zoek ' + number, schoolId, schoolYearId } } }) })
    const areMany = async () => (await ask('groups/current?filter[most]=50')).meta.isMore
    if (!(await areMany())) for (let number = 10; number < 65; number++) await make(number)
    return areMany()
  })()`)
  if (made !== true) throw new Error('there are no classes to search in')
}

const opener = (page: Page) => page.locator('summary', { hasText: say('table.filter') })
const search = (page: Page) =>
  page.getByRole('searchbox', { name: say('table.searchChoices', { filter: say('users.filters.group.label') }) })
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const chip = (page: Page, values: string) =>
  page.getByRole('link', { name: say('table.removeFilter', { filter: say('users.filters.group.label'), values }) })

journey('of very many classes one searches the one to filter by, with nothing but keys', { tenant }, async (they) => {
  const { page, visit } = they
  await manyClasses(they)
  await visit('/users')
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await search(page).focus()
  await page.keyboard.type('zoek 42')
  await box(page, 'Zoek 42').waitFor()
  await box(page, 'Zoek 41').waitFor({ state: 'detached' })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  // What was ticked stays when one goes on searching.
  await search(page).fill('zoek 43')
  await box(page, 'Zoek 43').check()
  await box(page, 'Zoek 42').and(page.locator(':checked')).waitFor()
  await page.getByRole('button', { name: say('table.showResults') }).click()
  await chip(page, 'Zoek 42, Zoek 43').waitFor()
  await page.getByText(say('table.noResults')).waitFor()

  await opener(page).click()
  await box(page, 'Zoek 43').uncheck()
  await page.getByRole('button', { name: say('table.showResults') }).click()
  await chip(page, 'Zoek 42').click()
  await page.waitForURL((url) => !url.searchParams.has('group'))

  // Into one of them, from the list of people.
  await visit('/users?role=student')
  await page.locator('tbody').getByRole('checkbox').first().check()
  await page.getByRole('button', { name: say('users.actions.putInGroup') }).click()
  const dialog = page.getByRole('dialog', { name: say('users.chooseClass.title') })
  await dialog.getByRole('combobox', { name: say('users.chooseClass.label') }).fill('zoek 42')
  await page.getByRole('option', { name: 'Zoek 42' }).click()
  await dialog.getByRole('button', { name: say('users.actions.putInGroup') }).click()
  await page.getByText(say('bulk-actions.done.putInGroups', { count: 1 })).waitFor()
})

journey('on a phone one searches among many classes too', { tenant, ...phone }, async (they) => {
  const { page, visit } = they
  await manyClasses(they)
  await visit('/users')
  await opener(page).tap()
  await search(page).fill('zoek 51')
  await box(page, 'Zoek 51').check()
  await page.getByRole('button', { name: say('table.showResults') }).tap()
  await chip(page, 'Zoek 51').waitFor()
})
