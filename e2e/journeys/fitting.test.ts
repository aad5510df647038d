import { updateStudent } from '#protocol/features/students.ts'
import { tags } from '#protocol/features/tags.ts'
import { journey } from '../support/journey.ts'
import { accountApi, comeIn, inviteStudent, newCompany, newVacancy } from '../support/marketplace.ts'
import { becomes } from '../support/wait-until.ts'
import { say } from '../support/words.ts'

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
    const offer = (title: string, weekdays: number[]) =>
      newVacancy(school, company, { title: `${title} ${own}`, weekdays, tagIds: [tag.id], places: 2 })
    await offer('Aardig voor de bijen', [1])
    await offer('Helpen bij de bijen', [2, 4, 5])
    const email = `noor.${own}@leerling.test`
    const { id } = await inviteStudent(school, { firstName: 'Noor', lastName: 'Bij', email })
    await school.run(updateStudent, id, { postalCode: '5802 AA', interestIds: [tag.id] })
    await comeIn(they, email, 'vier bijen in een korf')

    // The rest is known, so it is the one thing left to ask.
    const fitting = page.getByRole('region', { name: say('stagebank.fitting.title') })
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
