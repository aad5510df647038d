import type { FastifyBaseLogger } from 'fastify'
import type { Authenticated } from '#auth/authenticate.ts'
import type { Throttle } from '#auth/throttle.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import type { Tenant } from '#protocol/tenants/tenant.ts'
import { type Door, Me } from './judging/me.ts'
import type { Together } from './reading/together.ts'

/** A partner site as it runs: its configuration, its id in the database, and the address that mails and redirects use. */
export type Site = Tenant & { id: string; url: string }

/** The three values that prove a session, from headers or from the cookies we set ourselves; or the two halves of a key. */
export type Credentials = { uid: string; client: string; token: string; source: 'header' | 'cookie' | 'key' }

/**
 * A page asks several things: who was recognised is recognised for as long as this one request lasts. The first to ask finds
 * out (`opening`), and the others wait for that.
 */
export type PageReads = { found?: Authenticated; opening?: Promise<unknown>; together: Together }

type Parts = {
  site: Site
  requestId: string
  base: string
  ip: string
  userAgent: string
  device?: string | undefined
  credentials: Credentials | null
  organizationHeader: string | null
  ifMatch: string | null
  askedLocale: Locale | undefined
  throttle: Throttle
  log: FastifyBaseLogger
  page?: PageReads
}

/** One request on its way down the road. */
export class Call {
  readonly site: Site
  readonly requestId: string
  /** Where this installation is reached, from configuration or an allow-listed host; never from a forged header. */
  readonly base: string
  readonly ip: string
  readonly userAgent: string
  /** What this browser remembers of who signed in on it. */
  readonly device: string | undefined
  readonly credentials: Credentials | null
  readonly organizationHeader: string | null
  /** When the caller last saw what they are about to change: `"<updatedAt>"`. */
  readonly ifMatch: string | null
  /** Goes ahead of the language that a person has in their profile: what is on the screen is in it too. */
  readonly askedLocale: Locale | undefined
  readonly throttle: Throttle
  readonly log: FastifyBaseLogger
  readonly page: PageReads | undefined
  locale: Locale
  me: Me
  /** What it is about to do, where that is for keys too. */
  door: Door | undefined

  constructor(parts: Parts) {
    this.site = parts.site
    this.requestId = parts.requestId
    this.base = parts.base
    this.ip = parts.ip
    this.userAgent = parts.userAgent
    this.device = parts.device
    this.credentials = parts.credentials
    this.organizationHeader = parts.organizationHeader
    this.ifMatch = parts.ifMatch
    this.askedLocale = parts.askedLocale
    this.throttle = parts.throttle
    this.log = parts.log
    this.page = parts.page
    this.me = new Me(null, null, parts.askedLocale)
    this.locale = this.me.locale
  }
  /** The same request, but for what is given: credentials that came another way, another organization. */
  with(parts: Partial<Parts>): Call {
    return new Call({ ...this, ...parts })
  }
}
