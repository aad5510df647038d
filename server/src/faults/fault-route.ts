import type { FastifyInstance } from 'fastify'
import { Failure, fail } from '#engine/fail.ts'
import { browserFault } from './fault.ts'
import type { Faults } from './faults.ts'

const LARGEST = 16 * 1024
const WINDOW = 60_000
/** For one address, which may be a whole school; and for all of them, which may be somebody with many addresses. */
const most = { address: 60, all: 600 }

/** `POST /fouten`: browsers tell what broke. Anybody can send here, so it is small, counted and believed in nothing. */
export function addFaultRoute(http: FastifyInstance, faults: Faults): void {
  let counts = new Map<string, number>()
  let startedAt = 0
  const count = (key: string, limit: number) => {
    const now = Date.now()
    if (now - startedAt > WINDOW) {
      counts = new Map()
      startedAt = now
    }
    const hits = (counts.get(key) ?? 0) + 1
    counts.set(key, hits)
    if (hits <= limit) return
    const seconds = Math.ceil((startedAt + WINDOW - now) / 1000)
    throw new Failure([{ code: 'throttled', params: { seconds } }], { 'retry-after': String(seconds) })
  }
  http.route({
    method: 'POST',
    url: '/fouten',
    bodyLimit: LARGEST,
    config: { access: 'public' },
    handler: async (request, reply) => {
      count('all', most.all)
      count(`address ${request.ip}`, most.address)
      const fault = browserFault(request.body, request.call.site.key, request.headers['user-agent'] ?? '')
      if (!fault) throw fail('request.invalid')
      faults.report(fault)
      return reply.code(204).send()
    },
  })
}
