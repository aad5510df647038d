import assert from 'node:assert/strict'
import { emailOf, journey, listens, type Traveller } from '../support/journey.ts'
import { seesCount, seesValue } from '../support/sees.ts'
import { say } from '../support/words.ts'

const button = ({ page }: Traveller, key: string) => page.getByRole('button', { name: say(key), exact: true })
const box = ({ page }: Traveller, key: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${say(key)}( ?${say('ui.optional')})?$`) })
/** A name that nobody at the site has yet, made of letters only. */
const newName = () =>
  `J${[...crypto.randomUUID().replaceAll('-', '')]
    .map((sign) => String.fromCharCode(97 + Number.parseInt(sign, 16)))
    .join('')
    .slice(0, 9)}`

async function addSomebody(they: Traveller, role: string, invite: 'now' | 'later'): Promise<string> {
  const { page, visit } = they
  const name = newName()
  await visit('/users/add')
  await page.getByRole('radio', { name: new RegExp(`^${say(`users.roles.${role}`)}`) }).check()
  await box(they, 'users.fields.firstName').fill(name)
  await box(they, 'users.fields.lastName').fill('Proef')
  await box(they, 'users.fields.email').fill(`${name.toLowerCase()}@proef.test`)
  if (role === 'student') await box(they, 'users.fields.studentNumber').fill(`N${name}`)
  await page.getByRole('radio', { name: new RegExp(`^${say(`users.add.${invite}`)}`) }).check()
  await button(they, 'users.add.submit').click()
  await page.getByRole('heading', { level: 1, name: `${name} Proef` }).waitFor()
  return name
}

journey('a school adds a student, invites them later, and archives and restores them', {}, async (they) => {
  const { page, visit, signIn } = they
  await signIn('schooladmin')
  const name = await addSomebody(they, 'student', 'later')
  await page.getByText(say('users.status.waiting')).first().waitFor()
  await page.getByText(`N${name}`, { exact: true }).waitFor()
  await button(they, 'users.actions.inviteUser').click()
  await page.getByText(say('users.done.inviteUser')).waitFor()
  await page.getByText(say('users.status.invited')).first().waitFor()

  await visit(`/users?q=${name}`)
  await page.getByRole('link', { name: `${name} Proef` }).waitFor()
  await page.getByRole('link', { name: `${name} Proef` }).click()
  await page.getByRole('heading', { level: 1, name: `${name} Proef` }).waitFor()
  await page.locator('summary', { hasText: say('users.actions.archiveUser') }).press('Enter')
  await button(they, 'users.actions.archiveUser').click()
  await page.getByText(say('users.account.is.archived', { name })).waitFor()

  await visit(`/users?q=${name}`)
  await page.getByText(say('table.noResults')).waitFor()
  await visit(`/users?q=${name}&status=archived`)
  await page.getByRole('link', { name: `${name} Proef` }).click()
  await button(they, 'users.actions.restoreUser').click()
  await page.getByText(say('users.done.restoreUser')).waitFor()
})

journey('of a pile of forms one follows the other, each on an empty page', { tenant: 'raayland' }, async (they) => {
  const { page, visit, signIn } = they
  await signIn('schooladmin')
  await visit('/users/add')
  const mentor = new RegExp(`^${say('users.roles.mentor')}`)
  await listens(box(they, 'users.fields.firstName'))
  await page.getByRole('radio', { name: mentor }).check()
  const later = new RegExp(`^${say('users.add.later')}`)
  await page.getByRole('radio', { name: later }).check()
  for (const name of [newName(), newName()]) {
    await seesValue(box(they, 'users.fields.firstName'), '')
    // A pile is of one kind.
    await page.getByRole('radio', { name: mentor, checked: true }).waitFor()
    await page.getByRole('radio', { name: later, checked: true }).waitFor()
    await box(they, 'users.fields.firstName').fill(name)
    await box(they, 'users.fields.lastName').fill('Stapel')
    await box(they, 'users.fields.email').fill(`${name.toLowerCase()}@proef.test`)
    await button(they, 'users.add.another').click()
    await page.getByText(say('users.add.made', { name })).first().waitFor()
  }
  // Nothing was typed on the last one, so that nobody is asked whether it may be lost.
  await page
    .getByRole('main')
    .getByRole('link', { name: say('ui.cancel'), exact: true })
    .click()
  await page.waitForURL((url) => url.pathname === '/users')
})

journey('the next student of a pile is in the class and with the mentor of the one before', {}, async (they) => {
  const { page, visit, signIn } = they
  await signIn('schooladmin')
  await visit('/users/add?rol=student')
  await listens(box(they, 'users.fields.firstName'))
  const chosen = async (key: string) => {
    const select = page.getByRole('combobox', { name: new RegExp(`^${say(key)}`) })
    return { select, value: await select.inputValue() }
  }
  const fields = ['users.fields.groupId', 'users.fields.mentorId', 'users.fields.levelId']
  for (const key of fields) await (await chosen(key)).select.selectOption({ index: 1 })
  const before = await Promise.all(fields.map(async (key) => (await chosen(key)).value))
  const name = newName()
  await box(they, 'users.fields.firstName').fill(name)
  await box(they, 'users.fields.lastName').fill('Stapel')
  await box(they, 'users.fields.email').fill(`${name.toLowerCase()}@proef.test`)
  await page.getByRole('radio', { name: new RegExp(`^${say('users.add.later')}`) }).check()
  await button(they, 'users.add.another').click()
  await page.getByText(say('users.add.made', { name })).first().waitFor()
  await seesValue(box(they, 'users.fields.firstName'), '')
  assert.deepEqual(await Promise.all(fields.map(async (key) => (await chosen(key)).value)), before)
  assert.ok(before.every(Boolean))
})

journey('a field that is wrong says so when one leaves it, and the form keeps what was typed', {}, async (they) => {
  const { page, visit, signIn, expect } = they
  expect(422)
  await signIn('schooladmin')
  await visit('/users/add')
  await listens(box(they, 'users.fields.email'))
  await box(they, 'users.fields.email').fill('geen adres')
  await box(they, 'users.fields.firstName').focus()
  await page.getByText(say('ui.problems.email')).first().waitFor()
  await box(they, 'users.fields.firstName').fill('Sanne')
  await button(they, 'users.add.submit').click()
  await page.getByRole('alert').waitFor()
  await seesValue(box(they, 'users.fields.firstName'), 'Sanne')
})

journey('what only the server knows to be wrong stays at its field until that is changed', {}, async (they) => {
  const { page, visit, signIn, expect } = they
  expect(422)
  await signIn('schooladmin')
  await visit('/users/add')
  await page.getByRole('radio', { name: new RegExp(`^${say('users.roles.mentor')}`) }).check()
  await box(they, 'users.fields.firstName').fill('Sanne')
  await box(they, 'users.fields.lastName').fill('Proef')
  // The field that one was in last is the one that is wrong.
  await box(they, 'users.fields.email').fill(emailOf('mentor', they.tenant))
  await page.keyboard.press('Enter')
  const problems = page.getByRole('alert')
  const taken = say('ui.problems.emailTaken')
  await problems.getByText(taken).waitFor()
  await page.locator('[role=alert]:focus').waitFor()
  await page.locator('#veld-email').getByText(taken).waitFor()

  await problems.getByRole('link').click()
  await box(they, 'users.fields.firstName').focus()
  await problems.getByText(taken).waitFor()
  await box(they, 'users.fields.email').fill(`${newName().toLowerCase()}@proef.test`)
  await box(they, 'users.fields.firstName').focus()
  await problems.waitFor({ state: 'detached' })
})

journey(
  'a child has one form, with the account, the class and the mentor in it',
  { tenant: 'nuborgh' },
  async (they) => {
    const { page, visit, signIn } = they
    await signIn('schooladmin')
    await visit('/users?role=student&sort=-name')
    const link = await page.locator('tbody a[href^="/users/"]').nth(2).getAttribute('href')
    const href = link?.split('?')[0]
    await visit(`${href}/edit`)
    await page.waitForURL((url) => url.pathname === `${href?.replace('/users/', '/students/')}/edit`)
    const labels = await page.locator('main form label[for]').allInnerTexts()
    const order = ['firstName', 'lastName', 'email', 'studentNumber', 'groupId', 'mentorId', 'guardianName'] as const
    const places = order.map((name) => labels.findIndex((label) => label.startsWith(say(`users.fields.${name}`))))
    assert.deepEqual(
      places,
      places.toSorted((one, other) => one - other),
      labels.join(),
    )
    assert.ok(!places.includes(-1), labels.join())
    const name = newName()
    await box(they, 'users.fields.firstName').fill(name)
    await page
      .getByRole('combobox', { name: new RegExp(`^${say('users.fields.mentorId')}`) })
      .selectOption({ index: 1 })
    await button(they, 'ui.save').click()
    await page.getByRole('heading', { level: 1, name: new RegExp(name) }).waitFor()
  },
)

journey('a mentor sees their own students and can only read', { tenant: 'raayland' }, async (they) => {
  const { page, visit, signIn } = they
  await signIn('mentor')
  await visit('/users')
  await page.getByRole('heading', { level: 1, name: say('users.titleMentor') }).waitFor()
  await seesCount(page.getByRole('link', { name: say('users.add.open') }), 0)
  await page.locator('tbody').getByRole('link').first().click()
  await page.getByRole('heading', { level: 2, name: say('users.student.title') }).waitFor()
  await seesCount(page.getByRole('link', { name: say('users.actions.edit'), exact: true }), 0)
})

journey('a company looks after its own people', { tenant: 'raayland' }, async ({ visit, signIn, page }) => {
  await signIn('provider')
  await visit('/users')
  await page.getByRole('heading', { level: 1, name: say('users.titleOrganization') }).waitFor()
})

journey('a mentor is asked to become administrator, and says no', { tenant: 'match2gether' }, async (they) => {
  const { page, visit, signIn } = they
  await signIn('schooladmin')
  await visit('/users?q=mentor&role=mentor')
  await page.locator('tbody').getByRole('link').first().click()
  await page.getByRole('link', { name: say('users.roleCard.add') }).click()
  await page.getByRole('radio', { name: new RegExp(`^${say('users.roles.admin')}`) }).check()
  await button(they, 'users.addRole.ask').click()
  await page.getByText(say('users.addRole.asked')).waitFor()
  await page.getByText(say('users.roleCard.offered', { role: say('users.roles.admin') })).waitFor()

  await signIn('mentor')
  await visit('/account/roles')
  await page.getByRole('heading', { name: say('users.offer.title') }).waitFor()
  await button(they, 'users.offer.decline').click()
  await page.getByText(say('users.offer.declined')).waitFor()
  await page.getByRole('heading', { name: say('users.offer.title') }).waitFor({ state: 'detached' })
})
