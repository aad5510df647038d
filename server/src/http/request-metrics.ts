import type { FastifyInstance } from 'fastify'
import { Histogram, type Registry } from 'prom-client'

/** How many requests there were and how long they took, by route rather than by address, so that the list stays short. */
export function measureRequests(http: FastifyInstance, metrics: Registry): void {
  const durations = new Histogram({
    name: 'stagehaven_request_duration_seconds',
    help: 'Requests by route, method and kind of answer',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [metrics],
  })
  http.addHook('onResponse', (request, reply, done) => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    durations.observe(
      { route: request.routeOptions.url ?? 'none', method: request.method, status },
      reply.elapsedTime / 1000,
    )
    done()
  })
}
