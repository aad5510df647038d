import { redirect } from 'react-router'
import { requireSession } from '#lib/session.server.ts'
import type { Route } from './+types/queue-start'
import { queuesOf } from './collect-queues.ts'

/** The first kind of which something waits; where nothing does, the first there is. */
export async function loader({ context }: Route.LoaderArgs) {
  const session = await requireSession(context)
  const kinds = queuesOf(session)
  const up = kinds.find(({ name }) => session.waiting[name]) ?? kinds[0]
  return redirect(up?.path ?? '/dashboard')
}
