import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { InvalidEnv, readEnv } from './env.ts'

const read = (source: Record<string, string>) => readEnv({ SECRET: 'test', ...source })

describe('the settings of an installation', () => {
  test('are all optional: without any it is a demo on this machine', () => {
    assert.deepEqual(read({ DATA_DIR: '/srv/stage' }), {
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      dataDir: '/srv/stage',
      defaultTenant: 'demo',
      publicUrl: undefined,
      smtpUrl: undefined,
      sms: undefined,
      inbound: undefined,
      seed: 'demo',
      rethinkSeconds: 60,
      patienceSeconds: 2,
      secret: 'test',
      logLevel: 'info',
      metricsToken: undefined,
      sentry: undefined,
      isProduction: false,
      isDevelopment: false,
      workers: 1,
      trustProxy: [],
      entree: undefined,
      sealP12: undefined,
      tsaUrl: undefined,
      mapTiles: undefined,
      s3: undefined,
      pdokUrl: undefined,
      pushRelay: undefined,
      webhookRelay: undefined,
    })
  })

  test('are read as they are written', () => {
    const env = read({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgresql://stage:x@db.internal:6432/stage',
      DEFAULT_TENANT: 'raayland',
      PUBLIC_URL: 'https://stage.example.nl/',
      SMTP_URL: 'smtps://mail.example.nl:465',
      SEED: 'none',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '10.0.0.0/8, loopback,fd00::/8 , 192.0.2.1',
      SENTRY_DSN: 'https://abc123@sentry.example/sub/42',
    })
    assert.equal(env.port, 8080)
    assert.equal(env.host, '0.0.0.0')
    assert.equal(env.databaseUrl, 'postgresql://stage:x@db.internal:6432/stage')
    assert.equal(env.defaultTenant, 'raayland')
    assert.equal(env.publicUrl, 'https://stage.example.nl')
    assert.equal(env.smtpUrl, 'smtps://mail.example.nl:465')
    assert.equal(env.seed, 'none')
    assert.equal(env.logLevel, 'warn')
    assert.equal(env.sentry?.endpoint, 'https://sentry.example/sub/api/42/envelope/')
    assert.equal(env.sentry?.key, 'abc123')
    assert.deepEqual(env.trustProxy, ['10.0.0.0/8', 'loopback', 'fd00::/8', '192.0.2.1'])
  })

  test('that are empty count as not given', () => {
    const names = ['PORT', 'HOST', 'DATABASE_URL', 'DEFAULT_TENANT', 'PUBLIC_URL', 'SMTP_URL', 'SEED', 'LOG_LEVEL']
    const empty = Object.fromEntries(
      [...names, 'TRUST_PROXY', 'ENTREE_ISSUER', 'MAP_TILES', 'MAP_ATTRIBUTION', 'SENTRY_DSN'].map((name) => [
        name,
        '',
      ]),
    )
    assert.deepEqual(read(empty), read({}))
  })

  test('a tile server needs a pattern, one host and a thank-you', () => {
    const thanks = { MAP_ATTRIBUTION: '© Kaartmakers' }
    const url = 'https://tiles.example/nl/{z}/{x}/{y}.png'
    assert.deepEqual(read({ MAP_TILES: url, ...thanks }).mapTiles, { url, attribution: '© Kaartmakers' })
    assert.throws(() => read({ MAP_TILES: url }), InvalidEnv)
    for (const wrong of [
      'https://tiles.example/{z}/{x}.png',
      'https://{s}.tiles.example/{z}/{x}/{y}.png',
      'https://user:word@tiles.example/{z}/{x}/{y}.png',
      'ftp://tiles.example/{z}/{x}/{y}.png',
      "https://tiles.example/{z}/{x}/{y}.png; script-src 'unsafe-inline'",
      '/tiles/{z}/{x}/{y}.png',
    ]) {
      assert.throws(() => read({ MAP_TILES: wrong, ...thanks }), InvalidEnv, wrong)
    }
  })

  test('in production there are no invented people unless asked for', () => {
    const production = { NODE_ENV: 'production', SECRET: 'x'.repeat(32) }
    assert.equal(readEnv(production).seed, 'none')
    assert.equal(readEnv({ ...production, SEED: 'demo' }).seed, 'demo')
  })
})

describe('a setting that is wrong stops the start and is named', () => {
  const wrong: Record<string, string[]> = {
    PORT: ['-1', '65536', '80.5', 'http', '0x50', '1e3', ' ', '80 '],
    HOST: ['localhost:3000', 'http://localhost', 'two words', '*', '-a'],
    DATABASE_URL: ['mysql://x/y', 'db', 'localhost:5432/stage', 'postgres://localhost', 'postgres://localhost/'],
    DEFAULT_TENANT: ['nobody', 'DEMO', '__proto__', 'constructor'],
    PUBLIC_URL: ['stage.example.nl', 'ftp://x', 'https://x/path', 'https://x/?a=b', 'https://me:pw@x', 'javascript:x'],
    SMTP_URL: ['mail.example.nl', 'http://mail'],
    // Without a token nobody would be let in.
    SMS_URL: ['sms.example.nl', 'ftp://sms', 'https://sms.example.nl/messages'],
    // A domain to which nobody brings mail, and what is none.
    INBOUND_DOMAIN: ['in.stage.example', 'x', 'me@in.example', 'In.Example'],
    SEED: ['yes', 'Demo'],
    LOG_LEVEL: ['loud', 'INFO'],
    TRUST_PROXY: ['true', '*', '10.0.0.0/33', '300.1.1.1', 'proxy.internal', '10.0.0.1,all', 'fd00::/129', '10.0.0.0/'],
    SENTRY_DSN: [
      'sentry',
      'https://sentry.example/1',
      'https://key@sentry.example',
      'ftp://key@x/1',
      'https://key@x/1?a=b',
    ],
    SEAL_P12: ['/no/such/file', 'no base64 either'],
    TSA_URL: ['tsa.example.nl', 'ftp://tsa'],
    ENTREE_ISSUER: ['entree', 'ldap://x', 'https://entree.test'],
  }
  for (const [name, values] of Object.entries(wrong)) {
    test(name, () => {
      for (const value of values) {
        assert.throws(
          () => read({ [name]: value }),
          (error: Error) => error instanceof InvalidEnv && error.message.startsWith(name),
          value,
        )
      }
    })
  }

  test('SECRET, when it is short or missing and people depend on it', () => {
    const shared = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db.example/stagehaven' }
    assert.throws(() => readEnv(shared), /SECRET: needed with DATABASE_URL/)
    assert.throws(() => readEnv({ NODE_ENV: 'production', SECRET: 'short' }), /SECRET: use at least 32/)
  })

  test('without repeating a password that stands in it', () => {
    for (const name of ['DATABASE_URL', 'SMTP_URL', 'PUBLIC_URL']) {
      assert.throws(
        () => read({ [name]: 'gopher://me:canary@host/x' }),
        (error: Error) => error.message.startsWith(name) && !error.message.includes('canary'),
      )
    }
  })
})

describe('the secret that nobody chose', () => {
  const folder = () => mkdtempSync(join(tmpdir(), 'env-'))

  test('is made once, kept beside the data, and readable by its owner alone', () => {
    const dataDir = join(folder(), 'not', 'there', 'yet')
    const { secret } = readEnv({ DATA_DIR: dataDir })
    assert.match(secret, /^[\w-]{43}$/)
    assert.equal(readEnv({ DATA_DIR: dataDir }).secret, secret)
    assert.equal(statSync(join(dataDir, 'secret')).mode & 0o777, 0o600)
    assert.notEqual(readEnv({ DATA_DIR: folder() }).secret, secret)
  })

  test('is not made when one was chosen', () => {
    const dataDir = folder()
    assert.equal(read({ DATA_DIR: dataDir }).secret, 'test')
    assert.equal(existsSync(join(dataDir, 'secret')), false)
  })

  test('a folder that cannot be used is said with the name of its setting', () => {
    const file = join(folder(), 'a-file')
    writeFileSync(file, '')
    assert.throws(() => readEnv({ DATA_DIR: file }), /DATA_DIR: this folder cannot be used/)
    const dataDir = folder()
    writeFileSync(join(dataDir, 'secret'), 'cut')
    assert.throws(() => readEnv({ DATA_DIR: dataDir }), /DATA_DIR: .*secret/)
    assert.equal(readFileSync(join(dataDir, 'secret'), 'utf8'), 'cut', 'and is left as it is')
  })
})

test('one process does the work, in production one per core, or as many as WORKERS says', () => {
  const production = { NODE_ENV: 'production', SECRET: 'x'.repeat(32) }
  assert.equal(readEnv({}).workers, 1)
  assert.equal(readEnv(production).workers, availableParallelism())
  assert.equal(readEnv({ ...production, WORKERS: '3' }).workers, 3)
  assert.equal(readEnv({ NODE_ENV: 'development', WORKERS: '3' }).workers, 1)
  for (const WORKERS of ['0', 'two', '65', '1.5']) assert.throws(() => readEnv({ WORKERS }), /WORKERS: expected/)
})
