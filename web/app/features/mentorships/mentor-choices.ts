import { personName } from '#lib/person-name.ts'
import type { Client } from '#protocol/client.ts'
import { users } from '#protocol/features/users.ts'
import type { Choices } from '#protocol/shared/choices.ts'

type Asked = { most: number; search?: string } | { idIn: string[] }

/** The mentors of a school, to choose from; also who did not come in yet, since a new mentor gets students first. All of them only when they are no more than `most`; else one searches. */
export async function mentorsOf(api: Client, schoolId: string, asked: Asked): Promise<Choices> {
  const mentors = { withRole: 'mentor', organizationIdEq: schoolId, statusIn: ['active', 'invited'] } as const
  const size = 'idIn' in asked ? asked.idIn.length : asked.most
  const found = await api.list(users, {
    filter: { ...mentors, ...('idIn' in asked ? { idIn: asked.idIn } : asked.search ? { search: asked.search } : {}) },
    fields: { users: ['firstName', 'infix', 'lastName'] },
    page: { size, count: size },
  })
  if ('most' in asked && asked.search === undefined && found.isMore) return { choices: [], isMore: true }
  return { choices: found.map((person) => ({ id: person.id, name: personName(person) })), isMore: false }
}
