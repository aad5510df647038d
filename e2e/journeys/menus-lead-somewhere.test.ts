import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accounts } from '../support/journey.ts'
import { linksIn, readerOf } from '../support/read-page.ts'
import { say } from '../support/words.ts'

/** What a page says that is only there to tell that others do this. */
const refusals = [say('vacancies.ofCentre.title'), say('vacancies.ofCentre.text')]

const menusOf = (html: string) => [...html.matchAll(/<nav[\s>][\s\S]*?<\/nav>/g)].map(([nav]) => nav).join('')

/** Two that differ in what they have. */
for (const tenant of ['match2gether', 'mas4you']) {
  test(`no menu at ${tenant} leads to a page that only says that others do this`, { timeout: 120_000 }, async () => {
    let followed = 0
    for (const account of accounts) {
      const read = await readerOf(tenant, { account })
      const paths = linksIn(menusOf((await read('/dashboard')).html)).filter((path) => path.startsWith('/'))
      assert.ok(paths.includes('/dashboard'), `the menu of the ${account} is there`)
      for (const path of paths) {
        const { status, html } = await read(path)
        assert.equal(status, 200, `${path} of the ${account}`)
        for (const text of refusals) assert.ok(!html.includes(text), `${path} of the ${account} says: ${text}`)
        followed++
      }
    }
    assert.ok(followed > 30, `${followed} pages`)
  })
}
