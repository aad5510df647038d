import { apiContext } from '#lib/context.ts'
import { requireCan } from '#lib/require-can.server.ts'
import type { Route } from './+types/correspondent-options'
import { readCorrespondents } from './correspondents.data.ts'

/** For the box that one searches in. */
export async function loader({ context, request }: Route.LoaderArgs) {
  await requireCan(context, 'useConversations')
  const search = new URL(request.url).searchParams.get('q')?.slice(0, 100) ?? ''
  return Response.json(await readCorrespondents(context.get(apiContext), search))
}
