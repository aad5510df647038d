import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { SECONDS_TO_RETHINK } from '#engine/reactions.ts'
import { tenantByKey } from '#protocol/tenants/all.ts'
import type { MapTiles } from '../../protocol/src/page-context.ts'
import { type Dsn, readDsn } from './faults/sentry.ts'
import type { S3Settings } from './files/s3-storage.ts'
import type { InboundSettings } from './mail/inbound-addresses.ts'
import type { SmsGateway } from './mail/sms-gateway.ts'

export type Env = {
  port: number
  host: string
  databaseUrl: string | undefined
  dataDir: string
  defaultTenant: string
  publicUrl: string | undefined
  smtpUrl: string | undefined
  /** Who takes text messages; without it there are none, in development they stay in the outbox. */
  sms: SmsGateway | undefined
  /** Where answers to mails and reports about them come in; without it nobody reads them. */
  inbound: InboundSettings | undefined
  seed: 'demo' | 'none'
  secret: string
  logLevel: string
  isProduction: boolean
  /** How many processes share the work of this machine. */
  workers: number
  /** How long those concerned wait for a mail about a decision, which can be taken back so long. */
  rethinkSeconds: number
  /** So long a request waits for its turn on a busy day. */
  patienceSeconds: number
  /** Pages are built as they are asked for. */
  isDevelopment: boolean
  trustProxy: string[]
  /** What a monitor shows to read /metrics; without one only this machine may, in production. */
  metricsToken: string | undefined
  /** Where our faults are passed on to, beside the log. */
  sentry: Dsn | undefined
  /** Sign-in by Kennisnet: what is asked of it, and how long one question may take. */
  entree: { issuer: string; clientId: string; clientSecret: string; scope: string; timeoutSeconds: number } | undefined
  /** Where uploaded files are kept; without it in the data folder. */
  s3: S3Settings | undefined
  /** Looks up where an address is; without it the middle of the town has to do. */
  pdokUrl: string | undefined
  /** A key to seal documents with; without it one is made and kept in the data folder. */
  sealP12: { bytes: Uint8Array; password: string } | undefined
  /** Who confirms when a document was sealed. */
  tsaUrl: string | undefined
  /** Pictures for the map; without them it is drawn. */
  mapTiles: MapTiles | undefined
  /** Messages to devices go there instead of to the services of their browsers. */
  pushRelay: string | undefined
  /** Messages to webhooks go there instead of to their addresses. */
  webhookRelay: string | undefined
}

export class InvalidEnv extends Error {}

type Source = Record<string, string | undefined>

/** Every setting, checked once at the start; a wrong one stops the start with its name. */
export function readEnv(source: Source = process.env): Env {
  const dataDir = resolve(source.DATA_DIR || 'data')
  const isProduction = source.NODE_ENV === 'production'
  const defaultTenant = source.DEFAULT_TENANT || 'demo'
  if (!tenantByKey(defaultTenant)) throw new InvalidEnv(`DEFAULT_TENANT: there is no tenant "${defaultTenant}"`)
  return {
    port: port(source, 'PORT', 3000),
    host: host(source, 'HOST', '127.0.0.1'),
    databaseUrl: databaseAddress(source, 'DATABASE_URL'),
    dataDir,
    defaultTenant,
    publicUrl: origin(source, 'PUBLIC_URL'),
    smtpUrl: address(source, 'SMTP_URL', ['smtp:', 'smtps:']),
    sms: sms(source, isProduction),
    inbound: inbound(source, isProduction),
    seed: choice(source, 'SEED', ['demo', 'none'], isProduction ? 'none' : 'demo'),
    secret: secret(source, dataDir, isProduction),
    logLevel: choice(source, 'LOG_LEVEL', ['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'info'),
    isProduction,
    isDevelopment: source.NODE_ENV === 'development',
    workers: workers(source, isProduction),
    rethinkSeconds: seconds(source, 'RETHINK_SECONDS', SECONDS_TO_RETHINK),
    patienceSeconds: seconds(source, 'PATIENCE_SECONDS', 2),
    trustProxy: proxies(source, 'TRUST_PROXY'),
    metricsToken: source.METRICS_TOKEN || undefined,
    sentry: sentry(source, 'SENTRY_DSN'),
    entree: entree(source, isProduction),
    s3: s3(source),
    pdokUrl: address(source, 'PDOK_URL', ['https:', 'http:']),
    sealP12: sealP12(source),
    tsaUrl: address(source, 'TSA_URL', ['https:', 'http:']),
    mapTiles: mapTiles(source),
    pushRelay: origin(source, 'PUSH_RELAY'),
    webhookRelay: origin(source, 'WEBHOOK_RELAY'),
  }
}

function port(source: Source, name: string, fallback: number): number {
  const text = source[name]
  if (!text) return fallback
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65535) throw new InvalidEnv(`${name}: "${text}" is not a port`)
  return Number(text)
}

function seconds(source: Source, name: string, fallback: number): number {
  const text = source[name]
  if (text && !/^\d{1,3}$/.test(text)) throw new InvalidEnv(`${name}: expected a number from 0 to 999`)
  return text ? Number(text) : fallback
}

/** In production every core has one; elsewhere one is easier to follow. While developing there is one builder of pages. */
function workers(source: Source, isProduction: boolean): number {
  const text = source.WORKERS
  if (text && !/^([1-9]|[1-5]\d|6[0-4])$/.test(text)) throw new InvalidEnv('WORKERS: expected a number from 1 to 64')
  if (source.NODE_ENV === 'development') return 1
  return text ? Number(text) : isProduction ? availableParallelism() : 1
}

function host(source: Source, name: string, fallback: string): string {
  const text = source[name] || fallback
  if (!isIP(text) && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text)) {
    throw new InvalidEnv(`${name}: expected the name or number of a network address, without port`)
  }
  return text
}

function choice<const T extends string>(source: Source, name: string, options: readonly T[], fallback: T): T {
  const value = (source[name] || fallback) as T
  if (!options.includes(value)) throw new InvalidEnv(`${name}: choose one of ${options.join(', ')}`)
  return value
}

function address(source: Source, name: string, protocols: string[]): string | undefined {
  const text = source[name]
  if (!text) return undefined
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    throw new InvalidEnv(`${name}: expected an address that starts with ${protocols.join(' or ')}//`)
  }
  return text
}

/** The roles are named after the database, so the address must say which one. */
function databaseAddress(source: Source, name: string): string | undefined {
  const text = address(source, name, ['postgres:', 'postgresql:'])
  if (text && new URL(text).pathname.length < 2) throw new InvalidEnv(`${name}: the name of the database is missing`)
  return text
}

/** Links are made by adding a path to it. */
function origin(source: Source, name: string): string | undefined {
  const text = address(source, name, ['http:', 'https:'])
  if (!text) return undefined
  const url = new URL(text)
  if (url.pathname !== '/' || url.search || url.hash || url.username || url.password) {
    throw new InvalidEnv(`${name}: expected only scheme, host and port, like https://stage.example.nl`)
  }
  return url.origin
}

const knownNetworks = ['loopback', 'linklocal', 'uniquelocal']

/** Whose word we take for where a request comes from; a typo here must not become "everybody". */
function proxies(source: Source, name: string): string[] {
  const parts = (source[name] ?? '').split(',').map((part) => part.trim())
  return parts.filter(Boolean).map((part) => {
    const [ip = '', bits] = part.split('/')
    const most = isIP(ip) === 6 ? 128 : 32
    const isNetwork = isIP(ip) > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
    if (!isNetwork && !knownNetworks.includes(part)) {
      throw new InvalidEnv(`${name}: "${part}" is not an address, a network or one of ${knownNetworks.join(', ')}`)
    }
    return part
  })
}

function secret(source: Source, dataDir: string, isProduction: boolean): string {
  const given = source.SECRET
  // Kept beside the data it would differ per machine, and each would change the database's password of the others.
  if (!given && isProduction && source.DATABASE_URL)
    throw new InvalidEnv('SECRET: needed with DATABASE_URL in production')
  if (!given) return keptSecret(dataDir)
  if (isProduction && given.length < 32) throw new InvalidEnv('SECRET: use at least 32 characters in production')
  return given
}

function sentry(source: Source, name: string): Dsn | undefined {
  const text = source[name]
  if (!text) return undefined
  const dsn = readDsn(text)
  // Without the text itself: the key in it is for nobody's screen.
  if (!dsn) throw new InvalidEnv(`${name}: expected an address like https://key@sentry.example/1`)
  return dsn
}

function entree(source: Source, isProduction: boolean): Env['entree'] {
  const issuer = address(source, 'ENTREE_ISSUER', isProduction ? ['https:'] : ['https:', 'http:'])
  if (!issuer) return undefined
  const { ENTREE_CLIENT_ID: clientId, ENTREE_CLIENT_SECRET: clientSecret } = source
  if (!clientId || !clientSecret)
    throw new InvalidEnv('ENTREE_ISSUER also needs ENTREE_CLIENT_ID and ENTREE_CLIENT_SECRET')
  const scope = source.ENTREE_SCOPE || 'openid'
  // RFC 6749: printable words with one space between.
  if (!/^[\x21\x23-\x5b\x5d-\x7e]+( [\x21\x23-\x5b\x5d-\x7e]+)*$/.test(scope) || !scope.split(' ').includes('openid'))
    throw new InvalidEnv('ENTREE_SCOPE: expected words with a space between, "openid" among them')
  return { issuer, clientId, clientSecret, scope, timeoutSeconds: 5 }
}

/** The bucket is part of the address. */
function s3(source: Source): S3Settings | undefined {
  const url = address(source, 'S3_URL', ['https:', 'http:'])
  if (!url) return undefined
  const { S3_KEY: accessKeyId, S3_SECRET: secretAccessKey, S3_REGION: region = 'auto' } = source
  if (!accessKeyId || !secretAccessKey) throw new InvalidEnv('S3_URL also needs S3_KEY and S3_SECRET')
  if (new URL(url).pathname === '/')
    throw new InvalidEnv('S3_URL: the bucket is missing, as in https://s3.example/bucket')
  return { url, accessKeyId, secretAccessKey, region }
}

/** The token goes with every message, so in production not in plain sight. */
function sms(source: Source, isProduction: boolean): SmsGateway | undefined {
  const url = address(source, 'SMS_URL', isProduction ? ['https:'] : ['https:', 'http:'])
  if (!url) return undefined
  const { SMS_TOKEN: token, SMS_SENDER: sender = 'Stagehaven' } = source
  if (!token) throw new InvalidEnv('SMS_URL also needs SMS_TOKEN')
  // What phones can show as a sender.
  if (!/^([A-Za-z0-9 ]{1,11}|\+?\d{5,15})$/.test(sender))
    throw new InvalidEnv('SMS_SENDER: expected at most 11 letters and digits, or a number')
  return { url, token, sender }
}

/** The domain alone brings nothing: a mail server has to bring its mail to us, or a provider to post it. */
function inbound(source: Source, isProduction: boolean): InboundSettings | undefined {
  const { INBOUND_DOMAIN: domain, INBOUND_SMTP: at, INBOUND_SECRET: given } = source
  if (!domain && (at || given)) throw new InvalidEnv('INBOUND_DOMAIN: needed with INBOUND_SMTP and INBOUND_SECRET')
  if (!domain) return undefined
  if (!/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,}$/.test(domain))
    throw new InvalidEnv('INBOUND_DOMAIN: expected what stands behind the @, in small letters')
  if (!at && !given) throw new InvalidEnv('INBOUND_DOMAIN also needs INBOUND_SMTP or INBOUND_SECRET')
  if (given && isProduction && given.length < 32)
    throw new InvalidEnv('INBOUND_SECRET: use at least 32 characters in production')
  const [, name = '127.0.0.1', number = ''] = /^(?:(.+):)?(\d{1,5})$/.exec(at ?? '') ?? []
  if (at && !number) throw new InvalidEnv('INBOUND_SMTP: expected a port, or an address and a port')
  const numbers = { INBOUND_SMTP: number, INBOUND_HOST: name }
  const tls = at ? pemPair(source) : undefined
  const smtp = at
    ? { host: host(numbers, 'INBOUND_HOST', name), port: port(numbers, 'INBOUND_SMTP', 0), tls }
    : undefined
  return { domain, smtp, secret: given || undefined }
}

function pemPair({ INBOUND_CERT: cert, INBOUND_KEY: key }: Source) {
  if (!cert && !key) return undefined
  if (!cert || !key) throw new InvalidEnv('INBOUND_CERT and INBOUND_KEY go together')
  try {
    return { cert: readFileSync(resolve(cert)), key: readFileSync(resolve(key)) }
  } catch (error) {
    throw new InvalidEnv(`INBOUND_CERT: this file cannot be read: ${(error as NodeJS.ErrnoException).code}`)
  }
}

/** The file itself in base64, or where it is. Whether it can be opened shows when it is. */
function sealP12(source: Source): Env['sealP12'] {
  const given = source.SEAL_P12
  if (!given) return undefined
  const isText = given.length > 500 && /^[A-Za-z0-9+/=\s]+$/.test(given)
  try {
    const bytes = isText ? Buffer.from(given, 'base64') : readFileSync(resolve(given))
    return { bytes, password: source.SEAL_P12_PASSWORD ?? '' }
  } catch (error) {
    throw new InvalidEnv(`SEAL_P12: this file cannot be read: ${(error as NodeJS.ErrnoException).code}`)
  }
}

/** One host, named in full: it is the only other one that a page may load pictures from. */
function mapTiles(source: Source): MapTiles | undefined {
  const url = address(source, 'MAP_TILES', ['https:', 'http:'])
  if (!url) return undefined
  const isPattern = ['{z}', '{x}', '{y}'].every((part) => url.includes(part))
  // The origin goes into a header, where a space, comma or semicolon would begin something else.
  if (!isPattern || !/^https?:\/\/[a-z0-9.-]+(:\d+)?\//i.test(url) || /[\s;,'"]/.test(url)) {
    throw new InvalidEnv('MAP_TILES: expected an address like https://tiles.example/{z}/{x}/{y}.png')
  }
  if (!source.MAP_ATTRIBUTION) throw new InvalidEnv('MAP_TILES also needs MAP_ATTRIBUTION')
  return { url, attribution: source.MAP_ATTRIBUTION }
}

/** Made at the first start and kept beside the data, so that sessions and database passwords survive a restart. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  try {
    mkdirSync(dataDir, { recursive: true })
    if (!existsSync(file)) placeWhole(file, randomBytes(32).toString('base64url'))
    const kept = readFileSync(file, 'utf8').trim()
    if (kept.length < 43) throw new Error('the file "secret" in it was cut off; restore it, or set SECRET')
    return kept
  } catch (error) {
    throw new InvalidEnv(`DATA_DIR: this folder cannot be used: ${(error as Error).message}`)
  }
}

/** Appears with its content or not at all, and never replaces what another process put there at the same moment. */
function placeWhole(file: string, content: string): void {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, content, { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
}
