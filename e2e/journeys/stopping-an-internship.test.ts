import { stopInternship } from '#protocol/features/internship-commands.ts'
import { journey, travel } from '../support/journey.ts'
import { accountApi } from '../support/marketplace.ts'
import { say } from '../support/words.ts'

const tenant = 'nuborgh'
const reason = 'De werkplaats sluit volgende week.'

journey(
  'a mentor writes a note; a student reads why an internship was stopped, and the school lets it go on',
  { tenant },
  async (they) => {
    const { page, visit, signIn } = they
    await signIn('student')
    await visit('/dashboard')
    const id = await page.evaluate<string>(`fetch('/api/v1/internships?filter[status_in]=running,evaluating,ready')
      .then((answer) => answer.json()).then(({ data }) => data[0].id)`)
    const path = `/internships/${id}`

    await travel({ tenant }, async (mentor) => {
      await mentor.signIn('mentor')
      await mentor.visit(path)
      await mentor.page
        .getByLabel(say('internships.notes.label'), { exact: true })
        .fill('Belt liever dan dat hij mailt')
      await mentor.page.getByRole('button', { name: say('internships.notes.add') }).click()
      const change = say('internships.notes.change', { text: 'Belt liever dan dat hij mailt' })
      await mentor.page.getByRole('link', { name: change }).first().click()
      await mentor.page.getByLabel(say('internships.notes.changeLabel'), { exact: true }).fill('Mailt liever')
      await mentor.page
        .getByRole('button', { name: say('internships.notes.add') })
        .first()
        .click()
      await mentor.page.getByText('Mailt liever').first().waitFor()
    })
    await (await accountApi('mentor', tenant)).run(stopInternship, id, { reason, endedBy: 'host' })

    await visit(path)
    await page.getByText(reason).waitFor()
    await page.getByText(say('internships.ended.by.host')).waitFor()

    await travel({ tenant }, async (school) => {
      await school.signIn('schooladmin')
      await school.visit(`${path}?doe=reopenInternship`)
      await school.page
        .getByLabel(say('internships.ask.reopenInternship.label'), { exact: true })
        .fill('Ze gaan toch door.')
      await school.page.getByRole('button', { name: say('internships.actions.reopenInternship'), exact: true }).click()
      await school.page.getByText(say('internships.done.reopenInternship')).first().waitFor()
    })

    await visit(path)
    await page.getByRole('heading', { name: say('internships.course.title') }).waitFor()
  },
)
