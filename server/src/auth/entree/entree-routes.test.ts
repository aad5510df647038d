import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EntreeBrowser } from '#test/entree-browser.ts'
import { startEntreeStory } from '#test/entree-story.ts'
import { clientId, clientSecret } from '#test/identity-provider.ts'
import { asOwner, newApp, newSite } from '#test/setup.ts'

const { idp, app, newWorld, change, newIdentity, link, signIn } = await startEntreeStory()

/** A site, and an identity whose owner signed in there before. */
async function knownPupil() {
  const here = await newWorld()
  const subject = newIdentity()
  await link(here, here.student, subject)
  return { here, subject }
}

test('who cancels at the school may try again', async () => {
  const { here, subject } = await knownPupil()
  const cancelled = await signIn(here, null)
  assert.deepEqual([cancelled.page, cancelled.code], ['error', 'cancelled'])
  assert.equal((await signIn(here, subject, cancelled.browser)).page, 'success')
})

test('coming back a second time with the same address is a replay', async () => {
  const { here, subject } = await knownPupil()
  const { browser, address } = await signIn(here, subject)
  assert.equal((await browser.comeBack(address)).code, 'replayed')
})

test('of ten who come back with one address at the same moment one gets in', async () => {
  const { here, subject } = await knownPupil()
  const browser = new EntreeBrowser(app, here.site)
  const address = await idp.walk(await browser.start(), subject)
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => browser.comeBack(address)))
  assert.equal(outcomes.filter(({ page }) => page === 'success').length, 1)
  assert.ok(outcomes.every(({ page, code }) => page === 'success' || code === 'replayed'))
})

test('a code of the identity provider that was used before is refused by it', async () => {
  const { here, subject } = await knownPupil()
  const { browser, address } = await signIn(here, subject)
  const used = new URL(address).searchParams.get('code') as string
  const next = new URL(await idp.walk(await browser.start(), subject))
  next.searchParams.set('code', used)
  assert.equal((await browser.comeBack(next.href)).code, 'expired')
})

test('a state that is wrong, missing, doubled or of another site is refused', async () => {
  const { here, subject } = await knownPupil()
  const there = await newWorld()
  const browser = new EntreeBrowser(app, here.site)
  const address = new URL(await idp.walk(await browser.start(), subject))
  const forged = new URL(address)
  forged.searchParams.set('state', 'x'.repeat(43))
  assert.equal((await browser.comeBack(forged.href)).code, 'state_mismatch')
  forged.searchParams.delete('state')
  assert.equal((await browser.comeBack(forged.href)).code, 'state_mismatch')
  const elsewhere = new EntreeBrowser(app, there.site)
  elsewhere.cookies.set('entree', browser.cookies.get('entree') as string)
  const moved = address.href.replace(here.site.url, there.site.url)
  assert.equal((await elsewhere.comeBack(moved)).code, 'state_mismatch')
  assert.equal((await browser.comeBack(address.href)).page, 'success', 'none of these used the sign-in up')
  const doubled = new URL(await idp.walk(await browser.start(), subject))
  doubled.searchParams.append('state', 'y')
  assert.equal((await browser.comeBack(doubled.href)).page, 'error')
})

test('an address to come back to is worth nothing in another browser', async () => {
  const { here, subject } = await knownPupil()
  const attacker = new EntreeBrowser(app, here.site)
  const address = await idp.walk(await attacker.start(), subject)

  const victim = new EntreeBrowser(app, here.site)
  assert.equal((await victim.comeBack(address)).code, 'state_mismatch')
  await victim.start()
  assert.equal((await victim.comeBack(address)).code, 'state_mismatch', 'also while signing in themselves')
  victim.cookies.set('entree', 'not-an-id')
  assert.equal((await victim.comeBack(address)).code, 'state_mismatch')
  assert.equal((await attacker.comeBack(address)).page, 'success')
})

test('a sign-in that took too long has to begin again', async () => {
  const { here, subject } = await knownPupil()
  const browser = new EntreeBrowser(app, here.site)
  const address = await idp.walk(await browser.start(), subject)
  await change(here, `update oidc_logins set expires_at = expires_at - interval '10 minutes'`)
  assert.equal((await browser.comeBack(address)).code, 'expired')
})

test('the one-time code works once, in the same browser, and only as a text', async () => {
  const { here, subject } = await knownPupil()
  const { browser, code } = await signIn(here, subject)
  for (const odd of [undefined, null, '', 0, {}, [], true, [code], 'x'.repeat(43)]) {
    assert.equal((await browser.exchange(odd)).statusCode, 422)
  }
  assert.equal((await new EntreeBrowser(app, here.site).exchange(code)).statusCode, 422, 'another browser')
  const cookie = browser.cookies.get('entree') as string
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => browser.exchange(code)))
  assert.deepEqual(outcomes.map(({ statusCode }) => statusCode).sort(), [200, 422, 422, 422, 422])
  browser.cookies.clear()
  browser.cookies.set('entree', cookie)
  assert.equal((await browser.exchange(code)).statusCode, 422, 'a second time')
})

test('the one-time code lives for a minute and is kept only as a hash', async () => {
  const { here, subject } = await knownPupil()
  const { browser, code } = await signIn(here, subject)
  const stored = await asOwner((client) =>
    client.query(
      `select extract(epoch from expires_at - created_at)::int as seconds, row_to_json(l)::text as text
       from link_tokens l where user_id = $1`,
      [here.student.id],
    ),
  )
  assert.equal(stored.rows.length, 1)
  assert.equal(stored.rows[0].seconds, 60)
  assert.ok(!stored.rows[0].text.includes(code))
  await change(here, `update link_tokens set expires_at = expires_at - interval '1 minute'`)
  assert.equal((await browser.exchange(code)).statusCode, 422)
})

test('the way to the identity provider carries a proof key, state and nonce, and a cookie no script can read', async () => {
  const { site } = await newWorld()
  const answer = await app.http.inject({ url: '/auth/entree', headers: { host: new URL(site.url).host } })
  const address = new URL(answer.headers.location as string)
  const given = Object.fromEntries(address.searchParams)
  assert.equal(address.origin, idp.issuer)
  assert.equal(given.redirect_uri, `${site.url}/auth/entree/callback`)
  assert.equal(given.code_challenge_method, 'S256')
  assert.equal(given.response_type, 'code')
  for (const name of ['state', 'nonce', 'code_challenge']) assert.match(given[name] ?? '', /^[\w-]{43}$/)
  assert.match(
    String(answer.headers['set-cookie']),
    /^entree=[0-9a-f-]{36}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=1200$/,
  )
  assert.equal(answer.headers['cache-control'], 'no-store')
  const stored = await app.road.db.withTenant(site.id, (sql) => sql.rows('select * from oidc_logins'))
  assert.equal(stored.length, 1)
  assert.ok(!JSON.stringify(stored).includes(given.state as string), 'the state is kept as a hash')
})

test('on https the cookie is bound to exactly this host', async () => {
  const entree = { issuer: idp.issuer, clientId, clientSecret, scope: 'openid', timeoutSeconds: 5 }
  const secure = await newApp({ publicUrl: 'https://stage.example', entree })
  await newSite(secure, { hosts: ['school.example'] })
  const answer = await secure.http.inject({ url: '/auth/entree', headers: { host: 'school.example' } })
  const cookie = String(answer.headers['set-cookie'])
  assert.match(cookie, /^__Host-entree=[^;]+; Path=\/; HttpOnly; SameSite=Lax; .*; Secure$/)
  const address = new URL(answer.headers.location as string)
  assert.equal(address.searchParams.get('redirect_uri'), 'https://school.example/auth/entree/callback')
})

test('a forged host changes no address, and who starts elsewhere is first brought to the site’s own address', async () => {
  const { site } = await newWorld()
  const ask = (url: string) => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', cookie: `tenant=${site.key}` }
    return app.http.inject({ url, headers })
  }
  const first = await ask('/auth/entree?return_to=/stagebank')
  const moved = first.headers.location as string
  assert.equal(moved, `${site.url}/auth/entree?moved=1&return_to=%2Fstagebank`)
  assert.equal(first.headers['set-cookie'], undefined)
  const second = await ask(moved.slice(site.url.length))
  const address = new URL(second.headers.location as string)
  assert.equal(address.origin, idp.issuer, 'behind a proxy that hides the host it does not go round for ever')
  assert.equal(address.searchParams.get('redirect_uri'), `${site.url}/auth/entree/callback`)
})

test('an address of another website is never where the sign-in ends', async () => {
  const { here, subject } = await knownPupil()
  for (const target of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    const browser = new EntreeBrowser(app, here.site)
    const outcome = await browser.comeBack(await idp.walk(await browser.start(target), subject))
    assert.deepEqual([outcome.page, outcome.returnTo], ['success', null])
  }
  // Even one that got into the table by another way.
  const browser = new EntreeBrowser(app, here.site)
  const address = await idp.walk(await browser.start('/stagebank'), subject)
  await change(here, `update oidc_logins set return_to = 'https://evil.example/' where used_at is null`)
  assert.equal((await browser.comeBack(address)).returnTo, null)
})

test('an installation without Kennisnet leads a browser to the page that says so, and has no other of these addresses', async () => {
  const plain = await newApp()
  for (const [method, url] of [
    ['GET', '/auth/entree/callback?code=x&state=y'],
    ['POST', '/auth/entree/sign_in'],
    ['POST', '/auth/entree/link'],
  ] as const) {
    assert.equal((await plain.http.inject({ method, url })).statusCode, 404)
  }
  const { headers } = await plain.http.inject({ url: '/auth/entree' })
  assert.match(String(headers.location), /\/inloggen\/kennisnet\/error\?code=not_configured$/)
})
