import { fail } from '#engine/fail.ts'
import { type HandledRoute, route } from '#engine/feature.ts'
import { sendingOf } from '../http/idempotency-header.ts'
import { askedOf } from '../http/request-values.ts'
import { type AuthTools, addressIn, bodyOf } from './auth-routes.ts'
import { authText } from './auth-texts.ts'
import { askForLink } from './mail-link.ts'
import { checkRedirect, withQuery } from './redirects.ts'
import { isLinkGood } from './tokens.ts'

/** Who is kept out by too many attempts gets in with a link by mail, the same one as for signing in without a password. */
export function unlockRoutes({ road, throttle, origins }: AuthTools): HandledRoute[] {
  const ask = route('POST /auth/unlock', 'public', async ({ call, request, reply }) => {
    const body = bodyOf(request)
    const email = addressIn(body)
    checkRedirect(call.site, origins(call), body.redirectUrl, '/inloggen')
    await throttle.mail(email, call)
    await road.onceAsGuest(call, sendingOf(request), (tx) => askForLink(tx, 'magicLink', email))
    const message = authText('linkSent', call)
    return reply.header('content-type', 'application/json').send(JSON.stringify({ success: true, message }))
  })

  /** Leads on to the page that signs in by POST: no session values stand in an address, and opening changes nothing. */
  const open = route('GET /auth/unlock', 'public', async ({ call, request, reply }) => {
    const { unlock_token: token } = askedOf(request)
    if (!(await road.asGuest(call, (tx) => isLinkGood(tx, token, ['magicLink'])))) throw fail('record.missing')
    return reply.redirect(withQuery(`${call.site.url}/inloggen`, { magic_token: String(token), unlock: 'true' }), 302)
  })

  return [ask, open]
}
