import { isThere } from '#app/features/visits/plan/near.ts'
import { internships } from '#protocol/features/internships.ts'
import { cancelVisit, type VisitCandidate, visitBoard, visits } from '#protocol/features/visits.ts'
import { inDays } from '#protocol/shared/days.ts'
import { journey, travel } from '../support/journey.ts'
import { accountApi } from '../support/marketplace.ts'
import { say } from '../support/words.ts'

const tenant = 'stagehaven'
const note = 'Gaat goed, over een maand nog eens bellen.'

/** A day ahead on which the student of the demo and one more are at work, and their mentor has nothing planned. */
async function dayForTwo() {
  const [mentor, student] = await Promise.all([accountApi('mentor', tenant), accountApi('student', tenant)])
  const own = await student.list(internships, { filter: { statusIn: ['running', 'evaluating', 'ready'] } })
  const internshipId = own[0]?.id ?? ''
  for (let ahead = 15; ahead < 60; ahead++) {
    const day = inDays(ahead)
    const { students, visits: planned } = await mentor.tell(visitBoard, { filter: { day, internshipId } })
    const [first, ...others] = students
    const other = others.find(({ student: name }) => students.filter(({ student: of }) => of === name).length === 1)
    const isFree = !planned.some((visit) => visit.day === day)
    if (first?.internshipId === internshipId && other && isFree && isThere(first, day))
      return { mentor, day, first, other }
  }
  throw new Error('The student and somebody else are never at work on one day')
}

journey(
  'a mentor plans two visits on one day, the student reads who comes, and one is done',
  { tenant },
  async (they) => {
    const { page, visit, signIn } = they
    const { mentor, day, first, other } = await dayForTwo()
    const tick = ({ student, host }: VisitCandidate) =>
      page.getByRole('checkbox', { name: new RegExp(`${student}.*${host}`) })
    await signIn('mentor')
    await visit(`/bezoeken?dag=${day}`)
    await tick(first).check()
    await tick(other).check()
    await page.getByRole('heading', { name: say('visits.plan.many', { count: 2 }) }).waitFor()
    await page.getByRole('button', { name: say('visits.plan.submitMany', { count: 2 }) }).click()
    await page
      .getByText(say('visits.toast.planned', { count: 2 }))
      .first()
      .waitFor()

    const made = await mentor.list(visits, { filter: { dayEq: day, statusEq: 'planned' }, include: ['internship'] })
    const own = made.find(({ internship }) => internship?.id === first.internshipId)
    await travel({ tenant, viewport: { width: 390, height: 844 } }, async (student) => {
      await student.signIn('student')
      await student.visit('/dashboard')
      await student.page.locator(`a[href="/bezoeken/${own?.id}"]`).click()
      await student.page.getByRole('heading', { level: 1 }).filter({ hasText: own?.time }).waitFor()
      await student.page.getByText(say('visits.visit.does.onSite')).waitFor()
    })

    // One whose day is over, and of which nobody said yet that it took place.
    const [past] = await mentor.list(visits, { filter: { statusEq: 'planned', dayLteq: inDays(-1) } })
    await visit(`/bezoeken/${past?.id}`)
    await page.getByLabel(say('visits.fields.note')).fill(note)
    await page.getByRole('button', { name: say('visits.visit.finish') }).click()
    await page.getByText(say('visits.toast.finishVisit')).first().waitFor()
    await page.getByText(say('visits.status.done'), { exact: true }).first().waitFor()
    await page.getByRole('button', { name: say('visits.visit.reopen') }).click()
    await page.getByRole('button', { name: say('visits.visit.finish') }).waitFor()
    for (const { id } of made) await mentor.run(cancelVisit, id)
  },
)
