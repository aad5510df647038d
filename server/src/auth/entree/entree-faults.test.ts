import assert from 'node:assert/strict'
import { createServer } from 'node:net'
import { test } from 'node:test'
import type { JWTPayload } from 'jose'
import { readEnv } from '#server/env.ts'
import { EntreeBrowser } from '#test/entree-browser.ts'
import { clientId, clientSecret } from '#test/identity-provider.ts'
import { startRogueIssuer } from '#test/rogue-issuer.ts'
import { newApp } from '#test/setup.ts'
import { world } from '#test/world.ts'

/** A site whose pupil `nobody` is known, at an identity provider that a test can spoil. */
async function newStory(timeoutSeconds = 5) {
  const rogue = await startRogueIssuer()
  const app = await newApp({
    entree: { issuer: rogue.issuer, clientId, clientSecret, scope: 'openid profiel', timeoutSeconds },
  })
  const here = await world({}, app)
  await app.road.db.withTenant(here.site.id, (sql) =>
    sql.run(`insert into identities (user_id, issuer, subject) values ($1, $2, 'nobody')`, [
      here.student.id,
      rogue.issuer,
    ]),
  )
  rogue.userinfo = { nlEduPersonHomeOrganizationId: '11ZZ', eduPersonAffiliation: 'student' }

  /** The whole way, with a right nonce unless the token says otherwise; the answer's parameters can be replaced too. */
  async function attempt(token: JWTPayload = {}, parameters: Record<string, string> = {}): Promise<string> {
    const browser = new EntreeBrowser(app, here.site)
    const asked = new URL(await browser.start()).searchParams
    assert.equal(asked.get('scope'), 'openid profiel', 'what the installation asks for')
    rogue.token = { nonce: asked.get('nonce') as string, ...token }
    const answer = { code: 'any', state: asked.get('state') as string, iss: rogue.issuer, ...parameters }
    const { page, code } = await browser.comeBack(`${asked.get('redirect_uri')}?${new URLSearchParams(answer)}`)
    return page === 'success' ? page : code
  }
  return { rogue, app, here, attempt }
}

test('a token that is not ours, not now, or not for this sign-in opens nothing', async () => {
  const { rogue, attempt } = await newStory()
  assert.equal(await attempt(), 'success')
  const now = Math.floor(Date.now() / 1000)
  assert.equal(await attempt({ nonce: 'another' }), 'nonce_mismatch')
  assert.equal(await attempt({ nonce: undefined }), 'nonce_mismatch')
  assert.equal(await attempt({ iss: 'https://evil.example' }), 'issuer_mismatch')
  assert.equal(await attempt({ aud: 'another-client' }), 'upstream_500')
  assert.equal(await attempt({ exp: now - 120, iat: now - 300 }), 'expired')
  assert.equal(await attempt({ sub: 'somebody-else' }), 'upstream_500', 'userinfo speaks of another person')
  assert.equal(await attempt({}, { iss: 'https://evil.example' }), 'issuer_mismatch', 'an answer of another issuer')
  const { published } = rogue
  await rogue.rotate()
  rogue.published = published
  assert.equal(await attempt(), 'upstream_500', 'signed with a key that the issuer does not publish')
})

test('after a change of keys the next person signs in at once, and the old key is worth nothing', async () => {
  const { rogue, attempt } = await newStory()
  assert.equal(await attempt(), 'success')
  const old = rogue.signing
  await rogue.rotate()
  assert.equal(await attempt(), 'success')
  rogue.signing = old
  assert.equal(await attempt(), 'upstream_500')
  assert.equal(rogue.asked.filter((name) => name === 'discovery').length, 1, 'what the issuer offers is read once')
})

test('what the identity provider answers becomes a code of ours, never its text', async () => {
  const { rogue, attempt } = await newStory()
  const answers = [
    ['access_denied', 'cancelled'],
    ['server_error', 'upstream_500'],
    ['unauthorized_client', 'upstream_403'],
    ['<script>alert(1)</script>', 'upstream_400'],
  ] as const
  for (const [error, expected] of answers) {
    assert.equal(await attempt({}, { error, error_description: 'somebody else’s words' }), expected)
  }
  const faults = [
    ['token', 400, '{"error":"invalid_grant"}', 'expired'],
    ['token', 401, '{"error":"invalid_client"}', 'upstream_403'],
    ['token', 422, '{"error":"odd"}', 'upstream_400'],
    ['token', 500, 'oops', 'upstream_500'],
    ['token', 200, 'not json', 'upstream_500'],
    ['jwks', 503, '', 'upstream_500'],
    ['userinfo', 403, '', 'upstream_403'],
    ['userinfo', 302, '', 'upstream_500'],
  ] as const
  for (const [name, status, body, expected] of faults) {
    rogue.instead = {
      [name]: (response) => {
        response.writeHead(status, { 'content-type': 'application/json', location: 'https://evil.example/' }).end(body)
      },
    }
    assert.equal(await attempt(), expected, `${name} answers ${status}`)
  }
  rogue.instead = {}
  assert.equal(await attempt(), 'success')
})

test('an identity provider that is silent is given up after the time-out, and asked again by the next person', async () => {
  const { rogue, app, here, attempt } = await newStory(2)
  const browser = new EntreeBrowser(app, here.site)
  rogue.instead = { discovery: () => {} }
  const page = new URL(await browser.start())
  assert.equal(page.href, `${here.site.url}/inloggen/kennisnet/error?code=upstream_500`)
  assert.equal(browser.cookies.size, 0)

  rogue.instead = {}
  assert.equal(await attempt(), 'success')
  for (const name of ['token', 'jwks', 'userinfo']) {
    rogue.instead = { [name]: () => {} }
    assert.equal(await attempt(), 'upstream_500', `${name} is silent`)
  }
  rogue.instead = {}
  assert.equal(await attempt(), 'success')
})

test('an identity provider that is not there at all, or is somebody else, leads to the error page', async () => {
  const port = await new Promise<number>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = server.address() as { port: number }
      server.close(() => done(free))
    })
  })
  const rogue = await startRogueIssuer()
  const issuers = [
    [`http://127.0.0.1:${port}`, 'upstream_500'],
    [`${rogue.issuer}/another-path`, 'issuer_mismatch'],
  ] as const
  for (const [issuer, expected] of issuers) {
    const app = await newApp({ entree: { issuer, clientId, clientSecret, scope: 'openid', timeoutSeconds: 5 } })
    const { site } = await world({}, app)
    const page = await new EntreeBrowser(app, site).start()
    assert.equal(page, `${site.url}/inloggen/kennisnet/error?code=${expected}`)
  }
})

test('in production the identity provider is asked over https only', () => {
  const settings = {
    SECRET: 'a secret that is long enough for it',
    ENTREE_CLIENT_ID: 'x',
    ENTREE_CLIENT_SECRET: 'y',
    ENTREE_ISSUER: 'http://entree.test',
  }
  assert.equal(readEnv(settings).entree?.issuer, 'http://entree.test')
  assert.equal(readEnv(settings).entree?.timeoutSeconds, 5)
  assert.throws(() => readEnv({ ...settings, NODE_ENV: 'production' }), /ENTREE_ISSUER/)
  assert.equal(readEnv(settings).entree?.scope, 'openid')
  assert.equal(readEnv({ ...settings, ENTREE_SCOPE: 'openid nlEduPerson' }).entree?.scope, 'openid nlEduPerson')
  for (const ENTREE_SCOPE of ['profile', ' openid', 'openid\nx', 'openid  x'])
    assert.throws(() => readEnv({ ...settings, ENTREE_SCOPE }), /ENTREE_SCOPE/, ENTREE_SCOPE)
})
