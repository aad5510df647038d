import assert from 'node:assert/strict'
import { devices, type Locator } from 'playwright-core'
import { journey, type Traveller } from '../support/journey.ts'
import { say } from '../support/words.ts'

const phone = { viewport: { width: 390, height: 844 }, userAgent: devices['Pixel 7'].userAgent, hasTouch: true }
const heading = ({ page }: Traveller, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
const year = /\d{4}\/\d{4}/

/** With the keyboard only: there, and pressed. */
async function press(what: Locator, key = 'Enter'): Promise<void> {
  await what.focus()
  await what.press(key)
}

const figures = ({ page }: Traveller) => page.locator('dl').first().innerText()
const student = ({ page }: Traveller) => page.getByRole('group', { name: /^Keuze voor / }).first()

journey(
  'a school goes on to the next year by keyboard: a mentor is chosen, somebody stays, all is done and taken back',
  { tenant: 'axia', viewport: { width: 1280, height: 800 } },
  async (they) => {
    const { page, visit, signIn } = they
    await signIn('schooladmin')
    await visit('/groups')
    await press(page.getByRole('link', { name: say('year-turn.menu.yearTurn'), exact: true }).first())
    await heading(they, say('year-turn.title'))

    await press(page.getByRole('link', { name: say('year-turn.lines.chooseMentor') }).first())
    await heading(they, /^Waar gaat B3B/)
    const mentor = page.getByRole('combobox', { name: say('year-turn.class.mentor') })
    await press(mentor, 'Home')
    await press(page.getByRole('button', { name: say('ui.save'), exact: true }))
    await heading(they, say('year-turn.title'))
    // The class of those who repeat gets its mentor later.
    await page.getByText(say('year-turn.figures.openOne')).first().waitFor()

    await press(student(they).getByRole('button', { name: say('year-turn.fates.leaves') }))
    await student(they)
      .getByRole('button', { name: say('year-turn.fates.leaves'), pressed: true })
      .waitFor()
    const before = await figures(they)
    await press(page.getByRole('button', { name: /leerlingen overzetten$/ }))
    await heading(they, new RegExp(`^Klaar voor ${year.source}$`))
    assert.equal(await figures(they), before, 'what was told is what was done')

    // The classes of the next year are there, each with its year in sight.
    await press(page.getByRole('link', { name: /^Klassen van \d/ }))
    await page.getByRole('link', { name: 'H4A', exact: true }).waitFor()
    await visit('/mentorships')
    await visit('/nieuw-schooljaar')
    await press(page.getByRole('button', { name: say('year-turn.undo.verb') }))
    await heading(they, say('year-turn.title'))
    assert.equal(await figures(they), before, 'the plan is there again')
    await visit('/recente_acties')
    await page
      .getByText(/draaide de overgang naar het nieuwe schooljaar terug/)
      .first()
      .waitFor()
  },
)

journey('on a phone the same is a list, and a student is found by name', { tenant: 'axia', ...phone }, async (they) => {
  const { page, visit, signIn } = they
  await signIn('schooladmin')
  await visit('/nieuw-schooljaar')
  const row = page.getByRole('link', { name: /^H3A\s*H4A/ })
  await row.waitFor()
  assert.equal(await page.getByRole('link', { name: say('year-turn.lines.chooseMentor'), exact: true }).count(), 0)
  await page.getByRole('link', { name: say('year-turn.exceptions.add') }).click()
  await heading(they, say('year-turn.add.title'))
  await page.getByRole('combobox', { name: say('year-turn.add.who') }).fill('de')
  const option = page
    .getByRole('option')
    .filter({ hasNotText: say('ui.search.loading') })
    .first()
  const name = (await option.locator('span').first().innerText()).split('\n')[0] as string
  await option.click()
  await page.getByRole('radio', { name: say('year-turn.fates.leaves') }).check()
  await page.getByRole('button', { name: say('ui.save'), exact: true }).click()
  await heading(they, say('year-turn.title'))
  await page.getByRole('group', { name: say('year-turn.exceptions.choice', { name }) }).waitFor()

  // With the class again: ticked, and put back.
  await page.getByRole('link', { name: say('year-turn.exceptions.changeOne', { name }) }).click()
  await heading(they, /^Waar gaat /)
  assert.equal(await page.getByRole('checkbox', { name: new RegExp(name) }).isChecked(), true)
  await page.getByRole('combobox', { name: say('year-turn.class.what') }).selectOption('class')
  await page.getByRole('button', { name: say('year-turn.class.verb') }).click()
  await page.getByText(say('year-turn.class.saved')).first().waitFor()
  // The same was said before: it is saved once the page is no longer about that one student.
  await page.waitForURL((url) => url.search === '')

  // The button is at the foot of a long page; what it did is told at the top of the next.
  await visit('/nieuw-schooljaar')
  await page.getByRole('button', { name: /leerlingen overzetten$/ }).click()
  await heading(they, new RegExp(`^Klaar voor ${year.source}$`))
  await page.waitForFunction('window.scrollY === 0')
  await page.getByRole('button', { name: say('year-turn.undo.verb') }).click()
  await heading(they, say('year-turn.title'))
})

journey('it works without scripts', { tenant: 'axia', javaScriptEnabled: false }, async (they) => {
  const { page, visit, signIn } = they
  await signIn('schooladmin')
  await visit('/nieuw-schooljaar')
  await student(they)
    .getByRole('button', { name: say('year-turn.fates.stays') })
    .click()
  await student(they)
    .getByRole('button', { name: say('year-turn.fates.stays'), pressed: true })
    .waitFor()
  await page.getByRole('button', { name: say('year-turn.later.verb') }).click()
  await heading(they, say('groups.title'))
})
