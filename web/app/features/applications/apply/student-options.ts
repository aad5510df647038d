import { apiContext } from '#lib/context.ts'
import { personName } from '#lib/person-name.ts'
import { hereOf, requireCan } from '#lib/require-can.server.ts'
import { users } from '#protocol/features/users.ts'
import type { Route } from './+types/student-options'

/** Students that one may apply for, by the beginning of their names; a mentor finds only their own. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const school = hereOf(await requireCan(context, 'applyForStudents'))
  const search = new URL(request.url).searchParams.get('q')?.slice(0, 100) ?? ''
  const found = await context.get(apiContext).list(users, {
    filter: { withRole: 'student', organizationIdEq: school.id, statusIn: ['active', 'invited'], search },
    page: { size: 20 },
  })
  return Response.json(found.map((person) => ({ value: person.id, label: personName(person), hint: person.email })))
}
