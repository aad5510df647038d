import { applications } from '#protocol/features/applications.ts'
import { vacancyProposals } from '#protocol/features/proposals.ts'
import { studentProfiles } from '#protocol/features/students.ts'
import { vacancies } from '#protocol/features/vacancies/vacancies.ts'
import { journey, travel } from '../support/journey.ts'
import { accountApi } from '../support/marketplace.ts'
import { say } from '../support/words.ts'

const tenant = 'stagehaven'

/** One that is open now, and that this student neither asked for nor was told of: a second proposal says only that it was known. */
async function someVacancy(): Promise<{ studentId: string; title: string; host: string }> {
  const student = await accountApi('student', tenant)
  const open = await student.list(vacancies, {
    filter: { statusEq: 'published' },
    include: ['organization'],
    page: { size: 50 },
  })
  const known = [
    ...(await student.list(applications, { include: ['vacancy'], page: { size: 100 } })),
    ...(await student.list(vacancyProposals, { include: ['vacancy'], page: { size: 100 } })),
  ].map(({ vacancy }) => vacancy?.id)
  const found = open.find(({ id }) => !known.includes(id))
  const [own] = await student.list(studentProfiles)
  if (!found || !own) throw new Error('The site has no vacancy that is new to the student')
  return { studentId: own.id, title: found.title, host: String(found.organization?.name) }
}

journey('a school thinks of a student, who sees it on the dashboard and puts it aside', { tenant }, async (they) => {
  const { page, visit, signIn } = they
  const { studentId, title, host } = await someVacancy()
  const note = `Ik dacht aan jou ${Math.random().toString(36).slice(2, 7)}`
  await signIn('schooladmin')
  // From the page of the student, who is filled in then; the place is looked for here.
  await visit(`/voorstellen?leerling=${studentId}`)
  await page.getByRole('combobox', { name: say('proposals.form.vacancyId') }).fill(title)
  await page.getByRole('option').filter({ hasText: title }).filter({ hasText: host }).click()
  await page.getByRole('textbox', { name: say('proposals.form.note') }).fill(note)
  await page.getByRole('button', { name: say('proposals.form.send'), exact: true }).click()
  await page.getByText(say('proposals.made.one')).first().waitFor()

  await travel({ tenant, viewport: { width: 390, height: 844 } }, async (student) => {
    await student.signIn('student')
    await student.visit('/dashboard')
    const proposal = student.page.getByRole('listitem').filter({ hasText: note })
    await proposal.getByRole('link', { name: title }).waitFor()
    await proposal.getByRole('button', { name: say('proposals.dismissName', { title }) }).click()
    await student.page.getByText(say('proposals.dismissed')).first().waitFor()
    await proposal.waitFor({ state: 'detached' })
  })
})
