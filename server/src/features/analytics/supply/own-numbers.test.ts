import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applicationStatuses, applications } from '#protocol/features/applications.ts'
import { internships } from '#protocol/features/internships.ts'
import { ownNumbers, traineeStates } from '#protocol/features/own-numbers.ts'
import { answerPaces } from '#protocol/features/supply-numbers.ts'
import { vacancies } from '#protocol/features/vacancies/vacancies.ts'
import { keysOf } from '#protocol/shared/guards.ts'
import { market } from '#server/features/applications/applications.factory.ts'
import { type Person, world } from '#test/world.ts'

const w = await world()
const { school, student, mentor, schoolAdmin, centerAdmin, nonProfitAdmin, providerAdmin, provider, nonProfit } = w
const { period, vacancy, newStudent, insert } = await market(w)
const periodId = await period()
const baking = await vacancy({ places: 4, places_taken: 1 })
await vacancy({ status: 'full', places: 2, places_taken: 2 })
await vacancy({ status: 'draft', places: 7 })
await vacancy({ places: 5 }, nonProfit)
const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
const ofPeriod = { school_id: school.id, internship_period_id: periodId }
const apply = async (values: Record<string, unknown>) =>
  insert('applications', {
    vacancy_id: baking,
    organization_id: provider.id,
    student_id: (await newStudent()).id,
    ...ofPeriod,
    ...values,
  })
await apply({ status: 'with_host', sent_at: ago(1) })
await apply({ status: 'declined', sent_at: ago(9), decided_at: ago(4) })
await apply({ status: 'expired', sent_at: ago(30), decided_at: ago(15) })
for (const [status, hours] of [
  ['running', 12],
  ['completed', 30],
  ['stopped', 4],
] as const)
  await insert('internships', {
    student_id: (await newStudent()).id,
    organization_id: provider.id,
    ...ofPeriod,
    title: 'Bakker',
    status,
    hours,
  })

async function agree(who: Person) {
  const numbers = await who.tell(ownNumbers)
  const own = await who.list(vacancies, { filter: { statusIn: ['published', 'full'], managed: true } })
  const sum = (of: (row: (typeof own)[number]) => number) => own.reduce((total, row) => total + of(row), 0)
  assert.deepEqual(
    [numbers.places, numbers.taken],
    [sum(({ places }) => places), sum(({ places, placesLeft }) => places - placesLeft)],
  )
  const records = async (filter: Record<string, unknown>) =>
    (await who.list(applications, { filter, page: { size: 1 } })).records
  for (const status of applicationStatuses)
    assert.equal(await records({ statusEq: status }), numbers.applications[status])
  for (const pace of answerPaces) assert.equal(await records({ answerPace: [pace] }), numbers.answers.paces[pace], pace)
  for (const state of keysOf(traineeStates)) {
    const found = await who.list(internships, { filter: { statusIn: [...traineeStates[state]] }, page: { size: 1 } })
    assert.equal(found.records, numbers.trainees[state], state)
  }
  return numbers
}

test('a host counts its own places, applications, trainees and hours as its lists do', async () => {
  const numbers = await agree(providerAdmin)
  assert.deepEqual([numbers.vacancies, numbers.places, numbers.taken, numbers.hours], [1, 6, 3, 46])
  assert.deepEqual(numbers.answers, { paces: { days2: 0, days7: 1, days14: 0, more: 0, never: 1 }, days: 5 })
  assert.deepEqual(numbers.trainees, { going: 1, completed: 1, stopped: 1 })
})

test('nothing of another host is in it', async () => {
  const numbers = await agree(nonProfitAdmin)
  assert.deepEqual([numbers.places, numbers.hours, numbers.trainees.going, numbers.answers.days], [5, 0, 0, null])
})

test('it is for who runs a host', async () => {
  for (const who of [student, mentor, schoolAdmin, centerAdmin])
    assert.equal((await who.send('GET', ownNumbers.path)).status, 403)
})
