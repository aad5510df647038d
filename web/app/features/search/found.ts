import type { Route } from './+types/found'
import { findEverything } from './find-everything.server.ts'

/** What the dialog asks while one types; the page asks the same. */
export async function loader({ context, request }: Route.LoaderArgs) {
  return Response.json(await findEverything(context, request))
}
