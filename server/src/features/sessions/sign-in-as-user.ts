import { findUserById } from '#auth/sign-in.ts'
import { endSession, startSession } from '#auth/start-session.ts'
import { metaDocument } from '#engine/document.ts'
import { fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Me } from '#engine/me.ts'
import type { TableRow, Tx } from '#engine/transaction.ts'
import * as protocol from '#protocol/sessions.ts'
import { sessionHeaders } from '../../http/session-headers.ts'

const MINUTES = 60

/**
 * Whom may this person act as? A school its students and mentors, a centre the people of its hosts, an operator
 * anybody. Never somebody with an equal or higher role, never from inside another such session.
 */
async function isInReach(tx: Tx, me: Me, target: TableRow): Promise<boolean> {
  if (me.isImpersonated || target.id === me.id || target.status !== 'active') return false
  const roles = await tx.rows(
    `select r.name, r.organization_id as "organizationId", o.type, o.center_id as "centerId"
     from roles r left join organizations o on o.id = r.organization_id where r.user_id = $1`,
    [target.id],
  )
  if (roles.length === 0 || roles.some((role) => role.organizationId === null)) return false
  if (me.isOperator) return true
  const schools = me.adminOf('School')
  const centers = me.adminOf('VolunteerCenter')
  const isAdministrator = roles.some(
    (role) => role.name === 'admin' && (role.type === 'School' || role.type === 'VolunteerCenter'),
  )
  if (isAdministrator) return false
  return roles.some(
    (role) =>
      (schools.includes(role.organizationId) && (role.name === 'student' || role.name === 'mentor')) ||
      (role.centerId !== null && centers.includes(role.centerId)),
  )
}

export const signInAsUser = handle(protocol.signInAsUser, async ({ input, me, tx, call }) => {
  const id = input.userId ?? input.id
  const target = id
    ? await findUserById(tx, id)
    : await tx.row('select * from users where email_key = lower($1)', [input.email ?? ''])
  // Somebody who may do this for nobody learns nothing about who exists.
  if (!target || !(await isInReach(tx, me, target))) throw fail('impersonation.notAllowed')
  const impersonation = { impersonatorId: me.id as string, reason: input.reason ?? null, minutes: MINUTES }
  const session = await startSession(tx, {
    user: target,
    kind: 'impersonation',
    userAgent: call.userAgent,
    impersonation,
  })
  tx.emit(
    protocol.impersonationStarted,
    { userId: target.id, impersonatorId: me.id as string, reason: impersonation.reason },
    { type: 'users', id: target.id },
  )
  const meta = { userId: target.id, impersonatorId: me.id, expiresAt: session.expiresAt.toISOString() }
  return { status: 200, body: metaDocument(meta), headers: sessionHeaders(session), isSecret: true }
})

/** Ends the borrowed session; one's own was never touched, so that is what one returns to. */
export const endSignInAsUser = handle(protocol.endSignInAsUser, async ({ me, tx }) => {
  const session = me.session
  if (session?.kind !== 'impersonation')
    throw fail('state.conflict', { field: 'session', state: session?.kind ?? 'none' })
  await endSession(tx, session)
  return null
})
