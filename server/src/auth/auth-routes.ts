import type { FastifyReply, FastifyRequest } from 'fastify'
import type { System } from '#db/system.ts'
import type { Call } from '#engine/call.ts'
import { fail } from '#engine/fail.ts'
import { type HandledRoute, route } from '#engine/feature.ts'
import type { Road } from '#engine/road.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { isEmail } from '#protocol/declaring/fields.ts'
import { camel } from '#protocol/declaring/names.ts'
import { required } from '#protocol/shared/guards.ts'
import { askedOf } from '../http/request-values.ts'
import {
  clearedCookies,
  echoSession,
  type SessionValues,
  sessionCookies,
  sessionHeaders,
} from '../http/session-headers.ts'
import { deviceCookie } from './devices.ts'
import { endReturnSession } from './return-session.ts'
import { type AuthUser, findUserById, signInWithPassword } from './sign-in.ts'
import { endSession } from './start-session.ts'
import type { Throttle } from './throttle.ts'

export type AuthTools = {
  road: Road
  system: System
  throttle: Throttle
  origins: (call: Call) => string[]
  isSecure: boolean
  /** Credentials in the query of validate_token and sign_out: query strings reach logs, so not in production. */
  allowParameters: boolean
}

/** The body in either casing, JSON or form; every value a text, because that is all these calls know. */
export function bodyOf(request: FastifyRequest): Record<string, unknown> {
  const body = request.body
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {}
  const flat = camelKeys(body)
  return typeof flat.user === 'object' && flat.user ? { ...flat, ...camelKeys(flat.user) } : flat
}

const camelKeys = (body: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body).map(([key, value]) => [camel(key.replaceAll('-', '_')), value]))

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The address a mail is asked for. These calls answer 401 when it is missing or is none, as their clients expect. */
export function addressIn(body: Record<string, unknown>): string {
  const email = textOf(body.email).trim()
  if (!isEmail(email)) throw fail('email.required')
  return email
}

/** What a signed-in person is to an auth client: never tokens, never times. */
export function publicUser(user: AuthUser): object {
  return {
    id: user.id,
    email: user.email,
    provider: 'email',
    uid: user.email,
    first_name: user.firstName,
    infix: user.infix,
    last_name: user.lastName,
    name: [user.firstName, user.infix, user.lastName].filter(Boolean).join(' '),
    locale: user.locale,
    status: user.status,
    allow_password_change: false,
  }
}

type Door = { call: Call; reply: FastifyReply; tools: Pick<AuthTools, 'throttle' | 'isSecure'> }

/** Somebody is in: the session in both of its forms, and what their browser remembers for the next time. */
export async function sendSession(
  { call, reply, tools: { throttle, isSecure } }: Door,
  session: SessionValues,
  body: object,
): Promise<FastifyReply> {
  const device = deviceCookie(await throttle.welcome(session.uid, call), isSecure)
  return reply
    .headers(sessionHeaders(session))
    .header('set-cookie', [...sessionCookies(session, isSecure), device])
    .header('content-type', 'application/json')
    .send(JSON.stringify(body))
}

export const inTenant =
  (road: Road, call: Call) =>
  <T>(work: (tx: Tx) => Promise<T>) =>
    road.asGuest(call, work)

export function authRoutes(tools: AuthTools): HandledRoute[] {
  const { road, system, throttle, isSecure } = tools

  const signIn = route('POST /auth/sign_in', 'public', async ({ call, request, reply }) => {
    const body = bodyOf(request)
    const email = textOf(body.email ?? body.uid).trim()
    const password = textOf(body.password)
    if (!isEmail(email) || password === '' || password.length > 1024) throw fail('signin.failed')
    const { user, session } = await signInWithPassword(call, email, password, {
      system,
      throttle,
      inTenant: inTenant(road, call),
    })
    return sendSession({ call, reply, tools }, session, { data: publicUser(user) })
  })

  const validateToken = route('GET /auth/validate_token', 'public', async ({ call, request, reply }) => {
    const asked = withParameters(call, request, tools.allowParameters)
    await road.authenticate(asked, 'session')
    const user = required(
      await road.asGuest(call, (tx) => findUserById(tx, asked.me.requireId())),
      'person of a session',
    )
    echoSession(reply, asked)
    return reply
      .header('content-type', 'application/json')
      .send(JSON.stringify({ success: true, data: publicUser(user) }))
  })

  const signOut = route('DELETE /auth/sign_out', 'public', async ({ call, request, reply }) => {
    const asked = withParameters(call, request, tools.allowParameters)
    await road.authenticate(asked, 'public')
    const { credentials } = asked
    const { session } = asked.me
    if (credentials) await road.asGuest(asked, (tx) => endReturnSession(tx, credentials))
    reply.header('set-cookie', clearedCookies(isSecure)).header('content-type', 'application/json')
    if (!session) throw fail('session.none')
    await road.asGuest(asked, (tx) => endSession(tx, session))
    return reply.header('clear-site-data', '"storage"').send(JSON.stringify({ success: true }))
  })

  return [signIn, validateToken, signOut]
}

function withParameters(call: Call, request: FastifyRequest, isAllowed: boolean): Call {
  if (call.credentials || !isAllowed) return call
  const given = { ...askedOf(request), ...bodyOf(request) }
  const [uid, client, token] = [
    textOf(given.uid),
    textOf(given.client),
    textOf(given['access-token'] ?? given.accessToken),
  ]
  if (!uid || !client || !token) return call
  return call.with({ credentials: { uid, client, token, source: 'header' } })
}
