import { stateTexts } from '#protocol/features/import-problems.ts'
import { type Pupil, pupils } from '#test/import-files/students-file.ts'
import { chooseEarly } from '../support/early-file.ts'
import { answer, button, chip, chooseMentor, named, seen, sendFile, takeBack } from '../support/importing.ts'
import { journey } from '../support/journey.ts'
import { seesCount } from '../support/sees.ts'
import { say } from '../support/words.ts'

journey(
  'a school imports a Magister file with dirt in it, and a week later an update',
  { tenant: 'corderius' },
  async (they) => {
    const { page, visit, signIn } = they
    await signIn('schooladmin')
    await visit('/importeren/magister')
    const groups = ['9A', '9B', '9C', '9D', '9E', '9F', '9G', '9H', '9J', '9K']
    // Three hundred are in new-school.test.ts.
    const clean = pupils(60, groups, 930_001)
    const [one, two, three] = clean as [Pupil, Pupil, Pupil]
    const twins = [
      { ...one, number: '940001', first: 'Mila', infix: '', last: 'Tweeling', email: 'ouder@import.test' },
      { ...one, number: '940002', first: 'Luuk', infix: '', last: 'Tweeling', email: 'ouder@import.test' },
    ]
    const doubles = [two, three].map((pupil) => ({ ...pupil, group: '9K' }))
    const taken = { ...one, number: '940003', first: 'Tim', infix: '', last: 'Prins', email: 'mentor@corderius.test' }
    const broken = { ...one, number: '940004', first: 'Kai', infix: '', last: 'Kapot', email: 'kai@import' }
    await sendFile(they, 'magister.csv', [...clean, ...twins, ...doubles, taken, broken])

    await chip(they, 'conflict', 5).waitFor()
    for (const pupil of doubles) await answer(they, named(pupil), 'skip')
    // Without the one the other may have the address.
    const [mila, luuk] = twins as [Pupil, Pupil]
    for (const pupil of [mila, taken]) await answer(they, named(pupil), 'skip')
    await chip(they, 'conflict', 0).waitFor()
    const cell = page.getByRole('textbox', {
      name: say('imports.rows.fix', { field: say('imports.fields.email'), name: 'Kai Kapot' }),
    })
    await cell.fill('kai@import.test')
    await page.getByText(say('imports.check.newClasses', { count: 10, names: groups.join(', ') })).waitFor()
    // Straight from the cell to the button, which does not know of it yet.
    await button(they, '61 leerlingen importeren').click()
    await seen(they, say('imports.report.completed.title'))
    await page.getByRole('link', { name: say('imports.report.invite.students', { count: 62 }) }).waitFor()

    // A week later: two moved, one left.
    const [gone, ...stay] = clean as [Pupil, ...Pupil[]]
    const update = stay.map((pupil, index) => (index < 2 ? { ...pupil, group: '9K' } : pupil))
    const kai = { ...broken, email: 'kai@import.test' }
    await visit('/importeren/magister')
    await sendFile(they, 'update.csv', [...update, kai, luuk])
    await chip(they, 'moved', 2).waitFor()
    await chip(they, 'unchanged', 59).waitFor()
    await chip(they, 'departed', 1).click()
    const tick = page.getByRole('checkbox', { name: new RegExp(named(gone)) })
    await tick.waitFor()
    // The button is pressed before the server has heard of the tick, which counts all the same.
    const pressed = Promise.withResolvers<void>()
    await page.route('**/importeren/**', (route) => pressed.promise.then(() => route.continue()), { times: 1 })
    await tick.check()
    await button(they, /leerlingen importeren$/).click()
    pressed.resolve()
    await seen(they, say('imports.report.completed.title'))
    await chip(they, 'departed', 1).click()
    const left = page.getByRole('row', { name: new RegExp(named(gone)) })
    await left.getByText(stateTexts.done[1], { exact: true }).waitFor()

    await visit(new URL(page.url()).pathname)
    await seen(they, say('imports.report.completed.title'))
    await takeBack(they)
  },
)

journey(
  'a file that only gives a class its mentor says so, lets the choice be changed, and is taken back',
  { tenant: 'corderius' },
  async (they) => {
    const { page, visit, signIn } = they
    await signIn('schooladmin')
    const list = pupils(6, ['8X', '8Y'], 950_001).map((pupil, index) => ({
      ...pupil,
      last: `${pupil.last} Koppel`,
      mentor: index % 2 ? 'KPB' : 'KPA',
    }))
    await visit('/importeren/magister')
    await sendFile(they, 'leerlingen.csv', list)
    await button(they, '6 leerlingen importeren').click()
    await seen(they, say('imports.report.completed.title'))

    await visit('/importeren/magister')
    await sendFile(they, 'nogmaals.csv', list)
    await chip(they, 'unchanged', 6).waitFor()
    await chooseMentor(they, 'KPA', 'leave')
    // What was chosen stays within reach: here somebody thinks better of it.
    await chooseMentor(they, 'KPA')
    await page.getByText(say('imports.check.linked.students', { count: 3 })).waitFor()
    // Looking back at the columns changes nothing.
    await page.getByRole('link', { name: say('imports.check.back'), exact: true }).click()
    await seen(they, say('imports.columns.title'))
    await button(they, say('imports.columns.submit')).click()
    await button(they, say('imports.check.submitLinks.students', { count: 3 })).click()
    await seen(they, say('imports.report.completed.title'))
    await page.getByText(say('imports.report.counts.linked'), { exact: true }).waitFor()
    await takeBack(they)
    await page.getByText(say('imports.report.counts.unlinked'), { exact: true }).waitFor()
  },
)

journey(
  'a file chosen before the page listens counts, and one that is no table says what to do',
  { tenant: 'corderius' },
  async (they) => {
    const { page, signIn } = they
    await signIn('schooladmin')
    const buffer = Buffer.from('d0cf11e0a1b11ae1', 'hex')
    await chooseEarly(they, '/importeren/csv', 'input[type=file]', { name: 'oud.csv', mimeType: 'text/csv', buffer })
    // The list of what was chosen comes with the scripts.
    await page
      .getByRole('list', { name: say('ui.files.chosen') })
      .getByText('oud.csv')
      .waitFor()
    await button(they, say('imports.upload.submit')).click()
    await seen(they, say('imports.failed.oldExcel.title'))
  },
)

journey('a mentor has nothing to import', {}, async ({ page, visit, signIn, expect }) => {
  expect(403)
  await signIn('mentor')
  await visit('/importeren/csv')
  await page.getByRole('heading', { level: 1, name: say('errors.403.title') }).waitFor()
  await seesCount(page.locator('input[type=file]'), 0)
})
