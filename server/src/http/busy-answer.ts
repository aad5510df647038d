import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '#engine/fail.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import { authErrorBody, errorDocument } from './errors.ts'
import { jsonApi } from './media-type.ts'
import { guestLocale, isAuthCall } from './request-context.ts'

const words = {
  nl: {
    title: 'Even geduld',
    lead: 'Het is nu erg druk. Probeer het over een paar tellen opnieuw; er is niets verloren gegaan.',
    again: 'Opnieuw proberen',
  },
  en: {
    title: 'One moment please',
    lead: 'It is very busy right now. Try again in a few seconds; nothing was lost.',
    again: 'Try again',
  },
}
const style = `body{margin:0;min-height:100vh;display:grid;place-content:center;gap:16px;padding:24px;background:#f6fafd;color:#0f172a;font:18px/28px Inter,ui-sans-serif,system-ui,sans-serif;max-width:36rem;margin:auto}
h1{margin:0;font-size:32px;line-height:40px}p{margin:0}a{display:inline-block;padding:12px 24px;border-radius:12px;background:#1d4ed8;color:#fff;font-weight:600;text-decoration:none}`
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** The link leads to the page that was asked for; a form that was sent is not sent again by it. */
const page = (locale: Locale) => `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words[locale].title}</title><style>${style}</style></head>
<body><h1>${words[locale].title}</h1><p>${words[locale].lead}</p><p><a href="">${words[locale].again}</a></p></body></html>
`

const busy = fail('server.busy')
const bodies = Object.fromEntries(
  (['nl', 'en'] as const).map((locale) => [
    locale,
    {
      page: Buffer.from(page(locale)),
      auth: Buffer.from(authErrorBody(busy, locale, false)),
      api: Buffer.from(errorDocument(busy, locale)),
    },
  ]),
)
const types = { page: 'text/html; charset=utf-8', auth: 'application/json', api: jsonApi }

/** Ready beforehand and sent as it is: whoever is busy has no time to say so at length. */
export function sendBusy(request: FastifyRequest, reply: FastifyReply, seconds: number): void {
  const isPage = /\btext\/html\b/.test(request.headers.accept ?? '') && !request.url.startsWith('/api/')
  const kind = isAuthCall(request) ? 'auth' : isPage ? 'page' : 'api'
  const body = bodies[guestLocale(request)]?.[kind] ?? Buffer.alloc(0)
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
  reply.raw.writeHead(503, {
    'content-type': types[kind],
    'content-length': body.length,
    'cache-control': 'no-store',
    'retry-after': String(seconds),
    ...(kind === 'page' ? { 'content-security-policy': policy } : {}),
  })
  reply.raw.end(body)
}
