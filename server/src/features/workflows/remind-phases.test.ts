import assert from 'node:assert/strict'
import { test } from 'node:test'
import { approvePhase, handInPhase, setPhaseDue } from '#protocol/features/internship-commands.ts'
import { notifications } from '#protocol/features/notifications.ts'
import { addDays } from '#protocol/shared/days.ts'
import { reactingApp } from '#test/mails.ts'
import { routeWorld } from '#test/route-world.ts'
import { until } from '#test/until.ts'
import type { Person } from '#test/world.ts'
import { remindPhases } from './remind-phases.ts'
import { todayOf } from './settle-route.ts'

const app = await reactingApp()
const w = await routeWorld({ flags: { digitalContracts: false, hours: true, evaluationForms: true } }, app)
const { site, mentor, place, newStudent, newPeriod } = w
/** Counted from today where the schools are, which around midnight is another day than elsewhere. */
const today = await app.road.inTenant(site, todayOf)
const day = (days: number) => addDays(today, days)
const remind = () => remindPhases.run({ site, payload: {}, road: app.road, log: app.http.log })
const reminders = async (who: Person) =>
  (await who.list(notifications)).filter(({ kind }) => kind === 'phaseDueSoon' || kind === 'phaseOverdue')
/** As many as there should be, and one more round brings no others. */
const becomes = (who: Person, kinds: string[]) =>
  until(`${kinds.join()} is told`, async () => {
    const found = (await reminders(who)).map(({ kind }) => kind).sort()
    return found.join() === kinds.toSorted().join() ? found : undefined
  })
/** As if the step had been open for a while. */
const openedEarlier = (internshipId: string) =>
  app.road.db.withTenant(site.id, (sql) =>
    sql.run(`update internship_phases set opened_at = now() - interval '20 days' where internship_id = $1`, [
      internshipId,
    ]),
  )

test('whoever is up hears three days before that a step is due, once; once more when it is late, and then the mentor too', async () => {
  const student = await newStudent()
  const internship = await place(student, await newPeriod())
  await openedEarlier(internship)
  await mentor.run(setPhaseDue, internship, { dueOn: day(4) })
  await remind()
  await mentor.run(setPhaseDue, internship, { dueOn: day(3) })
  await remind()
  await remind()
  const [first] = await until('the student is told', async () => {
    const found = await reminders(student)
    return found.length > 0 ? found : undefined
  })
  assert.deepEqual([first?.kind, first?.detail], ['phaseDueSoon', 'Contract inleveren'])
  await mentor.run(setPhaseDue, internship, { dueOn: day(-1) })
  await remind()
  await remind()
  await becomes(student, ['phaseDueSoon', 'phaseOverdue'])
  await becomes(mentor, ['phaseOverdue'])
})

test('what was handed in is up to the mentor; what is done reminds nobody', async () => {
  const [waiting, done] = [await newStudent(), await newStudent()]
  const period = await newPeriod()
  const [handedIn, ticked] = [await place(waiting, period), await place(done, period)]
  await Promise.all([handedIn, ticked].map(openedEarlier))
  for (const id of [handedIn, ticked]) await mentor.run(setPhaseDue, id, { dueOn: day(2) })
  await waiting.run(handInPhase, handedIn)
  await mentor.run(approvePhase, ticked)
  await remind()
  await until('the mentor is told', async () =>
    (await reminders(mentor)).some(({ kind }) => kind === 'phaseDueSoon') ? true : undefined,
  )
  assert.deepEqual([(await reminders(waiting)).length, (await reminders(done)).length], [0, 0])
})
