import { returnToOwnSession } from '#auth/return-session.ts'
import { findUserByEmail, findUserById } from '#auth/sign-in.ts'
import { endSession, startSession } from '#auth/start-session.ts'
import type { Call } from '#engine/call.ts'
import { fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { Me } from '#engine/judging/me.ts'
import { metaDocument } from '#engine/reading/document.ts'
import { userPolicy } from '#features/users/users.policy.ts'
import * as protocol from '#protocol/features/sessions.ts'
import { users } from '#protocol/features/users.ts'
import { clearedCookies, sessionCookies, sessionHeaders } from '#server/http/session-headers.ts'

const MINUTES = 60

/** A browser proves itself with cookies, and gets cookies back: the token never meets a script. */
const isBrowser = (call: Call): boolean => call.credentials?.source === 'cookie'
const isSecure = (call: Call): boolean => call.base.startsWith('https:')

export const signInAsUser = handle(protocol.signInAsUser, async ({ input, me, tx, call }) => {
  const id = input.userId ?? input.id
  const target = id ? await findUserById(tx, id) : await findUserByEmail(tx, input.email ?? '')
  // Somebody who may do this for nobody learns nothing about who exists.
  if (!me.session || !target || !(await tx.holdsFor(users, target.id, userPolicy.signInAsUser(me))))
    throw fail('impersonation.notAllowed')
  const impersonation = {
    impersonatorId: me.requireId(),
    reason: input.reason ?? null,
    minutes: MINUTES,
    // A program keeps its own token. For it the borrowed token must not be worth more than the borrowed session.
    returnSessionId: isBrowser(call) ? me.session.id : null,
  }
  const session = await startSession(tx, {
    user: target,
    kind: 'impersonation',
    userAgent: call.userAgent,
    impersonation,
  })
  tx.emit(
    protocol.impersonationStarted,
    { userId: target.id, impersonatorId: impersonation.impersonatorId, reason: impersonation.reason },
    { type: 'users', id: target.id },
  )
  const meta = { userId: target.id, impersonatorId: me.id, expiresAt: session.expiresAt.toISOString() }
  // The cookies outlive the hour: they are the way back, for as long as one's own session lasts.
  const headers = isBrowser(call)
    ? { 'set-cookie': sessionCookies({ ...session, expiresAt: me.session.expiresAt }, isSecure(call)) }
    : sessionHeaders(session)
  return { status: 200, body: metaDocument(meta), headers, isSecret: true }
})

/** Ends the borrowed session. A program's own was never touched; a browser gets its own one back. */
export const endSignInAsUser = handle(protocol.endSignInAsUser, async ({ me, tx, call }) => {
  const { session } = me
  if (session && session.kind !== 'impersonation') throw fail('impersonation.none')
  if (call.credentials && isBrowser(call)) {
    const own = await returnToOwnSession(tx, call.credentials)
    const cookies = own ? sessionCookies(own, isSecure(call)) : clearedCookies(isSecure(call))
    return { status: 204, body: null, headers: { 'set-cookie': cookies }, isSecret: true }
  }
  if (!session) throw fail('session.required')
  await endSession(tx, session)
  // The answer echoes who called; this session is no more.
  call.me = new Me(null, null, call.askedLocale)
  return null
})
