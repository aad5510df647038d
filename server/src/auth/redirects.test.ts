import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mailsTo, mailTo, reactingApp, tokenIn } from '#test/mails.ts'
import { newAddress, personWithPassword, visitor } from '#test/visitor.ts'
import { person, world } from '#test/world.ts'
import { issueLink } from './tokens.ts'

const app = await reactingApp()
const { site } = await world({}, app)
const own = site.url
const { host } = new URL(own)
const visit = visitor(app, site)

const bypasses = [
  'https://evil.example/',
  'http://evil.example/auth/reset',
  '//evil.example/',
  '///evil.example/',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example\\x',
  '/auth/reset',
  'auth/reset',
  '.',
  `${own}.evil.example/`,
  `${own}@evil.example/`,
  `${own}:80@evil.example/`,
  `http://user@${host}/`,
  `http://user:pass@${host}/`,
  `http://evil.example#@${host}/`,
  `http://evil.example?@${host}/`,
  `http://evil.example/${own}/`,
  `http://evil.example\\@${host}/`,
  `http://${host}\\@evil.example/`,
  `http://${host}\\.evil.example/`,
  `http:\\\\${host}/`,
  `http:/${host}/`,
  `http:${host}/`,
  `http:///${host}/`,
  `https://${host}/`,
  `ftp://${host}/`,
  `ws://${host}/`,
  `HTTP://${host}/`,
  `http://${host.toUpperCase()}/`,
  `http://${host}./`,
  `http://${host}`,
  `http://${host}?x`,
  `http://${host}#x`,
  `http://${host}%2eevil.example/`,
  `http://${host}%00.evil.example/`,
  `http://evil.example%23${host}/`,
  `http://${host.replace('localhost', 'lоcalhost')}/`,
  `http://${host.replace('.localhost', '。localhost')}/`,
  `http://${host.replace(':3000', ':3001')}/`,
  `http://${host.replace(':3000', '')}/`,
  `http://x.${host}/`,
  'http://demo.localhost:3000/',
  'http://2130706433/',
  'http://[::1]/',
  'javascript:alert(1)',
  `javascript://${host}/%0aalert(1)`,
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  ` ${own}/auth/reset`,
  `${own}/auth/reset `,
  `${own}/auth\n/reset`,
  `\t${own}/`,
  `${own}/\r\nSet-Cookie: a=b`,
  `ht\ntp://${host}/`,
  `\u0000${own}/`,
  `\u00a0${own}/`,
  `blob:${own}/x`,
  `${own}/${'x'.repeat(2000)}`,
]
const notTexts = [0, 7, true, {}, [], [`${own}/auth/reset`], { href: `${own}/` }]

test('there are enough of them', () => assert.ok(new Set(bypasses).size >= 40))

test('asking for a mail refuses every redirect that is not a page of this site', async () => {
  const { email } = await personWithPassword(app, site)
  for (const path of ['/auth/password', '/auth/confirmation']) {
    for (const redirect of [...bypasses, ...notTexts]) {
      const answer = await visit('POST', path, { email, redirect_url: redirect })
      assert.equal(answer.status, 422, `${path} ${JSON.stringify(redirect)}`)
    }
  }
  assert.deepEqual(await mailsTo(app, site, email), [])
})

test('using the link refuses them again', async () => {
  const { id } = await person(app, site, [])
  const token = await app.road.inTenant(site, (tx) => issueLink(tx, id, 'reset'))
  const invitation = await app.road.inTenant(site, (tx) => issueLink(tx, id, 'invitation'))
  for (const redirect of bypasses) {
    for (const [path, values] of [
      ['/auth/password/edit', { reset_password_token: token }],
      ['/auth/confirmation', { confirmation_token: invitation }],
    ] as const) {
      const answer = await visit('GET', `${path}?${new URLSearchParams({ ...values, redirect_url: redirect })}`)
      assert.equal(answer.status, 422, `${path} ${JSON.stringify(redirect)}`)
      assert.equal(answer.headers.location, undefined)
    }
  }
  const twice = `redirect_url=${own}/&redirect_url=https://evil.example/&reset_password_token=${token}`
  assert.equal((await visit('GET', `/auth/password/edit?${twice}`)).status, 422)
})

test('a page of the site itself is fine, keeps its own parameters and reaches the mail', async () => {
  const { email } = await personWithPassword(app, site)
  const there = visitor(app, site, newAddress())
  const redirect = `${own}/auth/reset?from=app#/new`
  assert.equal((await there('POST', '/auth/password', { email, redirect_url: redirect })).status, 200)
  const mail = await mailTo(app, site, email, 'passwordReset')
  assert.equal(mail.link.origin, own)
  assert.equal(mail.link.pathname, '/auth/reset')
  assert.equal(mail.link.searchParams.get('from'), 'app')
  const token = tokenIn(mail)
  assert.equal(mail.link.hash, `#/new?reset_password_token=${token}`)

  const query = new URLSearchParams({ reset_password_token: token, redirect_url: redirect })
  const open = await there('GET', `/auth/password/edit?${query}`)
  assert.equal(open.status, 302)
  assert.equal(
    open.headers.location,
    `${own}/auth/reset?from=app&reset_password_token=${token}#/new?reset_password_token=${token}`,
  )
})

test('a path that looks like another host stays on this one', async () => {
  const { email } = await personWithPassword(app, site)
  const there = visitor(app, site, newAddress())
  assert.equal((await there('POST', '/auth/password', { email, redirect_url: `${own}//evil.example/` })).status, 200)
  assert.equal((await mailTo(app, site, email, 'passwordReset')).link.host, host)
})
