import type { FastifyRequest } from 'fastify'
import type { Sending } from '#engine/writing/idempotency.ts'

/** What makes a repeat of this request recognisable. A form is the same in whatever boundaries, so it names its parts. */
export function sendingOf(
  request: FastifyRequest,
  content: Sending['content'] = [JSON.stringify(request.body ?? null)],
): Sending {
  const { headers, method, url } = request
  return { key: headers['idempotency-key'] as string | undefined, method, url, content }
}
