import type { Page } from 'playwright-core'
import { journey, type Traveller, travel } from '../support/journey.ts'
import { seesValue } from '../support/sees.ts'
import { say } from '../support/words.ts'

const box = (page: Page, field: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${say(`users.fields.${field}`)}( ?${say('ui.optional')})?$`) })
const save = (page: Page) => page.getByRole('button', { name: say('ui.save'), exact: true })
/** The same account in two browsers: one hears that it was oneself. */
const notice = (page: Page, by: 'own' | 'title' = 'own') =>
  page.getByRole('alert').filter({ hasText: say(`ui.conflict.${by}`) })

/** Somebody of whom only this story knows. */
async function somebody({ page, visit }: Traveller): Promise<string> {
  const name = `Twee${crypto.randomUUID().slice(0, 8).replaceAll(/\d/g, 'x')}`
  await visit('/users/add')
  await page.getByRole('radio', { name: say('users.roles.mentor') }).check()
  await box(page, 'firstName').fill(name)
  await box(page, 'lastName').fill('Beiden')
  await box(page, 'email').fill(`${name.toLowerCase()}@proef.test`)
  await page.getByRole('button', { name: say('users.add.submit'), exact: true }).click()
  await page.getByRole('heading', { level: 1, name: `${name} Beiden` }).waitFor()
  return new URL(page.url()).pathname
}

/** Saves another last name and phone number from a browser of its own, while the first form is open. */
const saveFirst = (path: string, hasScripts = true) =>
  travel({ javaScriptEnabled: hasScripts }, async ({ page, visit, signIn }) => {
    await signIn('schooladmin')
    await visit(`${path}/edit`)
    await box(page, 'lastName').fill('Eerste')
    await box(page, 'phoneNumber').fill('0612345678')
    await save(page).click()
    await page.waitForURL((url) => url.pathname === path)
  })

journey('who saves second is told what changed, loses nothing and decides per field', {}, async (they) => {
  const { page, visit, signIn, expect } = they
  expect(412)
  await signIn('schooladmin')
  const path = await somebody(they)
  await visit(`${path}/edit`)
  await box(page, 'firstName').fill('Mijnnaam')
  await box(page, 'lastName').fill('Tweede')
  await saveFirst(path)
  await save(page).click()

  await notice(page).waitFor()
  await notice(page).getByText('Eerste').waitFor()
  await notice(page).getByText('Tweede').waitFor()
  await seesValue(box(page, 'firstName'), 'Mijnnaam', 'what nobody else touched is kept')
  await seesValue(box(page, 'lastName'), 'Tweede', 'what both changed is kept as typed')
  await seesValue(box(page, 'phoneNumber'), '0612345678', 'what only they changed is taken over')

  const take = say('ui.conflict.takeField', { field: say('users.fields.lastName') })
  await page.getByRole('button', { name: take }).click()
  await page.getByRole('button', { name: take }).waitFor({ state: 'detached' })
  await seesValue(box(page, 'lastName'), 'Eerste')
  await notice(page)
    .getByRole('button', { name: say('ui.conflict.save') })
    .click()
  await page.getByRole('heading', { level: 1, name: 'Mijnnaam Eerste' }).waitFor()
})

journey('one can save one’s own all the same', {}, async (they) => {
  const { page, visit, signIn, expect } = they
  expect(412)
  await signIn('schooladmin')
  const path = await somebody(they)
  await visit(`${path}/edit`)
  await box(page, 'lastName').fill('Tweede')
  await saveFirst(path)
  await save(page).click()
  await notice(page)
    .getByRole('button', { name: say('ui.conflict.save') })
    .click()
  await page.waitForURL((url) => url.pathname === path)
  await page.getByRole('heading', { level: 1, name: /Tweede/ }).waitFor()
})

journey('without scripts it is the same', { javaScriptEnabled: false }, async (they) => {
  const { page, visit, signIn, expect } = they
  expect(412)
  await signIn('schooladmin')
  const path = await somebody(they)
  await visit(`${path}/edit`)
  await box(page, 'firstName').fill('Mijnnaam')
  await box(page, 'lastName').fill('Tweede')
  await saveFirst(path)
  await save(page).click()
  await notice(page).waitFor()
  await seesValue(box(page, 'firstName'), 'Mijnnaam')
  await seesValue(box(page, 'lastName'), 'Tweede')
  await seesValue(box(page, 'phoneNumber'), '0612345678')
  await page
    .getByRole('button', { name: say('ui.conflict.takeField', { field: say('users.fields.lastName') }) })
    .click()
  await notice(page).waitFor()
  await seesValue(box(page, 'lastName'), 'Eerste')
  await seesValue(box(page, 'firstName'), 'Mijnnaam')
  await notice(page)
    .getByRole('button', { name: say('ui.conflict.save') })
    .click()
  await page.getByRole('heading', { level: 1, name: 'Mijnnaam Eerste' }).waitFor()
})

journey('on one’s own profile one reads who of the school changed it', { tenant: 'oldebroek' }, async (they) => {
  const { page, visit, signIn, expect } = they
  expect(412)
  await signIn('mentor')
  await visit('/profile-edit')
  const id: string = await page.evaluate(`fetch('/api/v1/current_user').then(async (it) => (await it.json()).data.id)`)
  const number = () => `06${String(Math.random()).slice(2, 10).padEnd(8, '1')}`
  const field = page.getByRole('textbox', { name: say('account.fields.phoneNumber') })
  await field.fill(number())
  const theirs = number()
  await travel({ tenant: 'oldebroek' }, async (admin) => {
    await admin.signIn('schooladmin')
    await admin.visit(`/users/${id}/edit`)
    await box(admin.page, 'phoneNumber').fill(theirs)
    await save(admin.page).click()
    await admin.page.waitForURL((url) => url.pathname === `/users/${id}`)
  })
  await page.getByRole('button', { name: say('account.save'), exact: true }).click()
  await notice(page, 'title').getByText(theirs).waitFor()
  await notice(page, 'title')
    .getByText(/\p{Lu}\S+ .+ sloeg .+ iets anders op/u)
    .waitFor()
})
