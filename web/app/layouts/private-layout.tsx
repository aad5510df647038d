import { Outlet } from 'react-router'
import { forgetSession, requireSession } from '../lib/session.server.ts'
import { useRoot } from '../root.tsx'
import type { Route } from './+types/private-layout'

/** A form that is sent when the session is over leads to signing in and back to its page, before anything runs. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, request }) => {
    if (request.method === 'GET') return
    await requireSession(context, request)
    forgetSession(context)
  },
]

/** Everything below it needs a session. */
export async function loader({ context, request }: Route.LoaderArgs) {
  await requireSession(context, request)
  return null
}

/** Another organization is another desk: what a page kept in mind for the last one goes. */
export default function PrivateLayout() {
  const { session } = useRoot()
  return <Outlet key={session?.organization?.id} />
}
