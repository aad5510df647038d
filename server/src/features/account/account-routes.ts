import type { FastifyReply, FastifyRequest } from 'fastify'
import { type AuthTools, bodyOf, publicUser, textOf } from '#auth/auth-routes.ts'
import { authText } from '#auth/auth-texts.ts'
import { checkNewPassword } from '#auth/passwords/check-new-password.ts'
import { hashPassword, verifyPassword } from '#auth/passwords/hash.ts'
import { checkRedirect, withQuery } from '#auth/redirects.ts'
import { ownerOf, setPassword } from '#auth/set-password.ts'
import { lockUser, passwordHashOf } from '#auth/sign-in.ts'
import type { Call } from '#engine/call.ts'
import { fail, failField } from '#engine/fail.ts'
import { type HandledCommand, type HandledRoute, type RouteContext, route } from '#engine/feature.ts'
import { runCommand } from '#engine/writing/commands.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { requestDeletion } from '#features/erasure/request-deletion.ts'
import { registerVolunteer } from '#features/volunteers/register-volunteer.ts'
import { isObject, required } from '#protocol/shared/guards.ts'
import { sendingOf } from '#server/http/idempotency-header.ts'
import { echoSession } from '#server/http/session-headers.ts'
import { updateCurrentUser } from './current-user.ts'

type Fields = Record<string, unknown>

/**
 * Registering, changing one's account and leaving, as clients of devise_token_auth ask for it. What is done are our own
 * commands; of a body only what they know is looked at, since such clients send their settings along.
 */
export function accountRoutes({ road, origins }: AuthTools): HandledRoute[] {
  const answer = (call: Call, request: FastifyRequest, reply: FastifyReply, work: (tx: Tx) => Promise<object>) =>
    road
      .write(call, 'public', sendingOf(request), async (tx) => ({
        status: 200,
        body: JSON.stringify({ status: 'success', ...(await work(tx)) }),
      }))
      .then(({ body }) => reply.header('content-type', 'application/json').send(body))
  const run = (command: HandledCommand, call: Call, tx: Tx, attributes: Fields) =>
    runCommand(road.registry, command, call, tx, undefined, { data: { type: 'users', attributes } })

  const register = route('POST /auth', 'public', ({ call, request, reply }) => {
    const body = bodyOf(request)
    const fields = knownTo(registerVolunteer, body)
    if (Object.keys(fields).length === 0) throw fail('account.empty')
    const nextPath = nextPathOf(call, origins(call), body.confirmSuccessUrl)
    return answer(call, request, reply, async (tx) => {
      await run(registerVolunteer, call, tx, { ...fields, nextPath })
      return { data: registeredUser(fields), message: authText('registered', call) }
    })
  })

  const change = async ({ call, request, reply }: RouteContext) => {
    const body = bodyOf(request)
    const { currentPassword, ...details } = knownTo(updateCurrentUser, body)
    const hasPassword = 'password' in body || 'passwordConfirmation' in body
    const sent = await answer(call, request, reply, async (tx) => {
      if (call.me.isGuest) throw fail('session.none')
      const hasDetails = Object.keys(details).length > 0
      if (!hasDetails && !hasPassword) throw fail('account.empty')
      if (hasDetails) await run(updateCurrentUser, call, tx, { ...details, currentPassword })
      if (hasPassword) await changePassword(tx, call, body)
      const user = required(await lockUser(tx, call.me.requireId()), 'person of a session')
      echoSession(reply, call)
      return { data: publicUser(user) }
    })
    return sent
  }

  const leave = route('DELETE /auth', 'public', ({ call, request, reply }) =>
    answer(call, request, reply, async (tx) => {
      if (call.me.isGuest) throw fail('session.none')
      const { result } = await run(requestDeletion, call, tx, {})
      const told: unknown = result && 'body' in result && result.body ? JSON.parse(result.body) : {}
      const isBySchool = isObject(told) && isObject(told.meta) && told.meta.way === 'school'
      return { message: authText(isBySchool ? 'deletionAsked' : 'deletionMailed', call) }
    }),
  )

  return [register, route('PUT /auth', 'public', change), route('PATCH /auth', 'public', change), leave]
}

const knownTo = ({ protocol }: HandledCommand, body: Fields): Fields =>
  Object.fromEntries(Object.entries(body).filter(([name]) => Object.hasOwn(protocol.input, name)))

/** Where the client wants its user to be afterwards: with what such clients look for there, and only at this site. */
function nextPathOf(call: Call, origins: string[], given: unknown): string | null {
  if (given === undefined || given === null || given === '') return null
  const redirect = checkRedirect(call.site, origins, given, '/')
  const { pathname, search, hash } = new URL(withQuery(redirect, { account_confirmation_success: 'true' }))
  return pathname + search + hash
}

/** What was sent, as the user it may become. Without an id: whether there is one yet is nobody's business. */
function registeredUser({ email, firstName, infix, lastName }: Fields): object {
  const [uid, ...names] = [email, firstName, infix, lastName].map((value) => textOf(value).trim())
  const [first, middle, last] = names
  const name = names.filter(Boolean).join(' ')
  return { email: uid, provider: 'email', uid, first_name: first, infix: middle || null, last_name: last, name }
}

/** Under lock, so that of two changes at the same moment the second finds another password. */
async function changePassword(tx: Tx, call: Call, body: Fields): Promise<void> {
  if (call.me.isImpersonated) throw fail('impersonation.forbidden')
  const id = call.me.requireId()
  await call.throttle.password(id)
  const user = required(await lockUser(tx, id), 'person of a session')
  if (!(await verifyPassword(await passwordHashOf(tx, id), textOf(body.currentPassword))))
    throw failField('password.wrong', 'currentPassword')
  const pair = { password: textOf(body.password), passwordConfirmation: textOf(body.passwordConfirmation) }
  const hash = await hashPassword(checkNewPassword(pair, ownerOf(user)))
  await setPassword(tx, id, hash, call.me.session?.id ?? null)
}
