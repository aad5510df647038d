import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { fail } from '#engine/fail.ts'
import type { Access } from '#protocol/declaring/define.ts'
import { sendFailure } from './errors.ts'

const methods: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

const isUsed = (method: string) => ['HEAD', 'OPTIONS', ...methods].includes(method)

/** A known address asked in another way is 405 and says which ways there are; anything else is 404. */
export function notFound(http: FastifyInstance, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?')[0] as string
  const allowed = methods.filter((method) => matches(http, method, path))
  // A way in which nothing here can be asked, such as TRACE, is refused as such, also where nothing is.
  if (allowed.length === 0 && !isUsed(request.method)) allowed.push('GET')
  if (allowed.length === 0) return sendFailure(request, reply, fail('record.missing'))
  reply.header('allow', allowed.join(', '))
  if (request.method === 'OPTIONS') return reply.code(204).send()
  return sendFailure(request, reply, fail('method.unknown', { name: request.method }))
}

/** One of the server's own addresses, in whatever way it was asked. */
export function isKnown(http: FastifyInstance, path: string): boolean {
  const pattern =
    anyRoute.get(http) ??
    new RegExp(
      routesOf(http)
        .map((route) => route.pattern.source)
        .join('|'),
    )
  anyRoute.set(http, pattern)
  return pattern.test(path)
}

/** All of them in one, since it is asked for every page. */
const anyRoute = new WeakMap<FastifyInstance, RegExp>()
type KnownRoute = { method: string; url: string; access: Access; pattern: RegExp }
const known = new WeakMap<FastifyInstance, KnownRoute[]>()

export function rememberRoute(http: FastifyInstance, method: string, url: string, access: Access): void {
  // The pages take whatever the API leaves; they say nothing about which ways there are.
  if (url === '/*') return
  const pattern = new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`)
  known.set(http, [...routesOf(http), { method, url, access, pattern }])
  anyRoute.delete(http)
}

/** Every route, with who may use it. */
export const routesOf = (http: FastifyInstance): readonly KnownRoute[] => known.get(http) ?? []

function matches(http: FastifyInstance, method: string, path: string): boolean {
  return routesOf(http).some((route) => route.method === method && route.pattern.test(path))
}
