import type { Call } from '#engine/call.ts'
import { fail } from '#engine/fail.ts'
import { type HandledRoute, route } from '#engine/feature.ts'
import type { TableRow, Tx } from '#engine/transaction.ts'
import { passwordChanged } from '#protocol/sessions.ts'
import { sendingOf } from '../http/idempotency-header.ts'
import { echoSession } from '../http/session-headers.ts'
import { type AuthTools, addressIn, bodyOf, publicUser, sendSession, textOf } from './auth-routes.ts'
import { authText } from './auth-texts.ts'
import { askForLink } from './mail-link.ts'
import { checkNewPassword, type PasswordPair } from './passwords/check.ts'
import { hashPassword, verifyPassword } from './passwords/hash.ts'
import { checkRedirect, withQuery } from './redirects.ts'
import { admit, findUserById, type SignedIn } from './sign-in.ts'
import { endSessions } from './start-session.ts'
import { isLinkGood, redeemLink, voidLinks } from './tokens.ts'

const json = 'application/json'

/** A new password ends every other session and tells the owner; the first one of an invitation changes nothing. */
export async function setPassword(
  tx: Tx,
  user: TableRow,
  password: string,
  keepSessionId: string | null,
  isFirst = false,
): Promise<void> {
  await tx.run(
    `insert into credentials (user_id, password_hash) values ($1, $2)
     on conflict (tenant_id, user_id) do update set password_hash = excluded.password_hash, changed_at = now()`,
    [user.id, await hashPassword(password)],
  )
  await endSessions(tx, user.id, keepSessionId)
  await voidLinks(tx, user.id, ['reset', 'magicLink'])
  if (!isFirst) tx.emit(passwordChanged, { userId: user.id }, { type: 'users', id: user.id })
}

export const ownerOf = (user: TableRow) => ({ email: user.email, firstName: user.first_name, lastName: user.last_name })

export function passwordRoutes(tools: AuthTools): HandledRoute[] {
  const { road, throttle, isSecure } = tools

  /** The same answer whether the address is known or not. */
  const request = route('POST /auth/password', 'public', async ({ call, request, reply }) => {
    const body = bodyOf(request)
    const email = addressIn(body)
    const redirect = checkRedirect(call.site, tools.origins(call), body.redirectUrl, '/auth/reset')
    await throttle.mail(email, call.ip)
    await road.onceAsGuest(call, sendingOf(request), (tx) => askForLink(tx, 'passwordReset', email, redirect))
    const message = authText('resetSent', call)
    return reply.header('content-type', json).send(JSON.stringify({ success: true, message }))
  })

  /** Opening the link changes nothing: mail scanners open links too. */
  const edit = route('GET /auth/password/edit', 'public', async ({ call, request, reply }) => {
    const { reset_password_token: token, redirect_url: target } = request.query as Record<string, unknown>
    const redirect = checkRedirect(call.site, tools.origins(call), target, '/auth/reset')
    if (!(await road.asGuest(call, (tx) => isLinkGood(tx, token, ['reset'])))) throw fail('record.missing')
    return reply.redirect(withQuery(redirect, { reset_password_token: token as string }), 302)
  })

  const change = async ({ call, request, reply }: Parameters<HandledRoute['run']>[0]) => {
    const body = bodyOf(request)
    const pair: PasswordPair = {
      password: textOf(body.password),
      passwordConfirmation: textOf(body.passwordConfirmation),
    }
    const token = body.resetPasswordToken
    if (token !== undefined && token !== null && token !== '') {
      const { user, session } = await road.asGuest(call, (tx) => resetPassword(tx, call, token, pair))
      return sendSession(reply, session, changedBody(user, call), isSecure)
    }
    if (!call.credentials) throw fail('password.identity')
    await road.authenticate(call, 'session')
    if (call.me.isImpersonated) throw fail('impersonation.forbidden')
    await throttle.password(call.me.id as string)
    await road.onceAsGuest(call, sendingOf(request), (tx) =>
      changePassword(tx, call, textOf(body.currentPassword), pair),
    )
    const user = await road.asGuest(call, (tx) => findUserById(tx, call.me.id as string))
    echoSession(reply, call)
    return reply.header('content-type', json).send(JSON.stringify(changedBody(user as TableRow, call)))
  }

  return [request, edit, route('PUT /auth/password', 'public', change), route('PATCH /auth/password', 'public', change)]
}

const changedBody = (user: TableRow, call: Call) => ({
  success: true,
  data: publicUser(user),
  message: authText('passwordChanged', call),
})

async function resetPassword(tx: Tx, call: Call, token: unknown, pair: PasswordPair): Promise<SignedIn> {
  const { userId, data } = await redeemLink(tx, token, ['reset'], 'reset.invalid')
  const user = await findUserById(tx, userId)
  if (!user) throw fail('reset.invalid')
  await setPassword(tx, user, checkNewPassword(pair, ownerOf(user)), null, data.isFirst === true)
  return admit(tx, call, user, 'password')
}

/** The session that changes it stays as it is: its client would not look for new values in this answer. */
async function changePassword(tx: Tx, call: Call, current: string, pair: PasswordPair): Promise<void> {
  const user = await findUserById(tx, call.me.id as string)
  if (!user) throw fail('session.required')
  await requireCurrentPassword(tx, user, current)
  await setPassword(tx, user, checkNewPassword(pair, ownerOf(user)), call.me.session?.id ?? null)
}

async function requireCurrentPassword(tx: Tx, user: TableRow, given: string): Promise<void> {
  const credentials = await tx.row('select password_hash from credentials where user_id = $1', [user.id])
  if (await verifyPassword(credentials?.password_hash, given)) return
  throw fail('password.wrong', {}, { pointer: '/data/attributes/currentPassword' })
}
