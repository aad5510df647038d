import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ApiError } from '#protocol/client.ts'
import {
  approvePhase,
  changeInternship,
  completeInternship,
  extendInternship,
  handInPhase,
  reopenInternship,
  reopenPhase,
  returnPhase,
  setPhaseDue,
  skipPhase,
  stopInternship,
  undoCompletion,
} from '#protocol/features/internship-commands.ts'
import { internships } from '#protocol/features/internships.ts'
import { phaseTexts } from '#protocol/features/phases.ts'
import { routeOf, routeWorld, standing } from '#test/route-world.ts'

const w = await routeWorld({ flags: { digitalContracts: true, hours: true, evaluationForms: true } })
const { mentor, schoolAdmin, nonProfitAdmin, place, newStudent, newPeriod, day } = w
const period = await newPeriod()
const refused = (code: string, status: number) => (error: ApiError) => {
  assert.deepEqual([error.status, error.errors[0]?.code], [status, code])
  return true
}
const statuses = async (id: string) => (await routeOf(schoolAdmin, id)).map(({ kind, status }) => `${kind} ${status}`)

test('a route is walked from the contract to its end, and each time one person is up', async () => {
  const student = await newStudent()
  const id = await place(student, period)
  const at = () => standing(student, id)
  assert.equal(await at(), 'contracting contractMake mentor contract open')
  await mentor.run(approvePhase, id)
  assert.equal(await at(), 'running todo student hours open', 'its first day was before today')
  await student.run(handInPhase, id)
  assert.equal(await at(), 'running review mentor hours submitted')
  await mentor.run(returnPhase, id, { reason: 'Week 3 ontbreekt' })
  assert.equal(await at(), 'running redo student hours returned')
  await student.run(handInPhase, id)
  await mentor.run(approvePhase, id)
  await mentor.run(skipPhase, id, { reason: 'Hoeft dit jaar niet' })
  assert.equal(await at(), 'evaluating todo student evaluation open')
  await assert.rejects(mentor.run(completeInternship, id), refused('internship.stepsLeft', 409))
  await mentor.run(approvePhase, id)
  assert.equal(await at(), 'evaluating completion mentor completion open')
  await mentor.run(completeInternship, id)
  assert.equal(await at(), 'completed completed nobody completion approved')
  await mentor.run(undoCompletion, id)
  assert.equal(await at(), 'evaluating completion mentor completion open')
  assert.deepEqual((await statuses(id)).slice(2, 5), ['contract approved', 'hours approved', 'assignment skipped'])
})

test('a step that is opened again closes what nobody touched after it', async () => {
  const id = await place(await newStudent(), period)
  const [, , contract] = await routeOf(schoolAdmin, id)
  await mentor.run(approvePhase, id, { phaseId: contract?.id })
  await mentor.run(reopenPhase, id, { phaseId: contract?.id })
  assert.deepEqual((await statuses(id)).slice(2, 4), ['contract open', 'hours upcoming'])
  assert.equal(await standing(schoolAdmin, id), 'running todo student contract open', 'who has begun goes on')
})

test('everybody does their own: a student does not agree, a host sees no texts of others, nobody moves a stranger', async () => {
  const student = await newStudent()
  const id = await place(student, period)
  for (const who of [student, nonProfitAdmin, w.centerAdmin])
    await assert.rejects(who.run(approvePhase, id), refused('access.forbidden', 403))
  await assert.rejects(w.providerAdmin.run(handInPhase, id), refused('record.missing', 404))
  await assert.rejects(nonProfitAdmin.run(handInPhase, id), refused('phase.notYours', 403))
  const texts = (who: typeof student) => who.count(phaseTexts, { internshipIdEq: id })
  assert.deepEqual([await texts(student), await texts(mentor), await texts(nonProfitAdmin)], [7, 7, 0])
})

test('it begins on its first day, and its last day opens looking back', async () => {
  const id = await place(await newStudent(), period, { startDate: day(3) })
  await mentor.run(approvePhase, id)
  assert.equal(await standing(mentor, id), 'ready begins calendar hours open')
  await mentor.run(changeInternship, id, { startDate: day(-2) })
  assert.equal(await standing(mentor, id), 'running todo student hours open')
  await mentor.run(changeInternship, id, { startDate: day(-9), endDate: day(-2) })
  assert.equal(await standing(mentor, id), 'evaluating todo student hours open')
  await assert.rejects(mentor.run(extendInternship, id, { endDate: day(-3) }), refused('internship.notLonger', 422))
  await mentor.run(extendInternship, id, { endDate: day(20) })
  assert.equal(await standing(mentor, id), 'running todo student hours open')
  const hours = (await routeOf(mentor, id)).find(({ kind }) => kind === 'hours')
  assert.equal(hours?.dueOn, day(20), 'what is due at the end moves with it')
  await mentor.run(setPhaseDue, id, { phaseId: hours?.id, dueOn: day(9) })
  await mentor.run(extendInternship, id, { endDate: day(25) })
  assert.equal((await routeOf(mentor, id)).find(({ kind }) => kind === 'hours')?.dueOn, day(9), 'set by hand, it stays')
})

test('one that is stopped says why, and can go on where it was', async () => {
  const id = await place(await newStudent(), period)
  await mentor.run(approvePhase, id)
  await mentor.run(stopInternship, id, { reason: 'De bakker gaat dicht', endedBy: 'host' })
  assert.equal(await standing(mentor, id), 'stopped stopped nobody hours open')
  await assert.rejects(mentor.run(approvePhase, id), refused('state.conflict', 409))
  await schoolAdmin.run(reopenInternship, id, { reason: 'Toch open' })
  assert.equal(await standing(mentor, id), 'running todo student hours open')
  // Whoever stopped it can take that back, as long as it is fresh; what a colleague stopped is the school's to open.
  await mentor.run(stopInternship, id, { reason: 'De verkeerde leerling', endedBy: 'host' })
  await mentor.run(reopenInternship, id, { reason: 'De verkeerde leerling', endDate: day(30) })
  assert.equal((await mentor.find(internships, id)).endDate, day(30), 'it lasts as long as before')
  await schoolAdmin.run(stopInternship, id, { reason: 'De bakker gaat dicht', endedBy: 'host' })
  await assert.rejects(mentor.run(reopenInternship, id, { reason: 'Toch open' }), refused('access.forbidden', 403))
})

test('twenty moves at the same moment end as one after the other would', async () => {
  const student = await newStudent()
  const id = await place(student, period)
  const [, , contract, hours] = await routeOf(schoolAdmin, id)
  const moves = Array.from({ length: 20 }, (_, n) =>
    [
      () => mentor.run(approvePhase, id, { phaseId: contract?.id }),
      () => schoolAdmin.run(reopenPhase, id, { phaseId: contract?.id }),
      () => student.run(handInPhase, id, { phaseId: hours?.id }),
      () => mentor.run(skipPhase, id, { phaseId: hours?.id, reason: 'Later' }),
    ]
      [n % 4]?.()
      .catch((error: ApiError) => assert.ok([409].includes(error.status), String(error.status))),
  )
  await Promise.all(moves)
  const route = await routeOf(schoolAdmin, id)
  const left = route.filter(({ status }) => !['approved', 'skipped'].includes(status))
  const { currentPhase } = await schoolAdmin.find(internships, id, { include: ['currentPhase'] })
  assert.equal(currentPhase?.id, left[0]?.id)
  assert.notEqual(left[0]?.status, 'upcoming')
})
