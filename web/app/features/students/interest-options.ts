import { apiContext } from '#lib/context.ts'
import { requireSession } from '#lib/session.server.ts'
import { tags } from '#protocol/features/tags.ts'
import type { Route } from './+types/interest-options'

/** Tags by a part of their name, for the box in which one chooses interests. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireSession(context)
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 40)
  const filter: Record<string, string> = query ? { nameCont: query } : {}
  const found = await context.get(apiContext).list(tags, { filter, page: { size: 20 } })
  return Response.json(found.map(({ id, name }) => ({ value: id, label: name })))
}
