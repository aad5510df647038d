import { redirect, redirectDocument } from 'react-router'
import { pageContext } from '#lib/context.ts'
import { backOf, leaveWhenSignedIn } from '../form/auth-call.server.ts'
import type { Route } from './+types/kennisnet'

/** This door opens at Kennisnet itself, so the whole browser goes there. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await leaveWhenSignedIn(context)
  const back = backOf(request)
  if (!context.get(pageContext).hasEntree) {
    const query = new URLSearchParams({ code: 'not_configured', ...(back && { terug: back }) })
    return redirect(`/inloggen/kennisnet/error?${query}`)
  }
  return redirectDocument(`/auth/entree${back ? `?${new URLSearchParams({ return_to: back })}` : ''}`)
}
