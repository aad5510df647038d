import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Call, PageReads } from '#engine/call.ts'
import type { Together } from '#engine/reading/together.ts'
import type { Live } from '#events/live.ts'
import type { Transport } from '#protocol/client.ts'
import { refusalOf } from '../http/errors.ts'
import { guestLocale } from '../http/request-context.ts'
import type { ApiRoutes } from '../http/resource-routes.ts'
import type { SiteAnswers } from './site-answers.ts'

type Parts = { api: ApiRoutes; siteAnswers: SiteAnswers; live: Live }
type Asked = Parameters<Transport>[0]
type Answered = Awaited<ReturnType<Transport>>

/**
 * How a page calls the API: with what the browser proved. Where it comes from was checked when the page itself was asked
 * for. What is only read goes straight to the road, and the session is read once for the whole page; a change, and
 * whatever else there is, goes the way that requests from outside go.
 */
export function transportOf(
  http: FastifyInstance,
  request: FastifyRequest,
  { api }: Parts,
  together: Together,
): Transport {
  const { call } = request
  const canAskHere = call.credentials?.source !== 'header'
  let page: PageReads = { together }
  return async (asked) => {
    if (asked.method !== 'GET') {
      // It may change who somebody is.
      page = { together }
      return inject(http, request, asked)
    }
    const organizationHeader = asked.headers['current-organization-id'] ?? null
    const own = call.with({ organizationHeader, askedLocale: guestLocale(request), page })
    const answer = canAskHere ? await read(api, own, asked) : undefined
    if (answer) return answer
    together.trips++
    return inject(http, request, asked)
  }
}

/** What a visitor without a session sees of the site, asked once for all pages. */
export function siteTransportOf(
  http: FastifyInstance,
  request: FastifyRequest,
  { api, siteAnswers, live }: Parts,
): Transport {
  const { call } = request
  const locale = guestLocale(request)
  const guest = () => call.with({ credentials: null, organizationHeader: null, askedLocale: locale })
  return (asked) =>
    siteAnswers.find(call.site.id, `${locale} ${asked.path}`, async () => {
      // Only what is kept needs to hear of changes, so that is when listening starts. Without it answers just grow old.
      await live.ready().catch(() => {})
      return (await read(api, guest(), asked)) ?? inject(http, request, asked)
    })
}

async function read(api: ApiRoutes, call: Call, { path }: Asked): Promise<Answered | undefined> {
  try {
    const answer = await api.ask(path, call)
    return answer && { status: answer.status, headers: {}, body: answer.body ?? '' }
  } catch (error) {
    const refusal = refusalOf(error, call.locale)
    return refusal && { ...refusal, headers: {} }
  }
}

async function inject(http: FastifyInstance, request: FastifyRequest, { method, path, headers, body }: Asked) {
  const { cookie, 'user-agent': userAgent } = request.headers
  const answer = await http.inject({
    method: method as 'GET',
    url: path,
    remoteAddress: request.ip,
    headers: {
      host: request.headers.host,
      'x-tenant': request.call.site.key,
      'sec-fetch-site': 'same-origin',
      'x-request-id': request.id,
      'accept-language': guestLocale(request),
      ...(cookie ? { cookie } : {}),
      ...(userAgent ? { 'user-agent': userAgent } : {}),
      ...headers,
    },
    // Bytes of any other kind would be written out as JSON.
    payload: typeof body === 'object' ? Buffer.from(body) : body,
  })
  return { status: answer.statusCode, headers: answer.headers as Record<string, string>, body: answer.body }
}
