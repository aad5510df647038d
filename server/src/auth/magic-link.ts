import { fail } from '#engine/fail.ts'
import { type HandledRoute, route } from '#engine/feature.ts'
import { sendingOf } from '../http/idempotency-header.ts'
import { type AuthTools, addressIn, bodyOf, publicUser, sendSession } from './auth-routes.ts'
import { authText } from './auth-texts.ts'
import { askForLink } from './mail-link.ts'
import { admit } from './sign-in.ts'
import { redeemLink } from './tokens.ts'

/**
 * Signing in by mail alone, at the sites that have it, and everywhere as the way in for somebody whose account others guess
 * at. The link works for ten minutes, once, and only by POST.
 */
export function magicLinkRoutes(tools: AuthTools): HandledRoute[] {
  const { road, throttle } = tools

  const ask = route('POST /auth/magic_link', 'public', async ({ call, request, reply }) => {
    const email = addressIn(bodyOf(request))
    if (!call.site.flags.passwordlessLogin && !(await throttle.isSlowed(email, call))) throw fail('feature.off')
    await throttle.mail(email, call)
    await road.onceAsGuest(call, sendingOf(request), (tx) => askForLink(tx, 'magicLink', email))
    const message = authText('linkSent', call)
    return reply.header('content-type', 'application/json').send(JSON.stringify({ success: true, message }))
  })

  const use = route('POST /auth/magic_link/sign_in', 'public', async ({ call, request, reply }) => {
    const { user, session } = await road.asGuest(call, async (tx) => {
      const { userId } = await redeemLink(tx, bodyOf(request).token, ['magicLink'])
      return admit(tx, call, userId, 'passwordless')
    })
    return sendSession({ call, reply, tools }, session, { data: publicUser(user) })
  })

  return [ask, use]
}
