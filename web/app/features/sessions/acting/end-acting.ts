import { redirect } from 'react-router'
import { withToast } from '#lib/flash.ts'
import type { Route } from './+types/end-acting'
import { returnToOwnAccount } from './return.server.ts'

/** Nothing to see here: the banner's button leads through it. */
export const loader = () => redirect('/dashboard')

export async function action({ context }: Route.ActionArgs) {
  const returned = await returnToOwnAccount(context)
  if (!returned) return redirect('/dashboard')
  if (!returned.isSignedIn) return redirect('/inloggen', { headers: returned.headers })
  return redirect('/dashboard', withToast({ title: 'acting.back' }, returned.headers))
}
