import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linesOf, missedBy } from '#test/search-quality.ts'
import { world } from '#test/world.ts'
import { addHosts } from '../../../../seeds/demo-hosts.ts'
import { addPeople, somebody } from '../../../../seeds/demo-people.ts'
import { tagNames } from '../../../../seeds/demo-school.ts'
import { addVacancies } from '../../../../seeds/demo-vacancies.ts'
import { insertRows } from '../../../../seeds/insert-rows.ts'
import { random } from '../../../../seeds/random.ts'
import { pupilsWords } from './pupils-words.ts'

const period = { startDate: '2026-08-01', endDate: '2099-07-31' }

/** The hosts and vacancies of the demo. Who comes first, and so which places are open, differs from site to site. */
async function demoStagebank(seed: string) {
  const { app, site, centerAdmin, guest } = await world()
  const draw = random(seed)
  const taken = new Set<string>()
  const hosts = await addHosts({ client: centerAdmin, contact: () => somebody(draw, site.key, taken) }, draw, site)
  await app.road.db.withTenant(site.id, async (sql) => {
    // All words of all vacancies are new at once, while other tests keep the machine busy.
    await sql.run('set local statement_timeout = 0')
    const staff = hosts.map(({ id, contact }) => ({ person: contact, role: 'admin' as const, organizationId: id }))
    await addPeople(sql, staff, 'active', () => null)
    await insertRows(
      sql,
      'tags',
      tagNames.map((name) => ({ name })),
    )
    await addVacancies(sql, draw, hosts, period)
  })
  return guest
}

for (const seed of ['one', 'other']) {
  test(`the words of a pupil lead to what they mean, on the demo data (${seed})`, async () => {
    const { count, missed } = await missedBy(await demoStagebank(seed), pupilsWords)
    assert.ok(count >= 60)
    assert.deepEqual(missed, [])
  })
}

test('every word is asked once', () => {
  const words = linesOf(pupilsWords).map((line) => line.split(' = ')[0])
  assert.equal(new Set(words).size, words.length)
})
