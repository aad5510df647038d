import { apiContext } from '#lib/context.ts'
import { personName } from '#lib/person-name.ts'
import { requireSession } from '#lib/session.server.ts'
import { users } from '#protocol/features/users.ts'
import type { Route } from './+types/people-options'

/** People whom one may see, for the filter: `?q=` is the beginning of their names. */
export async function loader({ context, request }: Route.LoaderArgs) {
  await requireSession(context)
  const search = new URL(request.url).searchParams.get('q')?.trim().slice(0, 100) ?? ''
  if (!search) return Response.json([])
  const found = await context.get(apiContext).list(users, { filter: { search }, page: { size: 20 } })
  return Response.json(found.map((row) => ({ value: row.id, label: personName(row), hint: row.email })))
}
