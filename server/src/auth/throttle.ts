import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { System } from '#db/system.ts'
import { Failure } from '#engine/fail.ts'

const WINDOW = 15 * 60
const limits = { account: 10, address: 100, mail: 5, download: 5, question: 60, view: 30 }

const digest = (text: string) => createHash('sha256').update(text.trim().toLowerCase()).digest('base64url')

/** One household or phone has a whole /64 of addresses, so that is what counts. */
function network(ip: string): string {
  if (!isIPv6(ip)) return ip
  if (ip.startsWith('::ffff:')) return ip.slice(7)
  const [head = '', tail = ''] = ip.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const groups = [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return groups.slice(0, 4).join(':')
}

/**
 * Counts attempts per account and per address. The keys are made of the checked e-mail address and the connection's
 * address alone, for all sites together, so that no other part of a request can be varied to get around them.
 */
export class Throttle {
  private readonly system: System
  constructor(system: System) {
    this.system = system
  }

  /** Counts first and looks afterwards: of fifty at the same moment each counts. */
  async signIn(email: string, ip: string): Promise<{ succeeded(): Promise<void> }> {
    const account = `signin:account:${digest(email)}`
    const address = `signin:address:${network(ip)}`
    await this.count(account, limits.account)
    await this.count(address, limits.address)
    return {
      // A class that signs in behind one school address must not lock itself out.
      succeeded: async () => {
        await this.system.forgetAttempts(account)
        await this.system.uncountAttempt(address)
      },
    }
  }

  /** Mails that anybody can make us send: reset, confirmation, sign-in links. */
  async mail(email: string, ip: string): Promise<void> {
    await this.count(`mail:account:${digest(email)}`, limits.mail)
    await this.count(`mail:address:${network(ip)}`, limits.address)
  }

  /** Guesses of a current password by somebody who is signed in. */
  async password(userId: string): Promise<void> {
    await this.count(`password:${userId}`, limits.account)
  }

  /** Everything held about somebody, made anew each time. */
  async download(userId: string): Promise<void> {
    await this.count(`download:${userId}`, limits.download)
  }

  /** Questions that a stranger may ask about what is here. */
  async question(ip: string): Promise<void> {
    await this.count(`question:address:${network(ip)}`, limits.question)
  }

  /** How often one vacancy counts as looked at from one place; a class looks at the same one together. */
  async view(vacancyId: string, ip: string): Promise<void> {
    await this.count(`view:${vacancyId}:${network(ip)}`, limits.view)
  }

  private async count(key: string, limit: number): Promise<void> {
    const { hits, retryAfter } = await this.system.countAttempt(key, WINDOW)
    if (hits <= limit) return
    throw new Failure([{ code: 'throttled', params: { seconds: retryAfter } }], { 'retry-after': String(retryAfter) })
  }
}
