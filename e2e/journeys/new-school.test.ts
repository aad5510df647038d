import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Pupil, pupils } from '#test/import-files/students-file.ts'
import { answer, button, chip, named, seen, sendFile } from '../support/importing.ts'
import { journey, type Traveller } from '../support/journey.ts'
import { linkInMailTo, mailCame } from '../support/mailbox.ts'
import { say } from '../support/words.ts'

const tenant = 'public'
const email = 'anna.eerste@nieuwschool.test'
const root = join(import.meta.dirname, '../..')

/** What whoever runs the installation types, once. */
async function inviteFirst(): Promise<void> {
  const { PATH, NODE_COMPILE_CACHE, JOURNEY_DATABASE_URL, JOURNEY_DATA_DIR } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, DATABASE_URL: JOURNEY_DATABASE_URL, DATA_DIR: JOURNEY_DATA_DIR, SEED: 'none' }
  const words = [tenant, email, 'Anna', 'Eerste', '--school', 'Nieuwe School']
  await promisify(execFile)(process.execPath, [join(root, 'scripts/invite.ts'), ...words], { cwd: root, env })
}

const link = ({ page }: Traveller, name: string) => page.getByRole('link', { name, exact: true })
const step = (they: Traveller, key: string) =>
  they.page.getByRole('main').getByRole('link', { name: say(`dashboard.first.${key}.title`) })
const home = async (they: Traveller) => {
  await they.page
    .getByRole('banner')
    .getByRole('link', { name: say('dashboard.menu.dashboard') })
    .click()
  await they.page.waitForURL((url) => url.pathname === '/dashboard')
}

async function addMentor(they: Traveller, firstName: string): Promise<void> {
  const { page } = they
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('shell.nav.people') })
    .click()
  await link(they, say('users.add.open')).first().click()
  await seen(they, say('users.add.title'))
  await page.getByRole('radio', { name: say('users.roles.mentor') }).check()
  await fillInMentor(they, firstName)
  await seen(they, `${firstName} Mentor`)
}

/** A mentor who turns out not to be there yet: one comes back with them chosen. */
async function giveClassToNewMentor(they: Traveller, firstName: string, group: string): Promise<void> {
  const { page } = they
  await link(they, say('mentorships.add.open')).first().click()
  await seen(they, say('mentorships.add.title'))
  await link(they, say('mentorships.add.unknown')).click()
  await seen(they, say('users.add.title'))
  await page.getByRole('radio', { name: say('users.roles.mentor'), checked: true }).waitFor()
  await fillInMentor(they, firstName)
  await seen(they, say('mentorships.add.title'))
  const chosen = page.getByRole('combobox', { name: say('mentorships.add.mentorId') }).locator('option:checked')
  await chosen.filter({ hasText: `${firstName} Mentor` }).waitFor({ state: 'attached' })
  await chooseClass(they, group)
}

async function fillInMentor(they: Traveller, firstName: string): Promise<void> {
  const { page } = they
  await page.getByRole('textbox', { name: say('users.fields.firstName') }).fill(firstName)
  await page.getByRole('textbox', { name: say('users.fields.lastName') }).fill('Mentor')
  await page
    .getByRole('textbox', { name: say('users.fields.email') })
    .fill(`${firstName.toLowerCase()}@nieuwschool.test`)
  await page.getByRole('radio', { name: say('users.add.later') }).check()
  await page.getByRole('button', { name: say('users.add.submit'), exact: true }).click()
}

async function giveClass(they: Traveller, mentor: string, group: string): Promise<void> {
  const { page } = they
  await link(they, say('mentorships.add.open')).first().click()
  await seen(they, say('mentorships.add.title'))
  await page.getByRole('combobox', { name: say('mentorships.add.mentorId') }).selectOption({ label: mentor })
  await chooseClass(they, group)
}

async function chooseClass(they: Traveller, group: string): Promise<void> {
  const { page } = they
  const classes = page.getByRole('combobox', { name: say('mentorships.add.groupIds') })
  await classes.fill(group)
  await page.getByRole('option', { name: new RegExp(`^${group}`) }).click()
  await page.keyboard.press('Escape')
  await button(they, say('mentorships.add.verb')).click()
  await page.waitForURL((url) => url.pathname === '/mentorships')
  await page.getByText(say('mentorships.add.done')).first().waitFor()
}

journey(
  'a new school: from an invitation to everybody invited, and a week later who moved and who left',
  { tenant, minutes: 8 },
  async (they) => {
    const { page, visit } = they
    await inviteFirst()
    const { pathname, search } = new URL(await linkInMailTo(tenant, email))
    await visit(pathname + search)
    await button(they, say('sign-in.confirm.submit')).click()
    for (const field of ['newPassword', 'passwordConfirmation']) {
      await page.getByLabel(say(`sign-in.fields.${field}`), { exact: true }).fill('drie olifanten in de tram')
    }
    await button(they, say('sign-in.reset.submit')).click()
    await page.waitForURL((url) => url.pathname === '/dashboard')

    // A file of 300 with dirt in it, and five rows that somebody has to look at.
    await step(they, 'students').click()
    const clean = pupils(300, ['2A', '2B', '2C', '2D'], 500_001).map((pupil) => ({ ...pupil, mentor: '' }))
    const [one, two, three] = clean as [Pupil, Pupil, Pupil]
    const stranger = (number: string, first: string, mail: string) => ({
      ...one,
      number,
      first,
      infix: '',
      last: 'Vuil',
      email: mail,
    })
    const twins = [stranger('0600001', 'Mila', 'ouder@import.test'), stranger('0600002', 'Luuk', 'ouder@import.test')]
    const doubles = [two, three].map((pupil) => ({ ...pupil, group: '2D' }))
    const taken = stranger('600003', 'Tim', email)
    const broken = stranger('600004', 'Kai', 'kai@import')
    await sendFile(they, 'magister.csv', [...clean, ...twins, ...doubles, taken, broken])
    await chip(they, 'conflict', 5).waitFor()
    // Of two with one address, the other may stay once the first is left out.
    const [mila, luuk] = twins as [Pupil, Pupil]
    for (const pupil of [...doubles, mila, taken]) await answer(they, named(pupil), 'skip')
    const fix = { field: say('imports.fields.email'), name: named(broken) }
    const cell = page.getByRole('textbox', { name: say('imports.rows.fix', fix) })
    await cell.fill('kai@import.test')
    await cell.press('Enter')
    await chip(they, 'new', 302).waitFor()
    await button(they, /leerlingen importeren$/).click()
    await seen(they, say('imports.report.completed.title'))

    // Who looks after whom.
    await addMentor(they, 'Bea')
    await home(they)
    await step(they, 'mentors').click()
    await seen(they, say('mentorships.title'))
    await giveClass(they, 'Bea Mentor', '2A')
    await giveClass(they, 'Bea Mentor', '2C')
    // Half of the school is not all of it.
    await home(they)
    await page.getByText(/^\d+ leerlingen hebben nog geen mentor\.$/).waitFor()
    await step(they, 'mentors').click()
    await giveClassToNewMentor(they, 'Cor', '2B')
    await giveClass(they, 'Cor Mentor', '2D')

    await home(they)
    const mentors = page.getByRole('listitem').filter({ has: link(they, say('dashboard.first.mentors.title')) })
    await mentors.getByText(say('dashboard.first.done')).waitFor()
    await step(they, 'period').click()
    await page.getByRole('textbox', { name: say('periods.fields.name') }).fill('Snuffelstage')
    // The spring of this school year, which begins in August.
    const now = new Date()
    const spring = now.getFullYear() + (now.getMonth() < 7 ? 0 : 1)
    for (const [label, day] of [
      ['startDate', `0203${spring}`],
      ['endDate', `1303${spring}`],
    ] as const) {
      const box = page.getByRole('textbox', { name: say(`periods.fields.${label}`) })
      await box.fill(day)
    }
    await button(they, say('ui.save')).click()
    await page
      .getByText(say('periods.saved.created', { name: 'Snuffelstage' }))
      .first()
      .waitFor()

    // Everybody at once, not page by page.
    await home(they)
    await step(they, 'invitations').click()
    await page.getByRole('checkbox', { name: say('table.selectPage') }).check()
    const bar = page.getByRole('region', { name: say('table.bulk') })
    await bar.getByRole('button', { name: say('table.selectAll', { count: 304 }) }).click()
    await bar.getByRole('button', { name: say('users.actions.inviteUser'), exact: true }).click()
    const sure = page.getByRole('alertdialog')
    await sure.getByRole('button', { name: say('users.actions.inviteUser'), exact: true }).click()
    const progress = page.getByRole('region', { name: say('bulk-actions.label') })
    await progress.getByText(say('bulk-actions.done.inviteUsers', { count: 304 })).waitFor({ timeout: 120_000 })
    await mailCame(tenant, '@import.test')
    await home(they)
    await step(they, 'invitations').waitFor({ state: 'detached' })

    // A week later: two are in another class, one is gone.
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('shell.nav.people') })
      .click()
    await page
      .getByRole('navigation', { name: say('shell.nav.people') })
      .getByRole('link', { name: say('imports.menu.imports') })
      .click()
    await visit('/importeren/magister')
    const [gone, ...stay] = clean as [Pupil, ...Pupil[]]
    const update = stay.map((pupil, index) => (index < 2 ? { ...pupil, group: '2D' } : pupil))
    await sendFile(they, 'week2.csv', [...update, luuk, { ...broken, email: 'kai@import.test' }])
    await chip(they, 'moved', 2).waitFor()
    await chip(they, 'unchanged', 299).waitFor()
    await chip(they, 'departed', 1).click()
    await page.getByRole('checkbox', { name: new RegExp(named(gone)) }).check()
    await button(they, /leerlingen importeren$/).click()
    await seen(they, say('imports.report.completed.title'))

    await visit(`/users?q=${encodeURIComponent(`${two.number}`)}`)
    await page
      .locator('tbody')
      .getByRole('link', { name: named(two) })
      .click()
    await seen(they, named(two))
    await page.getByText('2D').first().waitFor()
    await visit(`/users?q=${gone.number}&status=archived`)
    await page
      .locator('tbody')
      .getByRole('link', { name: named(gone) })
      .waitFor()
  },
)
