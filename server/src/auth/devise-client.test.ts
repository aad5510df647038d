import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mailTo, reactingApp, tokenIn } from '#test/mails.ts'
import { at, goodPassword, personWithPassword } from '#test/visitor.ts'
import { world } from '#test/world.ts'
import { listeningPort } from '../app.ts'

const app = await reactingApp()
const { site, school } = await world({}, app)
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
}
