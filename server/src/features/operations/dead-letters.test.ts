import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { feature } from '#engine/feature.ts'
import { on } from '#engine/reactions.ts'
import { event } from '#protocol/declaring/define.ts'
import { text } from '#protocol/declaring/fields.ts'
import type { DeadLetter } from '#protocol/features/operations.ts'
import { features } from '#server/features.ts'
import { OwnDatabase } from '#test/own-database.ts'
import { until } from '#test/until.ts'
import { type Person, world } from '#test/world.ts'

const poisoned = event('test.poisoned', { what: text() })
const done: string[] = []
let isPoison = true
const reactions = [
  on('swallow', poisoned, async ({ event }) => {
    if (isPoison) throw new Error(`cannot swallow ${event.what}`)
    done.push(event.what)
  }),
  on('sniff', poisoned, async ({ event }) => {
    done.push(`sniffed ${event.what}`)
  }),
]

const database = await OwnDatabase.create({ after })
const app = await database.app({}, { features: [...features, feature({ reactions })] })
await app.startWorker()
const { site, school, operator, schoolAdmin, guest } = await world({}, app)
const elsewhere = await world({}, app)

const poison = (what: string) =>
  app.road.inTenant(site, async (tx) => tx.emit(poisoned, { what }, { type: 'organizations', id: school.id }))

async function deadLetters(person: Person): Promise<{ records: number; deadLetters: DeadLetter[] }> {
  const answer = await person.send('GET', '/dead_letters')
  assert.equal(answer.status, 200)
  return JSON.parse(answer.body).meta
}

/** Every attempt at once instead of over a day. */
async function useUp(count: number): Promise<void> {
  await until(`${count} dead letters`, async () => {
    await database.hurry()
    return (await deadLetters(operator)).records >= count
  })
}

test('poison holds up nobody, ends as a dead letter, and goes through once it is cured', async () => {
  await poison('Sofie Jansen')
  await until('the other reaction ran', () => done.includes('sniffed Sofie Jansen'))
  await useUp(1)

  const { deadLetters: letters } = await deadLetters(operator)
  const [letter] = letters as [DeadLetter]
  assert.equal(letters.length, 1)
  assert.deepEqual(Object.keys(letter), ['id', 'task', 'reaction', 'attempts', 'reason', 'createdAt', 'failedAt'])
  assert.deepEqual([letter.task, letter.reaction, letter.attempts], ['react', 'swallow', 12])
  assert.match(letter.reason, /^Error at dead-letters\.test\.ts:\d+$/)
  assert.ok(Math.abs(Date.now() - Date.parse(letter.failedAt)) < 600_000)
  assert.equal(JSON.stringify(letter).includes('Sofie'), false)

  isPoison = false
  const answer = await operator.send('PUT', `/dead_letters/${letter.id}/retry`)
  assert.equal(answer.status, 200)
  await database.hurry()
  await until('it was swallowed', () => done.includes('Sofie Jansen'))
  assert.deepEqual(await deadLetters(operator), { records: 0, deadLetters: [] })
  const again = await operator.send('PUT', `/dead_letters/${letter.id}/retry`)
  assert.equal(again.status, 404)
  const [audit] = await database.rows(`select actor_id, data from events where name = 'dead_letter.retried'`)
  assert.deepEqual(audit, { actor_id: operator.id, data: { jobId: letter.id } })
})

test('only the operator of the site sees and repeats its dead letters', async () => {
  isPoison = true
  await poison('private')
  await useUp(1)
  const { deadLetters: letters } = await deadLetters(operator)
  const path = `/dead_letters/${letters[0]?.id}/retry`

  assert.deepEqual(await deadLetters(elsewhere.operator), { records: 0, deadLetters: [] })
  assert.equal((await elsewhere.operator.send('PUT', path)).status, 404)
  assert.equal((await schoolAdmin.send('GET', '/dead_letters')).status, 403)
  assert.equal((await schoolAdmin.send('PUT', path)).status, 403)
  assert.equal((await guest.send('GET', '/dead_letters')).status, 401)
  assert.equal((await guest.send('PUT', path)).status, 401)
  for (const id of ['0', '-1', '1e3', 'x', '99999999999999999999', "1' or '1'='1"]) {
    assert.equal((await operator.send('PUT', `/dead_letters/${encodeURIComponent(id)}/retry`)).status, 404, id)
  }
  assert.equal((await deadLetters(operator)).records, 1)
})

test('the figures for the monitoring tell how many wait and how many are dead', async () => {
  const { body } = await app.http.inject({ url: '/metrics' })
  assert.match(body, /^stagehaven_dead_letters 1$/m)
  assert.match(body, /^stagehaven_jobs_waiting 0$/m)
  assert.match(body, /^stagehaven_jobs_running 0$/m)
  assert.match(body, /^stagehaven_jobs_oldest_waiting_seconds 0$/m)
})

test('whoever runs the machine lists, counts and repeats them from the command line', async () => {
  const jobs = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['scripts/jobs.ts', ...args], {
      env: { ...process.env, DATABASE_URL: database.url },
    })
  assert.match((await jobs('counts')).stdout, /dead\s+1\b/)
  const listed = (await jobs('list')).stdout
  assert.match(
    listed,
    new RegExp(`${site.key}\\s+react swallow\\s+12 attempts.*Error at dead-letters\\.test\\.ts:\\d+`),
  )
  assert.equal(listed.includes('private'), false)
  await assert.rejects(jobs('retry'), /jobs -- retry <id>\|all/)
  await assert.rejects(jobs('retry', '999999'), /no dead letter 999999/)

  isPoison = false
  assert.match((await jobs('retry', 'all')).stdout, /1 job/)
  await database.hurry()
  await until('it was swallowed', () => done.includes('private'))
  assert.match((await jobs('list')).stdout, /no dead letters/i)
})
