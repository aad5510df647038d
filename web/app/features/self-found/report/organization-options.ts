import { apiContext } from '#lib/context.ts'
import { organizations } from '#protocol/features/organizations.ts'
import { type NearOrganization, nearOrganizations } from '#protocol/features/self-found.ts'
import { requirePart } from '../require-self-found.server.ts'
import type { Route } from './+types/organization-options'

/** Organizations that take part and whose name or town begins like what was typed; without any, nearly the same name. */
export async function loader({ context, request }: Route.LoaderArgs) {
  await requirePart(context)
  const search = new URL(request.url).searchParams.get('q')?.trim().slice(0, 100) ?? ''
  if (search.length < 2) return Response.json([])
  const api = context.get(apiContext)
  const found: NearOrganization[] = await api.list(organizations, {
    filter: { search, typeIn: ['NonProfit', 'Provider'], statusEq: 'approved' },
    page: { size: 5 },
  })
  if (found.length === 0) {
    const { near } = await api.run(nearOrganizations, '', { organizationName: search })
    found.push(...near)
  }
  return Response.json(found.map(({ id, name, city }) => ({ value: id, label: name, hint: city ?? '' })))
}
