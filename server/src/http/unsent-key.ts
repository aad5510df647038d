import { createHmac } from 'node:crypto'
import { fail } from '#engine/fail.ts'
import { type HandledRoute, route } from '#engine/feature.ts'
import type { Road } from '#engine/road.ts'
import { echoSession } from './session-headers.ts'

/**
 * The key with which a device locks up what somebody wrote without a line, and the mark by which it finds it again. Only
 * their own session gets it, on any day the same one: whoever signs in later on that device can read nothing of it. It is
 * made of the secret of this installation, so that nothing of it has to be kept.
 */
export function unsentKeyRoute(road: Road): HandledRoute {
  return route('GET /api/v1/unsent_key', 'session', async ({ call, reply }) => {
    await road.authenticate(call, 'session')
    // Whoever looks along does not read what the person has not sent.
    if (call.me.isImpersonated) throw fail('impersonation.forbidden')
    const of = (what: string) =>
      createHmac('sha256', road.secret).update(`unsent ${what}\n${call.site.id}\n${call.me.requireId()}`)
    echoSession(reply, call)
    return reply
      .type('application/json')
      .header('cache-control', 'no-store')
      .send({ mark: of('mark').digest('base64url'), key: of('key').digest('base64url') })
  })
}
