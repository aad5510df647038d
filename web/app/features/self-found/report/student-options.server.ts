import { personName } from '#lib/person-name.ts'
import type { Client } from '#protocol/client.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { users } from '#protocol/features/users.ts'

/** Students of a school whom one looks after, as options; by the beginning of their names, or the first ones. */
export async function readStudentOptions(api: Client, schoolId: string, search?: string) {
  const found = await api.list(users, {
    filter: {
      withRole: 'student',
      organizationIdEq: schoolId,
      statusNotEq: 'archived',
      ...(search === undefined ? {} : { search }),
    },
    page: { size: search === undefined ? 200 : 20 },
  })
  return found.map(optionOf)
}

type Found = Parameters<typeof personName>[0] & { id: string; email: string }
const optionOf = (person: Found) => ({ value: person.id, label: personName(person), hint: person.email })

/** Those whom an address names, as far as one looks after them. */
export async function readNamedStudents(api: Client, schoolId: string, asked: URLSearchParams) {
  const idIn = asked
    .getAll('leerling')
    .flatMap((each) => each.split(','))
    .filter(isId)
    .slice(0, 50)
  if (idIn.length === 0) return []
  const filter = { idIn, withRole: 'student', organizationIdEq: schoolId, statusNotEq: 'archived' } as const
  return (await api.list(users, { filter, page: { size: idIn.length } })).map(optionOf)
}
