import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as signing from '#protocol/features/contract-signing.ts'
import * as contracts from '#protocol/features/contracts.ts'
import { saveAnswers } from '#protocol/features/form-answering.ts'
import { logHours } from '#protocol/features/hours.ts'
import { contractWorld, drawing } from '#test/contract-world.ts'
import { formWorld } from '#test/form-world.ts'
import { OwnDatabase } from '#test/own-database.ts'
import { sealingFolder } from '#test/seal-key.ts'
import { workingWorld } from '#test/working-world.ts'

// Nobody works off jobs here, so that only what is asked for is counted.
const database = await OwnDatabase.create()
const dataDir = await sealingFolder(database)
const app = await database.app({ dataDir })
const { db } = app.road

/** How often the database was waited for, and with how many statements. */
async function cost<T>(work: () => Promise<T>): Promise<{ trips: number; statements: number; value: T }> {
  const [trips, statements] = [db.roundTripCount, db.statementCount]
  const value = await work()
  return { trips: db.roundTripCount - trips, statements: db.statementCount - statements, value }
}

test('a day is written down in four round trips: who and what it is held against, the day, how it reads, and the end', async () => {
  const w = await workingWorld({}, app)
  const { student, id } = await w.atWork()
  const log = (day: number) =>
    student.run(logHours, '', {
      internshipId: id,
      day: w.day(day),
      startsAt: '09:00',
      endsAt: '10:00',
      submit: true,
    })
  await log(-3)
  const { trips, statements } = await cost(() => log(-4))
  assert.deepEqual({ trips, statements }, { trips: 4, statements: 11 })
})

test('a page of answers is saved in two round trips: the submission is found and held, and changed with the end', async () => {
  const w = await formWorld(app)
  const { student, id } = await w.asked()
  const save = (answer: string) =>
    student.run(saveAnswers, '', { submissionId: id, version: 1, answers: { verloop1: answer }, page: 0 })
  await save('goed')
  const { trips, statements } = await cost(() => save('slecht'))
  assert.deepEqual({ trips, statements }, { trips: 2, statements: 4 })
})

test('a signature is stored in nine round trips, however much follows from it: it waits for the parent now', async () => {
  const w = await contractWorld({ database, dataDir, app })
  const { student, id } = await w.ready()
  const signerId = await w.ownSeat(student, id)
  const { hash } = await student.run(signing.openContract, '', { signerId })
  const one = { signerId, hash: hash ?? '', drawing, name: 'Daan', agrees: true }
  const { trips, statements, value } = await cost(() => student.run(signing.signContract, '', one))
  assert.equal(value.state, 'signed')
  assert.deepEqual({ trips, statements }, { trips: 9, statements: 20 })
  assert.equal((await w.mentor.find(contracts.contracts, id)).status, 'partly_signed')
})
