import assert from 'node:assert/strict'
import { inDays } from '#protocol/shared/days.ts'
import { dutchDate } from '#protocol/shared/dutch-date.ts'
import { CLASS_SIZE, type ClassOf28 } from './class-of-28.ts'
import type { Traveller } from './journey.ts'
import { comeIn } from './marketplace.ts'
import { addStep, drawnSteps, heading, routeWords, told } from './route-editor.ts'
import { seesAttribute, seesCount } from './sees.ts'
import { bulkPanel, toasts } from './toasts.ts'
import { say } from './words.ts'

// What people do in the story of a school year, each on their own screens.

export const [MEET, SAFE, TALK] = ['Kennismaken', 'Veiligheid', 'Tussengesprek']
export const FIVE = 5
const reason = 'De werf ligt stil tot de zomer.'

/** Two steps side by side, of which one was put there by keyboard. */
export async function makesRoute(admin: Traveller, { own }: ClassOf28): Promise<string> {
  const { page, visit } = admin
  const name = `Route ${own}`
  await visit('/workflows')
  await page.getByRole('button', { name: routeWords('actions.of', { name: 'Standaardroute' }) }).click()
  await page.getByRole('menuitem', { name: routeWords('actions.own') }).click()
  await page.getByRole('textbox', { name: routeWords('name') }).fill(name)
  await page.getByRole('button', { name: routeWords('copy.verb') }).click()
  await heading(admin, name)
  const before = await drawnSteps(admin)
  await addStep(admin, 3, 'form', MEET)
  await addStep(admin, 4, 'form', SAFE)
  const handle = page.getByRole('button', { name: routeWords('order.drag', { name: SAFE }) })
  await handle.press('Enter')
  await told(admin, routeWords('order.grabbed', { name: SAFE }))
  await handle.press('ArrowRight')
  await told(admin, routeWords('order.beside', { name: SAFE, position: 3, count: before.length + 1, others: MEET }))
  await handle.press('Enter')
  await page.getByRole('button', { name: routeWords('save') }).click()
  await toasts(page).getByText(routeWords('saved.saved')).waitFor()
  const after = [...before.slice(0, 2), `${MEET}+${SAFE}`, ...before.slice(2)]
  assert.deepEqual(await drawnSteps(admin), after, 'it was saved as it was drawn')
  return new URL(page.url()).pathname.split('/').slice(0, 3).join('/')
}

export async function opensPeriod({ page, visit }: Traveller, { own, group }: ClassOf28): Promise<string> {
  await visit('/internship_periods/add')
  const name = `Havenstage ${own}`
  await page.getByRole('textbox', { name: say('periods.fields.name') }).fill(name)
  // It began a while ago: who has a place is at work.
  const day = (days: number) => dutchDate(inDays(days))
  await page.getByRole('textbox', { name: say('periods.fields.startDate') }).fill(day(-10))
  await page.getByRole('textbox', { name: say('periods.fields.endDate') }).fill(day(60))
  await page.getByLabel(say('periods.fields.workflowId')).selectOption(`Route ${own}`)
  await page.getByRole('checkbox', { name: group.name }).check()
  await page.getByRole('button', { name: say('ui.save'), exact: true }).click()
  await page.getByText(say('periods.saved.created', { name })).first().waitFor()
  const href = await page.getByRole('link', { name, exact: true }).first().getAttribute('href')
  return href?.match(/internship_periods\/([^/?]+)/)?.[1] ?? ''
}

/** One is put at a place before anything is worked out, one is kept where the proposal has them. */
export async function placesEverybody(
  { page, visit }: Traveller,
  { students, places }: ClassOf28,
  periodId: string,
): Promise<void> {
  const [first, second] = [students[1]?.name ?? '', students[2]?.name ?? '']
  await visit(`/internships/assign?periode=${periodId}`)
  await page.getByRole('button', { name: say('assign.pairs.takeName', { name: first }) }).click()
  const [, title = ''] = places
  await page.getByRole('button', { name: say('assign.pairs.putAt', { name: first, title }) }).click()
  await page.getByRole('button', { name: say('assign.pairs.onlyOne') }).waitFor()
  await page.getByRole('button', { name: say('assign.propose') }).click()
  const counts = { placed: CLASS_SIZE, count: CLASS_SIZE }
  await page.getByRole('heading', { level: 1, name: say('assign.proposal.title', counts) }).waitFor()
  // Drawn as lines, with a lock on each.
  const lock = (name: string, is: 'lock' | 'unlock') =>
    page.getByRole('button', { name: say(`assign.lines.${is}`, { name }), exact: true })
  await lock(first, 'unlock').waitFor()
  await lock(second, 'lock').click()
  await page.getByText(say('assign.proposal.changed')).first().waitFor()
  const before = page.url()
  await page.getByRole('button', { name: say('assign.proposal.again') }).click()
  await page.waitForURL((url) => url.href !== before)
  await page.getByText(say('assign.compare.title')).first().waitFor()
  for (const name of [first, second]) await lock(name, 'unlock').waitFor()
  await page.getByRole('button', { name: say('assign.proposal.apply', counts) }).click()
  await page.getByRole('heading', { level: 1, name: say('assign.given.title', counts) }).waitFor()
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: first, exact: true }) })
  await row.getByText(title).waitFor()
}

/** Done, taken back and done again; the colleague sees each of it, and looks at one by keyboard. */
export async function approvesFive({ page, visit }: Traveller, colleague: Traveller, periodId: string, five: string[]) {
  const [first = ''] = five
  await colleague.visit(`/stagevoortgang/${periodId}`)
  const row = (name: string) => colleague.page.getByRole('row', { name })
  const at = 2
  const cell = row(first).locator(`[data-col="${at}"]`)
  const before = await cell.getAttribute('aria-label')
  await visit(`/stagevoortgang/${periodId}`)
  const approve = say('progress.moves.approve')
  const panel = bulkPanel(page)
  const approveAll = async () => {
    for (const name of five)
      await page.getByRole('checkbox', { name: say('progress.tick', { name }), exact: true }).check()
    await page
      .getByRole('region', { name: say('table.bulk') })
      .getByRole('button', { name: approve })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: approve }).click()
    await panel.getByText(say('bulk-actions.done.approvePhases', { count: FIVE })).waitFor()
    await panel.hover()
  }
  const done = colleague.page.getByRole('gridcell', { name: new RegExp(`^${MEET}, ${say('progress.marks.done')}`) })
  await approveAll()
  await seesCount(done, FIVE, 'the colleague sees it happen')
  await panel.getByRole('button', { name: say('bulk-actions.undo') }).click()
  await panel.getByText(say('bulk-actions.undone', { count: FIVE })).waitFor()
  await seesAttribute(cell, 'aria-label', before, 'the colleague sees it taken back')
  await approveAll()
  await seesCount(done, FIVE, 'and done again')
  await colleague.page.getByRole('rowheader', { name: first }).focus()
  await colleague.page.keyboard.press('ArrowRight')
  await colleague.page.keyboard.press('Enter')
  await colleague.page
    .getByRole('dialog')
    .getByRole('link', { name: say('progress.open') })
    .waitFor()
}

/** Reads on the first page what to do, does the one step and then the other, and takes one back in between. */
export async function doesBothSteps(student: Traveller, email: string): Promise<void> {
  const { page, visit } = student
  await comeIn(student, email, 'een boot vol met appels')
  await page.getByText(new RegExp(MEET)).first().waitFor()
  await visit('/stagevoortgang')
  await heading(student, say('progress.own.title'))
  const steps = page.getByRole('list', { name: say('progress.own.steps') }).getByRole('listitem')
  await seesCount(steps.filter({ hasText: say('progress.states.late') }), 2, 'two are late')
  const handIn = page.getByRole('button', { name: say('progress.own.handIn') })
  await handIn.first().click()
  await page.getByText(say('progress.did.handIn')).waitFor()
  await page.getByRole('button', { name: say('progress.own.recall') }).click()
  await page.getByText(say('progress.did.recall')).waitFor()
  for (const left of [1, 0]) {
    await handIn.first().click()
    await seesCount(handIn, left, 'one less to do')
  }
  await seesCount(steps.filter({ hasText: say('progress.states.submitted') }), 2, 'both are handed in')
}

export async function stops({ page, visit }: Traveller, id: string): Promise<void> {
  await visit(`/internships/${id}?doe=stopInternship`)
  await page.getByRole('radio', { name: say('internships.ended.choice.host') }).check()
  await page.getByLabel(say('internships.ask.stopInternship.label')).fill(reason)
  await page.getByRole('button', { name: say('internships.actions.stopInternship'), exact: true }).click()
  await page.getByText(say('internships.done.stopInternship')).first().waitFor()
  await page.getByText(reason).first().waitFor()
}

/** In use by then: the editor says what happens to whom. */
export async function addsStep(admin: Traveller, path: string): Promise<void> {
  const { page, visit } = admin
  await visit(path)
  await addStep(admin, 4, 'form', TALK)
  await page.getByRole('button', { name: routeWords('save') }).click()
  const question = page.getByRole('dialog', { name: routeWords('effects.title') })
  await question.getByText(routeWords('effects.ahead.many', { count: CLASS_SIZE - 1 })).waitFor()
  await question.getByRole('button', { name: routeWords('save') }).click()
  await toasts(page).getByText(routeWords('saved.saved')).waitFor()
}
