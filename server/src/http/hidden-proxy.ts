import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'

const ownAddresses = ['127.0.0.1', '::1', '::ffff:127.0.0.1']
export const isOwnMachine = (ip: string): boolean => ownAddresses.includes(ip)

const forwarding = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-forwarded-host', 'x-forwarded-proto', 'via']

type Settings = Pick<Env, 'isProduction' | 'host' | 'publicUrl' | 'trustProxy'>

/** Reached from elsewhere, but listening to this machine alone: something in front passes requests on. */
export function mustHaveProxy({ isProduction, host, publicUrl, trustProxy }: Settings): boolean {
  const isLocal = (name: string) => name === 'localhost' || name === '[::1]' || isOwnMachine(name)
  if (!isProduction || trustProxy.length > 0 || !publicUrl) return false
  return isLocal(host) && !isLocal(new URL(publicUrl).hostname)
}

/**
 * A proxy on this machine that TRUST_PROXY does not name makes every visitor look like the machine itself. Its word is not
 * taken, for it may be a visitor's; but once there is a sign of it, being the machine itself proves nothing any more.
 */
export class HiddenProxy {
  private isThere: boolean
  private readonly isNamed: boolean

  constructor(env: Settings) {
    this.isThere = mustHaveProxy(env)
    this.isNamed = env.trustProxy.length > 0
  }

  /** Says it once, at the first request that shows it. */
  watch(http: FastifyInstance): void {
    let isSaid = false
    http.addHook('onRequest', (request, _reply, done) => {
      if (!isSaid && this.shows(request)) {
        isSaid = true
        this.isThere = true
        request.log.warn(
          'requests come through a proxy on this machine that TRUST_PROXY does not name: all visitors count as one',
        )
      }
      done()
    })
  }

  /** Is it really a program on this machine that asks? */
  isLocal(request: FastifyRequest): boolean {
    return isOwnMachine(request.ip) && !this.isThere
  }

  private shows(request: FastifyRequest): boolean {
    if (this.isNamed || !isOwnMachine(request.ip)) return false
    return forwarding.some((name) => request.headers[name] !== undefined)
  }
}
