import { apiOf } from '#lib/context.ts'
import { personName } from '#lib/person-name.ts'
import { hereOf, requireCan } from '#lib/require-can.server.ts'
import { users } from '#protocol/features/users.ts'
import type { Route } from './+types/student-options'

/** Students to give an assignment to, by the beginning of their names; a mentor finds only their own. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const session = await requireCan(context, 'keepAssignments')
  const search = new URL(request.url).searchParams.get('q')?.slice(0, 100) ?? ''
  const found = await apiOf(context, session).list(users, {
    filter: { withRole: 'student', organizationIdEq: hereOf(session).id, statusIn: ['active', 'invited'], search },
    page: { size: 20 },
  })
  return Response.json(found.map((person) => ({ value: person.id, label: personName(person), hint: person.email })))
}
