import { createHash } from 'node:crypto'
import type { Bucket, System } from '#db/system.ts'
import { Failure } from '#engine/fail.ts'
import { Devices } from './devices.ts'
import { networkOf } from './network.ts'

const HOUR = 3600
const DAY = 24 * HOUR

/** `free` attempts pass at once, then one after `first` seconds, twice as long each time, up to `longest`. */
type Pace = Pick<Bucket, 'free' | 'first' | 'longest' | 'keep'>

/** The numbers, and what an attacker gets out of them, are in docs/decisions/040-slowed-down-not-locked-out.md. */
const signIn = {
  own: { free: 10, first: 5, longest: 300, keep: 2 * HOUR },
  account: { free: 50, first: 5, longest: 300, keep: DAY },
  address: { free: 100, first: 1, longest: 15, keep: HOUR },
}
/** No longer than a link lives: who has to wait has one in the mailbox that works. */
const mail = {
  own: { free: 5, first: 30, longest: 600, keep: 2 * HOUR },
  account: { free: 5, first: 30, longest: 600, keep: DAY },
  address: { free: 100, first: 1, longest: 15, keep: HOUR },
}
const currentPassword: Pace = { free: 10, first: 5, longest: 300, keep: 2 * HOUR }
const report: Pace = { free: 5, first: 60, longest: 900, keep: 2 * HOUR }

const WINDOW = 15 * 60
const limits = {
  download: 5,
  question: 60,
  view: 30,
  calendar: 60,
  calendars: 600,
  code: 20,
  upload: 60,
  library: 300,
  form: 120,
  inbound: 600,
  reply: 40,
  key: 1500,
  keys: 6000,
}
const KNOWN_SECONDS = 90 * DAY

const digest = (text: string) => createHash('sha256').update(text.trim().toLowerCase()).digest('base64url')

/** Who tries: from where, and with what the browser remembers of earlier times. */
export type Visitor = { ip: string; device: string | undefined }

/**
 * How often somebody may try. Keys are made of the checked e-mail address, the connection's address and a cookie that only
 * we can write, for all sites together, so that no other part of a request can be varied to get around them.
 *
 * Strangers wait for each other, per account and per address. A browser on which the account signed in before, and a
 * network from which it did, has a lane of its own: nobody elsewhere can make its owner wait.
 */
export class Throttle {
  private readonly system: System
  private readonly devices: Devices
  constructor(system: System, secret: string) {
    this.system = system
    this.devices = new Devices(secret)
  }

  /** Counted before the password is looked at: of fifty at the same moment each counts. */
  async signIn(email: string, visitor: Visitor): Promise<void> {
    await this.take(this.lanes('signin', signIn, email, visitor), knownKey(email, visitor))
  }

  /** Is signing in to this account slowed down for this visitor, or for strangers? */
  isSlowed(email: string, visitor: Visitor): Promise<boolean> {
    return this.system.isSlowed(this.lanes('signin', signIn, email, visitor))
  }

  /** Somebody got in. Answers what their browser is to remember. */
  async welcome(email: string, visitor: Visitor): Promise<string> {
    const lanes = this.lanes('signin', signIn, email, visitor)
    await this.system.welcome({
      forget: lanes.filter(({ strangers }) => !strangers).map(({ key }) => key),
      uncount: lanes.filter(({ strangers }) => strangers).map(({ key }) => key),
      remember: knownKey(email, visitor),
      seconds: KNOWN_SECONDS,
    })
    return this.devices.withAccount(visitor.device, digest(email))
  }

  /** Mails that anybody can make us send: reset, confirmation, sign-in links. */
  async mail(email: string, visitor: Visitor): Promise<void> {
    await this.take(this.lanes('mail', mail, email, visitor), knownKey(email, visitor))
  }

  /** Guesses of a current password by somebody who is signed in. */
  async password(userId: string): Promise<void> {
    await this.take([{ key: `password:${userId}`, strangers: false, ...currentPassword }])
  }

  /** What somebody, or one place, tells us about vacancies that are not right: others have to read it all. */
  async report(userId: string | null, ip: string): Promise<void> {
    await this.take([{ key: `report:${userId ?? networkOf(ip)}`, strangers: false, ...report }])
  }

  /** Everything held about somebody, made anew each time. */
  async download(userId: string): Promise<void> {
    await this.count(`download:${userId}`, limits.download)
  }

  /** Questions that a stranger may ask about what is here. */
  async question(ip: string): Promise<void> {
    await this.count(`question:address:${networkOf(ip)}`, limits.question)
  }

  /** A calendar looks a few times a day; those of a whole school may come from one address. */
  async calendar(secret: string, ip: string): Promise<void> {
    await this.count(`calendars:${networkOf(ip)}`, limits.calendars)
    await this.count(`calendar:${digest(secret)}`, limits.calendar)
  }

  /** Four digits can be guessed, but not by who may try this often. */
  async code(userId: string): Promise<void> {
    await this.count(`code:${userId}`, limits.code)
  }

  /** A picture takes work to draw anew. A mentor may have the papers of a whole class. */
  async upload(userId: string): Promise<void> {
    await this.count(`upload:${userId}`, limits.upload)
  }

  /** Who makes a site brings all its pictures at once. */
  async library(userId: string): Promise<void> {
    await this.count(`library:${userId}`, limits.library)
  }

  /** A whole class may fill in the same form from one place; a program would go on. */
  async form(formId: string, ip: string): Promise<void> {
    await this.count(`form:${formId}:${networkOf(ip)}`, limits.form)
  }

  /** Mail from one place. It may be the server that takes in the mail of a whole installation. */
  async inbound(ip: string): Promise<void> {
    await this.count(`inbound:${networkOf(ip)}`, limits.inbound)
  }

  /** Answers by mail of one person: a program would go on. */
  async reply(userId: string): Promise<void> {
    await this.count(`reply:${userId}`, limits.reply)
  }

  /** One program, which may read a long list page by page; and all of one place, where nobody has to guess a key. */
  async key({ client, token }: { client: string; token: string }, ip: string): Promise<void> {
    await this.count(`keys:${networkOf(ip)}`, limits.keys)
    await this.count(`key:${digest(`${client} ${token}`)}`, limits.key)
  }

  /** How often one vacancy counts as looked at from one place; a class looks at the same one together. */
  async view(vacancyId: string, ip: string): Promise<void> {
    await this.count(`view:${vacancyId}:${networkOf(ip)}`, limits.view)
  }

  private lanes(
    kind: string,
    pace: Record<'own' | 'account' | 'address', Pace>,
    email: string,
    visitor: Visitor,
  ): Bucket[] {
    const account = digest(email)
    const network = networkOf(visitor.ip)
    const device = this.devices.idFor(visitor.device, account)
    if (device) return [{ key: `${kind}:device:${device}:${account}`, strangers: false, ...pace.own }]
    return [
      { key: `${kind}:pair:${account}:${network}`, strangers: false, ...pace.own },
      { key: `${kind}:account:${account}`, strangers: true, ...pace.account },
      { key: `${kind}:address:${network}`, strangers: true, ...pace.address },
    ]
  }

  private async take(buckets: Bucket[], known = ''): Promise<void> {
    refuseFor(await this.system.takeAttempt(buckets, known))
  }

  private async count(key: string, limit: number): Promise<void> {
    const { hits, retryAfter } = await this.system.countAttempt(key, WINDOW)
    if (hits > limit) refuseFor(retryAfter)
  }
}

const knownKey = (email: string, { ip }: Visitor) => `known:${digest(email)}:${networkOf(ip)}`

function refuseFor(seconds: number): void {
  if (seconds === 0) return
  throw new Failure([{ code: 'throttled', params: { seconds } }], { 'retry-after': String(seconds) })
}
