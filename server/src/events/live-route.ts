import { type HandledRoute, route } from '#engine/feature.ts'
import type { Road } from '#engine/road.ts'
import { echoSession } from '../http/session-headers.ts'
import type { Live } from './live.ts'

/** One stream per browser tab, signed in by headers or by our cookies. */
export function liveRoute(live: Live, road: Road): HandledRoute {
  return route('GET /api/v1/live', 'session', async ({ call, request, reply }) => {
    await road.authenticate(call, 'session')
    echoSession(reply, call)
    reply.header('content-type', 'text/event-stream').header('x-accel-buffering', 'no')
    if (request.method === 'HEAD') return reply.send()
    await live.ready()
    // From here on the answer is ours; what hooks have set so far, the security headers above all, goes with it.
    reply.hijack()
    reply.raw.writeHead(200, reply.getHeaders() as Record<string, string>)
    call.log.info({ route: '/api/v1/live', tenant: call.site.key, user: call.me.id }, 'stream opened')
    live.open(call, reply.raw)
  })
}
