import { apiContext } from '#lib/context.ts'
import { personName } from '#lib/person-name.ts'
import { hereOf, requireCan } from '#lib/require-can.server.ts'
import { groupMemberships } from '#protocol/features/groups.ts'
import { users } from '#protocol/features/users.ts'
import type { Route } from './+types/student-options'

const SHOWN = 20
/** More are read than shown, since some of them may be in the class already. */
const READ = 60

/**
 * Students of the school by the beginning of their names, for a box to search in. Each with the class they are in now;
 * who is in the class of the address already is left out.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const school = hereOf(await requireCan(context, 'keepMentorships'))
  const api = context.get(apiContext)
  const asked = new URL(request.url).searchParams
  const search = asked.get('q')?.slice(0, 100) ?? ''
  const intoId = asked.get('klas')
  const found = await api.list(users, {
    filter: { withRole: 'student', organizationIdEq: school.id, statusNotEq: 'archived', search },
    page: { size: intoId ? READ : SHOWN },
  })
  const stays =
    found.length > 0
      ? await api.list(groupMemberships, {
          filter: { studentIdIn: found.map(({ id }) => id) },
          include: ['group'],
          page: { size: 1000 },
        })
      : []
  const current = stays.filter(({ isCurrent }) => isCurrent)
  const options = found.flatMap((person) => {
    const classes = current.filter(({ studentId }) => studentId === person.id)
    if (classes.some(({ groupId }) => groupId === intoId)) return []
    const hint = classes.map(({ group }) => String(group?.name ?? '')).join(', ') || person.email
    return [{ value: person.id, label: personName(person), hint }]
  })
  return Response.json(options.slice(0, SHOWN))
}
