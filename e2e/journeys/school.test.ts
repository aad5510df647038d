import { groups } from '#protocol/features/groups.ts'
import { journey, type Traveller } from '../support/journey.ts'
import { accountApi } from '../support/marketplace.ts'
import { seesCount } from '../support/sees.ts'
import { bulkPanel } from '../support/toasts.ts'
import { becomes } from '../support/wait-until.ts'
import { say } from '../support/words.ts'

const link = ({ page }: Traveller, key: string) => page.getByRole('link', { name: say(key) }).first()
const press = ({ page }: Traveller, key: string) => page.getByRole('button', { name: say(key), exact: true }).click()
/** A name of its own, so that a second run does not meet the first one. */
const fresh = (word: string) => `${word} ${Math.random().toString(36).slice(2, 7)}`

journey('a school makes a class, puts a student in it and gives it a mentor', { tenant: 'nuborgh' }, async (they) => {
  const { page, visit, signIn } = they
  const name = fresh('Klas')
  await signIn('schooladmin')
  await visit('/groups')
  await link(they, 'groups.add.open').click()
  await page.getByRole('textbox', { name: say('groups.fields.name') }).fill(name)
  await press(they, 'ui.save')
  await page.getByRole('heading', { level: 1, name: say('groups.page.title', { name }) }).waitFor()
  const address = new URL(page.url()).pathname

  await visit('/groups')
  await page.getByRole('link', { name: 'H3A', exact: true }).click()
  await page.getByRole('heading', { name: say('groups.members.title'), exact: true }).waitFor()
  const mover = page.getByRole('link', { name: /in een andere klas$/ }).first()
  const who = /^Zet (.+) in een andere klas$/.exec((await mover.getAttribute('aria-label')) ?? '')?.[1] as string
  await mover.click()
  await page.getByRole('heading', { level: 1, name: say('groups.assign.title', { name: who }) }).waitFor()
  const classes = page.getByRole('combobox', { name: say('groups.assign.groupId') })
  const option = classes.locator('option', { hasText: name })
  await classes.selectOption((await option.getAttribute('value')) as string)
  await press(they, 'groups.assign.verb')
  await page.getByText(say('groups.assign.done')).first().waitFor()

  await visit(address)
  await page.getByRole('link', { name: who }).first().waitFor()
  await link(they, 'groups.mentors.add').click()
  const mentors = page.getByRole('combobox', { name: say('mentorships.add.mentorId') })
  const first = mentors.locator('option').nth(1)
  const mentor = (await first.textContent()) as string
  await mentors.selectOption((await first.getAttribute('value')) as string)
  await press(they, 'mentorships.add.verb')
  await page.getByRole('button', { name: say('groups.mentors.removeOne', { name: mentor }) }).waitFor()

  // The class before is still in the books.
  await page.getByRole('link', { name: say('groups.members.moveOne', { name: who }) }).click()
  await page.getByRole('heading', { name: say('groups.history.title') }).waitFor()
  await page.getByRole('listitem').filter({ hasText: 'H3A' }).first().waitFor()

  // And another, straight from the class.
  await visit(address)
  await page.getByRole('combobox', { name: say('groups.members.who') }).fill('de')
  await page
    .getByRole('option')
    .filter({ hasNotText: say('ui.search.loading') })
    .first()
    .click()
  await page.keyboard.press('Escape')
  await press(they, 'groups.members.addVerb')
  await bulkPanel(page)
    .getByText(say('bulk-actions.done.putInGroups', { count: 1 }))
    .waitFor()
  await bulkPanel(page).hover()
  const members = page.getByRole('button', { name: /uit de klas$/ })
  await seesCount(members, 2)
  await press(they, 'bulk-actions.undo')
  await page.getByText(say('bulk-actions.undone', { count: 1 })).waitFor()
  await seesCount(members, 1)

  // Who was taken out by mistake is put back.
  await members.click()
  const undo = page.getByRole('button', { name: say('groups.members.undo'), exact: true })
  // Under the pointer a message stays.
  await undo.hover()
  await page.getByText(say('groups.members.removed')).waitFor()
  await seesCount(members, 0)
  await undo.click()
  await seesCount(members, 1)
})

journey('a school opens a period, is told what is wrong, and archives it', { tenant: 'nuborgh' }, async (they) => {
  const { page, visit, signIn, expect } = they
  expect(422)
  const name = fresh('Snuffelstage')
  await signIn('schooladmin')
  await visit('/internship_periods')
  await link(they, 'periods.add.open').click()
  await page.getByRole('heading', { level: 1, name: say('periods.add.title') }).waitFor()
  await press(they, 'ui.save')
  await page.getByRole('alert').first().waitFor()
  await page.getByRole('textbox', { name: say('periods.fields.name') }).fill(name)
  // A class is of one year, so that of those that were copied only one is there.
  const school = await accountApi('schooladmin', 'nuborgh')
  const years = page.getByRole('combobox', { name: say('periods.fields.schoolYearId') })
  const classes = page.getByRole('group', { name: new RegExp(`^${say('periods.fields.groupIds')}`) })
  const now = await years.inputValue()
  const all = await Promise.all((await years.locator('option').all()).map((each) => each.getAttribute('value')))
  for (const schoolYearIdEq of [...all.filter((id) => id !== now).slice(0, 1), now]) {
    await years.selectOption(schoolYearIdEq)
    const there = await school.list(groups, { filter: { schoolYearIdEq: schoolYearIdEq ?? '' }, page: { size: 200 } })
    const shown = async () => {
      const boxes = await classes.getByRole('checkbox').all()
      return (await Promise.all(boxes.map((each) => each.getAttribute('value')))).toSorted().join()
    }
    const own = there.map(({ id }) => id).toSorted()
    await becomes('the classes of that year', shown, (ids) => ids === own.join())
  }
  const year = new Date().getFullYear()
  for (const [label, day] of [
    ['startDate', `0203${year + 1}`],
    ['endDate', `1303${year + 1}`],
  ] as const) {
    const box = page.getByRole('textbox', { name: say(`periods.fields.${label}`) })
    await box.fill(day)
  }
  await press(they, 'ui.save')
  await page.getByText(say('periods.saved.created', { name })).first().waitFor()

  const row = page.getByRole('row', { name: new RegExp(name) })
  await row.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: say('periods.archive') }).click()
  await page.getByText(say('periods.saved.archived', { name })).first().waitFor()
  await row.getByText(say('periods.table.filters.status.archived')).waitFor()
})

journey(
  'levels and tags are kept without scripts too',
  { tenant: 'nuborgh', javaScriptEnabled: false },
  async (they) => {
    const { page, visit, signIn } = they
    const level = fresh('niveau')
    await signIn('schooladmin')
    await visit('/levels')
    await page.getByRole('textbox', { name: say('levels.new') }).fill(level)
    await press(they, 'levels.add')
    await page
      .getByRole('list', { name: say('levels.title') })
      .getByText(level)
      .waitFor()
    await page.getByRole('button', { name: say('levels.up', { name: level }) }).click()
    const items = page.getByRole('list', { name: say('levels.title') }).getByRole('listitem')
    await items.last().filter({ hasNotText: level }).waitFor()
    await page.getByRole('link', { name: say('levels.delete.one', { name: level }) }).click()
    await press(they, 'levels.delete.verb')
    await items.filter({ hasText: level }).waitFor({ state: 'detached' })

    const tag = fresh('tag')
    await visit('/tags/add')
    await page.getByRole('textbox', { name: say('tags.fields.name') }).fill(tag)
    await press(they, 'ui.save')
    await page.waitForURL((url) => url.pathname === '/tags')
    await visit(`/tags?q=${encodeURIComponent(tag)}`)
    await page.getByRole('row', { name: new RegExp(tag) }).waitFor()
  },
)

journey(
  'a mentor who leaves hands over everything, and it can be given back',
  { tenant: 'casteleijn' },
  async (they) => {
    const { page, visit, signIn } = they
    await signIn('schooladmin')
    await visit('/mentorships?sort=-name')
    const menu = page
      .getByRole('row')
      .filter({ hasText: /[BHTV]\d[AB]/ })
      .last()
      .getByRole('button')
      .last()
    await menu.click()
    await page.getByRole('menuitem', { name: say('mentorships.hand.open') }).click()
    const heirs = page.getByRole('combobox', { name: say('mentorships.hand.toId') })
    await heirs.waitFor()
    await heirs.selectOption({ index: 1 })
    await press(they, 'mentorships.hand.verb')
    await page
      .getByRole('link', { name: say('mentorships.hand.back') })
      .first()
      .click()
    await page.waitForURL((url) => url.searchParams.has('naar'))
    await press(they, 'mentorships.hand.verb')
    await page
      .getByText(/^Overgedragen: \d/)
      .first()
      .waitFor()
  },
)

journey(
  'a mentor finds the own classes first, and of other classes nothing that is not so',
  { tenant: 'nuborgh' },
  async (they) => {
    const { page, visit, signIn } = they
    await signIn('mentor')
    await visit('/groups')
    await page.getByRole('heading', { name: say('groups.own.title') }).waitFor()
    await page
      .getByRole('main')
      .getByText(/\d+ leerling/)
      .first()
      .waitFor()
    await seesCount(page.getByText(say('groups.table.noMentor')), 0)
    await page.getByRole('table').getByRole('link', { name: 'H3B', exact: true }).click()
    await page.getByRole('heading', { name: say('groups.members.noneOfYours') }).waitFor()
    await seesCount(page.getByText(say('groups.mentors.none')), 0)
  },
)

journey('of several periods one chooses, and the device remembers', {}, async ({ page, visit, signIn }) => {
  await signIn('schooladmin')
  await visit('/dashboard')
  const choice = page.getByRole('combobox', { name: say('periods.choice.label') })
  // Without scripts there is a button beside it; from when that is gone choosing is enough.
  await page.getByRole('button', { name: say('periods.choice.show') }).waitFor({ state: 'detached' })
  const other = (await choice.locator('option').nth(1).textContent()) as string
  const kept = page.waitForResponse((response) => response.request().method() === 'POST')
  await choice.selectOption({ label: other })
  await kept
  await visit('/dashboard')
  await choice.locator('option:checked', { hasText: other }).waitFor({ state: 'attached' })
})

journey(
  'students get a mentor from the list of people, and it is taken back',
  { tenant: 'casteleijn' },
  async (they) => {
    const { page, visit, signIn } = they
    await signIn('schooladmin')
    await visit('/users?role=student&sort=-name')
    for (const row of [0, 1]) await page.locator('tbody').getByRole('checkbox').nth(row).check()
    await page.getByRole('button', { name: say('users.actions.linkMentor') }).click()
    const dialog = page.getByRole('dialog', { name: say('users.chooseMentor.title') })
    const choice = dialog.getByRole('combobox')
    const now = (await page.locator('tbody tr').allTextContents()).slice(0, 2).join(' ')
    const names = (await choice.locator('option').allTextContents()).slice(1)
    const name = names.find((each) => !now.includes(each)) ?? ''
    await choice.selectOption({ label: name })
    await dialog.getByRole('button', { name: say('users.actions.linkMentor') }).click()
    await bulkPanel(page)
      .getByText(say('bulk-actions.done.linkMentors', { count: 2 }))
      .waitFor()
    await bulkPanel(page).hover()
    for (const row of [0, 1]) await page.locator('tbody tr').nth(row).getByText(name).first().waitFor()
    await page.getByRole('button', { name: say('bulk-actions.undo') }).click()
    await page.getByText(say('bulk-actions.undone', { count: 2 })).waitFor()
    for (const row of [0, 1]) await seesCount(page.locator('tbody tr').nth(row).getByText(name), 0)
  },
)

journey('a period says who takes part, and each number leads to its list', { tenant: 'casteleijn' }, async (they) => {
  const { page, visit, signIn } = they
  await signIn('schooladmin')
  await visit('/internship_periods')
  await page.locator('tbody').getByRole('link').first().click()
  await page.getByRole('heading', { level: 2, name: say('periods.page.numbers') }).waitFor()
  const facts = page.getByRole('main').locator('dl').first()
  for (const key of ['takePart', 'placed', 'asking', 'without'] as const) {
    const line = facts.locator('div', { hasText: say(`periods.page.${key}`) })
    const count = await line.locator('dd').textContent()
    if (count === '0') continue
    await line.getByRole('link').click()
    await page.getByText(new RegExp(`(tot|\\D)\\s*\\d+ van ${count}$`)).waitFor()
    await page.goBack()
    await facts.waitFor()
  }
})

journey('several students are put into a class from the list of people', { tenant: 'casteleijn' }, async (they) => {
  const { page, visit, signIn } = they
  await signIn('schooladmin')
  await visit('/users?role=student')
  for (const row of [0, 1]) await page.locator('tbody').getByRole('checkbox').nth(row).check()
  await page.getByRole('button', { name: say('users.actions.putInGroup') }).click()
  const dialog = page.getByRole('dialog', { name: say('users.chooseClass.title') })
  const put = dialog.getByRole('button', { name: say('users.actions.putInGroup') })
  await put.click()
  await dialog.getByText(say('ui.problems.required')).waitFor()
  const choice = dialog.getByRole('combobox')
  // Who is in a class already is not put there.
  const now = (await page.locator('tbody tr').allTextContents()).slice(0, 2).join(' ')
  const names = (await choice.locator('option').allTextContents()).slice(1)
  const name = names.find((each) => !now.includes(each)) ?? ''
  await choice.selectOption({ label: name })
  await put.click()
  await bulkPanel(page)
    .getByText(say('bulk-actions.done.putInGroups', { count: 2 }))
    .waitFor()
  await bulkPanel(page).hover()
  for (const row of [0, 1]) await page.locator('tbody tr').nth(row).getByText(name).first().waitFor()
  await page.getByRole('button', { name: say('bulk-actions.undo') }).click()
  await page.getByText(say('bulk-actions.undone', { count: 2 })).waitFor()
})

journey('a school says when it is free, and takes a removal back', { tenant: 'nuborgh' }, async (they) => {
  const { page, visit, signIn, expect } = they
  const name = fresh('Studiedag')
  await signIn('schooladmin')
  await visit('/vrije-dagen')
  await page.getByRole('combobox', { name: say('working-time.fields.region') }).selectOption('central')
  await press(they, 'working-time.saveRegion')
  await page.getByText(say('working-time.names.christmas')).first().waitFor()

  const field = (key: string) => page.getByRole('textbox', { name: say(`working-time.fields.${key}`) })
  const year = /(\d{4})/.exec((await page.getByRole('heading', { level: 2 }).first().textContent()) ?? '')?.[1]
  await field('name').fill(name)
  await field('startDate').fill(`20-11-${year}`)
  await press(they, 'working-time.add')
  const row = page.getByRole('listitem').filter({ hasText: name })
  await row.waitFor()

  await row.getByRole('button').click()
  await page.getByRole('button', { name: say('ui.toast.undo') }).click()
  await page.getByText(say('working-time.saved.restored', { name })).first().waitFor()
  await row.waitFor()
  await row.getByRole('link').click()
  await page.getByRole('link', { name: say('working-time.cancel') }).waitFor()
  expect(422)
  await field('endDate').fill(`19-11-${year}`)
  await press(they, 'working-time.save')
  await page.getByText(say('ui.problems.dateOrder')).first().waitFor()
})
