import assert from 'node:assert/strict'
import { updateStudent } from '#protocol/features/students.ts'
import { tags } from '#protocol/features/tags.ts'
import { journey } from '../support/journey.ts'
import { accountApi, comeIn, inviteStudent, newCompany, newVacancy } from '../support/marketplace.ts'
import { becomes } from '../support/wait-until.ts'
import { say } from '../support/words.ts'

/** The facts of a card that can be read to their end. */
const wholeFacts = (title: string) => `(() => {
  const card = [...document.querySelectorAll('article')].find((each) => each.innerText.includes('${title}'))
  const line = card.querySelector('.vacancy-card-facts')
  const edge = line.getBoundingClientRect().right
  return [...line.children]
    .filter((fact) => fact.scrollWidth <= fact.clientWidth && fact.getBoundingClientRect().right <= edge)
    .map((fact) => fact.innerText)
})()`

journey(
  'a student says on which days they can come: what fits is on those days, and so is the application',
  { tenant: 'raayland' },
  async (they) => {
    const { page, tenant } = they
    const school = await accountApi('schooladmin', tenant)
    const own = Date.now().toString(36)
    const tag = await school.create(tags, { name: `Imkeren ${own}` })
    const place = { street: 'Markt', houseNumber: '3', postalCode: '5801 AB', city: 'Venray' }
    const company = await newCompany(school, `Imkerij ${own}`, place)
    const offer = (title: string, weekdays: number[], city: string) =>
      newVacancy(school, company, { title: `${title} ${own}`, weekdays, city, tagIds: [tag.id], places: 2 })
    await offer('Aardig voor de bijen', [1], 'Venray')
    await offer('Helpen bij de bijen', [2, 4, 5], 'Grubbenvorst')
    const email = `noor.${own}@leerling.test`
    const { id } = await inviteStudent(school, { firstName: 'Noor', lastName: 'Bij', email })
    await school.run(updateStudent, id, { interestIds: [tag.id] })
    await comeIn(they, email, 'vier bijen in een korf')

    // Where they live is not known, so the town stands there. On one line of a phone a long one gives way to the other facts.
    const fitting = page.getByRole('region', { name: say('stagebank.fitting.title') })
    await fitting
      .getByRole('article')
      .filter({ hasText: `Helpen bij de bijen ${own}` })
      .waitFor()
    const desktop = page.viewportSize()
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 740 })
      const facts = await page.evaluate<string[]>(wholeFacts(`Helpen bij de bijen ${own}`))
      assert.deepEqual(facts.slice(-2), ['di, do, vr', '30 uur'], `at ${width} pixels`)
    }
    if (desktop) await page.setViewportSize(desktop)

    // The rest is known, so it is the one thing left to ask.
    await school.run(updateStudent, id, { postalCode: '5802 AA', interestIds: [tag.id] })
    await they.visit('/dashboard')
    await fitting.getByText(say('stagebank.fitting.missing.weekdays')).waitFor()
    await fitting.getByRole('link', { name: say('stagebank.fitting.fillIn') }).click()
    for (const day of [2, 4]) await page.getByRole('checkbox', { name: say(`students.days.${day}`) }).check()
    await page.getByRole('button', { name: say('ui.save') }).click()
    await page.waitForURL((url) => url.pathname === '/dashboard')

    const days = `${say('stagebank.longDays.2')} en ${say('stagebank.longDays.4')}`
    const first = fitting.getByRole('listitem').first()
    await first.getByText(say('stagebank.fitting.weekdays', { days })).waitFor()
    await first.getByRole('link', { name: `Helpen bij de bijen ${own}` }).click()
    const box = (day: number) => page.getByRole('checkbox', { name: say(`applications.shortDays.${day}`) })
    await box(2).waitFor()
    await becomes(
      'the days that are ticked',
      () => Promise.all([2, 4, 5].map((day) => box(day).isChecked())),
      (ticked) => ticked.join() === 'true,true,false',
    )

    await they.visit('/stagebank')
    await page.getByRole('link', { name: say('stagebank.fitting.freeDays') }).click()
    await page.waitForURL(({ searchParams }) => searchParams.getAll('dag').join() === '2,4')
  },
)
