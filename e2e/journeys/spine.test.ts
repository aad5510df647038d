import assert from 'node:assert/strict'
import { setPhaseDue } from '#protocol/features/internship-commands.ts'
import { internships } from '#protocol/features/internships.ts'
import { phases } from '#protocol/features/phases.ts'
import { type BoardRow, progressBoard } from '#protocol/features/progress-board.ts'
import { inDays } from '#protocol/shared/days.ts'
import { CLASS_SIZE, classOf28 } from '../support/class-of-28.ts'
import { emailOf, journey, travel } from '../support/journey.ts'
import { accountApi } from '../support/marketplace.ts'
import { heading } from '../support/route-editor.ts'
import * as act from '../support/school-year-acts.ts'
import { say } from '../support/words.ts'

const tenant = 'oldebroek'
const desk = { tenant, viewport: { width: 1440, height: 900 } }
const phone = { tenant, viewport: { width: 390, height: 844 }, hasTouch: true }

journey(
  'a school year: a route with two steps side by side, a class of 28 placed at once, five approved while a colleague looks on, a student who is late, one who stops, and a step that comes in mid-year',
  desk,
  async (admin) => {
    const school = await accountApi('schooladmin', tenant)
    const world = await classOf28(school, emailOf('mentor', tenant))
    await admin.signIn('schooladmin')
    const routePath = await act.makesRoute(admin, world)
    const periodId = await act.opensPeriod(admin, world)
    await act.placesEverybody(admin, world, periodId)

    const [late, ...others] = world.students
    assert.ok(late)
    const board = () => school.tell(progressBoard, { filter: { periodId } })
    const internshipOf = async (studentId: string) => {
      const [found] = await school.list(internships, {
        filter: { studentIdEq: studentId, internshipPeriodIdEq: periodId },
      })
      assert.ok(found)
      return found.id
    }
    const five = others.slice(0, act.FIVE).map(({ name }) => name)
    await travel(desk, async (mentor) => {
      await mentor.signIn('mentor')
      await act.approvesFive(mentor, admin, periodId, five)

      const route = await school.list(phases, {
        filter: { internshipIdEq: await internshipOf(late.id), statusEq: 'open' },
      })
      assert.deepEqual(
        route.map(({ name }) => name),
        [act.MEET, act.SAFE],
        'both are open at once',
      )
      for (const { id, internshipId } of route)
        await school.run(setPhaseDue, internshipId, { phaseId: id, dueOn: inDays(-7) })
      await travel(phone, (student) => act.doesBothSteps(student, late.email))

      await act.stops(mentor, await internshipOf(others.at(-1)?.id ?? ''))
    })
    // Back among those without a place: on the board, and where places are given.
    const stopped = others.at(-1)?.name ?? ''
    await admin.visit(`/stagevoortgang/${periodId}?wie=without`)
    await admin.page.getByRole('rowheader', { name: stopped }).getByText(say('progress.without')).waitFor()
    await admin.visit(`/internships/assign?periode=${periodId}&voorstel=nieuw`)
    await heading(admin, say('assign.start.titleOne'))
    await admin.page.getByRole('link', { name: stopped, exact: true }).waitFor()

    const before = await board()
    await act.addsStep(admin, routePath)
    const after = await board()
    assert.equal(after.columns.length, before.columns.length + 1)
    assert.deepEqual(statesOf(after, before), statesOf(before, before), 'nobody loses anything')
    const added = after.columns.findIndex(({ name }) => name === act.TALK)
    assert.equal(after.rows.filter((row) => statusAt(row, added) !== undefined).length, CLASS_SIZE - 1)
  },
)

type Told = { columns: { id: string }[]; rows: BoardRow[] }
const cellsOf = (row: BoardRow) => row[15]
function statusAt(row: BoardRow, column: number): number | undefined {
  const cells = cellsOf(row)
  const at = cells.findIndex((value, index) => index % 4 === 0 && value === column)
  return at < 0 ? undefined : (cells[at + 1] ?? undefined)
}
/** For each student where they are, and how each of these steps stands. */
function statesOf({ columns, rows }: Told, of: Told) {
  const at = of.columns.map(({ id }) => columns.findIndex((column) => column.id === id))
  return rows.map((row) => [row[0], row[5], row[8], row[9], ...at.map((column) => statusAt(row, column) ?? null)])
}
