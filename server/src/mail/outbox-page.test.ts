import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Site } from '#engine/call.ts'
import { userMails } from '#features/users/users.mails.ts'
import { mas4youTheme } from '#protocol/tenants/themes.ts'
import { appOn } from '#test/own-database.ts'
import { newSite, sharedAppUrl, testApp } from '#test/setup.ts'
import { person } from '#test/world.ts'
import { queueMail } from './queue.ts'

const app = await testApp()
const hostile = `"><script>alert(1)</script><img src=x onerror=alert(2)>`

async function mailsAt(site: Site, count: number, firstName = 'Sofie'): Promise<string[]> {
  const { id, email } = await person(app, site, [])
  await app.road.inTenant(site, async (tx) => {
    for (let n = 1; n <= count; n++) {
      await queueMail(tx, {
        mail: userMails.invitation,
        key: `${site.key} ${n}`,
        to: { id, email, locale: 'nl', firstName },
        values: { organization: `School ${n}` },
        link: `/confirm?confirmation_token=${n}`,
      })
    }
  })
  const rows = await app.road.db.withTenant(site.id, (sql) =>
    sql.rows<{ id: string }>('select id from mails order by created_at desc, id'),
  )
  return rows.map((row) => row.id)
}

const get = (url: string, site?: Site) =>
  app.http.inject({ url, headers: site ? { 'x-tenant': site.key } : { host: 'localhost' } })
const linksIn = (body: string) => [...body.matchAll(/href="\/dev\/mail\/([0-9a-f-]{36})/g)].map(([, id]) => id)

test('the outbox shows the mails of its site, newest first, a page at a time', async () => {
  const site = await newSite(app)
  const ids = await mailsAt(site, 23)

  const first = await get('/dev/mail', site)
  assert.equal(first.statusCode, 200)
  assert.equal(first.headers['content-type'], 'text/html; charset=utf-8')
  assert.deepEqual(linksIn(first.body), ids.slice(0, 20))
  assert.match(first.body, new RegExp(`href="/dev/mail\\?tenant=${site.key}&page=2"`))
  const second = await get(`/dev/mail?tenant=${site.key}&page=2`)
  assert.deepEqual(linksIn(second.body), ids.slice(20))
  for (const page of ['0', '-1', 'x', '1e9', '2.5'])
    assert.equal((await get(`/dev/mail?page=${page}`, site)).statusCode, 200)
})

test('another site is chosen in the list above, and its mails are not found under this one', async () => {
  const [here, there] = [await newSite(app), await newSite(app)]
  const [id] = await mailsAt(there, 1)

  const list = await get('/dev/mail', here)
  assert.match(list.body, /No mails here yet/)
  assert.match(list.body, new RegExp(`<option value="${here.key}" selected>`))
  assert.match(list.body, new RegExp(`<option value="${there.key}" ?>`))
  assert.deepEqual(linksIn((await get(`/dev/mail?tenant=${there.key}`, here)).body), [id])
  assert.equal((await get(`/dev/mail/${id}`, here)).statusCode, 404)
  assert.equal((await get(`/dev/mail/${id}`, there)).statusCode, 200)
  assert.equal((await get('/dev/mail/no-id', there)).statusCode, 404)
})

test('a mail is shown in a frame without rights, with its links to click', async () => {
  const site = await newSite(app, { theme: mas4youTheme })
  const [id] = await mailsAt(site, 1)
  const { body, headers } = await get(`/dev/mail/${id}`, site)

  const frame = /<iframe[^>]*>/.exec(body)?.[0] ?? ''
  assert.match(frame, /sandbox="allow-popups allow-popups-to-escape-sandbox"/)
  assert.match(frame, /srcdoc="&#60;!doctype html&#62;/)
  assert.match(body, new RegExp(`<a href="${site.url}/confirm\\?confirmation_token=1" target="_blank" rel="noopener">`))
  assert.match(body, /--primary:#763e83/)
  const policy = String(headers['content-security-policy'])
  const nonce = /style-src 'nonce-([^']+)'/.exec(policy)?.[1]
  assert.ok(nonce && body.includes(`<style nonce="${nonce}">`))
  assert.match(policy, /default-src 'none'; script-src 'nonce-/)
  assert.notEqual(
    (await get(`/dev/mail/${id}`, site)).headers['content-security-policy'],
    policy,
    'a new nonce each time',
  )
})

test('hostile names and subjects are shown and do nothing', async () => {
  const site = await newSite(app, { name: hostile, whitelabel: true })
  const [id] = await mailsAt(site, 1, hostile)
  for (const url of ['/', '/dev/mail', `/dev/mail/${id}`]) {
    const { body, statusCode } = await get(url, site)
    assert.equal(statusCode, 200)
    assert.doesNotMatch(body, /<script|<img/i, url)
    assert.match(body, /&#60;script&#62;alert\(1\)/, url)
  }
})

test('in production there is no outbox', async (t) => {
  const production = await appOn(sharedAppUrl(), t, { isProduction: true })
  const [id] = await mailsAt(app.sites.default, 1)
  for (const url of ['/dev/mail', `/dev/mail/${id}`]) {
    assert.equal((await production.http.inject({ url })).statusCode, 404)
  }
  assert.doesNotMatch((await production.http.inject({ url: '/' })).body, /dev\/mail/)
})
