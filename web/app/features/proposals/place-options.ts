import { apiContext } from '#lib/context.ts'
import { requireCan } from '#lib/require-can.server.ts'
import type { Route } from './+types/place-options'
import { readPlaceOptions } from './place-options.server.ts'

/** Places that one can propose, for a form to search in. */
export async function loader({ context, request }: Route.LoaderArgs) {
  await requireCan(context, 'proposeVacancies')
  const search = new URL(request.url).searchParams.get('q')?.slice(0, 100) ?? ''
  return Response.json(await readPlaceOptions(context.get(apiContext), search))
}
