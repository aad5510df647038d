import { apiOf, pageContext } from '#lib/context.ts'
import { requireCan } from '#lib/require-can.server.ts'
import type { Route } from './+types/more-rows'
import { readBlock } from './view.server.ts'

/** Rows further down, for who scrolls there; a route without a screen, so that nothing else is read for them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context, await requireCan(context, 'viewData'))
  const { searchParams } = new URL(request.url)
  return Response.json(await readBlock(api, searchParams, context.get(pageContext).locale))
}
