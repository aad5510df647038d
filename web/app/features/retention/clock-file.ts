import { data } from 'react-router'
import { pageContext } from '#lib/context.ts'
import { requireSession } from '#lib/session.server.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import type { Route } from './+types/clock-file'
import { findClock } from './privacy.data.ts'

/** The clock of one person, for the screen on which they stand. */
export async function loader({ context, params }: Route.LoaderArgs) {
  if (!isId(params.id)) throw data(null, { status: 404 })
  await requireSession(context)
  try {
    return { clock: await findClock(context, params.id) }
  } catch (error) {
    // The screen that it stands on is about somebody, and goes on without the clock.
    context.get(pageContext).report(error, 'retention')
    return { clock: null }
  }
}
