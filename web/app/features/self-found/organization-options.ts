import { organizations } from '../../../../protocol/src/organizations.ts'
import { apiContext } from '../../lib/context.ts'
import type { Route } from './+types/organization-options'
import { requirePart } from './who.server.ts'

/** Organizations that take part and whose name or town begins like what was typed. */
export async function loader({ context, request }: Route.LoaderArgs) {
  await requirePart(context, request)
  const search = new URL(request.url).searchParams.get('q')?.trim().slice(0, 100) ?? ''
  if (search.length < 2) return Response.json([])
  const found = await context.get(apiContext).list(organizations, {
    filter: { search, typeIn: ['NonProfit', 'Provider'], statusEq: 'approved' },
    page: { size: 5 },
  })
  return Response.json(found.map(({ id, name, city }) => ({ value: id, label: name, hint: city ?? '' })))
}
