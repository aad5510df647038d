import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SiteAnswers } from './site-answers.ts'

let asked = 0
const ask =
  (status = 200) =>
  async () => ({ status, headers: {}, body: String(++asked) })

test('an answer is kept for its site and question until something of that site changes', async () => {
  const answers = new SiteAnswers()
  const find = async (site: string, question = 'menu') => (await answers.find(site, question, ask())).body
  const [first, other, colours] = [await find('a'), await find('b'), await find('a', 'colours')]
  assert.equal(new Set([first, other, colours]).size, 3)
  assert.deepEqual([await find('a'), await find('b'), await find('a', 'colours')], [first, other, colours])
  answers.changed({ tenantId: 'a' })
  assert.notEqual(await find('a'), first)
  assert.equal(await find('b'), other)
  answers.clear()
  assert.notEqual(await find('b'), other)
})

test('many who ask at once wait for one answer, and a failure is asked again', async () => {
  const answers = new SiteAnswers()
  const [one, two] = await Promise.all([answers.find('a', 'menu', ask(503)), answers.find('a', 'menu', ask())])
  assert.equal(one, two)
  assert.equal((await answers.find('a', 'menu', ask())).status, 200)
})
