import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A computer in a classroom is shared; more than this many people at one are strangers again. */
const MOST_ACCOUNTS = 8
const DAYS = 400

const shape = /^[\w-]{22}(\.[\w-]{22}){1,8}$/

/**
 * Which accounts signed in on a browser before, in a cookie that only we can write: an id, and a seal per account. It opens
 * nothing. It only lets the owner try without waiting behind strangers who guess (OWASP calls it a device cookie).
 */
export class Devices {
  private readonly key: Buffer
  constructor(secret: string) {
    this.key = createHmac('sha256', secret).update('devices').digest()
  }

  /** The id of the device, if this account signed in on it before. */
  idFor(cookie: string | undefined, account: string): string | undefined {
    const [id, ...seals] = partsOf(cookie)
    if (!id) return undefined
    const seal = this.seal(id, account)
    return seals.some((each) => isEqual(each, seal)) ? id : undefined
  }

  /** What the cookie says once this account, too, has signed in; the latest stands first. */
  withAccount(cookie: string | undefined, account: string): string {
    const [id = randomBytes(16).toString('base64url'), ...seals] = partsOf(cookie)
    const own = this.seal(id, account)
    return [id, own, ...seals.filter((each) => !isEqual(each, own))].slice(0, 1 + MOST_ACCOUNTS).join('.')
  }

  private seal(id: string, account: string): string {
    return createHmac('sha256', this.key).update(`${id} ${account}`).digest('base64url').slice(0, 22)
  }
}

const partsOf = (cookie: string | undefined) => (cookie && shape.test(cookie) ? cookie.split('.') : [])
const isEqual = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b))

export const deviceCookie = (value: string, isSecure: boolean): string =>
  `device=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${DAYS * 24 * 3600}${isSecure ? '; Secure' : ''}`
