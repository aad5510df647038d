import type { Page } from 'playwright-core'
import { createUser, updateUser } from '#protocol/features/users.ts'
import { journey, travel } from '../support/journey.ts'
import { accountApi, ownOrganization } from '../support/marketplace.ts'
import { seesValue } from '../support/sees.ts'
import { say } from '../support/words.ts'

const box = (page: Page, field: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${say(`users.fields.${field}`)}( ?${say('ui.optional')})?$`) })
const save = (page: Page) => page.getByRole('button', { name: say('ui.save'), exact: true })
/** The same account in two browsers: one hears that it was oneself. */
const notice = (page: Page, by: 'own' | 'title' = 'own') =>
  page.getByRole('alert').filter({ hasText: say(`ui.conflict.${by}`) })

/** Somebody of whom only this story knows. */
async function somebody() {
  const school = await accountApi('schooladmin', 'demo')
  const name = `Twee${crypto.randomUUID().slice(0, 8).replaceAll(/\d/g, 'x')}`
  const person = { firstName: name, lastName: 'Beiden', email: `${name.toLowerCase()}@proef.test` }
  const organizationId = await ownOrganization(school)
  const { id } = await school.run(createUser, '', { ...person, role: 'mentor', organizationId, invite: false })
  /** Another last name and phone number, from elsewhere, while the first form is open. */
  const saveFirst = () => school.run(updateUser, id, { lastName: 'Eerste', phoneNumber: '0612345678' })
  return { path: `/users/${id}`, saveFirst }
}

journey('who saves second is told what changed, loses nothing and decides per field', {}, async (they) => {
  const { page, visit, signIn, expect } = they
  expect(412)
  await signIn('schooladmin')
  const { path, saveFirst } = await somebody()
  await visit(`${path}/edit`)
  await box(page, 'firstName').fill('Mijnnaam')
  await box(page, 'lastName').fill('Tweede')
  await saveFirst()
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
  const { path, saveFirst } = await somebody()
  await visit(`${path}/edit`)
  await box(page, 'lastName').fill('Tweede')
  await saveFirst()
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
  const { path, saveFirst } = await somebody()
  await visit(`${path}/edit`)
  await box(page, 'firstName').fill('Mijnnaam')
  await box(page, 'lastName').fill('Tweede')
  await saveFirst()
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
