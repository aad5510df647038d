import assert from 'node:assert/strict'
import { approvePhase, returnPhase, setPhaseDue } from '#protocol/features/internship-commands.ts'
import { internships } from '#protocol/features/internships.ts'
import { currentInternshipPeriod } from '#protocol/features/periods.ts'
import { type BoardRow, progressBoard } from '#protocol/features/progress-board.ts'
import { journey, travel } from '../support/journey.ts'
import { accountApi } from '../support/marketplace.ts'
import { seesAttribute, seesCount } from '../support/sees.ts'
import { bulkPanel } from '../support/toasts.ts'
import { say } from '../support/words.ts'

const tenant = 'corderius'
const FIVE = 5
/** Where somebody stands: the first column that is not done, when somebody can agree with it. */
function openAt([, , , , , , , , block, , , , , , , phases]: BoardRow): number | undefined {
  const steps = Array.from({ length: phases.length / 4 }, (_, at) => ({
    column: phases[at * 4],
    status: phases[at * 4 + 1],
  }))
  const left = steps.filter(({ status }) => status !== 3 && status !== 5)
  const [now] = left.sort((one, other) => Number(one.column) - Number(other.column))
  return ['todo', 'redo', 'review'].includes(block) && now?.status !== 0 ? Number(now?.column) : undefined
}

/** A period and a step of it at which five students of the mentor stand. */
async function fiveAtOneStep() {
  const api = await accountApi('mentor', tenant)
  const { id: periodId } = await api.ask(currentInternshipPeriod)
  const { columns, rows } = await api.tell(progressBoard, { filter: { periodId } })
  const found = columns
    .map(({ id, kind, name }, at) => ({ id, kind, name, at, rows: rows.filter((row) => openAt(row) === at) }))
    .find((each) => each.rows.length >= FIVE && !['search', 'approval', 'completion'].includes(each.kind))
  assert.ok(found, 'five stand at one step')
  return { ...found, periodId, names: found.rows.slice(0, FIVE).map(([, first, last]) => `${first} ${last}`) }
}

journey(
  'a mentor approves five at once while a colleague sees it happen, and takes it back',
  { tenant },
  async (mentor) => {
    const { id, at, name, periodId, names } = await fiveAtOneStep()
    await mentor.signIn('mentor')
    await travel({ tenant }, async (colleague) => {
      const [first = ''] = names
      await colleague.signIn('schooladmin')
      await colleague.visit(`/stagevoortgang/${periodId}?q=${encodeURIComponent(first)}`)
      const cell = colleague.page.getByRole('row', { name: first }).first().locator(`[data-col="${at}"]`)
      const before = await cell.getAttribute('aria-label')

      const { page } = mentor
      await mentor.visit(`/stagevoortgang/${periodId}?fase=${id}`)
      for (const each of names) await page.getByRole('checkbox', { name: say('progress.tick', { name: each }) }).check()
      const approve = say('progress.moves.approve')
      await page
        .getByRole('region', { name: say('table.bulk') })
        .getByRole('button', { name: approve })
        .click()
      await page.getByRole('dialog').getByRole('button', { name: approve }).click()
      const panel = bulkPanel(page)
      await panel.getByText(say('bulk-actions.done.approvePhases', { count: FIVE })).waitFor()
      await panel.hover()

      await colleague.page
        .getByRole('gridcell', { name: new RegExp(`^${name}, ${say('progress.marks.done')}`) })
        .first()
        .waitFor()
      await panel.getByRole('button', { name: say('bulk-actions.undo') }).click()
      await panel.getByText(say('bulk-actions.undone', { count: FIVE })).waitFor()
      await seesAttribute(cell, 'aria-label', before, 'the colleague sees it taken back')

      // By keyboard: from the student to the first step, and what is behind it.
      await colleague.page.getByRole('rowheader', { name: first }).first().focus()
      await colleague.page.keyboard.press('ArrowRight')
      await colleague.page.keyboard.press('Enter')
      await colleague.page
        .getByRole('dialog')
        .getByRole('link', { name: say('progress.open') })
        .waitFor()
    })
  },
)

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

journey(
  'a student who is late reads on a phone what to do, does it, and can take it back',
  { tenant, ...phone },
  async (they) => {
    const [school, own] = [await accountApi('schooladmin', tenant), await accountApi('student', tenant)]
    const [internship] = await own.list(internships, {
      filter: { statusIn: ['running', 'evaluating'] },
      include: ['currentPhase'],
    })
    assert.ok(internship?.currentPhase, 'the student is on the way')
    const { id, currentPhase: step } = internship
    const dueOn = step.dueOn ?? null
    await school.run(setPhaseDue, id, { phaseId: step.id, dueOn: '2026-01-09' })
    const { page } = they
    await they.signIn('student')
    await they.visit('/stagevoortgang')
    await page.getByRole('heading', { level: 1, name: say('progress.own.title') }).waitFor()
    await page.getByText(say('progress.states.late')).first().waitFor()
    const handIn = page.getByRole('button', {
      name: new RegExp(`${say('progress.own.handIn')}|${say('progress.own.handInAgain')}`),
    })
    await handIn.click()
    await page.getByText(say('progress.did.handIn')).waitFor()
    await page.getByRole('button', { name: say('progress.own.recall') }).click()
    await page.getByText(say('progress.did.recall')).waitFor()
    await handIn.click()
    await seesCount(handIn, 0, 'it is handed in')
    // As others find this site.
    if (step.status === 'returned') await school.run(returnPhase, id, { phaseId: step.id, reason: 'Er mist nog iets.' })
    else await school.run(approvePhase, id, { phaseId: step.id })
    await school.run(setPhaseDue, id, { phaseId: step.id, dueOn })
  },
)
