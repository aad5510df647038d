import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Registry as Metrics } from 'prom-client'
import { hashToken } from '#auth/authenticate.ts'
import type { Database } from '#db/database.ts'
import { System } from '#db/system.ts'
import { fail } from '#engine/fail.ts'
import { type HandledRoute, route } from '#engine/feature.ts'
import { jobGauges } from '#events/job-gauges.ts'
import type { Env } from '../env.ts'
import type { Admission } from './admission.ts'
import { allMetrics } from './all-metrics.ts'
import type { HiddenProxy } from './hidden-proxy.ts'
import { readiness } from './readiness.ts'
import { measureRequests } from './request-metrics.ts'

type Parts = {
  http: FastifyInstance
  db: Database
  env: Pick<Env, 'metricsToken' | 'isProduction'>
  proxy: HiddenProxy
  admission: Admission
}

/** What whoever runs the installation looks at. None of it does work that a stranger could multiply. */
export function operationsRoutes({ http, db, env, proxy, admission }: Parts): HandledRoute[] {
  const metrics = new Metrics()
  collectDefaultMetrics({ register: metrics })
  new Gauge({
    name: 'stagehaven_database_connections',
    help: 'Connections of this process by state',
    labelNames: ['state'],
    registers: [metrics],
    collect() {
      for (const [state, count] of Object.entries(db.connections)) this.set({ state }, count)
    },
  })
  new Gauge({
    name: 'stagehaven_requests',
    help: 'Requests of this process: worked on, waiting for their turn, and sent away so far',
    labelNames: ['state'],
    registers: [metrics],
    collect() {
      const { active, waiting } = admission.counts
      for (const [state, count] of Object.entries({ active, waiting, refused: admission.refused }))
        this.set({ state }, count)
    },
  })
  jobGauges(metrics, new System(db))
  measureRequests(http, metrics)
  const figures = allMetrics(metrics)

  const healthz = route('GET /healthz', 'public', async ({ reply }) => reply.type('text/plain').send('ok\n'))

  const ask = readiness(db)
  const readyz = route('GET /readyz', 'public', async ({ reply }) => {
    const { isReady, reason } = await ask()
    if (!isReady) reply.code(503).header('retry-after', '1')
    return reply.type('text/plain').send(`${reason}\n`)
  })

  const show = route('GET /metrics', 'public', async ({ request, reply }) => {
    if (!mayMeasure(request, env, proxy)) throw fail('record.missing')
    return reply.header('content-type', metrics.contentType).send(await figures())
  })

  return [healthz, readyz, show]
}

/** Figures about routes and jobs are nobody's business but the operator's. */
function mayMeasure(
  request: FastifyRequest,
  { metricsToken, isProduction }: Parts['env'],
  proxy: HiddenProxy,
): boolean {
  if (metricsToken) return isEqual(request.headers.authorization ?? '', `Bearer ${metricsToken}`)
  return !isProduction || proxy.isLocal(request)
}

const isEqual = (a: string, b: string) => timingSafeEqual(hashToken(a), hashToken(b))
