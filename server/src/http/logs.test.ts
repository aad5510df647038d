import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { hashPassword } from '#auth/passwords/hash.ts'
import { OwnDatabase } from '#test/own-database.ts'
import { randomEmail } from '#test/setup.ts'
import { until } from '#test/until.ts'

const database = await OwnDatabase.create({ after })

/** The server as it is run, with everything it logs. */
async function serve(): Promise<{ address: string; output: () => string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      DATA_DIR: await mkdtemp(join(tmpdir(), 'logs-')),
      PORT: '0',
      SEED: 'none',
      SECRET: 'canary-installation-secret',
      LOG_LEVEL: 'trace',
    },
  })
  let output = ''
  child.stdout.on('data', (part) => (output += part))
  child.stderr.on('data', (part) => (output += part))
  after(async () => {
    const ended = new Promise((resolve) => child.on('exit', resolve))
    child.kill('SIGTERM')
    await ended
  })
  const address = await until('the server says where it is', () => /http:\/\/localhost:\d+/.exec(output)?.[0])
  return { address, output: () => output }
}

test('no secret and no address of a person reaches the log, and no answer tells how we are built', async () => {
  const { address, output } = await serve()
  const email = randomEmail('canary')
  const secrets = {
    email,
    password: 'canary olifanten in de tram',
    wrongPassword: 'canary-wrong-password',
    header: 'canary-access-token-22',
    bearer: Buffer.from('{"access-token":"canary-bearer"}').toString('base64'),
    apiKey: 'canary-api-key-'.padEnd(43, 'x'),
    cookie: 'canary-cookie-value',
    query: 'canary-query-value',
    link: 'canary-link-token-'.padEnd(43, 'x'),
    secret: 'canary-installation-secret',
    idempotency: 'canary-idempotency-key',
    session: '',
  }
  const [user] = await database.rows<{ id: string }>(
    `insert into users (tenant_id, email, first_name, last_name, status)
     select id, $1, 'A', 'B', 'active' from tenants where key = 'demo' returning id`,
    [email],
  )
  await database.rows(
    `insert into credentials (tenant_id, user_id, password_hash) select id, $1, $2 from tenants where key = 'demo'`,
    [user?.id, await hashPassword(secrets.password)],
  )
  const bodies: string[] = []
  const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
    const answer = await fetch(`${address}${path}`, {
      method,
      redirect: 'manual',
      headers: { 'x-tenant': 'demo', ...type, ...headers },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    })
    bodies.push(await answer.text())
    return answer
  }

  const signedIn = await send('POST', '/auth/sign_in', { email, password: secrets.password })
  assert.equal(signedIn.status, 200)
  secrets.session = signedIn.headers.get('access-token') as string
  const keys = { 'access-token': secrets.session, client: signedIn.headers.get('client') as string, uid: email }
  await send('POST', '/auth/sign_in', { email, password: secrets.wrongPassword })
  await send('POST', '/auth/sign_in', `{"email":"${email}","password":"${secrets.wrongPassword}`)
  await send('GET', `/auth/sign_in?email=${email}&password=${secrets.query}`)
  await send('GET', `/auth/validate_token?access-token=${secrets.query}&uid=${email}&client=x`)
  await send('GET', '/auth/validate_token', undefined, { ...keys, 'access-token': secrets.header })
  await send('GET', '/auth/validate_token', undefined, { authorization: `Bearer ${secrets.bearer}` })
  await send('GET', '/api/v1/vacancies', undefined, { authorization: `Bearer shk_abcdefghjkmn_${secrets.apiKey}` })
  await send('GET', '/api/v1/current_user', undefined, { cookie: `access-token=${secrets.cookie}; client=a; uid=b` })
  await send('GET', `/api/v1/users?filter[email_cont]=${secrets.query}&x=${secrets.query}`, undefined, keys)
  await send('GET', `/api/v1/users/${secrets.query}`, undefined, keys)
  await send('GET', `/${secrets.query}/not/here?token=${secrets.link}`)
  await send('POST', '/auth/password', { email })
  await send('PUT', '/auth/password', { password: secrets.wrongPassword, reset_password_token: secrets.link })
  await send('GET', `/auth/password/edit?reset_password_token=${secrets.link}`)
  await send('GET', `/auth/confirmation?confirmation_token=${secrets.link}`)
  await send('POST', '/api/v1/confirm', { confirmation_token: secrets.link })
  const change = { user: { first_name: 'C', current_password: secrets.password } }
  await send('PATCH', '/api/v1/current_user', change, { ...keys, 'idempotency-key': secrets.idempotency })
  await send('PATCH', '/api/v1/current_user', `{"user":`, keys)
  await send('DELETE', '/auth/sign_out', undefined, keys)

  await until('the last request is logged', () => output().includes('"route":"/auth/sign_out"'))
  for (const [name, secret] of Object.entries(secrets)) assert.ok(!output().includes(secret), name)
  assert.ok((output().match(/"msg":"request"/g)?.length ?? 0) >= bodies.length, 'every request has its line')
  for (const body of bodies) {
    assert.doesNotMatch(body, /node_modules|\.ts:\d|at \w+ \(|select |insert into|postgres|argon2/i)
    assert.ok(!body.includes(secrets.wrongPassword))
  }
})
