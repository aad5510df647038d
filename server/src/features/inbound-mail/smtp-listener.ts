import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'
import { Failure } from '#engine/fail.ts'
import type { InboundSettings } from '#mail/inbound-addresses.ts'
import { isForUs, LARGEST_MAIL } from './limits.ts'
import { type InboundParts, takeMail } from './take-mail.ts'

export type Listener = { port: number; close(): Promise<void> }
type Smtp = NonNullable<InboundSettings['smtp']>

/** What the other server is told; `code` 4xx: it tries again later. */
const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })

/**
 * Our own mail server. It takes mail for addresses that we made ourselves and for nobody else, relays nothing and knows no
 * passwords. Without a certificate of its own it says nothing of encryption.
 */
export async function listenForMail(parts: InboundParts, { host, port, tls }: Smtp): Promise<Listener> {
  const server = new SMTPServer({
    name: parts.addresses.domain,
    banner: 'ready',
    size: LARGEST_MAIL,
    maxClients: 20,
    socketTimeout: 60_000,
    closeTimeout: 5_000,
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    ...tls,
    onMailFrom: (_address, { remoteAddress }, done) => {
      parts.throttle.inbound(remoteAddress).then(
        () => done(),
        (error) => done(later(parts, error)),
      )
    },
    onRcptTo: ({ address }, { envelope }, done) => {
      if (envelope.rcptTo.length >= 5) return done(refusal(452, '4.5.3 too many recipients'))
      done(isForUs(parts, address) ? null : refusal(550, '5.1.1 no such address here'))
    },
    onData: (stream, { envelope }, done) => {
      readAll(stream)
        .then(async (raw) => {
          if (!raw) return done(refusal(552, '5.3.4 this mail is too large'))
          const to = envelope.rcptTo.map(({ address }) => address)
          const outcome = await takeMail(parts, raw, to)
          done(outcome === 'refused' ? refusal(550, '5.7.1 this mail is not taken') : null)
        })
        .catch((error) => done(later(parts, error)))
    },
  })
  // A line that breaks in the middle is the other side's affair.
  server.on('error', (error) => parts.log.debug({ inbound: 'line', reason: error.message }, 'a mail line broke'))
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const { port: used } = server.server.address() as AddressInfo
  return { port: used, close: () => new Promise((resolve) => server.close(() => resolve())) }
}

function later({ log }: InboundParts, error: unknown) {
  if (error instanceof Failure && error.status === 429) return refusal(451, '4.7.1 too many, try later')
  log.error(
    { inbound: 'failed', reason: error instanceof Error ? error.message : 'unknown' },
    'a mail could not be taken',
  )
  return refusal(451, '4.3.0 try again later')
}

/** Nothing when it is larger than we said. It is read to its end all the same: only then is there an answer. */
async function readAll(stream: SMTPServerDataStream): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.length
    if (size <= LARGEST_MAIL) chunks.push(chunk)
  }
  return size <= LARGEST_MAIL ? Buffer.concat(chunks) : undefined
}
