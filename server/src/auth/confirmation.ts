import { fail } from '#engine/fail.ts'
import { type HandledRoute, handle, route } from '#engine/feature.ts'
import { metaDocument } from '#engine/reading/document.ts'
import { applyEmailChange } from '#features/account/email-change.ts'
import { joinAccount } from '#features/users/stand-in.ts'
import { confirmRegistration, isRegistrationLink } from '#features/volunteers/confirm-registration.ts'
import { askForRegistrationMail } from '#features/volunteers/register-volunteer.ts'
import { confirmAccount as protocol } from '#protocol/features/sessions.ts'
import { userLife } from '#protocol/features/users.ts'
import { sendingOf } from '../http/idempotency-header.ts'
import { type AuthTools, addressIn, bodyOf } from './auth-routes.ts'
import { authText } from './auth-texts.ts'
import { askForLink } from './mail-link.ts'
import { checkNewPassword } from './passwords/check-new-password.ts'
import { hashPassword } from './passwords/hash.ts'
import { checkRedirect, withQuery } from './redirects.ts'
import { ownerOf, setPassword } from './set-password.ts'
import { findUserById } from './sign-in.ts'
import { isLinkGood, issueLink, redeemLink } from './tokens.ts'

/**
 * Accepts an invitation, a new e-mail address or one's own registration. Who was invited and comes without a password
 * gets a link token to choose one with: they have just proved that the mailbox is theirs.
 */
export const confirmAccount = handle(protocol, async ({ input, tx }) => {
  const registered = await confirmRegistration(tx, input.confirmationToken)
  if (registered) {
    const { nextPath } = registered
    return { status: 200, body: metaDocument({ confirmed: 'account', ...(nextPath && { nextPath }) }) }
  }
  const link = await redeemLink(tx, input.confirmationToken, ['invitation', 'emailChange'])
  if (link.purpose === 'emailChange') {
    await applyEmailChange(tx, link.userId, String(link.data.email))
    return { status: 200, body: metaDocument({ confirmed: 'email' }) }
  }
  const invited = await findUserById(tx, link.userId)
  // A link proves the mailbox that it was sent to, and no other that the invitation has been given since.
  if (invited?.status !== 'invited' || !isSentTo(invited, link.data)) throw fail('token.invalid')
  const user = await joinAccount(tx, invited)
  if (user?.status === 'active') return { status: 200, body: metaDocument({ confirmed: 'joined' }) }
  if (user?.status !== 'invited') throw fail('token.invalid')
  await tx.move(userLife.confirm, user, { set: { confirmedAt: new Date() }, tell: { userId: user.id } })
  if (input.password || input.passwordConfirmation) {
    const hash = await hashPassword(checkNewPassword(input, ownerOf(user)))
    await setPassword(tx, user.id, hash, null, true)
    return { status: 200, body: metaDocument({ confirmed: 'account' }) }
  }
  const resetPasswordToken = await issueLink(tx, user.id, 'reset', { isFirst: true })
  return { status: 200, body: metaDocument({ confirmed: 'account', resetPasswordToken }), isSecret: true }
})

const isSentTo = ({ email }: { email: string }, sent: Record<string, unknown>) =>
  email.toLowerCase() === String(sent.email).toLowerCase()

export function confirmationRoutes(tools: AuthTools): HandledRoute[] {
  const { road, throttle } = tools

  const resend = route('POST /auth/confirmation', 'public', async ({ call, request, reply }) => {
    const body = bodyOf(request)
    const email = addressIn(body)
    checkRedirect(call.site, tools.origins(call), body.redirectUrl, '/confirm')
    await throttle.mail(email, call)
    await road.onceAsGuest(call, sendingOf(request), async (tx) => {
      await askForLink(tx, 'confirmation', email)
      await askForRegistrationMail(tx, email)
    })
    const message = authText('confirmationSent', call)
    return reply.header('content-type', 'application/json').send(JSON.stringify({ success: true, message }))
  })

  /** Leads on to the page that confirms by POST; a scanner that opens the link leaves it as it was. */
  const open = route('GET /auth/confirmation', 'public', async ({ call, request, reply }) => {
    const { confirmation_token: token, redirect_url: target } = request.query as Record<string, unknown>
    const redirect = checkRedirect(call.site, tools.origins(call), target, '/confirm')
    const isGood = await road.asGuest(
      call,
      async (tx) =>
        (await isLinkGood(tx, token, ['invitation', 'emailChange'])) || (await isRegistrationLink(tx, token)),
    )
    return reply.redirect(
      withQuery(redirect, {
        account_confirmation_success: String(isGood),
        ...(isGood ? { confirmation_token: token as string } : {}),
      }),
      302,
    )
  })

  return [resend, open]
}
