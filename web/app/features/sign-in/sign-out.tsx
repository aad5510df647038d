import { redirect } from 'react-router'
import { pageContext } from '../../lib/context.ts'
import type { Route } from './+types/sign-out'

/** Ends the session on this device. Errors do not matter: whoever leaves, leaves. */
export async function loader({ context }: Route.LoaderArgs) {
  const { transport } = context.get(pageContext)
  const answer = await transport({ method: 'DELETE', path: '/auth/sign_out', headers: {} })
  const headers = new Headers()
  for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) headers.append('set-cookie', cookie)
  return redirect('/', { headers })
}
