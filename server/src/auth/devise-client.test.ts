import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mailsTo, mailTo, reactingApp, tokenIn } from '#test/mails.ts'
import { randomEmail } from '#test/setup.ts'
import { at, goodPassword, personWithPassword, textAt } from '#test/visitor.ts'
import { world } from '#test/world.ts'
import { listeningPort } from '../app.ts'

const app = await reactingApp()
const { site, school, center, centerAdmin } = await world({}, app)
await app.http.listen({ port: 0, host: '127.0.0.1' })
const address = `http://127.0.0.1:${listeningPort(app.http)}`

const names = ['access-token', 'token-type', 'client', 'expiry', 'uid']

/**
 * What the public clients of devise_token_auth have in common (redux-token-auth, j-toker, ng-token-auth and their
 * kin): they keep the five headers of an answer that has them, send all five with every request, and believe the
 * server about everything else.
 */
class TokenAuthClient {
  readonly storage = new Map<string, string>()
  private readonly asForm: boolean
  constructor(asForm: boolean) {
    this.asForm = asForm
  }

  async call(method: string, path: string, body?: Record<string, string>) {
    const type = this.asForm ? 'application/x-www-form-urlencoded; charset=UTF-8' : 'application/json;charset=utf-8'
    const answer = await fetch(`${address}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        accept: 'application/json, text/plain, */*',
        'x-tenant': site.key,
        ...Object.fromEntries(this.storage),
        ...(body ? { 'content-type': type } : {}),
      },
      body: body && (this.asForm ? new URLSearchParams(body).toString() : JSON.stringify(body)),
    })
    if (answer.headers.get('access-token')) {
      for (const name of names) this.storage.set(name, answer.headers.get(name) as string)
    }
    const text = await answer.text()
    const json: unknown = text ? JSON.parse(text) : undefined
    return { status: answer.status, json, location: answer.headers.get('location') }
  }

  signIn(email: string, password: string) {
    return this.call('POST', '/auth/sign_in', { email, password })
  }

  /** As after a reload: what was kept goes into the address, since nothing is set up yet. */
  async validateAfterReload() {
    const kept = ['access-token', 'client', 'uid'].map((name): [string, string] => [name, this.storage.get(name) ?? ''])
    const query = new URLSearchParams(kept)
    this.storage.clear()
    return this.call('GET', `/auth/validate_token?${query}`)
  }

  async signOut() {
    const body = Object.fromEntries(
      ['access-token', 'client', 'uid'].map((name) => [name, this.storage.get(name) ?? '']),
    )
    const answer = await this.call('DELETE', '/auth/sign_out', body)
    if (answer.status === 200) this.storage.clear()
    return answer
  }
}

for (const asForm of [false, true]) {
  test(`a public client goes its whole way with ${asForm ? 'form' : 'JSON'} bodies`, async () => {
    const { email, id } = await personWithPassword(app, site, [['student', school.id]])
    const client = new TokenAuthClient(asForm)

    const refused = await client.signIn(email, 'not this one')
    assert.equal(refused.status, 401)
    assert.equal(typeof at(refused.json, 'errors', 0), 'string')
    assert.equal(client.storage.size, 0)

    const signedIn = await client.signIn(email, goodPassword)
    assert.equal(signedIn.status, 200)
    assert.equal(at(signedIn.json, 'data', 'id'), id)
    assert.deepEqual([...client.storage.keys()], names)
    assert.ok(new Date(Number(client.storage.get('expiry')) * 1000) > new Date())

    const kept = new Map(client.storage)
    for (let i = 0; i < 5; i++) assert.equal((await client.call('GET', '/api/v1/current_user')).status, 200)
    const together = await Promise.all(Array.from({ length: 5 }, () => client.call('GET', '/auth/validate_token')))
    assert.ok(
      together.every(({ status, json }) => status === 200 && at(json, 'success') && at(json, 'data', 'uid') === email),
    )
    assert.deepEqual(client.storage, kept, 'nothing rotates')

    const reloaded = await client.validateAfterReload()
    assert.equal(at(reloaded.json, 'data', 'email'), email)
    assert.deepEqual(client.storage, kept)

    assert.deepEqual((await client.signOut()).json, { success: true })
    assert.equal((await client.call('GET', '/auth/validate_token')).status, 401)
    for (const [name, value] of kept) client.storage.set(name, value)
    assert.equal((await client.validateAfterReload()).status, 401, 'the old values are worth nothing')
    assert.equal((await client.signOut()).status, 404)
  })

  test(`a public client resets a password with ${asForm ? 'form' : 'JSON'} bodies`, async () => {
    const { email } = await personWithPassword(app, site)
    const client = new TokenAuthClient(asForm)
    const redirect = `${site.url}/auth/reset`
    const asked = await client.call('POST', '/auth/password', { email, redirect_url: redirect })
    assert.equal(asked.status, 200)
    assert.equal(at(asked.json, 'success'), true)
    assert.equal(typeof at(asked.json, 'message'), 'string')
    const token = tokenIn(await mailTo(app, site, email, 'passwordReset'))

    const query = new URLSearchParams({ reset_password_token: token, redirect_url: redirect, config: 'default' })
    const opened = await client.call('GET', `/auth/password/edit?${query}`)
    assert.equal(opened.status, 302)
    const given = new URL(opened.location as string).searchParams.get('reset_password_token') as string

    const password = 'oma bakt om vijf uur taart'
    const weak = { password: 'kort', password_confirmation: 'kort', reset_password_token: given }
    const refused = await client.call('PUT', '/auth/password', weak)
    assert.equal(refused.status, 422)
    assert.ok(
      Array.isArray(at(refused.json, 'errors', 'password')) &&
        Array.isArray(at(refused.json, 'errors', 'full_messages')),
    )

    const chosen = { password, password_confirmation: password, reset_password_token: given }
    const changed = await client.call('PUT', '/auth/password', chosen)
    assert.equal(changed.status, 200)
    assert.equal(at(changed.json, 'data', 'email'), email)
    assert.equal((await client.call('GET', '/auth/validate_token')).status, 200, 'signed in by the answer')

    const again = 'groene fiets zingt zacht'
    const pair = { current_password: password, password: again, password_confirmation: again }
    assert.equal((await client.call('PATCH', '/auth/password', pair)).status, 200)
    assert.equal((await client.call('GET', '/auth/validate_token')).status, 200, 'and still after the next change')
  })

  test(`a public client registers, changes and removes an account with ${asForm ? 'form' : 'JSON'} bodies`, async () => {
    const email = randomEmail('volunteer')
    const client = new TokenAuthClient(asForm)
    const registration = {
      email,
      password: goodPassword,
      password_confirmation: goodPassword,
      first_name: 'Vera',
      last_name: 'Vrij',
      confirm_success_url: `${site.url}/stagebank?van=client`,
      config_name: 'default',
    }
    const short = await client.call('POST', '/auth', { ...registration, password: 'kort', last_name: '' })
    assert.equal(short.status, 422)
    assert.equal(at(short.json, 'status'), 'error')
    assert.ok(Array.isArray(at(short.json, 'errors', 'last_name')))

    const registered = await client.call('POST', '/auth', registration)
    assert.equal(registered.status, 200)
    assert.equal(at(registered.json, 'status'), 'success')
    assert.equal(at(registered.json, 'data', 'uid'), email)
    assert.equal(client.storage.size, 0, 'nobody is in before the address is confirmed')
    assert.equal((await client.signIn(email, goodPassword)).status, 401)

    const token = tokenIn(await mailTo(app, site, email, 'registrationConfirm'))
    const opened = await client.call('GET', `/auth/confirmation?${new URLSearchParams({ confirmation_token: token })}`)
    assert.equal(new URL(opened.location as string).searchParams.get('account_confirmation_success'), 'true')
    assert.equal((await client.signIn(email, goodPassword)).status, 401, 'opening a link changes nothing')
    // What the button on the page does.
    const confirm = () => new TokenAuthClient(false).call('POST', '/api/v1/confirm', { confirmation_token: token })
    const confirmed = await confirm()
    assert.deepEqual(at(confirmed.json, 'meta'), {
      confirmed: 'account',
      nextPath: '/stagebank?van=client&account_confirmation_success=true',
    })
    assert.equal((await confirm()).status, 422, 'once')

    assert.equal((await client.signIn(email, goodPassword)).status, 200)
    const held = await client.call('GET', '/api/v1/current_user?include=roles')
    assert.deepEqual(at(held.json, 'included', 0, 'attributes', 'name'), 'volunteer')
    assert.deepEqual(at(held.json, 'included', 0, 'attributes', 'resourceId'), center.id)
    const seen = await centerAdmin.send('GET', `/users/${textAt(held.json, 'data', 'id')}`)
    assert.equal(seen.status, 200, 'the centre knows its new volunteer')

    const changed = await client.call('PUT', '/auth', { first_name: 'Vera-Lynn', phone_number: '06 12345678' })
    assert.equal(changed.status, 200)
    assert.equal(at(changed.json, 'status'), 'success')
    assert.equal(at(changed.json, 'data', 'first_name'), 'Vera-Lynn')
    const password = 'oma bakt om vijf uur taart'
    const pair = { password, password_confirmation: password }
    const unproved = await client.call('PUT', '/auth', { ...pair, last_name: 'Anders' })
    assert.equal(unproved.status, 422)
    assert.ok(Array.isArray(at(unproved.json, 'errors', 'current_password')))
    const proved = await client.call('PATCH', '/auth', { ...pair, current_password: goodPassword })
    assert.equal(at(proved.json, 'data', 'last_name'), 'Vrij', 'nothing of a refused change is left')
    assert.equal((await client.call('GET', '/auth/validate_token')).status, 200, 'this session stays')
    assert.equal((await new TokenAuthClient(asForm).signIn(email, password)).status, 200)

    const left = await client.call('DELETE', '/auth')
    assert.equal(left.status, 200)
    assert.equal(at(left.json, 'status'), 'success')
    assert.equal(typeof at(left.json, 'message'), 'string')
    const link = await mailTo(app, site, email, 'deletionConfirm')
    assert.equal(link.link.pathname, '/account/verwijderen')
  })
}

test('who registers with the address of an account or an invitation is told so by mail, and nothing else happens', async () => {
  const client = new TokenAuthClient(false)
  const register = (email: string) => {
    const names = { first_name: 'Xantippe', last_name: 'Anders' }
    return client.call('POST', '/auth', {
      email,
      ...names,
      password: goodPassword,
      password_confirmation: goodPassword,
    })
  }
  const active = await personWithPassword(app, site, [['student', school.id]])
  assert.equal((await register(active.email)).status, 200)
  const known = await mailTo(app, site, active.email, 'registrationKnown')
  assert.doesNotMatch(known.text, /Xantippe/, 'a stranger’s words do not reach a mailbox')

  const invited = await personWithPassword(app, site, [['student', school.id]], { status: 'invited' })
  assert.equal((await register(invited.email)).status, 200)
  await mailTo(app, site, invited.email, 'invitation')

  const archived = await personWithPassword(app, site, [['student', school.id]], { status: 'archived' })
  assert.equal((await register(archived.email)).status, 200)
  const last = randomEmail('last')
  assert.equal((await register(last)).status, 200)
  assert.equal((await client.call('POST', '/auth/confirmation', { email: last })).status, 200)
  await mailTo(app, site, last, 'registrationConfirm', 2)
  assert.deepEqual(await mailsTo(app, site, archived.email), [])
  for (const { email } of [active, invited, archived])
    assert.deepEqual(await mailsTo(app, site, email, 'registrationConfirm'), [], email)
})

test('a public client asks for a link when its user is kept out', async () => {
  const { email } = await personWithPassword(app, site)
  const client = new TokenAuthClient(true)
  const asked = await client.call('POST', '/auth/unlock', { email, redirect_url: `${site.url}/inloggen` })
  assert.deepEqual(at(asked.json, 'success'), true)
  const token = tokenIn(await mailTo(app, site, email, 'magicLink'))
  const opened = await client.call('GET', `/auth/unlock?${new URLSearchParams({ unlock_token: token })}`)
  assert.equal(opened.status, 302)
  const page = new URL(opened.location as string)
  assert.equal(page.searchParams.get('unlock'), 'true')
  const signedIn = await client.call('POST', '/auth/magic_link/sign_in', {
    token: page.searchParams.get('magic_token') as string,
  })
  assert.equal(signedIn.status, 200)
  assert.equal((await client.call('GET', '/auth/validate_token')).status, 200)
  assert.equal((await client.call('GET', `/auth/unlock?unlock_token=${token}`)).status, 404, 'it was used')
})
