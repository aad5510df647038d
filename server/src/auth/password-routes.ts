import type { Call } from '#engine/call.ts'
import { fail } from '#engine/fail.ts'
import { type HandledRoute, route } from '#engine/feature.ts'
import type { Road } from '#engine/road.ts'
import type { Sending } from '#engine/writing/idempotency.ts'
import { sendingOf } from '../http/idempotency-header.ts'
import { askedOf } from '../http/request-values.ts'
import { echoSession } from '../http/session-headers.ts'
import { type AuthTools, addressIn, bodyOf, publicUser, sendSession, textOf } from './auth-routes.ts'
import { authText } from './auth-texts.ts'
import { askForLink } from './mail-link.ts'
import { checkNewPassword, type PasswordPair } from './passwords/check-new-password.ts'
import { hashPassword, verifyPassword } from './passwords/hash.ts'
import { checkRedirect, withQuery } from './redirects.ts'
import { ownerOf, setPassword } from './set-password.ts'
import { type AuthUser, admit, findUserById, isStillPassword, passwordHashOf, type SignedIn } from './sign-in.ts'
import { isLinkGood, ownerOfLink, redeemLink } from './tokens.ts'

const json = 'application/json'

export function passwordRoutes(tools: AuthTools): HandledRoute[] {
  const { road, throttle } = tools

  /** The same answer whether the address is known or not. */
  const request = route('POST /auth/password', 'public', async ({ call, request, reply }) => {
    const body = bodyOf(request)
    const email = addressIn(body)
    const redirect = checkRedirect(call.site, tools.origins(call), body.redirectUrl, '/auth/reset')
    await throttle.mail(email, call)
    await road.onceAsGuest(call, sendingOf(request), (tx) => askForLink(tx, 'passwordReset', email, redirect))
    const message = authText('resetSent', call)
    return reply.header('content-type', json).send(JSON.stringify({ success: true, message }))
  })

  /** Opening the link changes nothing: mail scanners open links too. */
  const edit = route('GET /auth/password/edit', 'public', async ({ call, request, reply }) => {
    const { reset_password_token: token, redirect_url: target } = askedOf(request)
    const redirect = checkRedirect(call.site, tools.origins(call), target, '/auth/reset')
    if (!(await road.asGuest(call, (tx) => isLinkGood(tx, token, ['reset'])))) throw fail('record.missing')
    return reply.redirect(withQuery(redirect, { reset_password_token: String(token) }), 302)
  })

  const change = async ({ call, request, reply }: Parameters<HandledRoute['run']>[0]) => {
    const body = bodyOf(request)
    const pair: PasswordPair = {
      password: textOf(body.password),
      passwordConfirmation: textOf(body.passwordConfirmation),
    }
    const token = body.resetPasswordToken
    if (token !== undefined && token !== null && token !== '') {
      const { user, session } = await resetPassword(road, call, token, pair)
      return sendSession({ call, reply, tools }, session, changedBody(user, call))
    }
    if (!call.credentials) throw fail('password.identity')
    await road.authenticate(call, 'session')
    if (call.me.isImpersonated) throw fail('impersonation.forbidden')
    await throttle.password(call.me.requireId())
    const current = textOf(body.currentPassword)
    const user = await changePassword(road, call, { current, pair, sending: sendingOf(request) })
    echoSession(reply, call)
    return reply.header('content-type', json).send(JSON.stringify(changedBody(user, call)))
  }

  return [request, edit, route('PUT /auth/password', 'public', change), route('PATCH /auth/password', 'public', change)]
}

const changedBody = (user: AuthUser, call: Call) => ({
  success: true,
  data: publicUser(user),
  message: authText('passwordChanged', call),
})

/** Hashing takes long, so it is done without a transaction; the link is used up together with the new password. */
async function resetPassword(road: Road, call: Call, token: unknown, pair: PasswordPair): Promise<SignedIn> {
  const owner = await road.asGuest(call, async (tx) => {
    const id = await ownerOfLink(tx, token, ['reset'])
    return id && findUserById(tx, id)
  })
  if (!owner) throw fail('reset.invalid')
  const hash = await hashPassword(checkNewPassword(pair, ownerOf(owner)))
  return road.asGuest(call, async (tx) => {
    const { userId, data } = await redeemLink(tx, token, ['reset'], 'reset.invalid')
    await setPassword(tx, userId, hash, null, data.isFirst === true)
    return admit(tx, call, userId, 'password')
  })
}

type Change = { current: string; pair: PasswordPair; sending: Sending }

/** The session that changes it stays as it is: its client would not look for new values in this answer. */
async function changePassword(road: Road, call: Call, { current, pair, sending }: Change): Promise<AuthUser> {
  const id = call.me.requireId()
  const { user, stored } = await road.asGuest(call, async (tx) => ({
    user: await findUserById(tx, id),
    stored: await passwordHashOf(tx, id),
  }))
  if (!user) throw fail('session.required')
  const isRight = await verifyPassword(stored, current)
  const hash = isRight ? await hashPassword(checkNewPassword(pair, ownerOf(user))) : undefined
  await road.onceAsGuest(call, sending, async (tx) => {
    // Refused only here, where a repeat of what has succeeded does not come: by then the old password is a wrong one.
    if (!hash || !(await isStillPassword(tx, id, stored)))
      throw fail('password.wrong', {}, { pointer: '/data/attributes/currentPassword' })
    await setPassword(tx, id, hash, call.me.session?.id ?? null)
  })
  return user
}
