import { redirect } from 'react-router'
import { pageContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { findSession } from '#lib/session.server.ts'
import { ownPath } from '#protocol/shared/own-path.ts'
import { returnToOwnAccount } from '../acting/return.server.ts'
import type { Route } from './+types/sign-out'

/**
 * Ends the session on this device. Errors do not matter: whoever leaves, leaves. Somebody whose session had ended by
 * itself was on the way somewhere, and gets there after signing in again.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const back = ownPath(new URL(request.url).searchParams.get('terug'))
  // What ended may have been the hour in somebody else's account, with one's own waiting behind it.
  const returned = back ? await returnToOwnAccount(context) : null
  if (returned?.isSignedIn) {
    const words = { title: 'acting.over.title', message: 'acting.over.message' }
    return redirect('/dashboard', withToast({ ...words, color: 'info' }, returned.headers))
  }
  // Nobody to sign out: as at every page that needs a session.
  if (!back && !(await findSession(context))) return redirect('/inloggen')
  const { transport } = context.get(pageContext)
  const answer = await transport({ method: 'DELETE', path: '/auth/sign_out', headers: {} })
  const headers = new Headers()
  for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) headers.append('set-cookie', cookie)
  if (!back) return redirect('/', { headers })
  const words = { title: 'shell.sessionEnded.title', message: 'shell.sessionEnded.message' }
  return redirect(`/inloggen?terug=${encodeURIComponent(back)}`, withToast({ ...words, color: 'warning' }, headers))
}
