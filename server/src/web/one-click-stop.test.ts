import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tellNews } from '#features/saved-searches/tell-new-matches.ts'
import { savedSearches, saveSearch } from '#protocol/features/saved-searches.ts'
import { OwnDatabase } from '#test/own-database.ts'
import { startSmtp } from '#test/smtp.ts'
import { until } from '#test/until.ts'
import { visitor } from '#test/visitor.ts'
import { world } from '#test/world.ts'
import { loadWeb } from './web-app.ts'

const web = await loadWeb(false)
if (!web) throw new Error('The pages are not built: run this file with "npm test one-click-stop"')

test('the stop button of a mail program ends the mails, without a session and without opening a page', async (t) => {
  const smtp = await startSmtp(t)
  const database = await OwnDatabase.create(t)
  const app = await database.app({ smtpUrl: `smtp://127.0.0.1:${smtp.port}` }, { web })
  const { site, student, provider } = await world({}, app)
  await student.run(saveSearch, '', { name: 'Dieren', search: '?q=paarden', alert: 'daily' })
  await app.road.db.withTenant(site.id, async (sql) => {
    await sql.run(`update saved_searches set told_until = now() - interval '1 day'`)
    await sql.run(
      `insert into vacancies (organization_id, title, status, published_at)
       values ($1, 'Paarden borstelen', 'published', now())`,
      [provider.id],
    )
  })
  await tellNews({ road: app.road, site, log: app.http.log })
  await app.startWorker()
  const mail = await until('the mail arrived', () => smtp.received[0])
  const { pathname, search } = new URL(mail.headers['list-unsubscribe']?.slice(1, -1) as string)
  const alerts = async () => (await student.list(savedSearches)).map(({ alert }) => alert)

  const visit = visitor(app, site)
  assert.equal((await visit('GET', pathname + search)).status, 200)
  assert.deepEqual(await alerts(), ['daily'], 'looking at the address stops nothing')

  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const body = mail.headers['list-unsubscribe-post']
  for (const status of [200, 200]) {
    assert.equal((await visit('POST', pathname + search, body, form)).status, status)
    assert.deepEqual(await alerts(), ['off'])
  }
  assert.equal((await visit('POST', `${pathname}?sleutel=onzin`, body, form)).status, 200)
})
