import { pageContext } from '#lib/context.ts'
import { requireSession } from '#lib/session.server.ts'
import type { Route } from './+types/latest-actions'
import { findActions, readFilters } from './activities.data.ts'

const MOST = 25

/** The newest actions about one thing, for its own screen; a route without a screen, so that little comes along. */
export async function loader({ context, request }: Route.LoaderArgs) {
  await requireSession(context)
  const search = new URL(request.url).searchParams
  const size = Math.min(MOST, Math.max(1, Number(search.get('aantal')) || 6))
  try {
    return { ...(await findActions(context, readFilters(search), { number: 1, size })), isFailed: false }
  } catch (error) {
    // The screen that it stands on is about something else, and goes on.
    context.get(pageContext).report(error, 'activities')
    return { actions: [], records: 0, isFailed: true }
  }
}
