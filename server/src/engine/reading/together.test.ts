import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newSite, testApp } from '#test/setup.ts'
import { Together } from './together.ts'

const app = await testApp()
const { db } = app.road
const site = await newSite(app)
const moment = { text: 'select pg_backend_pid() as pid, now()::text as at' }

test('what is asked at the same moment is one round trip and one transaction', async () => {
  const together = new Together(db, site.id)
  const [one, two] = await Promise.all([together.read(moment), together.read(moment)])
  assert.ok(one?.rows[0]?.at)
  assert.deepEqual(one.rows, two?.rows)
  const later = await together.read(moment)
  assert.notEqual(later?.rows[0]?.at, one.rows[0].at)
})

test('each has an answer of its own, of its own site', async () => {
  const together = new Together(db, site.id)
  const number = (value: number) => ({ text: 'select $1::int as n', values: [value] })
  const results = await Promise.all([together.read(number(1)), together.read(number(2)), together.read(number(3))])
  assert.deepEqual(
    results.map((result) => result?.rows[0]?.n),
    [1, 2, 3],
  )
  const tenant = await together.read({ text: `select current_setting('app.tenant') as id` })
  assert.equal(tenant?.rows[0]?.id, site.id)
})

test('a statement that fails takes no other along', async () => {
  const together = new Together(db, site.id)
  const [good, bad, last] = await Promise.allSettled([
    together.read(moment),
    together.read({ text: 'select 1 / 0' }),
    together.read(moment),
  ])
  assert.equal(good.status, 'fulfilled')
  assert.equal(last.status, 'fulfilled')
  assert.equal(bad.status, 'rejected')
})
