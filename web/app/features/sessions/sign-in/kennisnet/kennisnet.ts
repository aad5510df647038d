import { redirectDocument } from 'react-router'
import { pageContext } from '#lib/context.ts'
import { backOf, leaveWhenSignedIn } from '../form/auth-call.server.ts'
import type { Route } from './+types/kennisnet'

/** This door opens at Kennisnet itself, so the whole browser goes there. */
export async function loader({ request, context }: Route.LoaderArgs) {
  if (!context.get(pageContext).hasEntree) throw new Response(null, { status: 404 })
  await leaveWhenSignedIn(context)
  const back = backOf(request)
  return redirectDocument(`/auth/entree${back ? `?${new URLSearchParams({ return_to: back })}` : ''}`)
}
