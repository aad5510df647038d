import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import addressparser from 'nodemailer/lib/addressparser'
import { fail } from '#engine/fail.ts'
import { isForUs, LARGEST_MAIL } from './limits.ts'
import { headersOf, readMail } from './read/mime.ts'
import { type InboundParts, takeMail } from './take-mail.ts'

/** So far two clocks may be apart; after that what was caught on its way is of no use. */
const SECONDS = 300

/**
 * `POST /inbound/mail`: a provider brings a mail as it came, as the whole body. `inbound-time` is when, in seconds, and
 * `inbound-signature` the HMAC-SHA-256 of time, dot and body with the shared secret, in hex.
 */
export async function addInboundRoute(http: FastifyInstance, parts: InboundParts, secret: string): Promise<void> {
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST_MAIL }, (_request, body, done) =>
      done(null, body),
    )
    scope.route({
      method: 'POST',
      url: '/inbound/mail',
      config: { access: 'public' },
      // Asked before it is read: it is large.
      onRequest: ({ call }) => call.throttle.inbound(call.ip),
      handler: async ({ headers, body }, reply) => {
        const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
        if (!isSigned(raw, String(headers['inbound-time']), String(headers['inbound-signature']), secret))
          throw fail('access.forbidden')
        const to = recipientsOf(raw).filter((address) => isForUs(parts, address))
        const outcome = to.length > 0 ? await takeMail(parts, raw, to) : 'refused'
        return reply.code(outcome === 'refused' ? 422 : 200).send({ outcome })
      },
    })
  })
}

function isSigned(raw: Buffer, time: string, signature: string, secret: string): boolean {
  if (!/^\d{1,12}$/.test(time) || Math.abs(Date.now() / 1000 - Number(time)) > SECONDS) return false
  const right = createHmac('sha256', secret).update(`${time}.`).update(raw).digest()
  const given = Buffer.from(/^[0-9a-f]{64}$/i.test(signature) ? signature : '', 'hex')
  return given.length === right.length && timingSafeEqual(given, right)
}

/** To whom it went stands in the mail itself, so that it is signed too. */
function recipientsOf(raw: Buffer): string[] {
  const mail = readMail(raw)
  const lines = ['delivered-to', 'x-original-to', 'to', 'cc'].flatMap((name) => headersOf(mail, name))
  return [
    ...new Set(
      lines.flatMap((line) =>
        addressparser(line.slice(0, 10_000), { flatten: true }).map(({ address }) => address ?? ''),
      ),
    ),
  ]
}
