import { randomUUID } from 'node:crypto'
import type { Fault } from './fault.ts'

const TIMEOUT = 5_000

/** Any service that understands Sentry's envelopes: https://<key>@<host>/<project>. */
export type Dsn = { endpoint: string; key: string; dsn: string }

export function readDsn(text: string): Dsn | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, host, pathname, username, search, hash } = new URL(text)
  const [, prefix, project] = /^(.*)\/(\d+)$/.exec(pathname) ?? []
  if (!/^https?:$/.test(protocol) || !username || !project || search || hash) return undefined
  return { endpoint: `${protocol}//${host}${prefix}/api/${project}/envelope/`, key: username, dsn: text }
}

/** Where it was thrown comes last, as Sentry reads it. */
export function framesOf(stack: string) {
  const frames = [...stack.matchAll(/^\s*at (?:(?:async )?(.+?) \()?(.+?):(\d+):(\d+)\)?$/gm)]
  return frames
    .map(([, name, filename, line, column]) => ({
      function: name ?? '?',
      filename,
      lineno: Number(line),
      colno: Number(column),
    }))
    .reverse()
}

function envelopeOf(fault: Fault, { dsn }: Dsn, now = new Date()): string {
  const eventId = randomUUID().replaceAll('-', '')
  const { source, kind, name, message, stack, path, build, tenant, userAgent } = fault
  const frames = framesOf(stack)
  const event = {
    event_id: eventId,
    timestamp: now.getTime() / 1000,
    platform: source === 'browser' ? 'javascript' : 'node',
    level: 'error',
    logger: source,
    release: build || undefined,
    transaction: path,
    tags: { tenant, kind },
    request: { url: path, headers: userAgent ? { 'User-Agent': userAgent } : {} },
    exception: { values: [{ type: name, value: message, ...(frames.length > 0 ? { stacktrace: { frames } } : {}) }] },
  }
  return [{ event_id: eventId, sent_at: now.toISOString(), dsn }, { type: 'event' }, event]
    .map((part) => JSON.stringify(part))
    .join('\n')
}

export async function sendEnvelope(fault: Fault, dsn: Dsn): Promise<void> {
  const answer = await fetch(dsn.endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=stagehaven/1, sentry_key=${dsn.key}`,
    },
    body: envelopeOf(fault, dsn),
    signal: AbortSignal.timeout(TIMEOUT),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`status ${answer.status}`)
}
