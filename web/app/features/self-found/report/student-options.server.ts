import { personName } from '#lib/person-name.ts'
import type { Client } from '#protocol/client.ts'
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
  return found.map((person) => ({ value: person.id, label: personName(person), hint: person.email }))
}
