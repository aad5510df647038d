import { fail } from '#engine/fail.ts'
import { type HandledRoute, route } from '#engine/feature.ts'
import { queueMail } from '#mail/queue.ts'
import { isEmail } from '#protocol/fields.ts'
import { requireFlag } from '../http/flags.ts'
import { type AuthTools, bodyOf, publicUser, sendSession, textOf } from './auth-routes.ts'
import { admit, findUserByEmail, findUserById } from './sign-in.ts'
import { issueLink, redeemLink } from './tokens.ts'

/** Signing in by mail alone, at the sites that have it. The link works for ten minutes, once, and only by POST. */
export function magicLinkRoutes(tools: AuthTools): HandledRoute[] {
  const { road, throttle, isSecure } = tools

  const ask = route('POST /auth/magic_link', 'public', async ({ call, request, reply }) => {
    requireFlag(call.site, 'passwordlessLogin')
    const email = textOf(bodyOf(request).email).trim()
    if (!isEmail(email)) throw fail('signin.failed')
    await throttle.mail(email, call.ip)
    await road.asGuest(call, async (tx) => {
      const user = await findUserByEmail(tx, email)
      if (user?.status !== 'active') return
      const token = await issueLink(tx, user.id, 'magicLink')
      await queueMail(tx, {
        purpose: 'magicLink',
        key: token.slice(0, 12),
        to: { id: user.id, email: user.email, locale: user.locale, firstName: user.first_name },
        link: `/inloggen?magic_token=${token}`,
      })
    })
    const message = 'If this address has an account, a mail with a sign-in link is on its way.'
    return reply.header('content-type', 'application/json').send(JSON.stringify({ success: true, message }))
  })

  const use = route('POST /auth/magic_link/sign_in', 'public', async ({ call, request, reply }) => {
    requireFlag(call.site, 'passwordlessLogin')
    const { user, session } = await road.asGuest(call, async (tx) => {
      const { userId } = await redeemLink(tx, bodyOf(request).token, ['magicLink'])
      const person = await findUserById(tx, userId)
      if (!person) throw fail('token.invalid')
      return admit(tx, call, person, 'passwordless')
    })
    return sendSession(reply, session, { data: publicUser(user) }, isSecure)
  })

  return [ask, use]
}
